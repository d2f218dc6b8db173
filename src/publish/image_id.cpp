#include "publish/image_id.h"

#include "generate/carve/carver_option.h"
#include "publish/load_pictures.h"
#include "puzzle/make_puzzle.h"

namespace mazefolio::publish {
namespace {

bool same_maze(const Maze& a, const Maze& b) {
  const Lattice &s = std::get<Lattice>(*a.topology), &t = std::get<Lattice>(*b.topology);
  return s.columns() == t.columns() && s.rows() == t.rows() && s.present() == t.present() &&
         s.without_rock().present() == t.without_rock().present() && a.open == b.open && a.start == b.start &&
         a.finish == b.finish && a.goals == b.goals;
}

}  // namespace

std::optional<PuzzleId> id_of_image(const PuzzleId& thin, const Maze& thick, Notices& notices) {
  const GeneratorRow* carver = find_row(carvers(), thin.algorithm.name);
  if (!carver || !thin.refinements.empty()) return std::nullopt;
  const GeneratorRow& row = *find_row(generators(), "thick");
  Options of_carver(carver->options), of_row(row.options);
  for (const auto& [name, value] : thin.algorithm.options)
    of_carver.set(carver->options, name, value).value();
  of_row.set(row.options, "carver", carver_text(*carver, of_carver)).value();

  PuzzleId id = thin;
  id.columns = 2 * thin.columns + 1;
  id.rows = 2 * thin.rows + 1;
  id.algorithm = {row.name, of_row.changed(row.options)};
  id.gates.reset();
  PuzzleRequest request = request_of(id).value();
  load_pictures(request.puzzle, notices);
  // The usual gates need no names.
  for (const std::optional<GateNames>& gates : {std::optional<GateNames>(), gate_names(thick)}) {
    id.gates = request.gates = gates;
    if (const Result<Candidate> again = make_candidate(request); again && same_maze(again->maze, thick))
      return id;
  }
  return std::nullopt;
}

}  // namespace mazefolio::publish
