#!/usr/bin/env bash
# Measures the speeds of the program and writes them as tables to docs/speed.md. Run it on a quiet machine, with the
# release build; each figure is the best of three runs.
#   docs/make_figures.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The value of `name: value` in the --stats of a command, of three runs the largest (or with "least" the smallest).
figure() {  # NAME most|least COMMAND...
  local name=$1 order=-rg
  if [ "$2" = least ]; then order=-g; fi
  for _ in 1 2 3; do
    "$mazefolio" "${@:3}" --stats 2>&1 | sed -n "s/^$name: //p"
  done | sort $order | head -1
}

millions() {  # of cells a second, for a generator on a grid; empty where it does not work there
  local maze=(maze --grid "$1" --algorithm "$2" --size 1000x1000 --format none)
  if "$mazefolio" maze --grid "$1" --algorithm "$2" --size 20x20 --format none >"$work/out" 2>&1; then
    figure cells_per_s most "${maze[@]}" | awk '{ printf "%.1f", $1 / 1e6 }'
  fi
}

{
  echo "# Speed"
  echo
  echo "Made by docs/make_figures.sh, with mazefolio $("$mazefolio" --version | awk '{ print $NF }') on $(uname -m)" \
       "with $(nproc) cores; each figure is the best of three runs."
  echo
  echo "Millions of cells carved in a second, on one core and a field of 1000x1000:"
  echo
  echo "| generator | square | hexagon |"
  echo "|---|---|---|"
  for name in $("$mazefolio" list generators | cut -d' ' -f1); do
    "$mazefolio" maze --algorithm "$name" --grid hexagon --size 9x9 --format none >"$work/out" 2>&1 || continue
    echo "| \`$name\` | $(millions square "$name") | $(millions hexagon "$name") |"
  done
  echo
  echo "Whole books, on all cores:"
  echo
  echo "| book | pages | seconds | peak memory |"
  echo "|---|---|---|---|"
  for book in first-book rainy-day gallery; do
    build=(build "examples/$book.yaml" -o "$work/book.pdf" --quiet)
    echo "| examples/$book.yaml | $(figure pages most "${build[@]}") | $(figure total_s least "${build[@]}" |
      awk '{ printf "%.2f", $1 }') | $(figure peak_rss_kib least "${build[@]}" |
      awk '{ printf "%.0f MiB", $1 / 1024 }') |"
  done
} >"$work/speed.md"
mv "$work/speed.md" docs/speed.md
chmod 644 docs/speed.md
