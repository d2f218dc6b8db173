#!/usr/bin/env bash
# Makes every example with the given program (or those that are named), and single mazes on every grid: what a user
# tries first must work.
#   tests/examples.sh build/o0/bin/mazefolio [NAME ...]
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "$1")
export MAZEFOLIO_DATA=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cp -r examples "$out" # runs write beside themselves

names=("${@:2}")
made=0
while read -r spec; do
  if [ ${#names[@]} -gt 0 ] && [[ " ${names[*]} " != *" $(basename "$spec" .yaml) "* ]]; then continue; fi
  case $(head -n 1 "$spec") in
    *book.schema.json) "$program" build "$spec" -o "${spec%.yaml}.pdf" --quiet ;;
    *run.schema.json) "$program" batch "$spec" --quiet ;;
    *) continue ;;
  esac
  made=$((made + 1))
done < <(find "$out" -name '*.yaml' | sort)
least=${#names[@]}
[ $made -ge $((least > 0 ? least : 8)) ] || { echo "examples: only $made examples were found" >&2; exit 1; }

for grid in $("$program" list grids | cut -d ' ' -f 1); do
  "$program" maze --grid "$grid" --size 8x8 --seed 1 --format svg -o "$out/$grid.svg"
done
"$program" maze --size 3x3 >"$out/maze.txt"
"$program" rate --from-text "$out/maze.txt" >/dev/null
"$program" maze --size 12x9 --format json >/dev/null
echo "examples: $made examples made" >&2
