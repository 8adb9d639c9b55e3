import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import icons
import notices
import pytest
import release
import shell
from packaging.utils import canonicalize_name
from PySide6.QtGui import QImage, QImageReader

import build
import rook13
from rook13.cli import menu_entry

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout to build from, so that nothing is left behind in it."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    for name in ("src", "resources"):
        shutil.copytree(
            ROOT / name, tree / name, ignore=shutil.ignore_patterns("*.egg-info", "*.so")
        )
    return tree


NOTHING = "nothing at all"
FAKE_COMPILER = """#!{python}
import pathlib, sys
if any({fails!r} in word for word in sys.argv[1:]):
    sys.exit("the compiler fails on {fails}")
pathlib.Path(sys.argv[sys.argv.index("-o") + 1]).write_bytes(b"")
"""


def wheel_with_compiler(tree: Path, folder: Path, fails: str = NOTHING) -> Path:
    """Build a wheel with a compiler that fails on what is named and else writes nothing."""
    if sys.platform == "win32":
        pytest.skip("the compiler is a script")
    compiler = folder / "cc"
    compiler.write_text(FAKE_COMPILER.format(python=sys.executable, fails=fails))
    compiler.chmod(0o755)
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "wheel", *offline, str(tree)],
        env={**os.environ, "CC": str(compiler)},
        check=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a compiler makes of the kernel is tried by every set-up; here only its names count."""
    return wheel_with_compiler(tree, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_carries_every_master_and_the_type_marker(wheel: Path) -> None:
    masters = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    names = zipfile.ZipFile(wheel).namelist()
    expected = {
        f"rook13/_resources/{path.relative_to(ROOT / 'resources').as_posix()}" for path in masters
    }
    assert {name for name in names if "/_resources/" in name} == expected
    assert "rook13/py.typed" in names


def test_the_wheel_carries_the_compiled_kernel_and_its_source(wheel: Path) -> None:
    names = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("rook13/kernel")]
    sources = {f"rook13/kernel/{path.name}" for path in (ROOT / "src/rook13/kernel").glob("*.py")}
    assert {name for name in names if name.endswith(".py")} == sources
    modules = {name.removesuffix(".py") for name in sources} - {"rook13/kernel/__init__"}
    assert {name.split(".")[0] for name in names if not name.endswith(".py")} == {
        *modules,
        "rook13/kernel/compiled__mypyc",
    }


def test_an_editable_install_removes_what_an_earlier_one_compiled(
    tree: Path, tmp_path: Path
) -> None:
    stale = [tree / "src/rook13" / name for name in ("kernel.so", "kernel/cards.so")]
    for path in stale:
        path.touch()
    program = f"from setuptools.build_meta import build_editable; build_editable({str(tmp_path)!r})"
    environment = {**os.environ, "ROOK13_INTERPRETED": "1"}
    subprocess.run([sys.executable, "-c", program], cwd=tree, env=environment, check=True)
    assert not any(path.exists() for path in stale)


def compiled_in(folder: Path) -> list[Path]:
    return [path for ending in ("*.so", "*.pyd") for path in folder.rglob(ending)]


def test_a_compiler_that_fails_once_leaves_the_whole_kernel_interpreted(
    tree: Path, tmp_path: Path
) -> None:
    wheel = wheel_with_compiler(tree, tmp_path, "compiled__mypyc")
    assert wheel.name.endswith("-py3-none-any.whl")
    target = tmp_path / "target"
    zipfile.ZipFile(wheel).extractall(target)
    assert not compiled_in(target)
    program = "from rook13.cli import main; main(['--version'])"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=target,
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "kernels interpreted" in done.stdout


def test_compiling_can_be_turned_off() -> None:
    listing = "import setup; print(setup.compiled_modules())"
    environment = {**os.environ, "ROOK13_INTERPRETED": "1"}
    script = "import setuptools; setuptools.setup = lambda **_: None; " + listing
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.stdout == "[]\n"


def test_an_unpacked_wheel_finds_its_resources(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); "
        "from rook13.resources import resource; print(resource('rules/rook13.md')); "
        "from rook13.ui.translator import read_forms; print(len(read_forms('de')) > 1000)"
    )
    found = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout
    place, has_words = found.splitlines()
    assert Path(place) == tmp_path / "rook13" / "_resources" / "rules" / "rook13.md"
    assert has_words == "True"


def test_the_source_archive_has_no_tests(tree: Path, tmp_path: Path) -> None:
    (tree / "tests").mkdir()
    (tree / "tests" / "test_orphan.py").touch()
    code = f"from setuptools.build_meta import build_sdist; build_sdist({str(tmp_path)!r})"
    environment = {**os.environ, "ROOK13_INTERPRETED": "1"}
    subprocess.run([sys.executable, "-c", code], cwd=tree, env=environment, check=True)
    (built,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(built) as archive:
        names = archive.getnames()
    assert not [name for name in names if "tests" in Path(name).parts]
    assert any(name.endswith("resources/rules/rook13.md") for name in names)


def test_the_wheel_has_the_version_of_the_package(wheel: Path) -> None:
    assert wheel.name.startswith(f"rook13-{rook13.__version__}-")


def test_constraints_pin_everything_that_gets_installed() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pinned = {canonicalize_name(line.split("==")[0]) for line in lines}
    assert all(line.count("==") == 1 for line in lines)
    assert notices.closure("rook13", ("", "dev", "sound")) - {"rook13"} <= pinned


def test_sources_without_git_have_the_time_of_their_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").touch()
    os.utime(tmp_path / "pyproject.toml", (1_700_000_000, 1_700_000_000))
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.source_date() == 1_700_000_000


def test_an_archive_depends_on_nothing_but_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "source_date", lambda: 1_700_000_000)
    archives = []
    for number, names in enumerate((("b", "a"), ("a", "b"))):
        folder = tmp_path / str(number) / "Rook13"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(name)
            os.utime(folder / name, (number, number))
        archives.append(build.pack(folder))
    assert archives[0].read_bytes() == archives[1].read_bytes()
    assert build.differences(tmp_path / "0" / "Rook13", tmp_path / "1" / "Rook13") == []
    (tmp_path / "1" / "Rook13" / "a").write_text("changed")
    assert build.differences(tmp_path / "0" / "Rook13", tmp_path / "1" / "Rook13") == ["a"]
    sums = build.write_sums(archives[0].parent).read_text()
    assert sums.endswith(f"  {archives[0].name}\n")


def test_everything_carried_is_named_with_its_licence(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    sbom = json.loads(notices.write(tmp_path, "1.2.3", 0).read_text("utf-8"))
    named = {canonicalize_name(component["name"]) for component in sbom["components"]}
    assert named >= {"python", "qt", "pyinstaller", "zeroconf", "pyside6-essentials", "msgspec"}
    assert all(component["licenses"] for component in sbom["components"])
    assert sbom["metadata"]["component"]["version"] == "1.2.3"
    listed = (tmp_path / "THIRD-PARTY.txt").read_text("utf-8")
    assert all(f"\n{each['name']} " in listed for each in sbom["components"])
    texts = {path.name for path in (tmp_path / "licences").iterdir()}
    assert texts >= {"LGPL-3.0.txt", "GPL-3.0.txt", "zeroconf-licenses-COPYING"}


def test_every_desktop_gets_the_icon_in_its_form(tmp_path: Path, qapp: object) -> None:
    icons.write(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"hicolor/{size}x{size}/apps/{menu_entry.APP_ID}.png"))
        assert (image.width(), image.height()) == (size, size)
    assert QImageReader(str(tmp_path / "rook13.ico")).imageCount() == len(icons.ICO_SIZES)
    assert (tmp_path / "rook13.icns").read_bytes()[:4] == b"icns"


def test_the_man_page_and_the_shells_know_every_command(tmp_path: Path) -> None:
    shell.write(tmp_path, "https://somewhere.invalid/")
    page = (tmp_path / shell.MAN_PAGE).read_text("utf-8")
    assert ".SH NAME\nrook13 \\- card table for five" in page
    assert "usage: rook13 host" in page
    for name in shell.COMPLETIONS.values():
        assert "verify" in (tmp_path / name).read_text("utf-8")


LINUX, MENU = ROOT / "packaging" / "linux", ROOT / "resources" / "linux"


def test_a_release_is_refused_while_the_home_page_is_a_placeholder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    about = {"@HOMEPAGE@": "https://somewhere.invalid/", "@MAINTAINER@": "Ann <ann@example.org>"}
    monkeypatch.setattr(build, "about", lambda: about)
    assert release.main(["--texts"]) == 1
    said = capsys.readouterr().out
    assert "https://somewhere.invalid/" in said
    assert "Ann" not in said
    assert "Windows" in said


def test_what_names_the_project_is_filled_in(tmp_path: Path) -> None:
    for name in (f"linux/{menu_entry.APP_ID}.metainfo.xml", "debian/control"):
        copy = Path(shutil.copy(ROOT / "packaging" / name, tmp_path))
        build.fill_in(copy)
        assert build.about()["@HOMEPAGE@"] in copy.read_text("utf-8")
        assert "@HOMEPAGE@" not in copy.read_text("utf-8")


def test_the_archive_s_readme_leads_to_nothing_that_is_not_in_it() -> None:
    home = build.about()["@HOMEPAGE@"]
    links = re.findall(r"\]\(([^)#]+)", build.readme())
    assert f"{home}docs/screenshots/lobby.png" in links
    assert {link for link in links if "://" not in link} <= set(build.TEXTS)


def test_the_files_for_linux_name_each_other() -> None:
    desktop = (MENU / f"{menu_entry.APP_ID}.desktop").read_text("utf-8")
    metainfo = (LINUX / f"{menu_entry.APP_ID}.metainfo.xml").read_text("utf-8")
    mime = (MENU / f"{menu_entry.APP_ID}.mime.xml").read_text("utf-8")
    kind = "application/x-rook13-record+json"
    assert f"MimeType={kind};" in desktop
    assert f"<mediatype>{kind}</mediatype>" in metainfo
    assert f'type="{kind}"' in mime
    assert f"Icon={menu_entry.APP_ID}" in desktop
    assert f'<release version="{rook13.__version__}"' in metainfo


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home folder of somebody who has played, and whose name gives scripts trouble."""
    games = tmp_path / "Tom & Ann's | home/.local/share/rook13/rook13.db"
    games.parent.mkdir(parents=True)
    games.touch()
    return tmp_path / "Tom & Ann's | home"


