#pragma once

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

/// A book with all that it needs of this machine: the house's data, pictures, fonts.
struct ReadyBook {
  Book book;
  std::vector<FontUse> fonts;
};

/// Makes the book of a spec that was read without errors; `spec` must outlive it. Throws InputError,
/// WorldError, Canceled.
ReadyBook make_ready_book(const BookSpec& spec, const DataFiles& files, TextMeasurer& measurer, unsigned jobs,
                          const Progress& progress, Notices& notices);

using PageRanges = std::vector<std::pair<int, int>>;

struct PaintRequest {
  Edition edition = Edition::print;
  PageRanges pages;  ///< from 1; empty: all
  const Progress& progress;
};

struct Painted {
  std::string pdf;
  double paint_s = 0, press_s = 0;  ///< for figures only
};

/// The finished bytes of a book, or of a separate answer key.
Painted paint(const Book& book, TextMeasurer& measurer, const PaintRequest& request);
Painted paint(const AnswerKey& key, TextMeasurer& measurer, const PaintRequest& request);

}  // namespace mazefolio::publish
