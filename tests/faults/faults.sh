#!/usr/bin/env bash
# Lets the n-th system call of a kind fail, for every n until the program no longer makes so many, and looks at what it
# leaves: the exit code, nothing partial, right pages in what is called made, and the same bytes after a second run.
#   faults.sh MAZEFOLIO [OPTION ...]
#     --rows NAME,...    only these commands      --step N    only every N-th call      --most N    no n above N
#     --faults "CALL ERROR,..."  only these faults  --jobs N    so many at once (default: all cores)
# strace injects the faults; "when=N" counts in each thread and process for itself. Exit code 77: it is not allowed to.
set -euo pipefail

# A row: a name; what is done before, without faults; the command. Both run in a copy of the folder that is made below.
rows=(
  "build|true|build sheet.yaml -o out/book.pdf --quiet"
  "screen|true|build sheet.yaml --edition both --out-dir out --quiet"
  "batch|true|batch run.yaml --jobs 2 --quiet"
  "combine|true|batch class.yaml --jobs 1 --quiet"
  "study|true|study -o out --people 2 --jobs 1 --quiet"
  "resume|batch run.yaml --only sheet-1 --only sheet-2 --quiet|batch run.yaml --resume --verify --jobs 2 --quiet"
)
# A fault: a system call and an error. "font:" counts only calls on the files of fonts.
faults=(
  "font:openat EMFILE" "font:openat ENOENT" "font:openat EIO" "font:openat ENOMEM"
  "font:read EIO" "font:mmap ENOMEM" "font:newfstatat EIO"
  "openat EMFILE" "openat ENOENT" "openat EIO" "openat ENOMEM" "read EIO" "mmap ENOMEM" "write ENOSPC" "write EIO"
  "fsync EIO" "pwrite64 ENOSPC" "pwrite64 KILL" "pread64 EIO" "linkat EIO" "linkat ENOSPC" "mkdir ENOSPC" "clone3 EAGAIN" "clone EAGAIN" "socketpair EMFILE"
  "sendmsg ENOMEM" "recvfrom EIO" "openat KILL" "write KILL" "linkat KILL" "fsync KILL" "sendto KILL"
)

program=$(realpath "$1")
shift
step=1 most=100000 only_rows="" only_faults="" jobs=$(nproc)
while [ $# -gt 0 ]; do
  case "$1" in
    --rows) only_rows=,$2, ;;
    --faults) only_faults=,$2, ;;
    --step) step=$2 ;;
    --most) most=$2 ;;
    --jobs) jobs=$2 ;;
    *) echo "faults.sh: unknown option $1" >&2; exit 2 ;;
  esac
  shift 2
done

if ! strace -f --seccomp-bpf -o /dev/null -e inject=fsync:error=EIO true 2>/dev/null; then
  echo "skipped: strace is not installed, or may not trace here"
  exit 77
