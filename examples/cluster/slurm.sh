#!/bin/bash
# The run of this folder as a job array; from this folder:
#   job=$(sbatch --parsable slurm.sh)
#   sbatch --dependency=afterany:"$job" --wrap "mazefolio batch run.yaml --merge run.shard-*"
# Tasks that were lost are done again by themselves: sbatch --array=3,5 slurm.sh
#SBATCH --job-name=mazes
#SBATCH --array=1-6
#SBATCH --output=shard-%a.log --open-mode=append
#SBATCH --ntasks=1 --cpus-per-task=1 --mem=512M
set -euo pipefail
shards=6 # as in --array
exec mazefolio batch run.yaml --shard "$SLURM_ARRAY_TASK_ID/$shards" --resume --jobs 1 --quiet
