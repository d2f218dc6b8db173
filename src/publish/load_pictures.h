#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "base/result.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

// Loads the files that a spec names: pictures, masks and icons; and draws letters. Each file is read once.
// Errors are reported at the line that names the file.

/// Attaches pixels to every option of the book's puzzles that needs them. Returns errors, and warnings about
/// missing fonts.
Diagnostics load_pictures(BookSpec& spec, const DataFiles& files);

/// The same for a single puzzle; settles what was found. Throws InputError.
void load_pictures(PuzzleSpec& puzzle, const DataFiles& files, Notices& notices);
void load_pictures(PuzzleSpec& puzzle, Notices& notices);  ///< by names from the working folder

/// The SVG of icons by the name or path that the spec uses.
using Icons = std::map<std::string, std::shared_ptr<const std::string>>;
/// Calls `use` for every icon that a book names, as often as it does.
void for_each_icon(const BookSpec& spec,
                   const std::function<void(const std::string& name, const Place& place)>& use);
/// The icons of a book, or all errors.
Result<Icons> load_icons(const BookSpec& spec, const DataFiles& files);

}  // namespace mazefolio::publish
