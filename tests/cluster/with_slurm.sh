#!/usr/bin/env bash
# Runs a command inside a cluster of its own: munged, slurmctld and slurmd on this machine, for two cores.
#   with_slurm.sh COMMAND...
# The command finds the cluster by SLURM_CONF, whose folder also has the daemons' logs. Whatever happens, every
# process that has this SLURM_CONF is ended, and the folder removed. Exit: the command's own code, or 77, with
# the reason, where Slurm cannot run.
set -euo pipefail

cannot() {
  echo "skipped: no Slurm here: $*" >&2
  exit 77
}

[ $# -gt 0 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[ "$(id -u)" -eq 0 ] || cannot "Slurm's daemons can only be started by root"
PATH=$PATH:/usr/sbin:/sbin
for program in munged slurmctld slurmd sbatch squeue scancel; do
  command -v $program >/dev/null || cannot "'$program' is not installed; it is in slurm-wlm and munge"
done

dir=$(mktemp -d /tmp/slurm.XXXXXX) # short, and without spaces, for munge and Slurm
conf=$dir/slurm.conf

# By what they were started with, as names and parents change.
processes() {
  grep -lsz "^SLURM_CONF=$conf$" /proc/[0-9]*/environ | grep -o '[0-9]\+' || true
}

end() {
  local ours
  unset SLURM_CONF # or the very search would be found
  for _ in {1..100}; do
    ours=$(processes)
    [ -n "$ours" ] || break
    kill -KILL $ours 2>/dev/null || true
    sleep 0.1
  done
  rm -rf "$dir"
}
trap end EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
# Outlives this script, should that be ended by force.
(setsid bash -c "$(declare -f processes end); conf='$conf' dir='$dir'; tail --pid=$$ -f /dev/null; end" \
  </dev/null >/dev/null 2>&1 &)

free_port() {
  local port
  for _ in {1..100}; do
    port=$((20000 + RANDOM % 12000))
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo $port; return; }
  done
}

node=${HOSTNAME%%.*}
mkdir "$dir/state" "$dir/spool"
(umask 077 && head -c 128 /dev/urandom >"$dir/munge.key")
echo "CgroupPlugin=cgroup/v1" >"$dir/cgroup.conf" # needs no cgroups as long as nothing is confined
cat >"$conf" <<END
ClusterName=mazefolio
SlurmctldHost=$node(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$dir/munge.socket
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
SlurmctldLogFile=$dir/slurmctld.log
SlurmdLogFile=$dir/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory
SchedulerType=sched/builtin
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
SlurmdParameters=config_overrides
ReturnToService=2
JobRequeue=1
MinJobAge=10
KillWait=5
MessageTimeout=60
SlurmctldTimeout=600
SlurmdTimeout=600
PropagateResourceLimits=NONE
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 RealMemory=2000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
export SLURM_CONF=$conf

declare -A daemons

daemon() { # daemon NAME OPTIONS...
  "$@" </dev/null >"$dir/$1.said" 2>&1 &
  daemons[$1]=$!
  disown # nobody is to read of their end
}

wait_for() { # wait_for WHAT COMMAND...: up to a minute or two, as long as all daemons live
  local what=$1 began=$SECONDS name
  shift
  until "$@" >/dev/null 2>&1; do
    for name in "${!daemons[@]}"; do
      kill -0 "${daemons[$name]}" 2>/dev/null || cannot "$name ends: $(tail -n 3 "$dir/$name.said" | tr '\n' ' ')"
    done
    [ $((SECONDS - began)) -lt 90 ] || cannot "waited in vain for $what"
    sleep 0.2
  done
}

node_is_idle() { timeout 10 sinfo -h -o %T | grep -q idle; }
job_has_run() { [ -e "$dir/ran" ]; }

daemon munged --foreground --force --key-file="$dir/munge.key" --socket="$dir/munge.socket" \
  --pid-file="$dir/munged.pid" --log-file="$dir/munged.log" --seed-file="$dir/munged.seed"
wait_for "munge's socket" test -S "$dir/munge.socket"
daemon slurmctld -D
daemon slurmd -D
wait_for "an idle node" node_is_idle
sbatch --quiet --output=/dev/null --wrap="touch '$dir/ran'" || cannot "Slurm takes no job"
wait_for "the first job" job_has_run

# In the background, so that a signal to this script is heard at once.
"$@" &
wait $!
