# Debian packages through CPack, one a component: `program` is mazefolio with its data, `runtime` the shared library,
# `dev` what programs are made with that use it.
set(MAZEFOLIO_MAINTAINER "The Mazefolio authors <maintainers@users.noreply.a-seed-60451397.example>" CACHE STRING
  "Who the packages name as their maintainer")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mazefolio)
set(CPACK_PACKAGE_VENDOR "The Mazefolio authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "publisher of printable maze books")
set(CPACK_PACKAGE_CONTACT "${MAZEFOLIO_MAINTAINER}")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/finish.cmake)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_MAZEFOLIO_CHANGELOG ${PROJECT_SOURCE_DIR}/CHANGELOG.md)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0mazefolio1)  # gives way to a package of Debian's own, which begins with 1
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${MAZEFOLIO_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY >=)

# `prove` runs the programs of poppler-utils; the fonts are those of the templates and of what stands in for them.
# Pictographs (fonts-symbola, unicode-data) are needed only by books that name one, the profile of four inks (libgs-common)
# only by covers for printers that ask for it.
# librsvg is opened, not linked.
string(JOIN ", " program_depends
  "librsvg2-2 (>= 2.52)" poppler-utils fonts-ebgaramond fonts-comic-neue fonts-sil-andika fonts-lato fonts-league-spartan fonts-dejavu-core)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME mazefolio)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS ${program_depends})
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "fonts-noto-core, fonts-noto-cjk, fonts-symbola, unicode-data, libgs-common")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "slurm-client, bash-completion")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
"Mazefolio turns a spec of a few lines of YAML into a maze book: it generates
every maze, proves it connected, solves it, measures how hard it is, lays the
book out and writes a vector PDF with an answer key, ready to print at home or
to send to a printer. The same spec and seed give the same bytes.
.
It knows many algorithms, tilings, shapes and languages, reads finished books
back from their pages, and makes hundreds of books in one run, on one machine
or on a cluster.")

get_cmake_property(CPACK_COMPONENTS_ALL COMPONENTS)
list(REMOVE_ITEM CPACK_COMPONENTS_ALL Unspecified)
set(same_version "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME libmazefolio${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS "mazefolio ${same_version}, librsvg2-2 (>= 2.52)")  # its data
set(CPACK_DEBIAN_RUNTIME_DESCRIPTION
"The shared library of programs that make mazes and maze books as mazefolio
does.")

# pkg-config asks for the parts of the library even where only the shared one is linked.
set(CPACK_DEBIAN_DEV_PACKAGE_NAME libmazefolio-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
string(JOIN ", " CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "${CPACK_DEBIAN_RUNTIME_PACKAGE_NAME} ${same_version}" libfmt-dev
  libtbb-dev libglib2.0-dev libpango1.0-dev libcairo2-dev libfontconfig-dev libjpeg-dev libpng-dev libyaml-cpp-dev libqpdf-dev
  libmuparser-dev libmd4c-dev libzint-dev liblcms2-dev)
set(CPACK_DEBIAN_DEV_DESCRIPTION
"Headers and library for programs that make mazes and maze books as mazefolio
does, with its CMake package and its file for pkg-config.")
include(CPack)
