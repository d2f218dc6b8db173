#!/usr/bin/env bash
# The style of the code: clang-format over the whole tree, and clang-tidy on the lines that changed since the merge
# base with BASE (origin/main; where there is none, or nothing is ahead of it, the commit before this one; where there
# is no such commit either, as in a clone of depth 1, every line counts as changed). Outside of a repository of git only
# the format is checked.
#   tests/style.sh [BASE]
# clang-tidy takes half a minute a file: of very many changed files only the first 20 are looked at
# (MAZEFOLIO_TIDY_FILES), and the others are named. It needs build/style/compile_commands.json.
set -euo pipefail
cd "$(dirname "$0")/.."

most=${MAZEFOLIO_TIDY_FILES:-20}
failed=0

find src tests include examples \( -name '*.h' -o -name '*.cpp' \) -print0 |
  xargs -0 -P "$(nproc)" -n 50 clang-format --dry-run -Werror || failed=1

head=$(git rev-parse HEAD) || { echo "style: nothing says what has changed; clang-tidy is left out" >&2; exit $failed; }
since=$(git merge-base "${1:-origin/main}" HEAD 2>/dev/null || true)
if [ $# -eq 1 ] && [ -z "$since" ]; then
  echo "style: '$1' is no commit that this one comes from" >&2
  exit 2
fi
if [ $# -eq 0 ] && [[ -z "$since" || "$since" = "$head" ]]; then
  since=$(git rev-parse -q --verify HEAD~1 || git hash-object -t tree /dev/null)
fi

# A filter of changed lines, as clang-tidy reads it: [{"name":"src/a.cpp","lines":[[3,5],[9,9]]},...]
lines=$(git diff -U0 --diff-filter=d "$since" -- '*.cpp' '*.h' | awk '
  /^\+\+\+ b\// { name = substr($2, 3) }
  /^@@/ {
    split(substr($3, 2), at, ",")
    count = $3 ~ /,/ ? at[2] : 1
    if (count == 0) next
    ranges[name] = ranges[name] (ranges[name] == "" ? "" : ",") "[" at[1] "," at[1] + count - 1 "]"
  }
  END {
    for (name in ranges) filter = filter (filter == "" ? "" : ",") "{\"name\":\"" name "\",\"lines\":[" ranges[name] "]}"
    print "[" filter "]"
  }')
mapfile -t changed < <(git diff --name-only --diff-filter=d "$since" -- 'src/*.cpp' 'tests/*.cpp')
if [ "${#changed[@]}" -gt "$most" ]; then
  echo "style: ${#changed[@]} files changed; clang-tidy leaves out ${changed[*]:$most}" >&2
  changed=("${changed[@]:0:$most}")
fi
echo "style: clang-tidy on ${#changed[@]} files changed since ${since:0:12}" >&2
if [ "${#changed[@]}" -gt 0 ]; then
  export lines
  # A header of qpdf 11 is refused by Clang in C++20. The compile commands are those of GCC.
  printf '%s\0' "${changed[@]}" |
    xargs -0 -P "$(nproc)" -n 1 bash -c '
      case "$1" in src/pdf/*) standard=--extra-arg=-std=c++17 ;; esac
      clang-tidy -p build/style --quiet --warnings-as-errors="*" --line-filter="$lines" \
        --extra-arg=-Wno-unknown-warning-option ${standard:-} "$1"' tidy \
      2> >(grep -v 'warnings\? generated\|^Suppressed\|^Use -header-filter' >&2) || failed=1
fi
exit $failed
