#!/bin/bash
# The run of this folder by GNU parallel, in six processes on this machine or, with `--sshlogin a,b --workdir .`, on
# machines that share this folder. Options are passed on to parallel.
set -euo pipefail
cd "$(dirname "$0")"
seq 6 | parallel --retries 3 "$@" 'mazefolio batch run.yaml --shard {}/6 --resume --jobs 1 --quiet || [ $? -eq 3 ]'
mazefolio batch run.yaml --merge run.shard-*
