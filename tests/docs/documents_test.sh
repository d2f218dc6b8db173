#!/usr/bin/env bash
# What the documents name exists: links, paths of the tree, and a row for every folder of src/ and for no other.
set -euo pipefail
cd "$(dirname "$0")/../.."
wrong=0
complain() { echo "$*" >&2; wrong=1; }

for document in README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md; do
  while read -r path; do
    [ -e "$path" ] || complain "$document links to $path, which is not there"
  done < <(grep -o '](\([^)#: ]*\))' "$document" | sed 's/^](//; s/)$//' | sort -u)
done

# `src/book/pages.cpp`, `tests/ink`, `puzzle/unique` of src/; not `NAME.cpp` or `small.*.txt`.
for document in ARCHITECTURE.md CONTRIBUTING.md; do
  while read -r path; do
    compgen -G "$path*" >/dev/null || compgen -G "src/$path*" >/dev/null || compgen -G "src/generate/$path*" >/dev/null ||
      complain "$document names $path, which is not there"
  done < <(grep -o '`[a-z_]*/[a-z_/.]*`' "$document" | tr -d '`' | grep -v '^out/\|^build/' | sort -u)
done

folders=$(find src -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort)
rows=$(sed -n '/^## The stages/,/^    /s/^| `\([a-z]*\)` |.*/\1/p' ARCHITECTURE.md | sort)
diff <(echo "$folders") <(echo "$rows") >&2 || complain "ARCHITECTURE.md: the table of stages is not the folders of src/"
exit $wrong
