#!/usr/bin/env bash
# Prints the covers that the README shows: a whole sheet, and the front of every design.
#   docs/make_covers.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cover() {  # EXAMPLE, ARGUMENTS
  "$mazefolio" cover "examples/$1.yaml" -q -o "$work/cover.pdf" "${@:2}"
}
front() {  # DESIGN, EXAMPLE, ARGUMENTS
  cover "${@:2}" --set cover.design="$1" --set printer=kdp --set page=6x9in --set fill=yes
  # The front lies on the right: its trim and its bleed, at 32 dots an inch.
  local width
  width=$(pdfinfo "$work/cover.pdf" | awk '/^Page size/ { printf "%d", $3 / 72 * 32 - 196 + 0.5 }')
  pdftoppm -r 32 -png -singlefile -x "$width" -y 4 -W 192 -H 288 "$work/cover.pdf" "docs/covers/$1"
}
mkdir -p docs/covers
cover ocean
pdftoppm -r 50 -png -singlefile "$work/cover.pdf" docs/covers/sheet
front trail first-book
front silhouette ocean
front parade ocean --set theme=dinosaurs --set title="Dinosaur Mazes" \
  --set subtitle="From the egg to the volcano"
front night ocean --set theme=night --set title="Mazes by Moonlight" --set audience=adult \
  --set subtitle="Sixty ways through the dark"
front poster first-book --set theme=space --set title="Rocket Mazes" --set cover.palette=lava
front mosaic first-book --set cover.palette=candy
front medallion ocean --set theme=botanical --set title="The Gardener's Mazes" --set audience=adult \
  --set subtitle="Sixty walks between the hedges"
