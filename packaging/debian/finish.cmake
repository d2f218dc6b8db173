# What Debian asks of a package beyond what is installed anywhere: documents in its doc folder, compressed pages, and
# completions where its zsh looks. CPack runs this on the staged files; dates come from SOURCE_DATE_EPOCH.
cmake_minimum_required(VERSION 3.25)
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

function(compress)
  if(ARGN)
    execute_process(COMMAND gzip -9nf ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
  endif()
endfunction()

function(write_documents folder package)
  file(READ ${CPACK_RESOURCE_FILE_LICENSE} license)
  string(REGEX MATCH "Copyright \\(c\\) ([^\n]*)" ignored "${license}")
  set(holder ${CMAKE_MATCH_1})
  string(REGEX REPLACE "^.*Copyright \\(c\\)[^\n]*\n\n" "" terms "${license}")
  string(REGEX REPLACE "\n$" "" terms "${terms}")
  string(REPLACE "\n\n" "\n.\n" terms "${terms}")
  string(REPLACE "\n" "\n " terms "${terms}")
  file(WRITE ${folder}/copyright
    "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    "Upstream-Name: Mazefolio\n\nFiles: *\nCopyright: ${holder}\nLicense: Expat\n ${terms}\n")
  string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
  file(WRITE ${folder}/changelog.Debian
    "mazefolio (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
    "  * Package of Mazefolio ${CPACK_PACKAGE_VERSION}.\n\n -- ${CPACK_DEBIAN_PACKAGE_MAINTAINER}  ${date}\n")
  file(COPY_FILE ${CPACK_MAZEFOLIO_CHANGELOG} ${folder}/changelog)
  compress(${folder}/changelog ${folder}/changelog.Debian)
  file(CHMOD ${folder}/copyright ${folder}/changelog.gz ${folder}/changelog.Debian.gz
    PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endfunction()

foreach(component ${CPACK_COMPONENTS_ALL})
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(usr ${CPACK_TEMPORARY_DIRECTORY}/${component}/usr)
  write_documents(${usr}/share/doc/${package} ${package})

  file(GLOB pages ${usr}/share/man/man1/*.1)
  compress(${pages})
  if(EXISTS ${usr}/share/zsh/site-functions)
    file(RENAME ${usr}/share/zsh/site-functions ${usr}/share/zsh/vendor-completions)
  endif()
  if(EXISTS ${usr}/share/mazefolio/examples)
    file(CREATE_LINK ../../mazefolio/examples ${usr}/share/doc/${package}/examples SYMBOLIC)
  endif()
  execute_process(COMMAND chmod -R u+rwX,go+rX,go-w ${usr} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
