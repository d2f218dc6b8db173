#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "spec/book_spec.h"
#include "spec/vocabulary.h"

namespace mazefolio {

/// Reads a book spec after applying `sets` ("answers.per_page=4"). Everything wrong is told at once; with
/// errors the result must not be used. Throws WorldError when the file cannot be read.
BookSpec read_book(const std::filesystem::path& path, std::span<const std::string> sets,
                   const Vocabulary& vocabulary, Diagnostics& diagnostics);

/// The JSON Schema (draft-07) of the book spec.
std::string book_schema(const Vocabulary& vocabulary);

}  // namespace mazefolio
