#!/usr/bin/env bash
# The .deb in a bare Debian 12: apt installs it, and it makes and proves a book with no other setup.
#   debian_test.sh PACKAGE.deb
set -Eeuo pipefail
package=$(realpath "$1")
. "$(dirname "$0")/roots.sh"
begin

make_root bookworm system
cp "$package" "$work/system/tmp/mazefolio.deb"
in_root system apt-get update -qq
in_root system apt-get install -y -qq --no-install-recommends /tmp/mazefolio.deb >"$work/apt.log" 2>&1 ||
  { tail -n 20 "$work/apt.log" >&2; exit 1; }

as_reader system '
  mazefolio --version
  mazefolio build /usr/share/doc/mazefolio/examples/first-book.yaml -o first.pdf --prove
  [ "$(head -c 5 first.pdf)" = %PDF- ]
  pdftotext first.pdf - | grep -q "My First Mazes"
  mazefolio prove first.pdf --quiet
  mazefolio new mine
  mazefolio build mine/book.yaml -o mine.pdf --prove --quiet
  for template in classic playful minimal; do
    mazefolio worksheet -o $template.pdf --template $template --strict --quiet
  done'
expect 2 as_reader system 'echo "title: [" >wrong.yaml; mazefolio build wrong.yaml -o wrong.pdf 2>/dev/null'
expect 1 as_reader system 'mazefolio build missing.yaml -o wrong.pdf 2>/dev/null'
expect 3 as_reader system 'mazefolio worksheet -o other.pdf --seed 2 --quiet
  mazefolio prove other.pdf --manifest first.json --any-pdf --quiet >/dev/null 2>&1'
[ ! -e "$work/system/home/reader/wrong.pdf" ]

# Every file of the package is there, among them the manual and the completions.
files=$(in_root system dpkg -L mazefolio)
for file in man/man1/mazefolio.1.gz man/man1/mazefolio-build.1.gz bash-completion/completions/mazefolio \
  zsh/vendor-completions/_mazefolio fish/vendor_completions.d/mazefolio.fish doc/mazefolio/copyright; do
  grep -qx "/usr/share/$file" <<<"$files"
done
[ -z "$(in_root system dpkg --verify mazefolio)" ]

in_root system apt-get remove -y -qq mazefolio >/dev/null
[ ! -e "$work/system/usr/share/mazefolio" ]
echo "debian_test: ${package##*/} passed" >&2
