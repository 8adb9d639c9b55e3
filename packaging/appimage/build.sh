#!/bin/sh
# Makes an AppImage of dist/Rook13. Not run here: appimagetool is not on the machine this was
# written on. Run `make build` first, and have appimagetool on the path.
set -eu

cd "$(dirname "$0")/../.."
id=io.github.rook13.Rook13
version=$(PYTHONPATH=src python3 -c 'import rook13; print(rook13.__version__)')
dir=build/appimage/Rook13.AppDir
rm -rf "$dir"
mkdir -p "$dir/usr/lib" "$dir/usr/share/metainfo" "$dir/usr/share/icons"
cp -a dist/Rook13 "$dir/usr/lib/rook13"
cp "dist/Rook13/share/$id.desktop" "$dir/$id.desktop"
cp "dist/Rook13/share/$id.metainfo.xml" "$dir/usr/share/metainfo/$id.appdata.xml"
cp -a dist/Rook13/share/icons "$dir/usr/share/icons/hicolor"
cp "$dir/usr/share/icons/hicolor/256x256/apps/$id.png" "$dir/$id.png"
ln -s "$id.png" "$dir/.DirIcon"
cat >"$dir/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/rook13/rook13" "$@"
RUN
chmod +x "$dir/AppRun"
ARCH=$(uname -m) appimagetool "$dir" "dist/rook13-$version-$(uname -m).AppImage"
