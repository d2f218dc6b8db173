#pragma once

#include "spec/vocabulary.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::book {

/// Everything that a spec may name: the tables of algorithms, grids and places, and the house data. Or the
/// errors of the house data.
Result<Vocabulary> book_vocabulary(const DataFiles& files);

}  // namespace mazefolio::book
