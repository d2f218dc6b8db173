#include "book/book_vocabulary.h"
#include "publish/maze_json.h"
#include "serve/routes.h"
#include "spec/data_files.h"
#include "spec/read_book.h"

namespace mazefolio::serve {
namespace {

Reply answer(const Call&, const Query& query) {
  if (value_of(query, "of", "book") == "maze") return {ok, "application/schema+json", maze_schema()};
  return {ok, "application/schema+json", book_schema(book_vocabulary(DataFiles()).value())};
}

}  // namespace

RouteRow schema_route() {
  return {"GET",
          "/v1/schema",
          "the JSON Schema of a book's spec, or of a maze in JSON",
          "",
          {},
          {{"of", "book or maze", {"book", "maze"}}},
          {"application/schema+json"},
          0,
          answer};
}

}  // namespace mazefolio::serve
