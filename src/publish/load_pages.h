#pragma once

#include "base/result.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

// Loads the files that the pages of the author name. Errors are reported at the line that names the file.

/// Texts, and facts for the backs of mazes.
Diagnostics load_page_texts(BookSpec& spec, const DataFiles& files);

/// Pictures and icons.
Diagnostics load_page_art(BookSpec& spec, const DataFiles& files);

}  // namespace mazefolio::publish
