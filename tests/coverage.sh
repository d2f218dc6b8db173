#!/usr/bin/env bash
# How much of src/ the tests run: builds with the preset `coverage`, runs every test and prints the share of lines, folder
# by folder and in all.
set -euo pipefail
cd "$(dirname "$0")/.."

cmake --preset coverage >/dev/null
cmake --build --preset coverage -j "$(nproc)"
find build/coverage -name '*.gcda' -delete
ctest --preset coverage -j "$(nproc)" --quiet --output-log build/coverage/tests.log || tail -n 20 build/coverage/tests.log >&2
gcovr --root . --filter 'src/' --object-directory build/coverage --json-summary-pretty --json-summary build/coverage/summary.json \
  --print-summary | grep '^lines'
awk -F'[:,]' '
  /"filename"/ { split($2, part, "/"); folder = part[2] }
  /"line_covered"/ { covered[folder] += $2 }
  /"line_total"/ && folder != "" { total[folder] += $2; folder = "" }
  END { for (f in total) printf "%-12s %5.1f %%\n", f, 100 * covered[f] / total[f] }' build/coverage/summary.json | sort
