#include "render/fonts.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("an installed family is found in any letter case, and keeps its own spelling") {
  const FontChoice choice = choose_font({"aNDIKA"});
  CHECK(choice.installed);
  CHECK(choice.asked == "aNDIKA");
  CHECK(choice.used == "Andika");
}

TEST_CASE("the first installed family wins") {
  const FontChoice choice = choose_font({"Nobody Has This", "EB Garamond", "Andika"});
  CHECK(choice.installed);
  CHECK(choice.asked == "EB Garamond");
  CHECK(choice.used == "EB Garamond");
}

TEST_CASE("an unknown family is reported with its substitute") {
  const FontChoice choice = choose_font({"Nobody Has This", "Nor This"});
  CHECK_FALSE(choice.installed);
  CHECK(choice.asked == "Nobody Has This");
  CHECK(choose_font({choice.used}).installed);
}

TEST_CASE("a generic name is not a family") {
  const FontChoice choice = choose_font({"monospace"});
  CHECK_FALSE(choice.installed);
  CHECK(choice.used.find("Mono") != std::string::npos);
}
