#pragma once

#include "spec/vocabulary.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::book {

/// Everything that a spec may name: the tables of algorithms, grids and places, and the house's data files.
Vocabulary book_vocabulary(const DataFiles& files, Diagnostics& found);

}  // namespace mazefolio::book
