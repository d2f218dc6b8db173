#pragma once

#include <filesystem>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// The other files of a book are beside its PDF and are named after it: "book.json" for "book.pdf".
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

/// All files that a book, or a PDF of several books, may be written to.
inline std::vector<std::filesystem::path> all_files_of(const std::filesystem::path& pdf) {
  return {pdf, manifest_path(pdf), key_path(pdf), screen_path(pdf)};
}

}  // namespace mazefolio::publish
