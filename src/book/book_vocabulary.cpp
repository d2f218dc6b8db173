#include "book/book_vocabulary.h"

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/gates.h"
#include "topology/grids.h"

namespace mazefolio::book {

Vocabulary book_vocabulary(const DataFiles& files, Diagnostics& found) {
  Vocabulary vocabulary = house_vocabulary(files, found);
  vocabulary.algorithms = rows_of(generators());
  vocabulary.grids = rows_of(grids());
  vocabulary.shapes = rows_of(shapes());
  vocabulary.refinements.assign(refinements().begin(), refinements().end());
  vocabulary.places = place_names();
  return vocabulary;
}

}  // namespace mazefolio::book
