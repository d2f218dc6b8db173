#!/usr/bin/env bash
# Mazes, scores and hashes must not depend on the compiler: builds the small program `golden` with GCC and
# Clang, unoptimised and optimised, and compares what each prints. `tests/compilers.sh clang++-O3` builds one.
set -euo pipefail
cd "$(dirname "$0")/.."

kinds=("$@")
[ ${#kinds[@]} -gt 0 ] || kinds=(g++-O0 g++-O3 clang++-O0 clang++-O3)
out=build/compilers
mkdir -p "$out"
wrong=0
for kind in "${kinds[@]}"; do
  began=$SECONDS
  cmake -S . -B "$out/$kind" -G Ninja -DCMAKE_CXX_COMPILER="${kind%-O?}" -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_CXX_FLAGS_DEBUG="-${kind##*-} -DNDEBUG" >"$out/$kind.log"
  cmake --build "$out/$kind" --target golden -j "$(nproc)" >>"$out/$kind.log" || { tail -n 20 "$out/$kind.log" >&2; exit 1; }
  "$out/$kind/bin/golden" >"$out/$kind.txt"
  if ! grep -v '^figures ' "$out/$kind.txt" | cmp -s - tests/generate/goldens.txt; then
    echo "compilers: $kind makes other mazes than tests/generate/goldens.txt says:" >&2
    grep -v '^figures ' "$out/$kind.txt" | diff - tests/generate/goldens.txt | head -n 5 >&2 || true
    wrong=1
  fi
  if ! cmp -s "$out/$kind.txt" "$out/${kinds[0]}.txt"; then
    echo "compilers: $kind and ${kinds[0]} do not agree:" >&2
    diff "$out/$kind.txt" "$out/${kinds[0]}.txt" | head -n 5 >&2 || true
    wrong=1
  fi
  echo "$kind: $(sha256sum <"$out/$kind.txt" | cut -c1-16), $((SECONDS - began)) s"
done
exit $wrong
