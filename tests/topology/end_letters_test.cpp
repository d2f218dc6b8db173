#include "topology/end_letters.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;
using Boxes = std::vector<Rect>;

namespace {

const Rect first_a{0, 0, 3, 5}, first_b{4, 0, 7, 5}, second_a{0, 6, 3, 11}, second_b{4, 6, 7, 11};

/// Letters in these boxes and bridges between these pairs.
Letters word(const Boxes& boxes, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs) {
  Letters out;
  out.boxes = boxes;
  for (const auto& [a, b] : pairs) out.bridges.push_back({{}, false, a, b});
  return out;
}

}  // namespace

TEST_CASE("the ends of a word are the letters with most letters between them over the bridges") {
  const Boxes boxes{first_a, first_b, second_a, second_b};
  CHECK(end_letters(word({first_a, first_b, {8, 0, 9, 5}}, {{0, 1}, {2, 1}})) ==
        Boxes{first_a, {8, 0, 9, 5}});
  CHECK(end_letters(word(boxes, {{0, 1}, {2, 3}, {1, 3}})) == Boxes{first_a, second_a});
  CHECK(end_letters(word(boxes, {{0, 1}, {2, 3}, {0, 2}})) == Boxes{first_b, second_b});
  CHECK(end_letters(word({first_a, first_b}, {{0, 1}})) == Boxes{first_a, first_b});
  CHECK(end_letters(word({first_a, first_b}, {})).empty());
}

TEST_CASE("of the ends of a word, that which is read first comes first") {
  Letters letters = word({first_a, first_b}, {{0, 1}});
  letters.onward = {-1, 0};
  CHECK(end_letters(letters) == Boxes{first_b, first_a});
  letters = word({first_a, second_a}, {{0, 1}});
  letters.onward = {0, -1};  // upward
  CHECK(end_letters(letters) == Boxes{second_a, first_a});
  // A line comes before the next one, wherever its letter stands.
  CHECK(end_letters(word({second_a, first_b}, {{0, 1}})) == Boxes{first_b, second_a});
}

TEST_CASE("dots and accents are no letters, small letters and descenders stand in their line") {
  // The boxes of "tip": a t, a dot, the stem of an i, a p below the line.
  const Rect t{0, 0, 2, 6}, dot{3, 0, 4, 1}, i{3, 2, 4, 6}, p{5, 2, 8, 8};
  CHECK(are_letters(Boxes{t, dot, i, p}) == std::vector{true, false, true, true});
  CHECK(end_letters(word({t, dot, i, p}, {{0, 2}, {1, 2}, {2, 3}})) == Boxes{t, p});
  CHECK(end_letters(word({dot, i, p}, {{0, 1}, {1, 2}})) == Boxes{i, p});
  CHECK(are_in_line(i, p));
  CHECK(are_in_line(t, dot));
  CHECK_FALSE(are_in_line(dot, i));
  CHECK_FALSE(are_in_line(first_a, second_a));
}
