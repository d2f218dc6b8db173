#pragma once

#include <filesystem>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// The files of a book lie beside its PDF, "book.pdf", and are named after it.
inline std::filesystem::path file_beside(const std::filesystem::path& pdf, const char* ending) {
  return pdf.parent_path() / (pdf.stem().string() + ending);
}
inline std::filesystem::path manifest_path(const std::filesystem::path& pdf) {
  return file_beside(pdf, ".json");
}
inline std::filesystem::path key_path(const std::filesystem::path& pdf) {
  return file_beside(pdf, "-answers.pdf");
}
inline std::filesystem::path screen_path(const std::filesystem::path& pdf) {
  return file_beside(pdf, "-screen.pdf");
}

/// All that a book, or a PDF that holds several, may be written to.
inline std::vector<std::filesystem::path> all_files_of(const std::filesystem::path& pdf) {
  return {pdf, manifest_path(pdf), key_path(pdf), screen_path(pdf)};
}

}  // namespace mazefolio::publish
