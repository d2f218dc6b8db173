#!/usr/bin/env bash
# Prints the pages of examples that the README shows, each as a picture.
#   docs/make_pages.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

page() {  # NAME OF THE PICTURE, EXAMPLE, PAGE, more arguments of build
  "$mazefolio" build "examples/$2.yaml" -q -o "$work/book.pdf" "${@:4}"
  pdftoppm -r 50 -png -gray -singlefile -f "$3" -l "$3" "$work/book.pdf" "docs/$1"
}
page how-made how-mazes-are-made 8
page how-made-maze how-mazes-are-made 9
page page-ocean ocean 1
page page-ocean-maze ocean 16
page page-animals animals 16
page page-rainy-day rainy-day 8
page page-messages messages 5
page page-shapes rules 22
page page-school school 13
page page-school-sums school 20
page page-jumps rules 45
page page-keys rules 105
page page-tilt rules 56
page page-minotaur rules 75
page page-strings rules 41
page page-dice rules 82
page page-examples rules 7
page page-storybook storybook 4
page page-birthday birthday 6
page gallery-heart gallery 25
page gallery-cat gallery 30
page gallery-name gallery 32
page gallery-weave gallery 55
page caves-water caverns 5
page caves-heart caverns 18
page caves-chartres labyrinths 9
page caves-hidden labyrinths 24
for template in classic playful minimal; do
  page "template-$template" first-book 14 --set "template=$template"
  page "template-$template-answers" first-book 16 --set "template=$template"
done
