#pragma once

#include <map>
#include <memory>
#include <string>

#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

// What the spec names and other folders must not open: pictures, letters, masks and icons. Each file is read
// once; what is wrong is told at the line that names it. To be called before threads are started.

/// Attaches pixels to every option of the book's puzzles that asks for them.
void load_pictures(BookSpec& spec, const DataFiles& files, Diagnostics& found);

/// The same for a single puzzle; settles what was found.
void load_pictures(PuzzleSpec& puzzle, Notices& notices);

/// The SVG of every icon of the book, by the name or path that it uses.
std::map<std::string, std::shared_ptr<const std::string>> load_icons(const BookSpec& spec,
                                                                     const DataFiles& files,
                                                                     Diagnostics& found);

}  // namespace mazefolio::publish
