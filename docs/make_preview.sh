#!/usr/bin/env bash
# Takes the picture of the preview that the README shows, as a test in a browser sees it. Needs chromedriver.
#   docs/make_preview.sh [folder of the build]
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

MAZEFOLIO_PICTURES=$work ctest --test-dir "$build" -R "^preview: of a maze is told why" --no-tests=error \
  --output-on-failure >/dev/null
if [ ! -f "$work/maze.png" ]; then
  echo "docs/preview.png stays as it is: there is no browser" >&2
  exit
fi
cp "$work/maze.png" docs/preview.png