@pytest.fixture
def installer(tmp_path: Path) -> Path:
    """What somebody unpacks, with the program as it is here."""
    unpacked = tmp_path / "unpacked"
    shutil.copytree(LINUX, unpacked / "share")
    (unpacked / "share" / "install.sh").rename(unpacked / "install.sh")
    shell.write(unpacked / "share", "https://somewhere.invalid/")
    program = unpacked / "rook13"
    program.write_text(
        f"#!{sys.executable}\nimport sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n"
        "from rook13.cli import main; sys.exit(main())"
    )
    program.chmod(0o755)
    return unpacked / "install.sh"


def run_installer(installer: Path, home: Path, *arguments: str) -> int:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run([installer, *arguments], env=environment).returncode


@pytest.mark.skipif(sys.platform != "linux", reason="it installs on Linux")
def test_a_user_can_install_the_program_and_remove_it(installer: Path, home: Path) -> None:
    before = sorted(home.rglob("*"))
    assert run_installer(installer, home) == 0
    assert run_installer(installer, home) == 0
    command = home / ".local/bin/rook13"
    assert subprocess.run([command, "--version"], capture_output=True).stdout.startswith(b"rook13")
    entry = (home / f".local/share/applications/{menu_entry.APP_ID}.desktop").read_text("utf-8")
    assert f'Exec="{command}" %f' in entry
    assert f"TryExec={command}\n" in entry
    assert (home / f".local/share/mime/packages/{menu_entry.APP_ID}.xml").exists()
    assert (home / ".local/share/man/man6/rook13.6").exists()
    assert run_installer(installer, home, "--uninstall") == 0
    assert sorted(home.rglob("*")) == before


@pytest.mark.skipif(sys.platform != "linux", reason="it installs on Linux")
def test_a_program_that_something_else_installed_stays(installer: Path, home: Path) -> None:
    command = home / ".local/bin/rook13"
    command.parent.mkdir()
    command.symlink_to("../share/pipx/venvs/rook13/bin/rook13")
    assert run_installer(installer, home) == 1
    assert run_installer(installer, home, "--uninstall") == 0
    assert command.is_symlink()


@pytest.mark.skipif(sys.platform != "linux", reason="it installs on Linux")
@pytest.mark.parametrize("name", ["in$ane", 'quo"te'])
def test_a_menu_that_cannot_start_it_does_not_keep_the_program_away(
    installer: Path, tmp_path: Path, name: str
) -> None:
    home = tmp_path / name
    home.mkdir()
    assert run_installer(installer, home) == 0
    assert (home / ".local/bin/rook13").exists()
    assert not list((home / ".local/share").rglob("*.desktop"))
