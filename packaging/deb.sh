#!/usr/bin/env bash
# Packs the release build as Debian packages: build/release/packages/*.deb
set -euo pipefail
. "$(dirname "$0")/release.sh"

rm -rf $build/packages/*.deb $build/packages/_CPack_Packages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
(cd $build && cpack -G DEB) >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
rm -rf $build/packages/_CPack_Packages

# CPack has ldconfig called by scripts of the library's package; Debian has a trigger for it.
library=$(echo $build/packages/libmazefolio[0-9]*.deb)
dpkg-deb -R "$library" "$work/library"
rm "$work"/library/DEBIAN/post{inst,rm}
echo "activate-noawait ldconfig" >"$work/library/DEBIAN/triggers"
dpkg-deb --root-owner-group -b "$work/library" "$library" >/dev/null
ls $build/packages/*.deb
