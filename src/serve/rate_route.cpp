#include "publish/notices.h"
#include "publish/rate_text.h"
#include "publish/read_maze_json.h"
#include "puzzle/read_puzzle.h"
#include "serve/routes.h"
#include "spec/data_files.h"

namespace mazefolio::serve {
namespace {

const std::vector<FieldRow>& fields() {
  static const std::vector<FieldRow> rows{
      {"id", FieldKind::text, "of the maze"},
      {"text", FieldKind::text, "the maze as /v1/maze gives it in the format text"},
      {"maze", FieldKind::document, "the maze as /v1/maze gives it in the format json"}};
  return rows;
}

Puzzle maze_of(const Fields& asked) {
  Notices notices;
  const DataFiles files(NameFolder{{}, {}, true});
  if (const auto text = asked.text("text")) return read_puzzle(*text, "text", {}, true).value();
  if (const auto maze = asked.text("maze"))
    return read_maze_json(*maze, "maze", std::nullopt, files, notices);
  return maze_of_id(asked.text("id").value(), files, notices);
}

Reply answer(const Call& call, const Query&) {
  const Fields asked(call.body, fields());
  if (asked.has("id") + asked.has("text") + asked.has("maze") != 1)
    throw InputError("one maze must be given", "use one of 'id', 'text' and 'maze'");
  return {ok, "application/json", rate_json(rate_maze(maze_of(asked)))};
}

}  // namespace

RouteRow rate_route() {
  return {"POST",  "/v1/rate", "how hard a maze is, and why", "the maze", fields(), {}, {"application/json"},
          4 << 20, answer};
}

}  // namespace mazefolio::serve
