#!/usr/bin/env bash
# Draws the pictures of the README's gallery anew: one of each grid, of each shape, of each diagram, and of each kind
# of maze that is made whole.
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
    icon) cells=(--grid square --size 26x22 --option icon=elephant) ;;
    text) cells=(--grid hexagon --size 50x20 --option text=Ada) ;;
    mask) cells=(--grid square --size 16x14
                 --option "mask=.##..##.;########;########;########;.######.;..####..;...##...") ;;
  esac
  "$mazefolio" maze --shape "$shape" "${cells[@]}" --seed 3 --format svg -o "docs/gallery/shape-$shape.svg"
done

# What is behind a maze, in the size of the others.
for diagram in $(names diagrams); do
  of=(--algorithm backtracker --size 12x9)
  case $diagram in
    weights) of=(--algorithm kruskal --grid voronoi --size 16x12 --option "height=sin(5*x)+y") ;;
    regions) of=(--algorithm prim --size 16x12 --option "regions=sites 5") ;;
    distance) of=(--algorithm backtracker --grid polar --size 12x12) ;;
    degrees) of=(--algorithm kruskal --size 12x9) ;;
    steps) of=(--algorithm kruskal --size 10x8) ;;
    colouring) of=(--algorithm colouring --size 21x15) ;;
    partition) of=(--algorithm recursive-division --size 16x12) ;;
    generations) of=(--algorithm automaton --size 31x25) ;;
  esac
  "$mazefolio" maze "${of[@]}" --show "$diagram" --seed 3 --format svg -o "docs/gallery/diagram-$diagram.svg"
done

whole() {  # name of the picture, arguments of maze
  "$mazefolio" maze "${@:2}" --seed 3 --format svg -o "docs/gallery/maze-$1.svg"
}
whole cavern --algorithm cavern --size 25x21 --walls rounded
whole straight --algorithm cavern --option style=straight --size 25x21
whole mazogs --algorithm mazogs --size 25x21
whole carved --algorithm cavern-carved --size 25x21 --walls rounded
whole walled --algorithm cavern-walls --size 25x21
whole automaton --algorithm automaton --option loops=cut --size 31x25 --walls rounded
whole halls --algorithm automaton --option rule=vote --size 61x51 --walls rounded
whole colouring --algorithm colouring --size 31x25
whole thick --algorithm thick --size 25x21 --walls block
whole cretan --algorithm labyrinth
whole chartres --algorithm labyrinth --option pattern=chartres
whole square --algorithm labyrinth --option outline=square
whole unicursal --algorithm unicursal --size 20x16 --walls rounded
whole picture --algorithm picture --option picture=examples/pictures/cat.svg --size 52x52
whole answer --algorithm picture --option picture=examples/pictures/cat.svg --size 52x52 --solution
