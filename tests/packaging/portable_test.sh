#!/usr/bin/env bash
# The archive on a release of Debian that it was not built on, with nothing installed: it makes the books that the
# program of the build makes here, byte by byte, with and without that release's own fonts.
#   portable_test.sh ARCHIVE.tar.xz MAZEFOLIO [RELEASE]
set -Eeuo pipefail
archive=$(realpath "$1") program=$(realpath "$2") release=${3:-trixie}
. "$(dirname "$0")/roots.sh"
repository=$(cd "$(dirname "$0")/../.." && pwd)
begin

# Books that need fonts of every template, other scripts, pictures from strangers.
mkdir -p "$work/books/pictures" "$work/here"
cp "$repository"/examples/{first-book,rainy-day,caverns}.yaml "$work/books"
cp -r "$repository/examples/pictures" "$work/books"
for language in ar el ja; do
  sed "s/^title: .*/&\nlanguage: $language/" "$repository/examples/first-book.yaml" >"$work/books/$language.yaml"
done
for template in playful minimal; do
  sed "s/^title: .*/&\ntemplate: $template/" "$repository/examples/first-book.yaml" >"$work/books/$template.yaml"
done
cp "$repository"/tests/packaging/*.svg "$work/books/pictures"
cp "$repository"/tests/packaging/pictures.yaml "$work/books"
cd "$work/here"
for book in "$work"/books/*.yaml; do
  MAZEFOLIO_DATA=$repository "$program" build "$book" --quiet
done

make_root "$release" system
mkdir -p "$work/system/opt/with space"
tar -C "$work/system/opt/with space" -xf "$archive"
cp -r "$work/books" "$work/system/opt/books"
folder=$(basename "$work/system/opt/with space"/mazefolio-*)
ln -s "/opt/with space/$folder/bin/mazefolio" "$work/system/usr/local/bin/mazefolio"

make_books_in() { # make_books_in FOLDER: and compares
  as_reader system "mkdir $1 && cd $1 && for book in /opt/books/*.yaml; do mazefolio build \$book --quiet; done"
  local pdf
  for pdf in *.pdf; do
    cmp "$pdf" "$work/system/home/reader/$1/$pdf"
  done
}

make_books_in bare
as_reader system 'cd bare && mazefolio prove first-book.pdf --quiet'
expect 2 as_reader system 'echo "title: [" >wrong.yaml; mazefolio build wrong.yaml 2>/dev/null'

install_in system fonts-dejavu fonts-lato fonts-ebgaramond fonts-noto-core fonts-liberation
make_books_in with-fonts
echo "portable_test: ${archive##*/} passed on $release: $(find . -name '*.pdf' | wc -l) books, the same bytes" >&2
