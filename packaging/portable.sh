#!/usr/bin/env bash
# Packs the release build with everything but glibc: build/release/packages/mazefolio-VERSION-linux-MACHINE.tar.xz
set -euo pipefail
. "$(dirname "$0")/release.sh"

machine=$(uname -m)
version=$($build/bin/mazefolio --version)
version=${version#* }
name=mazefolio-$version-linux-$machine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/$name
umask 022

library_folder=/usr/lib/$(gcc -print-multiarch)
font_packages=$(grep -o 'fonts-[a-z0-9-]*' bootstrap | sort -u)

# The Debian package of an installed file. Packages from before the merge of /lib and /usr/lib name the short path.
package_of() {
  local file
  file=$(readlink -f "$1")
  (dpkg -S "$file" 2>/dev/null || dpkg -S "${file#/usr}" || dpkg -S "/usr$file") 2>/dev/null | sed 's/[:,].*//;q'
}

place_programs() {
  cmake --install $build --component program --prefix "$root" --strip >/dev/null
  mkdir -p "$root/libexec/poppler" "$root/lib"
  mv "$root/bin/mazefolio" "$root/libexec/mazefolio"
  install -m 755 packaging/portable/mazefolio "$root/bin/mazefolio"
  cp /usr/bin/pdf{fonts,info,toppm,totext} "$root/libexec/poppler"
}

# All libraries that the programs and the loaders of pictures need, but those of glibc.
place_libraries() {
  local loaders=$library_folder/gdk-pixbuf-2.0/2.10.0 library path
  cp "$loaders"/loaders/*.so "$root/lib"
  # Loaders by their bare names are found as libraries are: beside the library that asks for them.
  mkdir -p "$root/etc/gdk-pixbuf"
  sed -E 's/^"[^"]*\/([^"\/]*\.so)"/"\1"/; /^#/d' "$loaders/loaders.cache" >"$root/etc/gdk-pixbuf/loaders.cache"

  ldd "$root"/libexec/mazefolio "$root"/libexec/poppler/* "$root"/lib/*.so |
    sed -nE 's/^\s+(\S+) => (\S+) .*/\1 \2/p' | sort -u >"$work/libraries"
  grep -q 'not' "$work/libraries" && { echo "portable.sh: a library is missing" >&2; exit 1; }
  while read -r library path; do
    [ "$(package_of "$path")" = libc6 ] && continue
    cp -L "$path" "$root/lib/$library"
    package_of "$path" >>"$work/packages"
  done <"$work/libraries"
  chmod 644 "$root"/lib/*
  for library in "$root"/lib/*; do patchelf --set-rpath '$ORIGIN' "$library"; done
  patchelf --set-rpath '$ORIGIN/../lib' "$root/libexec/mazefolio"
  for library in "$root"/libexec/poppler/*; do patchelf --set-rpath '$ORIGIN/../../lib' "$library"; done
  if [ -e /usr/share/libthai/thbrk.tri ]; then
    install -D -m 644 /usr/share/libthai/thbrk.tri "$root/share/libthai/thbrk.tri"
    echo libthai-data >>"$work/packages"
  fi
  printf '%s\n' poppler-utils libgdk-pixbuf-2.0-0 librsvg2-common >>"$work/packages"
}

# Families of which the machine's fonts are not to be used, as fontconfig's XML.
rejected() {
  {
    fc-scan -f '%{[]family{%{family}\n}}' "$root/share/fonts"
    sed -n 's/.*families: \[\([^]]*\)\].*/\1/p' templates/*.yaml | tr , '\n' | sed 's/^ *//; s/ *$//'
  } | LC_ALL=C sort -u | sed 's/&/\&amp;/g; s/</\&lt;/g' |
    sed 's|.*|    <rejectfont><pattern><patelt name="family"><string>&</string></patelt></pattern></rejectfont>|'
}

place_fonts() {
  local package file
  for package in $font_packages; do
    mkdir -p "$root/share/fonts/mazefolio-house/$package"
    dpkg -L "$package" | grep -E '^/usr/share/fonts/.*\.(otf|ttf|ttc)$' |
      xargs -d '\n' cp -t "$root/share/fonts/mazefolio-house/$package"
    echo "$package" >>"$work/packages"
  done
  mkdir -p "$root/etc/fonts/conf.d"
  for file in /etc/fonts/conf.d/*.conf; do
    case ${file##*/} in 50-user.conf | 51-local.conf) continue ;; esac  # they tell of one machine
    package=$(package_of "$file")
    grep -qx "$package" <<<"$font_packages"$'\n'fontconfig-config || continue
    cp -L "$file" "$root/etc/fonts/conf.d"
  done
  rejected >"$work/rejected"
  sed -e "s/@VERSION@/$version/" -e "/@REJECTED@/{r $work/rejected
d}" packaging/portable/fonts.conf >"$root/etc/fonts/fonts.conf"
  echo fontconfig-config >>"$work/packages"
}

# The names of pictographs, where the program looks before it asks the system.
place_names() {
  install -D -m 644 /usr/share/unicode/emoji/emoji-test.txt "$root/share/mazefolio/unicode/emoji-test.txt"
  echo unicode-data >>"$work/packages"
}

place_licenses() {
  local package
  mkdir -p "$root/share/licenses/mazefolio"
  cp LICENSE "$root/share/licenses/mazefolio"
  cp -rL /usr/share/common-licenses "$root/share/licenses/common-licenses"
  sort -u "$work/packages" | while read -r package; do
    install -D -m 644 "/usr/share/doc/$package/copyright" "$root/share/licenses/$package/copyright"
    dpkg-query -W -f='${Package} ${Version}, source ${source:Package} ${source:Version}\n' "$package" | head -n 1
  done >"$root/share/licenses/packages.txt"
  sed -e "s/@VERSION@/$version/; s/@MACHINE@/$machine/; s/@GLIBC@/$(glibc_needed)/" \
    packaging/portable/README.txt >"$root/README.txt"
}

# The newest version of glibc that a file asks for.
glibc_needed() {
  objdump -T "$root"/libexec/mazefolio "$root"/libexec/poppler/* "$root"/lib/* | grep -o 'GLIBC_[0-9.]*' |
    sed 's/GLIBC_//' | sort -uV | tail -n 1
}

place_programs
place_libraries
place_fonts
place_names
place_licenses
chmod -R u+rwX,go+rX,go-w "$root"
mkdir -p $build/packages
archive=$build/packages/$name.tar.xz
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
  xz -6 -T2 >"$archive.part"
mv "$archive.part" "$archive"
echo "$archive"
