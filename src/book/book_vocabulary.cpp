#include "book/book_vocabulary.h"

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/gates.h"
#include "topology/grids.h"
#include "topology/tone.h"

namespace mazefolio::book {

Result<Vocabulary> book_vocabulary(const DataFiles& files) {
  Result<Vocabulary> house = house_vocabulary(files);
  if (!house) return house;
  Vocabulary vocabulary = std::move(house).value();
  vocabulary.tones = rows_of(tones());
  vocabulary.algorithms = rows_of(generators());
  vocabulary.grids = rows_of(grids());
  vocabulary.shapes = rows_of(shapes());
  vocabulary.refinements.assign(refinements().begin(), refinements().end());
  vocabulary.places = place_names();
  return vocabulary;
}

}  // namespace mazefolio::book
