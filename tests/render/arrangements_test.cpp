#include <catch2/catch.hpp>

#include "render/lettering.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Lines = std::vector<std::string>;

TEST_CASE("a word stands in one line or in even parts") {
  CHECK(arrangements("ANNA") == Lines{"ANNA", "AN\nNA"});
  CHECK(arrangements("OLIVER") == Lines{"OLIVER", "OLI\nVER", "OL\nIV\nER"});
  CHECK(arrangements("ZOË") == Lines{"ZOË"});
  CHECK(arrangements("2026") == Lines{"2026", "20\n26"});
}

TEST_CASE("a long word is broken into lines of nearly equal length") {
  const Lines lines = arrangements("MAXIMILIAN");
  REQUIRE(lines.size() >= 3);
  CHECK(lines[1] == "MAXIM\nILIAN");
  CHECK(lines[2] == "MAXI\nMIL\nIAN");
}

TEST_CASE("a word with hyphens is broken behind them") {
  CHECK(arrangements("ANNA-LENA") == Lines{"ANNA-LENA", "ANNA-\nLENA"});
}

TEST_CASE("the parts of a text are its words, or the letters of a word, without lone signs") {
  CHECK(text_parts("TIM") == Lines{"T", "I", "M"});
  CHECK(text_parts(" I LOVE\nYOU! ") == Lines{"I", "LOVE", "YOU!"});
  CHECK(text_parts("O'B") == Lines{"O", "B"});
  CHECK(text_parts("ZOE\u0308") == Lines{"Z", "O", "E\u0308"});
  CHECK(text_parts("\u0633\u0644\u0627\u0645") == Lines{"\u0633\u0644\u0627\u0645"});
  CHECK(text_parts(" \n").empty());
}

TEST_CASE("several words are broken between them") {
  CHECK(arrangements("HAPPY BIRTHDAY") == Lines{"HAPPY BIRTHDAY", "HAPPY\nBIRTHDAY"});
  CHECK(arrangements(" to the sea ") == Lines{" to the sea ", "to the\nsea", "to\nthe\nsea"});
}

TEST_CASE("letters that hang together are not parted, nor marks from their letters") {
  CHECK(arrangements("مرحبا").size() == 1);
  CHECK(arrangements("नमस्ते").size() == 1);
  for (const std::string& lines : arrangements("ZOE\u0308ZOE\u0308")) {
    INFO(lines);
    CHECK(lines.find("\n\u0308") == std::string::npos);
  }
}

TEST_CASE("lines of the author's own are kept") { CHECK(arrangements("AN\nNA") == Lines{"AN\nNA"}); }
