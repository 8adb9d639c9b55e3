import ast
import subprocess
from collections.abc import Callable
from pathlib import Path

import bootstrap
import pytest
from bootstrap import SetUpError

from rook13 import system_libraries
from rook13.cli.problems import Lacking
from rook13.system_libraries import Need

EGL = Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd")
GL = Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd")
OBJDUMP = Need("objdump", "binutils", "binutils", "binutils")


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs that seem to be on the path; empty until a test adds some."""
    names: set[str] = set()
    monkeypatch.setattr("shutil.which", lambda name: name if name in names else None)
    return names


@pytest.fixture
def libraries(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The libraries that seem to be installed; empty until a test adds some."""
    names: set[str] = set()

    def load(name: str) -> None:
        if name not in names:
            raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr("ctypes.CDLL", load)
    return names


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records commands instead of running them; all of them succeed."""
    lines: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        lines.append(" ".join(str(part) for part in command))
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr("subprocess.run", run)
    return lines


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], None]:
    """Pretends to be a platform and a user."""

    def pretend(platform: str, user: int) -> None:
        monkeypatch.setattr("sys.platform", platform)
        monkeypatch.setattr("os.geteuid", lambda: user)

    return pretend


def test_an_old_python_can_read_the_script() -> None:
    source = Path(bootstrap.__file__).read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))


def test_a_library_is_present_when_it_loads(libraries: set[str]) -> None:
    libraries.add("libEGL.so.1")
    assert system_libraries.is_present(EGL)
    assert not system_libraries.is_present(GL)


def test_a_program_is_present_when_it_is_on_the_path(programs: set[str]) -> None:
    assert not system_libraries.is_present(OBJDUMP)
    programs.add("objdump")
    assert system_libraries.is_present(OBJDUMP)


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt-get", "apt-get install libegl1 libgl1"),
        ("dnf", "dnf install libglvnd-egl libglvnd-glx"),
        ("pacman", "pacman -S libglvnd"),
    ],
)
def test_advice_is_one_sentence_with_the_command_of_the_system(
    programs: set[str], manager: str, command: str
) -> None:
    programs.add(manager)
    missing = [EGL, GL]
    assert system_libraries.advice(missing, system_libraries.install_command(missing)) == (
        f"This system lacks libEGL.so.1, libGL.so.1; install: sudo {command}"
    )


def test_what_to_install_is_never_shortened(programs: set[str]) -> None:
    programs.add("apt-get")
    missing = [Need(f"lib{number}.so.1", f"lib{number}-1", "", "") for number in range(40)]
    told = system_libraries.advice(missing, system_libraries.install_command(missing))
    assert told.startswith("This system lacks lib0.so.1, lib1.so.1, lib2.so.1, and 37 more; ")
    assert str(Lacking(told)) == told
    assert told.endswith("lib39-1")


@pytest.mark.usefixtures("programs")
def test_advice_without_a_known_package_manager_still_names_the_libraries() -> None:
    assert system_libraries.advice([EGL], system_libraries.install_command([EGL])) == (
        "This system lacks libEGL.so.1; install with your system's package manager."
    )


def test_a_window_needs_the_x11_libraries_unless_wayland_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert "libxcb-cursor.so.0" in [need.name for need in bootstrap.needs("run")]
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert "libxcb-cursor.so.0" not in [need.name for need in bootstrap.needs("run")]


def test_tests_and_builds_need_what_pyinstaller_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "libpython3.11.so.1.0")
    monkeypatch.setattr("sysconfig.get_path", lambda name: "/nowhere")
    tested, built = ({need.name for need in bootstrap.needs(what)} for what in ("test", "build"))
    packed = {"libxcb-cursor.so.0", "libwayland-cursor.so.0", "libpulse.so.0"}
    assert tested >= packed | {"objdump", "libpython3.11.so.1.0"}
    assert built == tested | {"cc", "/nowhere/Python.h"}


def test_a_python_without_shared_library_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "libpython3.11.a")
    assert bootstrap.python_library() == []


def test_nothing_happens_when_all_is_present(
    monkeypatch: pytest.MonkeyPatch, commands: list[str], system: Callable[[str, int], None]
) -> None:
    system("linux", 0)
    monkeypatch.setattr(bootstrap, "is_present", lambda need: True)
    bootstrap.check_libraries("run")
    assert commands == []


@pytest.mark.usefixtures("libraries", "programs")
def test_nothing_is_checked_outside_linux(
    commands: list[str], system: Callable[[str, int], None]
) -> None:
    system("darwin", 501)
    bootstrap.check_libraries("run")
    assert commands == []


@pytest.mark.usefixtures("libraries")
def test_root_on_debian_gets_the_packages_installed(
    programs: set[str], commands: list[str], system: Callable[[str, int], None]
) -> None:
    system("linux", 0)
    programs.add("apt-get")
    bootstrap.check_libraries("run")
    update, install = commands
    assert update == "apt-get -qq update"
    assert install.startswith("apt-get -qq install --yes --no-install-recommends libglib2.0-0 ")


@pytest.mark.usefixtures("libraries")
@pytest.mark.parametrize(("manager", "user"), [("apt-get", 1000), ("dnf", 0)])
def test_everybody_else_is_told_what_to_install(
    programs: set[str],
    commands: list[str],
    system: Callable[[str, int], None],
    manager: str,
    user: int,
) -> None:
    system("linux", user)
    programs.add(manager)
    with pytest.raises(SetUpError, match=f"lacks libglib.* install: sudo {manager} install "):
        bootstrap.check_libraries("run")
    assert commands == []


def test_a_lost_network_is_one_sentence() -> None:
    stderr = "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError'"
    assert bootstrap.explain_pip(stderr).startswith("The packages could not be downloaded")


def test_other_failures_of_pip_keep_its_words_but_not_its_warnings() -> None:
    stderr = "WARNING: a cache is disabled\nERROR: No space left on device"
    assert bootstrap.explain_pip(stderr) == (
        "pip could not install the packages:\nERROR: No space left on device"
    )


def test_a_python_without_venv_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / "python")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetUpError, match="apt-get install python3-venv"):
        bootstrap.make_venv()


def test_pip_from_outside_fills_the_environment_when_python_bundles_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, commands: list[str]
) -> None:
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "ensurepip" else name
    )
    bootstrap.make_venv()
    create, fill = commands
    assert "-m venv --clear --without-pip" in create
    assert fill.endswith(f"--python {tmp_path / 'python'} install pip")


def test_problems_end_in_a_sentence_and_not_in_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(purpose: str) -> None:
        raise SetUpError(f"cannot {purpose}")

    monkeypatch.setattr(bootstrap, "check_libraries", fail)
    with pytest.raises(SystemExit, match="cannot run"):
        bootstrap.main(["libraries", "run"])
