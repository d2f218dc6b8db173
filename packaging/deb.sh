#!/usr/bin/env bash
# Packs the release build as Debian packages: build/release/packages/*.deb
# Their dates are SOURCE_DATE_EPOCH, without it that of the last commit, and without git that of the changelog.
set -euo pipefail
cd "$(dirname "$0")/.."

build=build/release
if [ ! -x $build/bin/mazefolio ] || [ ! -e $build/manual/made ]; then
  echo "deb.sh: run ./bootstrap build first" >&2
  exit 1
fi
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}"
export SOURCE_DATE_EPOCH

rm -rf $build/packages/*.deb $build/packages/_CPack_Packages
log=$(mktemp)
trap 'rm -f "$log"' EXIT
(umask 022; cd $build && cpack -G DEB) >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
rm -rf $build/packages/_CPack_Packages
ls $build/packages/*.deb
