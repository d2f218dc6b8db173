#!/bin/bash
# The run of this folder as a job array. Run from this folder:
#   job=$(sbatch --parsable slurm.sh)
#   sbatch --dependency=afterany:"$job" --wrap "mazefolio batch run.yaml --merge run.shard-*"
# To repeat only the tasks 3 and 5, which were lost: sbatch --array=3,5 slurm.sh
#SBATCH --job-name=mazes
#SBATCH --array=1-6
#SBATCH --output=shard-%a.log --open-mode=append
#SBATCH --ntasks=1 --cpus-per-task=1 --mem=512M
set -euo pipefail
shards=6 # as in --array
exec mazefolio batch run.yaml --shard "$SLURM_ARRAY_TASK_ID/$shards" --resume --jobs 1 --quiet
