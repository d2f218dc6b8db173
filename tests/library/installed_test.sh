#!/usr/bin/env bash
# Installs what was built to a folder of its own, and makes the example there: against the shared library by
# find_package, and against the archive by pkg-config. Every public header must compile alone.
#   installed_test.sh BUILD CMAKE COMPILER EXAMPLE
set -euo pipefail
build=$1 cmake=$2 compiler=$3 example=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
prefix=$folder/prefix
unset MAZEFOLIO_DATA

fail() { echo "installed_test: $*" >&2; exit 1; }

for component in program runtime dev; do
  "$cmake" --install "$build" --prefix "$prefix" --component "$component" >/dev/null
done
pc=$(find "$prefix" -name mazefolio.pc)
[ -n "$pc" ] || fail "mazefolio.pc is not installed"
export PKG_CONFIG_PATH=${pc%/*}
[ "$(pkg-config --variable=prefix mazefolio)" = "$prefix" ] || fail "mazefolio.pc names another prefix"

headers=0
for header in "$prefix"/include/mazefolio/*.h; do
  echo "#include <mazefolio/${header##*/}>" | "$compiler" -std=c++20 -Wall -Wextra -Wshadow -Wpedantic -Werror \
    -fsyntax-only -I"$prefix/include" -x c++ - || fail "${header##*/} does not compile alone"
  headers=$((headers + 1))
done
[ "$headers" -ge 8 ] && [ "$headers" -le 10 ] || fail "$headers public headers"

run() {  # run FOLDER PROGRAM [DATA]
  mkdir -p "$1"
  (cd / && "$2" "$1" "${@:3}") >"$1/out" || fail "$2 failed"
  grep -q '^hexagon:14x16/wilson#1: 224 cells, level [0-9]' "$1/out" || fail "no maze: $(cat "$1/out")"
  grep -q "book.yaml:3:.*error: unknown key 'algoritm'; did you mean 'algorithm'?" "$1/out" ||
    fail "no diagnostics: $(cat "$1/out")"
  grep -q 'pages, 2 mazes proven: yes' "$1/out" || fail "no proof: $(cat "$1/out")"
  grep -qx "data: $prefix/share/mazefolio" "$1/out" || fail "data from elsewhere: $(cat "$1/out")"
  grep -q '<title>hexagon:14x16/wilson#1</title>' "$1/maze.svg" || fail "no picture"
  qpdf --check "$1/book.pdf" >/dev/null
}

"$cmake" -S "$example" -B "$folder/shared" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$compiler" >/dev/null
"$cmake" --build "$folder/shared" >/dev/null
readelf -d "$folder/shared/example" | grep -q 'NEEDED.*libmazefolio.so' || fail "the example is not linked to the library"
run "$folder/with-shared" "$folder/shared/example"

libdir=$(pkg-config --variable=libdir mazefolio)
# shellcheck disable=SC2046  # flags are words
"$compiler" -std=c++20 "$example/main.cpp" $(pkg-config --cflags mazefolio) -o "$folder/static" \
  -L"$libdir" -Wl,-Bstatic -lmazefolio -Wl,-Bdynamic $(pkg-config --static --libs mazefolio | sed 's/-lmazefolio//')
if readelf -d "$folder/static" | grep -q 'libmazefolio'; then fail "the archive was not used"; fi
run "$folder/with-static" "$folder/static" "$(pkg-config --variable=datadir mazefolio)"

"$cmake" -S "$example" -B "$folder/archive" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$compiler" \
  -DEXAMPLE_LIBRARY=mazefolio::mazefolio_static >/dev/null
"$cmake" --build "$folder/archive" >/dev/null
if readelf -d "$folder/archive/example" | grep -q 'libmazefolio'; then fail "the archive was not used by CMake"; fi

# Both see the same objects, so what they make is the same.
for file in maze.svg book.pdf book.json; do
  cmp "$folder/with-shared/$file" "$folder/with-static/$file" || fail "shared and static differ"
done
# Nothing but the public functions is to be seen.
hidden=$(nm -DC --defined-only "$libdir/libmazefolio.so" | grep -E ' [TBDR] ' |
  grep -E 'mazefolio::[a-z]+::' || true)
[ -z "$hidden" ] || fail "the library shows what is its own: $(head -3 <<<"$hidden")"
echo "installed_test: $headers headers; the example runs with both libraries"
