#!/usr/bin/env bash
# Sixty books on Slurm. The run is interrupted and resumed, then one of its tasks is cancelled in the middle: every
# byte must be as in a local run.
#   with_slurm.sh slurm_test.sh MAZEFOLIO
set -euo pipefail
mazefolio=$1
examples=$(cd "$(dirname "$0")/../../examples/cluster" && pwd)
work=$(dirname "$SLURM_CONF")/work # goes away with the cluster
mkdir "$work"
cp -r "$examples" "$work/local"
cp -r "$examples" "$work/spread"

fail() {
  echo "slurm_test: $*" >&2
  tail -n 30 "$work/said" "$work"/spread/run.slurm/*.log >&2 || true
  exit 1
}

trap 'fail "line $LINENO"' ERR

journal_of() { echo "run.slurm/shard-$1-of-6.jsonl"; }
lines_of() { wc -l 2>/dev/null <"$(journal_of "$1")" || echo 0; }

# Stops a task that has made a few of its ten books or so, and has it cancelled; says its shard.
cancel_one() {
  local shard
  while kill -0 "$run" 2>/dev/null; do
    for shard in 1 2 3 4 5 6; do
      [ "$(lines_of $shard)" -ge 1 ] || continue
      pkill -STOP -f -- "--journal $PWD/$(journal_of $shard)" || continue
      if [ "$(lines_of $shard)" -le 6 ]; then
        scancel "$(squeue -h -r -o %i | grep "_$shard$")"
        echo $shard
        return
      fi
      pkill -CONT -f -- "--journal $PWD/$(journal_of $shard)" || true
    done
    sleep 0.05
  done
}

start() { # start OPTIONS...
  env --default-signal=INT "$mazefolio" batch run.yaml --engine slurm --tasks 6 --retries 2 "$@" >"$work/said" 2>&1 &
  run=$!
}

cd "$work/spread"
start
while kill -0 $run 2>/dev/null && [ "$(cat run.slurm/*.jsonl 2>/dev/null | wc -l)" -lt 3 ]; do
  sleep 0.05
done
kill -INT $run
code=0
wait $run || code=$?
[ $code -eq 130 ] || fail "the interrupted run ends with exit code $code"
until [ -z "$(squeue -h)" ]; do
  sleep 0.2
done
touch "$work/interrupted"

start --resume
cancelled=$(cancel_one)
wait $run || fail "the run on Slurm ends with exit code $?"
[ -n "$cancelled" ] || fail "no task was caught in the middle"
grep -q CANCELLED "run.slurm/shard-$cancelled.log" || fail "Slurm has not cancelled shard $cancelled"
grep -q "unfinished: shard $cancelled; submitted again" "$work/said" || fail "shard $cancelled was not submitted again"

[ -n "$(find out -name '*.pdf' ! -newer "$work/interrupted")" ] || fail "the resumed run has kept nothing"

cd "$work/local"
"$mazefolio" batch run.yaml --quiet >/dev/null 2>"$work/said" || fail "the local run ends with exit code $?"
[ "$(find out -name '*.pdf' | wc -l)" -eq 60 ] || fail "there are not sixty books"
diff -r out "$work/spread/out" >"$work/said" || fail "the folders differ"
