# shellcheck shell=bash
# What both packages begin with: the release build, in $build, and one date for all of their files: SOURCE_DATE_EPOCH,
# without it that of the last commit, without git that of the changelog. To be sourced by a script of this folder.

cd "$(dirname "$0")/.."
build=build/release
if [ ! -x $build/bin/mazefolio ] || [ ! -e $build/manual/made ] || [ ! -e $build/lib/libmazefolio.a ]; then
  echo "${0##*/}: run ./bootstrap build first" >&2
  exit 1
fi
: "${SOURCE_DATE_EPOCH:=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CHANGELOG.md)}"
export SOURCE_DATE_EPOCH
