#pragma once

#include <string>

#include "cover/cover_brief.h"
#include "spec/printer.h"

namespace mazefolio::publish {

struct CoverFacts {
  CoverRules rules;
  Length spine;
  int pages = 0;
  std::string palette;
};

/// The names that the book says, or that suit its theme and its readers.
std::string design_of(const BookSpec& spec, const HouseData& house);
std::string palette_of(const BookSpec& spec, const HouseData& house);

/// All that the cover of the book is drawn from. The book and the measurer must outlive it. Throws InputError
/// where the author's picture has too few pixels.
CoverBrief cover_brief(const Book& book, const CoverFacts& facts, TextMeasurer& measurer);

}  // namespace mazefolio::publish
