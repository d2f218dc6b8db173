#!/usr/bin/env bash
# Writes the tables and the messages of README.md anew, between their markers, from what the program prints.
#   docs/make_tables.sh [path of mazefolio]
#   docs/make_tables.sh --check [path of mazefolio]   writes nothing; prints the lines that differ and fails
set -euo pipefail
cd "$(dirname "$0")/.."
check=
[ "${1:-}" = --check ] && { check=yes; shift; }
mazefolio=${1:-build/release/bin/mazefolio}
[ -n "${MAZEFOLIO_RENEW:-}" ] && check=
new=$(mktemp)
trap 'rm -f "$new"' EXIT

# The pictures of docs/gallery in rows of five, with names: one of each grid, shape or diagram.
gallery() {  # grid | shape | diagram
  local name cells=() i
  for name in $("$mazefolio" list "$1s" | cut -d' ' -f1); do
    if [ ! -e "docs/gallery/$1-$name.svg" ]; then
      echo "docs/gallery/$1-$name.svg is missing; draw it: docs/make_gallery.sh $mazefolio" >&2
      exit 1
    fi
    cells+=("![$name](docs/gallery/$1-$name.svg)<br>\`$name\`")
  done
  while [ $((${#cells[@]} % 5)) -ne 0 ]; do cells+=(""); done
  for ((i = 0; i < ${#cells[@]}; i += 5)); do
    echo "| ${cells[i]} | ${cells[i + 1]} | ${cells[i + 2]} | ${cells[i + 3]} | ${cells[i + 4]} |"
    [ $i -eq 0 ] && echo "|---|---|---|---|---|"
  done
  return 0
}

# A table of what is listed: what each row needs where that is known, and the names of its options, which stand in
# brackets behind its summary.
table() {  # WHAT
  local needs
  needs=$("$mazefolio" list "$1" --json | sed -n 's/^  "needs": "\(.*\)",$/\1/p')
  echo "| name | what it is |${needs:+ needs |} options |"
  echo "|---|---|${needs:+---|}---|"
  "$mazefolio" list "$1" | awk -v needs="$needs" '
    BEGIN { known = split(needs, need, "\n") }
    {
      name = $1
      sub(/^[^ ]+ +/, "")
      options = ""
      if (match($0, / \[.*\]$/)) {
        list = ", " substr($0, RSTART + 2, RLENGTH - 3)
        $0 = substr($0, 1, RSTART - 1)
        while (match(list, /, [a-z_0-9]+=/)) {
          options = options (options == "" ? " " : ", ") "`" substr(list, RSTART + 2, RLENGTH - 3) "`"
          list = substr(list, RSTART + RLENGTH)
        }
      }
      print "| `" name "` | " $0 " |" (known ? " " need[NR] " |" : "") options " |"
    }'
}

commands() {
  echo "| command | what it does |"
  echo "|---|---|"
  "$mazefolio" --help | awk '/^Subcommands:/ { below = 1; next }
    below && /^  [a-z]/ { name = $1; sub(/^ *[a-z]+ +/, ""); print "| `" name "` | " $0 " |" }'
}

# What the program prints.
messages() {  # COMMAND ARGUMENT...
  echo '```text'
  "$mazefolio" "$@" 2>&1 || true
  echo '```'
}

made() {  # what a marker asks for
  local words
  case $1 in
    "gallery "*) gallery "${1#gallery }" ;;
    "list "*) table "${1#list }" ;;
    "commands") commands ;;
    "check "* | "count "*) read -ra words <<<"$1" && messages "${words[@]}" ;;
    *) echo "README.md: what is '$1'?" >&2; exit 1 ;;
  esac
}

inside=
while IFS= read -r line; do
  if [ "$line" = "<!-- end -->" ]; then inside=; fi
  if [ -z "$inside" ]; then printf '%s\n' "$line"; fi
  if [[ $line =~ ^"<!-- made by docs/make_tables.sh: "(.*)" -->"$ ]]; then
    made "${BASH_REMATCH[1]}"
    inside=yes
  fi
done <README.md >"$new"

if [ -z "$check" ]; then
  cat "$new" >README.md
elif ! diff -u --label README.md --label "what the program prints" README.md "$new"; then
  echo "README.md is behind the program. Renew it: docs/make_tables.sh $mazefolio" >&2
  exit 1
fi
