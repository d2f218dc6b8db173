#!/usr/bin/env bash
# Prints the pages of examples that the README shows as one picture, side by side.
#   docs/make_pages.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A sheet of the pages in SVG, which rsvg-convert turns into pixels.
pages() {  # NAME OF THE PICTURE, EXAMPLE, FIRST, LAST
  "$mazefolio" build "examples/$2.yaml" -q -o "$work/book.pdf"
  rm -f "$work"/page-*
  pdftoppm -r 60 -png -gray -f "$3" -l "$4" "$work/book.pdf" "$work/page"
  local x=0 pictures=
  for page in "$work"/page-*.png; do
    pictures+="<image x='$x' y='8' width='510' height='660' href='$page'/>"
    pictures+="<rect x='$x' y='8' width='510' height='660' fill='none' stroke='#999'/>"
    x=$((x + 526))
  done
  echo "<svg xmlns='http://www.w3.org/2000/svg' width='$((x - 10))' height='676'>" \
    "<rect width='100%' height='100%' fill='#fff'/>$pictures</svg>" >"$work/sheet.svg"
  rsvg-convert "$work/sheet.svg" -o "docs/$1.png"
}
pages how-made how-mazes-are-made 8 9
