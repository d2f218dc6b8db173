#!/usr/bin/env bash
# Runs the targets of the preset `fuzz` one after another and prints a table; exit code 1 if something was found.
#   fuzz.sh BUILD [SECONDS [TARGET ...]]     30 seconds each if nothing else is said
# What a target has learned is kept in BUILD/fuzz/TARGET and used the next time; a finding lies in
# BUILD/findings/TARGET. To see it again: BUILD/tests/fuzz/fuzz_TARGET FILE
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
seconds=${2:-30}
[[ "$seconds" =~ ^[1-9][0-9]*$ ]] || { echo "fuzz: '$seconds' is not a number of seconds" >&2; exit 2; }
targets=("${@:3}")
if [ ${#targets[@]} -eq 0 ]; then
  for program in "$build"/tests/fuzz/fuzz_*; do targets+=("${program##*/fuzz_}"); done
fi

export MAZEFOLIO_DATA=${here%/tests/fuzz}
export UBSAN_OPTIONS=print_stacktrace=1
export LSAN_OPTIONS=suppressions=${here%/fuzz}/sanitizers/lsan.supp:print_suppressions=0

last() {  # the last number behind a word of the log
  grep -o "$1 [0-9]*" "$log" | tail -n 1 | grep -o '[0-9]*$' || echo 0
}

found=0
printf '%-12s %12s %8s %9s\n' target executions edges findings
for target in "${targets[@]}"; do
  work=$build/fuzz/$target
  findings=$build/findings/$target
  log=$build/fuzz/$target.log
  mkdir -p "$work" "$findings"
  while read -r seed; do
    cp "$seed" "$work/seed-$(sha1sum <"$seed" | cut -c1-16)"
  done <"$build/tests/fuzz/$target.seeds"
  failed=
  "$build/tests/fuzz/fuzz_$target" "$work" -dict="$here/dictionaries/$target" -artifact_prefix="$findings/" -max_len=16384 \
    -timeout=10 -rss_limit_mb=2048 -max_total_time="$seconds" -print_final_stats=1 >"$log" 2>&1 || failed=yes
  [ -z "$failed" ] || found=1
  printf '%-12s %12s %8s %9s\n' "$target" "$(last 'stat::number_of_executed_units:')" "$(last 'cov:')" \
    "$(find "$findings" -type f | wc -l)"
  [ -z "$failed" ] || grep -m 1 -E '^SUMMARY|ERROR' "$log" | sed 's/^/  /' || tail -n 3 "$log"
done
exit $found
