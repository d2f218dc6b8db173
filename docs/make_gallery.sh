#!/usr/bin/env bash
# Draws the pictures of the README's gallery anew: one of each grid and of each shape.
#   docs/make_gallery.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
mkdir -p docs/gallery

names() { "$mazefolio" list "$1" | cut -d' ' -f1; }

for grid in $(names grids); do
  "$mazefolio" maze --grid "$grid" --size 9x9 --algorithm wilson --seed 3 --format svg -o "docs/gallery/grid-$grid.svg"
done
for shape in $(names shapes); do
  cells=(--grid voronoi --size 20x20)
  case $shape in
    ellipse) cells=(--grid voronoi --size 26x18) ;;
    hexagon) cells=(--grid triangle --size 25x15) ;;
    picture) cells+=(--option picture=examples/pictures/cat.svg) ;;
    text) cells=(--grid hexagon --size 50x20 --option text=Ada) ;;
    mask) cells=(--grid square --size 16x14
                 --option "mask=.##..##.;########;########;########;.######.;..####..;...##...") ;;
  esac
  "$mazefolio" maze --shape "$shape" "${cells[@]}" --seed 3 --format svg -o "docs/gallery/shape-$shape.svg"
done
