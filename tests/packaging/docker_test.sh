#!/usr/bin/env bash
# The Dockerfile without a container engine: its stages are bare systems of Debian in folders, in which the COPY and
# RUN lines of the file are carried out as they stand. With a PACKAGE.deb only the last stage is made, with that
# package in the place of the one which the stage before builds from the sources.
#   docker_test.sh [PACKAGE.deb]
set -Eeuo pipefail
package=${1:+$(realpath "$1")}
. "$(dirname "$0")/roots.sh"
repository=$(cd "$(dirname "$0")/../.." && pwd)
begin

declare -A releases=([12]=bookworm [13]=trixie)
stages=0 stage='' folder=/ user=root entrypoint=()
declare -A names=()

instructions() { # one a line, without comments and with continued lines joined
  sed -e '/^ *#/d; /^ *$/d' "$repository/Dockerfile" | sed -e ':more; /\\$/{N; s/\\\n */ /; b more}'
}

run() { # as RUN does: a shell script, by the user and in the folder of the stage
  in_root "$stage" /bin/sh -c "cd '$folder' && exec su -s /bin/sh -m '$user' -c \"\$0\"" "$1"
}

from() { # from debian:12-slim [AS name]
  [[ $1 =~ ^debian:([0-9]+)-slim$ ]] || { echo "docker_test: unknown image $1" >&2; return 1; }
  stage=stage-$((++stages)) folder=/ user=root entrypoint=()
  names[${3:-$stage}]=$stage
  make_root "${releases[${BASH_REMATCH[1]}]}" "$stage"
}

copy() { # copy [--from=stage] SOURCE TARGET, the target a folder
  local from=$repository target=$2 source
  if [[ $1 == --from=* ]]; then
    from=$work/${names[${1#--from=}]}
    shift
    target=$2
  fi
  [[ $target == /* ]] || target=$folder/$target
  mkdir -p "$work/$stage/$target"
  if [ "$1" = . ]; then
    sed 's|^/|./|' "$repository/.dockerignore" | tar -C "$from" --exclude-from=- -cf - . | tar -C "$work/$stage/$target" -xf -
  elif [ "$from" != "$repository" ] && [ -n "$package" ]; then
    cp "$package" "$work/$stage/$target"
  else
    for source in "$from"/$1; do cp -r "$source" "$work/$stage/$target"; done
  fi
  in_root "$stage" chown -R root:root "$target"
}

last=$(instructions | grep -n '^FROM ' | tail -n 1 | cut -d: -f1)
number=0
while read -r -u 3 word rest; do
  number=$((number + 1))
  if [ -n "$package" ] && [ $number -lt "$last" ]; then
    if [ "$word" = FROM ]; then read -r _ _ name <<<"$rest"; names[$name]=none; fi
    continue
  fi
  echo "docker_test: $word $rest" >&2
  read -r -a arguments <<<"$rest"
  case $word in
    FROM) from "${arguments[@]}" ;;
    COPY) copy "${arguments[@]}" ;;
    RUN) run "$rest" >"$work/run.log" 2>&1 || { tail -n 40 "$work/run.log" >&2; exit 1; } ;;
    WORKDIR) folder=$rest; mkdir -p "$work/$stage$folder" ;;
    USER) user=$rest ;;
    ENTRYPOINT) mapfile -t entrypoint < <(tr -d '[]" ' <<<"$rest" | tr , '\n') ;;
    *) echo "docker_test: unknown instruction $word" >&2; exit 1 ;;
  esac
done 3< <(instructions)

# A container of it: not root, in a folder where it may write, with fonts, templates and tools.
[ "$user" != root ]
[ "${entrypoint[*]}" = mazefolio ]
program=${entrypoint[0]}
run "$program new mine && $program build mine/book.yaml -o book.pdf --prove --quiet && $program prove book.pdf --quiet"
[ "$(head -c 5 "$work/$stage$folder/book.pdf")" = %PDF- ]
expect 2 run "$program maze --size wrong 2>/dev/null"
version=$(run "$program --version")
image=$(sed -n 's/^# *docker build -t \([^ ]*\) .*/\1/p' "$repository/Dockerfile")
grep -qx " *image: ${image/VERSION/${version#* }}" "$repository/examples/cluster/kubernetes-job.yaml"
run "bash -euc 'type $program'" >/dev/null # the job of Kubernetes runs bash
echo "docker_test: the image of $version passed" >&2
