#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/system/named_file.h"
#include "spec/book_spec.h"
#include "spec/override.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// Reads a book spec with `sets` applied over it in order; or gives all of its errors in file order. The
/// files that it names are looked for in `folder`, else in its own. If that is confined, so is the spec to
/// its own. Throws WorldError where the file cannot be read.
Result<BookSpec> read_book(const std::filesystem::path& path, std::span<const Override> sets,
                           const Vocabulary& vocabulary, const std::optional<NameFolder>& folder = {});

/// The same for a spec in memory: `file` is its name in messages, and the files that it names are looked for
/// in `folder`.
Result<BookSpec> read_book_text(std::string_view bytes, std::string file, const NameFolder& folder,
                                std::span<const Override> sets, const Vocabulary& vocabulary);

/// The keys that a book spec may have, in the order of the table of fields.
std::vector<std::string> book_keys();

/// The JSON Schema (draft-07) of the book spec.
std::string book_schema(const Vocabulary& vocabulary);

}  // namespace mazefolio::spec
