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

is_ours() {
    # pipx and others put their own rook13 there.
    [ -L "$command" ] && [ "$(readlink "$command")" = "$program/rook13" ]
}

remove() {
    if [ -x "$program/rook13" ]; then "$program/rook13" window --remove-menu-entry >/dev/null || true; fi
    rm -rf "$program"
    if is_ours; then rm -f "$command"; fi
    rm -f "$data/metainfo/$id.metainfo.xml"
    rm -f "$data/man/man6/rook13.6" "$data/bash-completion/completions/rook13"
}

tidy() {
    # What desktops have written, where nobody else's file is left, and folders that are empty.
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
remove
mkdir -p "$program" "$(dirname "$command")" "$data/metainfo" "$data/man/man6" "$data/bash-completion/completions"
cp -R "$here/." "$program/"
ln -s "$program/rook13" "$command"
cp "$here/share/man/man6/rook13.6" "$data/man/man6/"
cp "$here/share/bash-completion/completions/rook13" "$data/bash-completion/completions/"
cp "$here/share/$id.metainfo.xml" "$data/metainfo/"
"$command" window --install-menu-entry >/dev/null || echo "It has no entry in the menu, but works." >&2
echo "Rook13 is installed: look for it among your games, or run $command"
echo "To remove it: $program/install.sh --uninstall"
case :$PATH: in
*:"$HOME/.local/bin":*) ;;
*) echo "To start it as “rook13” in a terminal, add $HOME/.local/bin to your PATH." ;;
esac
