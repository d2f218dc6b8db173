#!/usr/bin/env bash
# The examples for clusters, as far as one machine can run them, make what one run makes.
#   by_hand_test.sh MAZEFOLIO
set -euo pipefail
examples=$(cd "$(dirname "$0")/../../examples/cluster" && pwd)
work=$(mktemp -d -t mazefolio-cluster.XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$(realpath "$1")" "$work/bin/mazefolio"
PATH=$work/bin:$PATH
trap 'echo "by_hand_test: line $LINENO failed in $PWD" >&2' ERR

in_a_copy() { # of the folder, with nine of the sixty books
  cp -r "$examples" "$work/$1"
  cd "$work/$1"
  sed -i '/,[4-9]$/d; /,[12].$/d' series.csv
}

merged() {
  mazefolio batch run.yaml --merge run.shard-*
  diff -r "$work/local/out" out
}

in_a_copy local
mazefolio batch run.yaml --quiet
[ "$(find out -name '*.pdf' | wc -l)" -eq 9 ]

in_a_copy slurm
for task in {1..6}; do
  SLURM_ARRAY_TASK_ID=$task bash slurm.sh
done
merged

in_a_copy kubernetes
shards=$(sed -n 's/^  completions: //p' kubernetes-job.yaml)
for field in "kind: Job" "completionMode: Indexed" "parallelism: $shards" "workingDir: /mazes" "mountPath: /mazes"; do
  grep -q "$field" kubernetes-job.yaml
done
command=$(sed -n '/^ *- |$/,/^ *resources:/s/^ \{14\}//p' kubernetes-job.yaml) # of the container
for ((index = 0; index < shards; ++index)); do
  JOB_COMPLETION_INDEX=$index bash -euc "$command"
done
merged

if command -v parallel >/dev/null; then
  in_a_copy parallel
  ./parallel.sh
  diff -r "$work/local/out" out
else
  echo "by_hand_test: parallel.sh is not tested: GNU parallel is not installed" >&2
fi
