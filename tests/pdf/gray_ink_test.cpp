#include "pdf/gray_ink.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("equal components become one ink, for filling and for stroking") {
  CHECK(gray_ink("0 0 0 rg 1 1 m") == "0 g 1 1 m");
  CHECK(gray_ink("q\n0.5 0.5 0.5 RG S\n0 0 0 rg f Q") == "q\n0.5 G S\n0 g f Q");
}

TEST_CASE("real colors stay") {
  CHECK_FALSE(gray_ink("1 0 0 rg 0 0 1 RG"));
  CHECK(gray_ink("1 0 0 rg f 0 0 0 rg f") == "1 0 0 rg f 0 g f");
}

TEST_CASE("text that looks like an operator stays") {
  CHECK_FALSE(gray_ink("(0 0 0 rg)Tj"));
  CHECK_FALSE(gray_ink("(a \\) b (0 0 0 rg) c)Tj"));
  CHECK_FALSE(gray_ink("% 0 0 0 rg\nS"));
  CHECK_FALSE(gray_ink("[(0 0 0 rg)-1(0 0 0 RG)]TJ"));
  CHECK(gray_ink("(\\\\)Tj 0 0 0 rg") == "(\\\\)Tj 0 g");
}

TEST_CASE("operands are counted from the operator before") {
  CHECK_FALSE(gray_ink("0 0 rg"));
  CHECK_FALSE(gray_ink("0 0 0 0 rg"));
  CHECK_FALSE(gray_ink("0 0 m 0 rg"));
  CHECK_FALSE(gray_ink(""));
}

TEST_CASE("a stream with binary data is left alone") {
  CHECK_FALSE(gray_ink("0 0 0 rg BI /W 1 ID \x01(\x02 EI Q"));
}
