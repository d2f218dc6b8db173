# libmazefolio: the objects of publish, of what lies below it and of the public functions, once as an archive and once
# as a shared library. `simulate` is for tests, `batch` and `cli` for the program.
set(mazefolio_folders base topology maze rules generate solve census layout draw diagram spec puzzle book render pdf impose prove preflight cover listing publish library)
list(TRANSFORM mazefolio_folders REPLACE "(.+)" "$<TARGET_OBJECTS:mazefolio_\\1>" OUTPUT_VARIABLE mazefolio_objects)

add_library(mazefolio_shared SHARED ${mazefolio_objects})
add_library(mazefolio_static STATIC ${mazefolio_objects})
foreach(kind shared static)
  set_target_properties(mazefolio_${kind} PROPERTIES OUTPUT_NAME mazefolio LINKER_LANGUAGE CXX
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
  target_compile_features(mazefolio_${kind} INTERFACE cxx_std_20)
  target_include_directories(mazefolio_${kind} INTERFACE
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
# Before 1.0 a minor version may change what a program was compiled against.
set_target_properties(mazefolio_shared PROPERTIES EXPORT_NAME mazefolio
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
target_link_libraries(mazefolio_shared PRIVATE fmt::fmt PkgConfig::tbb PkgConfig::glib PkgConfig::pangocairo PkgConfig::jpeg PkgConfig::png
  PkgConfig::yamlcpp PkgConfig::qpdf PkgConfig::lcms PkgConfig::minizip PkgConfig::muparser PkgConfig::md4c zint::zint ${CMAKE_DL_LIBS})
target_link_options(mazefolio_shared PRIVATE -Wl,--no-undefined)

# What pkg-config calls the libraries above.
set(mazefolio_modules fmt tbb glib-2.0 pangocairo pangoft2 cairo-ft cairo-pdf cairo-svg fontconfig libjpeg libpng yaml-cpp libqpdf lcms2 minizip muparser md4c)
list(JOIN mazefolio_modules ", " mazefolio_requires)
list(JOIN mazefolio_modules " " mazefolio_modules)
include(CMakePackageConfigHelpers)
set(mazefolio_package ${CMAKE_INSTALL_LIBDIR}/cmake/mazefolio)
configure_package_config_file(cmake/mazefolioConfig.cmake.in mazefolioConfig.cmake INSTALL_DESTINATION ${mazefolio_package})
write_basic_package_version_file(mazefolioConfigVersion.cmake COMPATIBILITY SameMinorVersion)

install(TARGETS mazefolio_shared EXPORT mazefolio
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT dev)
install(TARGETS mazefolio_static EXPORT mazefolio ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
install(EXPORT mazefolio FILE mazefolioTargets.cmake NAMESPACE mazefolio:: DESTINATION ${mazefolio_package} COMPONENT dev)
install(FILES ${PROJECT_BINARY_DIR}/mazefolioConfig.cmake ${PROJECT_BINARY_DIR}/mazefolioConfigVersion.cmake
  DESTINATION ${mazefolio_package} COMPONENT dev)
install(DIRECTORY include/mazefolio DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev)
# Written when it is installed, because only then its prefix is known for certain.
install(CODE "set(CMAKE_INSTALL_LIBDIR \"${CMAKE_INSTALL_LIBDIR}\")
set(CMAKE_INSTALL_INCLUDEDIR \"${CMAKE_INSTALL_INCLUDEDIR}\")
set(CMAKE_INSTALL_DATADIR \"${CMAKE_INSTALL_DATADIR}\")
set(PROJECT_DESCRIPTION \"${PROJECT_DESCRIPTION}\")
set(PROJECT_VERSION \"${PROJECT_VERSION}\")
set(mazefolio_requires \"${mazefolio_requires}\")
configure_file(\"${PROJECT_SOURCE_DIR}/cmake/mazefolio.pc.in\" \"${PROJECT_BINARY_DIR}/mazefolio.pc\" @ONLY)"
  COMPONENT dev)
install(FILES ${PROJECT_BINARY_DIR}/mazefolio.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
