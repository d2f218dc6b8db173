#pragma once

#include <span>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::prove {

/// The steps of a proof, in the order in which they are reported.
enum class Step {
  pages,
  boxes,
  fonts,
  margins,
  claims,
  color,
  words,
  heading,
  registration,
  solvable,
  graph,
  walls,
  strokes,
  width,
  paper,
  marks,
  rule,
  counts,
  identity,
  answer,
  answer_strokes,
  answer_paper,
  references,
  answer_references,
};

struct StepRow {
  Step step;
  std::string_view name;
  std::string_view summary;  ///< what holds where it finds nothing
};
std::span<const StepRow> steps();
std::string_view name_of(Step step);

}  // namespace mazefolio::prove
