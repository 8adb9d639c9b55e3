#!/bin/sh
# Installs Rook13 for this user alone, and takes it away again; needs no root.
#
#   ./install.sh               install, or replace an older version
#   ./install.sh --uninstall   remove the program; games and settings stay
set -eu

id=io.github.rook13.Rook13
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/rook13
command=$HOME/.local/bin/rook13

refresh() {
    # Desktops notice by themselves after a while; these make it happen now, where they exist.
    command -v update-desktop-database >/dev/null && update-desktop-database "$data/applications" || true
    command -v update-mime-database >/dev/null && update-mime-database "$data/mime" || true
    command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -q -t "$data/icons/hicolor" || true
}

remove() {
    rm -rf "$program"
    [ -L "$command" ] && rm -f "$command"
    rm -f "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" "$data/mime/packages/$id.xml"
    rm -f "$data"/icons/hicolor/*/apps/"$id".*
}

case ${1:-} in
--uninstall)
    remove
    refresh
    echo "Rook13 is removed. Your games and settings are still in $data/rook13."
    exit
    ;;
'') ;;
*)
    echo "usage: $0 [--uninstall]" >&2
    exit 2
    ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
if [ "$here" = "$program" ] || ! [ -x "$here/rook13" ]; then
    echo "Run this script from the folder that you unpacked." >&2
    exit 2
fi
if [ -e "$command" ] && ! [ -L "$command" ]; then
    echo "$command is there already and is not ours; nothing was installed." >&2
    exit 1
fi
remove
mkdir -p "$program" "$(dirname "$command")" "$data/applications" "$data/metainfo" "$data/mime/packages" "$data/icons/hicolor"
cp -R "$here/." "$program/"
ln -s "$program/rook13" "$command"
cp -R "$here/share/icons/." "$data/icons/hicolor/"
cp "$here/share/$id.metainfo.xml" "$data/metainfo/"
cp "$here/share/$id.mime.xml" "$data/mime/packages/$id.xml"
# The menu of a desktop need not have ~/.local/bin on its path.
sed -e "s|^Exec=rook13|Exec=\"$command\"|" -e "s|^TryExec=rook13|TryExec=$command|" \
    "$here/share/$id.desktop" >"$data/applications/$id.desktop"
refresh
echo "Rook13 is installed: look for it among your games, or run $command"
case :$PATH: in
*:"$HOME/.local/bin":*) ;;
*) echo "To start it as “rook13” in a terminal, add $HOME/.local/bin to your PATH." ;;
esac
