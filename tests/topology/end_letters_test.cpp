#include "topology/end_letters.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;
using Boxes = std::vector<Rect>;

TEST_CASE("the ends of a word are its first and its last letter, in one line or several") {
  const Rect a{0, 0, 3, 5}, n{4, 0, 7, 5}, b{0, 6, 3, 11}, c{4, 6, 7, 11};
  CHECK(end_letters(Boxes{n, a, Rect{8, 0, 9, 5}}) == Boxes{a, {8, 0, 9, 5}});
  CHECK(end_letters(Boxes{a, n, b, c}) == Boxes{a, c});
  CHECK(end_letters(Boxes{c, b, a}) == Boxes{a, c});
}

TEST_CASE("small letters and descenders stand in their line, dots and accents are no letters") {
  // The boxes of "tip": a t, the stem of an i and its dot, a p below the line.
  const Rect t{0, 0, 2, 6}, i{3, 2, 4, 6}, dot{3, 0, 4, 1}, p{5, 2, 8, 8};
  CHECK(end_letters(Boxes{t, dot, i, p}) == Boxes{t, p});
  CHECK(end_letters(Boxes{i, dot, p}).empty());
}

TEST_CASE("a word that is read upward has its ends at the bottom and at the top") {
  const Rect first{0, 8, 5, 11}, middle{0, 4, 5, 7}, last{0, 0, 5, 3};
  CHECK(end_letters(Boxes{first, middle, last}) == Boxes{last, first});
}