fi
work=$(mktemp -d -t mazefolio-faults.XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/start" "$work/fonts"

# Two fonts, known to fontconfig by a cache that is written before any fault.
fonts=()
for name in Andika-Regular.ttf Andika-Bold.ttf DejaVuSans.ttf; do
  cp "$(fc-list : file | sed -n "s|: *\$||; /\/$name\$/{p;q}")" "$work/fonts/"
  fonts+=("$work/fonts/$name")
done
cat >"$work/fonts.conf" <<EOF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$work/fonts</dir><cachedir>$work/cache</cachedir></fontconfig>
EOF
export FONTCONFIG_FILE=$work/fonts.conf XDG_CACHE_HOME=$work/caches
fc-cache

cat >"$work/start/sheet.yaml" <<EOF
title: Sheet
seed: 1
fonts: {display: Andika, text: Andika}
front: []
answers: {place: separate}
chapters:
  - puzzles:
      - {count: 2, size: 6x5}
EOF
printf 'output: out/{name}.pdf\nbooks:\n  - spec: sheet.yaml\n    matrix: {seed: [1, 2, 3, 4]}\n' >"$work/start/run.yaml"
printf 'books:\n  - spec: sheet.yaml\n    output: out/{seed}.pdf\n    combine: out/class.pdf\n    matrix: {seed: [1, 2]}\n' \
  >"$work/start/class.yaml"
mkdir "$work/start/out"

# What a command leaves without faults, to compare with.
for row in "${rows[@]}"; do
  IFS='|' read -r name before command <<<"$row"
  cp -r "$work/start" "$work/ready-$name"
  cd "$work/ready-$name"
  set -f # patterns are the program's
  [ "$before" = true ] || "$program" $before >/dev/null
  cp -r . "$work/clean-$name"
  cd "$work/clean-$name"
  "$program" $command >/dev/null
  set +f
done

pictures() { pdftoppm -r 50 -gray "$1" | sha256sum; }

# complain WORDS: the case failed; the words are collected at the end.
complain() { echo "FAILED $case: $*" | tee -a "$work/failed" >&2; }

# one_case ROW FAULT N: prints "reached" if the fault was injected at all.
one_case() {
  local name before command kind=$2 n=$3 call error
  IFS='|' read -r name before command <<<"$1"
  read -r call error <<<"$kind"
  case="$name, $kind, n=$n"
  local folder
  folder=$(mktemp -d "$work/case.XXXXXX")
  cp -r "$work/ready-$name/." "$folder"
  cd "$folder"
  local options=(-f -qqq -o "$folder.trace" -e "trace=${call#font:}")
  if [ "$error" = KILL ]; then # strace 6.1 injects no signals with --seccomp-bpf, which is faster
    options+=(-e "inject=${call#font:}:signal=SIGKILL:when=$n")
  else
    options+=(--seccomp-bpf -e "inject=${call#font:}:error=$error:when=$n")
  fi
  if [[ $call == font:* ]]; then
    for font in "${fonts[@]}"; do options+=(-P "$font"); done
  fi
  local code=0
  set -f
  timeout -k 5 120 strace "${options[@]}" "$program" $command >"$folder.out" 2>"$folder.err" || code=$?
  set +f
  if grep -qE 'INJECTED|killed by SIGKILL' "$folder.trace"; then
    echo reached
    # What happens before a program begins is not its own: "true" fares no better, and without the loader's cache
    # other libraries may be found.
    if grep -q 'ld\.so\.cache.*INJECTED' "$folder.trace"; then
      :
    elif [ $code -lt 128 ] || [ "$error" = KILL ] || strace "${options[@]}" true 2>/dev/null; then
      judge
    fi
  fi
  rm -rf "$folder" "$folder".*
}

judge() {
  # 127: the program could not even be loaded; 137: it was killed. A crash or a hang is neither.
  case $code in 0 | 1 | 2 | 3 | 127) ;; 137) [ "$error" = KILL ] || complain "exit code $code" ;; *) complain "exit code $code" ;; esac
  local told=false file
  if [[ $call != font:* ]] && grep -qs 'is not installed' "$folder.err" *.jsonl; then told=true; fi
  while read -r file; do
    if [ ! -e "$work/clean-$name/$file" ]; then
      [ "$error" = KILL ] && [[ $file == *.part ]] || complain "leaves $file"
    elif ! cmp -s "$file" "$work/clean-$name/$file" && [[ $file == *.pdf ]] && [ $told = false ]; then
      [ "$(pictures "$file")" = "$(pictures "$work/clean-$name/$file")" ] || complain "other pages in $file"
    fi
  done < <(find out -type f)
  if [ $code -eq 0 ]; then
    while read -r file; do
      [ -e "$file" ] || complain "exit code 0 without $file"
    done < <(cd "$work/clean-$name" && find out -type f)
  fi
  # Once more, without the fault: the same bytes, whatever was there before.
  local again=$command
  case " $command " in *" --resume "*) ;; " batch "*) again="$command --resume --verify" ;; esac
  if [ $told = false ]; then
    set -f
    "$program" $again >/dev/null 2>"$folder.err2" || complain "a second run ends with $?: $(head -n 1 "$folder.err2")"
    set +f
    diff -r out "$work/clean-$name/out" >/dev/null || complain "a second run makes other files"
  fi
}

# every_n ROW FAULT: one count a line.
every_n() {
  local n reached=0
  for ((n = 1; n <= most; n += step)); do
    [ -n "$(one_case "$1" "$2" "$n")" ] || break
    reached=$((reached + 1))
  done
  echo "faults: ${1%%|*}, $2: $reached" >&2
  echo "$reached" >>"$work/counts"
}

export LC_ALL=C
for row in "${rows[@]}"; do
  [ -z "$only_rows" ] || [[ $only_rows == *,"${row%%|*}",* ]] || continue
  for fault in "${faults[@]}"; do
    [ -z "$only_faults" ] || [[ $only_faults == *,"$fault",* ]] || continue
    while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
    every_n "$row" "$fault" &
  done
done
wait
echo "faults: $(awk '{ sum += $1 } END { print sum }' "$work/counts") faults were reached" >&2
[ ! -e "$work/failed" ] || { echo "faults: $(wc -l <"$work/failed") complaints" >&2; exit 1; }
