import os
import stat
from pathlib import Path

import pytest

from rook13.storage.files import StorageError, StorageProblem, data_paths


def test_another_folder_is_another_instance(tmp_path: Path) -> None:
    one, two = data_paths(tmp_path / "a" / "one"), data_paths(tmp_path / "two")
    assert one.folder.is_dir()
    assert one.database != two.database
    assert one.logs.parent == one.folder


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_only_its_owner_may_enter_the_folder(tmp_path: Path) -> None:
    assert stat.S_IMODE(data_paths(tmp_path / "one").folder.stat().st_mode) == 0o700


def test_the_usual_folder_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / name)
    assert data_paths().folder == tmp_path / "rook13"


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError) as caught:
        data_paths(tmp_path / "file" / "data")
    assert caught.value.kind is StorageProblem.UNREADABLE
