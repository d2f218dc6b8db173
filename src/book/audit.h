#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/diagnostic.h"
#include "base/geometry/geometry.h"
#include "base/geometry/length.h"

namespace mazefolio::layout {
struct PageInk;
}

namespace mazefolio::book {

struct Book;

/// What is enough on pages with pictures at the gates, by the height that the template gives them
/// (layout::Look::art): where they are taller, as in books to read aloud, mazes are smaller.
double good_frame_share_with_art(double art);

/// What one page is worth, in figures; nothing where it has no such thing.
struct PageAudit {
  int page = 1;                         ///< from 1
  std::optional<double> frame_share;    ///< of the page, that the frames of its mazes take
  std::optional<double> frame_offset;   ///< points from the middle of a maze to that of its frame, the most
  std::optional<double> smallest_type;  ///< points; letters in cells are no type
  std::optional<double> key_fill;       ///< of the room for answers, that they take
  std::optional<double> decisions;      ///< on the way, the fewest of its mazes
  std::optional<double> rim_share;      ///< of the way, on the rim, the most of its mazes
  std::optional<double> likeness;       ///< of its mazes to their shapes, by area, the least
};

/// One figure, as manifests call it.
struct FigureRow {
  const char* name;
  std::optional<double> PageAudit::*figure;
};
std::span<const FigureRow> audit_figures();

/// The figures of painted pages of the book, or of its separate key.
std::vector<PageAudit> audit_pages(const Book& book, std::span<const PageInk> pages);
std::vector<PageAudit> audit_key(const Book& book, std::span<const PageInk> pages);

/// The share of a page that the frame of its only maze should have.
double good_frame_share(Size page, Length text);

/// A warning for each kind of figure that falls short of a good page, with the page that is worst.
Diagnostics audit_findings(const Book& book, std::span<const PageAudit> pages,
                           std::span<const PageAudit> key);

/// The warnings of one page of the book, or of its separate key.
Diagnostics audit_findings(const Book& book, const PageAudit& page, bool in_key);

}  // namespace mazefolio::book
