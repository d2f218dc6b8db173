#!/usr/bin/env bash
# Measures the speeds of the program and writes them into README.md, between their markers. Run it on a quiet machine,
# with the release build; each figure is the best of three runs.
#   docs/make_figures.sh [path of mazefolio]
set -euo pipefail
cd "$(dirname "$0")/.."
mazefolio=${1:-build/release/bin/mazefolio}
export MAZEFOLIO_DATA=$PWD
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

# The row of a generator: of the largest field that takes no more than seconds.
speed() {  # NAME
  local field cells maze=(maze --algorithm "$1") fields=(1000x1000 400x400 200x200 50x50)
  case $1 in
    labyrinth) fields=("") ;;  # it has a size of its own
    picture) maze+=(--option picture=examples/pictures/rocket.txt) fields=(42x52) ;;
  esac
  for field in "${fields[@]}"; do
    timeout 5 "$mazefolio" "${maze[@]}" ${field:+--size "$field"} --format none --stats >"$work/out" 2>&1 || continue
    cells=$(sed -n 's/^cells: //p' "$work/out")
    echo "| \`$1\` | $cells | $(figure cells_per_s most "${maze[@]}" ${field:+--size "$field"} --format none |
      awk '{ printf(($1 >= 1e5) ? "%.1f" : "%.3f", $1 / 1e6) }') |"
    return
  done
  cat "$work/out" >&2
  return 1
}

tables() {
  echo "Made with the release build on $(uname -m) with $(nproc) cores; each figure is the best of three runs. Carving alone," \
       "on one core:"
  echo
  echo "| generator | cells | million cells a second |"
  echo "|---|---|---|"
  for name in $("$mazefolio" list generators | cut -d' ' -f1); do speed "$name"; done
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
}

tables >"$work/tables.md"
awk -v tables="$work/tables.md" '
  /^<!-- end -->$/ { inside = 0 }
  !inside { print }
  /^<!-- made by docs\/make_figures.sh -->$/ { while ((getline line < tables) > 0) print line; inside = 1 }
' README.md >"$work/README.md"
cat "$work/README.md" >README.md
