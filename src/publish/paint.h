#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "book/answer_key.h"
#include "book/manifest.h"
#include "render/pdf.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;
struct Progress;

/// A book that is ready to be painted, and the fonts that it uses.
struct ReadyBook {
  Book book;
  std::vector<FontUse> fonts;
};

/// Makes the mazes, or takes them from a cache, and plans the pages of a book; `spec` must outlive it.
/// `cache` and `last` are those of make_book. Throws InputError, WorldError, Canceled.
ReadyBook make_ready_book(const BookSpec& spec, const DataFiles& files, TextMeasurer& measurer, unsigned jobs,
                          const Progress& progress, Notices& notices, PuzzleCache* cache = nullptr,
                          const Book* last = nullptr);

using PageRanges = std::vector<std::pair<int, int>>;
/// The pages in these ranges, from 0, of a book that has `count`. Throws InputError where there is none.
std::vector<std::size_t> wanted_pages(const PageRanges& ranges, std::size_t count);

struct PaintRequest {
  Edition edition = Edition::print;
  PageRanges pages;   ///< from 1; empty: all
  unsigned jobs = 1;  ///< threads (0: all cores)
  const Progress& progress;
};

struct Painted {
  std::string pdf;
  std::vector<PageInk> ink;         ///< of every page that was painted, beside its mazes
  double paint_s = 0, press_s = 0;  ///< seconds, for statistics
};

/// The finished PDF of a book or of a separate answer key. Throws InputError, Canceled.
Painted paint(const Book& book, TextMeasurer& measurer, const PaintRequest& request);
Painted paint(const AnswerKey& key, TextMeasurer& measurer, const PaintRequest& request);

}  // namespace mazefolio::publish
