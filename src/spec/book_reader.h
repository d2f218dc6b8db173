#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "spec/book_spec.h"
#include "spec/override.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// Reads a book spec after setting `sets` over it, one after the other. Everything wrong is told at once;
/// with errors the result must not be used. Throws WorldError when the file cannot be read.
BookSpec read_book(const std::filesystem::path& path, std::span<const Override> sets,
                   const Vocabulary& vocabulary, Diagnostics& diagnostics);

/// The same for a spec that is in memory: `path` is what messages call it, and its folder is where the files
/// lie that it names.
BookSpec read_book_text(std::string_view bytes, const std::filesystem::path& path,
                        std::span<const Override> sets, const Vocabulary& vocabulary,
                        Diagnostics& diagnostics);

/// The keys that a book spec may have, in the order of the reader's table.
std::vector<std::string> book_keys();

/// The JSON Schema (draft-07) of the book spec.
std::string book_schema(const Vocabulary& vocabulary);

}  // namespace mazefolio::spec
