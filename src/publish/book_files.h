#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
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

/// "book-05.png": one of `count` files that are numbered from 1.
inline std::filesystem::path numbered_path(const std::filesystem::path& file, std::size_t number,
                                           std::size_t count) {
  std::string digits = std::to_string(number);
  digits.insert(0, std::to_string(count).size() - digits.size(), '0');
  return file.parent_path() / (file.stem().string() + "-" + digits + file.extension().string());
}

/// All files that a book, or a PDF of several books, may be written to.
inline std::vector<std::filesystem::path> all_files_of(const std::filesystem::path& pdf) {
  return {pdf, manifest_path(pdf), key_path(pdf), screen_path(pdf)};
}

}  // namespace mazefolio::publish
