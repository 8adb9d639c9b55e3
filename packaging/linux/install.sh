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

is_ours() {
    # pipx and others put their own rook13 there.
    [ -L "$command" ] && [ "$(readlink "$command")" = "$program/rook13" ]
}

remove() {
    rm -rf "$program"
    if is_ours; then rm -f "$command"; fi
    rm -f "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" "$data/mime/packages/$id.xml"
    rm -f "$data"/icons/hicolor/*/apps/"$id".*
    rm -f "$data/man/man6/rook13.6" "$data/bash-completion/completions/rook13"
}

tidy() {
    # What refresh has written, where nobody else's file is left, and folders that are empty.
    is_left() { [ -n "$(find "$1" ! -type d ! -name "$2" 2>/dev/null | head -n 1)" ]; }
    is_left "$data/applications" mimeinfo.cache || rm -f "$data/applications/mimeinfo.cache"
    is_left "$data/icons/hicolor" icon-theme.cache || rm -f "$data/icons/hicolor/icon-theme.cache"
    is_left "$data/mime/packages" '' || rm -rf "$data/mime"
    for folder in "$data/applications" "$data/metainfo" "$data/icons" "$data/man" "$data/bash-completion" "$HOME/.local/bin" "$HOME/.local/lib"; do
        [ -d "$folder" ] && find "$folder" -depth -type d -empty -delete
    done
    true
}

case ${1:-} in
--uninstall)
    remove
    refresh
    tidy
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
if { [ -e "$command" ] || [ -L "$command" ]; } && ! is_ours; then
    echo "$command is there already and belongs to another installation; nothing was installed." >&2
    exit 1
fi
case $command in
*[\"\\\`\$%]*)
    echo "A menu entry can't start a program in $HOME, because of the signs in its name." >&2
    exit 1
    ;;
esac
remove
mkdir -p "$program" "$(dirname "$command")" "$data/applications" "$data/metainfo" "$data/mime/packages" "$data/icons/hicolor" \
    "$data/man/man6" "$data/bash-completion/completions"
cp -R "$here/." "$program/"
ln -s "$program/rook13" "$command"
cp -R "$here/share/icons/." "$data/icons/hicolor/"
cp "$here/share/man/man6/rook13.6" "$data/man/man6/"
cp "$here/share/bash-completion/completions/rook13" "$data/bash-completion/completions/"
cp "$here/share/$id.metainfo.xml" "$data/metainfo/"
cp "$here/share/$id.mime.xml" "$data/mime/packages/$id.xml"
# The menu of a desktop need not have ~/.local/bin on its path. In sed, & is what was found.
typed=$(printf %s "$command" | sed 's/[&|]/\\&/g')
sed -e "s|^Exec=rook13|Exec=\"$typed\"|" -e "s|^TryExec=rook13|TryExec=$typed|" \
    "$here/share/$id.desktop" >"$data/applications/$id.desktop"
refresh
echo "Rook13 is installed: look for it among your games, or run $command"
echo "To remove it: $program/install.sh --uninstall"
case :$PATH: in
*:"$HOME/.local/bin":*) ;;
*) echo "To start it as “rook13” in a terminal, add $HOME/.local/bin to your PATH." ;;
esac
