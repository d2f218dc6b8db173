#include "puzzle/dealt_shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "spec/written_choice.h"
#include "topology/shapes.h"

namespace mazefolio::puzzle {
namespace {

/// Different shapes in their order, with the first request of each.
struct Dealt {
  std::vector<std::string> shapes;
  std::vector<std::size_t> first;
  void add(const Choice& shape, std::size_t request) {
    const std::string text = written_choice(shape, *find_row(topology::shapes(), shape.name));
    if (std::ranges::find(shapes, text) != shapes.end()) return;
    shapes.push_back(text);
    first.push_back(request);
  }
};

/// Nothing but their shapes tells the requests apart.
bool differ_by_shape(std::span<const EntryRequest> requests) {
  const EntryRequest& first = requests.front();
  return std::ranges::all_of(requests, [&](const EntryRequest& r) {
    return r.entry->grid.name == first.entry->grid.name &&
           r.entry->algorithm.name == first.entry->algorithm.name &&
           (r.any_level || r.nearest || (r.low == first.low && r.high == first.high));
  });
}

}  // namespace

std::optional<Diagnostic> faulty_shapes(std::span<const EntryRequest> requests,
                                        std::span<const Result<Puzzle>> results) {
  if (!differ_by_shape(requests)) return std::nullopt;
  Dealt faulty, good;
  for (std::size_t i = 0; i < requests.size(); ++i)
    (results[i] ? good : faulty).add(requests[i].entry->shape, i);
  std::erase_if(good.shapes, [&](const std::string& shape) {
    return std::ranges::find(faulty.shapes, shape) != faulty.shapes.end();
  });
  if (faulty.shapes.empty() || good.shapes.empty()) return std::nullopt;
  const Diagnostic& reason = results[faulty.first.front()].error();
  const PuzzleSpec& entry = *requests[faulty.first.front()].entry;
  // Each name of a list is told at its own place, with what would do for it.
  const Place& text = entry.shape.place_of("text");
  if (entry.shape.name == "text" && reason.place.line == text.line && reason.place.column == text.column)
    return std::nullopt;
  Diagnostic out = reason;
  if (entry.shape_place.line > 0) out.place = entry.shape_place;
  out.message = fmt::format("{} of {} shapes make no maze here, {}; of {}: {}", faulty.shapes.size(),
                            faulty.shapes.size() + good.shapes.size(), fmt::join(faulty.shapes, ", "),
                            faulty.shapes.front(), reason.message);
  out.hint = fmt::format("write shape: [{}]{}", fmt::join(good.shapes, ", "),
                         good.shapes.size() == 1 ? ", which does" : ", which do");
  return out;
}

}  // namespace mazefolio::puzzle
