# shellcheck shell=bash
# Small Debian systems in folders, to try packages in as on a stranger's machine. To be sourced; the script's name must
# be in $0. Skips with exit code 77 and a reason. MAZEFOLIO_MIRROR is the mirror of Debian, if not this machine's.

work=''
mounted=()
clean_up() {
  local place
  for place in "${mounted[@]}"; do umount -l "$place" 2>/dev/null || true; done
  [ -z "$work" ] || rm -rf --one-file-system "$work"
}
trap clean_up EXIT
trap 'echo "${0##*/}: line $LINENO failed: $BASH_COMMAND" >&2' ERR

skip() {
  echo "skipped: ${0##*/}: $1" >&2
  exit 77
}

begin() { # checks what these tests need, and makes the folder $work
  [ "$(id -u)" -eq 0 ] || skip "only root may make a system in a folder"
  command -v debootstrap >/dev/null || skip "debootstrap is not installed"
  work=$(mktemp -d -t mazefolio-packaging.XXXXXX)
}

mirror() { # that of this machine
  local found
  found=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
    grep -v '^ *#' | grep -oE 'https?://[^ ]*/debian/?($| )' | head -n 1) || true
  echo "${MAZEFOLIO_MIRROR:-${found:-http://deb.debian.org/debian}}"
}

make_root() { # make_root RELEASE NAME: a bare system in $work/NAME
  local keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  echo "${0##*/}: making a bare $1" >&2
  debootstrap --variant=minbase --keyring=$keyring "$1" "$work/$2" "$(mirror)" >"$work/$2.log" 2>&1 ||
    { tail -n 20 "$work/$2.log" >&2; return 1; }
  # No service is started in there.
  printf '#!/bin/sh\nexit 101\n' >"$work/$2/usr/sbin/policy-rc.d"
  chmod 755 "$work/$2/usr/sbin/policy-rc.d"
  mount -t proc proc "$work/$2/proc"
  mounted+=("$work/$2/proc")
}

# in_root NAME COMMAND...: as root, without anything of this machine's environment.
in_root() {
  env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=/root \
    DEBIAN_FRONTEND=noninteractive chroot "$work/$1" "${@:2}"
}

# install_in NAME PACKAGE...: by apt; a package is a name, or a pattern of files in that system.
install_in() {
  in_root "$1" sh -c "apt-get update -qq && apt-get install -y -qq --no-install-recommends ${*:2}" >"$work/apt.log" 2>&1 ||
    { tail -n 20 "$work/apt.log" >&2; return 1; }
}

# as_reader NAME SCRIPT: a shell script, as a user without rights in /home/reader.
as_reader() {
  if ! in_root "$1" id reader >/dev/null 2>&1; then in_root "$1" useradd -m reader; fi
  in_root "$1" su reader -s /bin/sh -c "cd && set -eu; $2"
}

# expect CODE COMMAND...: the command ends with this exit code.
expect() {
  local code=0
  "${@:2}" || code=$?
  [ "$code" -eq "$1" ] || { echo "${0##*/}: exit code $code instead of $1: ${*:2}" >&2; return 1; }
}
