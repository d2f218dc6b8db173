#!/usr/bin/env bash
# The packages in a bare Debian 12: apt installs the program, which makes and proves books with no other setup; then
# the library, and the example is made with it, shared and static.
#   debian_test.sh FOLDER, where mazefolio_*.deb and libmazefolio*.deb are
set -Eeuo pipefail
packages=$(realpath "$1")
. "$(dirname "$0")/roots.sh"
begin

make_root bookworm system
mkdir "$work/system/opt/packages"
cp "$packages"/*.deb "$work/system/opt/packages"
install_in system '/opt/packages/mazefolio_*.deb'

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

# The static library needs all that it is made of, so that linking it tries what libmazefolio-dev depends on.
install_in system '/opt/packages/libmazefolio*.deb' g++ make cmake pkg-config
as_reader system '
  example=/usr/share/doc/mazefolio/examples/library
  g++ -std=c++20 $example/main.cpp $(pkg-config --cflags --libs mazefolio) -o shared
  cmake -S $example -B static -DEXAMPLE_LIBRARY=mazefolio::mazefolio_static >/dev/null
  cmake --build static >/dev/null
  mkdir by-shared by-static
  ./shared by-shared
  static/example by-static
  cmp by-shared/book.pdf by-static/book.pdf
  ldd shared | grep -q /libmazefolio.so
  if ldd static/example | grep -q /libmazefolio.so; then exit 1; fi'

for package in $(in_root system dpkg-query -W -f '${Package} ' '*mazefolio*'); do
  [ -z "$(in_root system dpkg --verify "$package")" ]
done
in_root system apt-get remove -y -qq mazefolio >"$work/apt.log" 2>&1
[ -z "$(find "$work/system/usr" -name '*mazefolio*')" ]
echo "debian_test: the packages in ${packages#"$PWD/"} passed" >&2
