#include "layout/text_block.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Lines = std::vector<std::string>;

namespace {

/// The lines of a text of 10 points in a measure of so many characters.
Lines lines_of(std::string_view text, double characters, bool balanced = false) {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[0], {432, 648}, 10, measurer);
  return fit_text(s, text, Typeface{}, {10, 10, characters * 5, 1000, 1000, 1.2, balanced}).lines;
}

}  // namespace

TEST_CASE("no paragraph ends with a lone word where its lines can be shorter") {
  CHECK(lines_of("one two three four five", 18) == Lines{"one two three", "four five"});
  CHECK(lines_of("one two three four five\nsix seven", 18) ==
        Lines{"one two three", "four five", "six seven"});
}

TEST_CASE("no paragraph without spaces ends with one or two characters where its lines can be shorter") {
  const std::string kana = "\u3042\u3044\u3046\u3048\u304A\u304B";
  CHECK(lines_of(kana, 5) == Lines{kana.substr(0, 9), kana.substr(9)});
  CHECK(lines_of(kana, 4) == Lines{kana.substr(0, 9), kana.substr(9)});
  CHECK(lines_of(kana + kana + "\n" + kana, 11) == Lines{(kana + kana).substr(0, 27), kana.substr(9), kana});
}

TEST_CASE("a short word alone is kept where it is the paragraph, or nothing would help") {
  CHECK(lines_of("one two three\nfour", 13) == Lines{"one two three", "four"});
  CHECK(lines_of("a bc", 3) == Lines{"a", "bc"});
}

TEST_CASE("balanced lines are of similar length, and as few") {
  CHECK(lines_of("one two three four five six", 22, true) == Lines{"one two three", "four five six"});
}
