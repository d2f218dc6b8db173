#pragma once

#include <filesystem>
#include <optional>

#include "impose/ways.h"

namespace mazefolio::publish {

struct Notices;

struct ImposeRequest {
  std::filesystem::path source, output;
  const WayRow* way = nullptr;
  Size sheet;
  std::optional<bool> right_bound;  ///< else as the source says
  bool marks = true;
  SheetDetails details{};                         ///< its font is chosen here
  std::optional<std::filesystem::path> manifest;  ///< of the source: corridors are measured
  double least_corridor_pt = 0;                   ///< narrower ones are warned of
};

/// What was made of the pages.
struct ImposedPdf {
  int pages = 0, sides = 0;
  double scale = 1;
  Turn turn = Turn::none;
};

/// Puts the pages of a finished PDF, ours or not, on sheets. Warns where corridors or pages become too small.
/// Throws InputError, WorldError.
ImposedPdf impose_pdf(const ImposeRequest& request, Notices& notices);

}  // namespace mazefolio::publish
