#!/usr/bin/env bash
# Writes anew the files that the program makes from its tables, so that they know what was added: level table, schemas,
# golden files, pictures and README. Then names those that changed: look at the differences before you keep them.
#   docs/renew.sh [folder of the build]
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/dev}
mazefolio=$build/bin/mazefolio
export MAZEFOLIO_DATA=$PWD

"$build/bin/calibrate" --add configs/difficulty.csv
for schema in configs/*.schema.json; do
  "$mazefolio" schema "$(basename "$schema" .schema.json)" >"$schema.new"
  mv "$schema.new" "$schema"
done
for golden in "generate: every generator makes the same" "generate: a small maze of every generator" \
              "rules: every rule lays the same" \
              "book: every page of" "diagram: the steps of"; do
  MAZEFOLIO_RENEW=1 ctest --test-dir "$build" -R "^$golden" --no-tests=error --output-on-failure >/dev/null
done
docs/make_gallery.sh "$mazefolio"
docs/make_pages.sh "$mazefolio"
docs/make_covers.sh "$mazefolio"
docs/make_preview.sh "$build"
docs/make_tables.sh "$mazefolio"
git status --short configs docs tests README.md
