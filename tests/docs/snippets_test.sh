#!/usr/bin/env bash
# Every YAML block of README.md is right: books, puzzles and templates are checked, runs are listed.
#   snippets_test.sh MAZEFOLIO
set -euo pipefail
mazefolio=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d -t mazefolio-docs.XXXXXX)
trap 'rm -rf "$work"' EXIT

# What the blocks refer to.
mkdir "$work/books" "$work/sheets"
cp "$root/examples/pictures/cat.svg" "$root/examples/pictures/portrait.svg" "$root/examples/pupils.csv" "$work"
for picture in fox.svg photo.jpg anna.jpg logo.svg; do cp "$work/cat.svg" "$work/$picture"; done  # told apart by what they hold
printf 'Once upon a time.\n' >"$work/story.md"
printf 'title,fact\nWalls,The walls of the oldest mazes are hedges.\n' >"$work/facts.csv"
cp "$root/examples/rainy-day.yaml" "$work/books/rainy-day.yaml"
cp -r "$root/examples/pictures" "$work/books"
cp "$root/examples/first-book.yaml" "$work/books/series.yaml"
cp "$root/examples/class-sheet.yaml" "$work/sheets/class.yaml"
cd "$work"

awk '/^```yaml$/ { inside = 1; ++n; next } /^```$/ { inside = 0 } inside { print >("block-" n ".yaml") }' "$root/README.md"
books=0 runs=0 wrong=0
for block in block-*.yaml; do
  if grep -q '^- {' "$block"; then
    printf 'title: Puzzles\naudience: expert\nchapters:\n  - puzzles:\n' >book.yaml
    sed 's/^/      /' "$block" >>book.yaml
    mv book.yaml "$block"
  fi
  if grep -q '^extends:' "$block"; then
    books=$((books + 1))
    printf 'title: Mazes\ntemplate: ./%s\nchapters:\n  - puzzles: [{count: 2}]\n' "$block" >book.yaml
    command=(check book.yaml)
  elif grep -q '^books:' "$block"; then
    runs=$((runs + 1))
    command=(batch "$block" --dry-run)
  else
    books=$((books + 1))
    grep -q '^chapters:' "$block" || printf 'title: Mazes\nchapters: [{puzzles: [{count: 12}]}]\n' >>"$block"
    command=(check "$block")
  fi
  "$mazefolio" "${command[@]}" >listing || { cat "$block" >&2; wrong=1; }
done
[ $books -ge 4 ] && [ $runs -ge 1 ] && [ $wrong -eq 0 ]
