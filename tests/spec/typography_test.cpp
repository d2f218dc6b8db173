#include "spec/typography.h"

#include <catch2/catch.hpp>

#include "spec/house_data.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string in(const std::string& language, std::string_view text) {
  return typeset(text, read_words(DataFiles(), language, Register::kids).value());
}

}  // namespace

TEST_CASE("quotes are those of the language") {
  CHECK(in("en", "The \"old\" mill") == "The “old” mill");
  CHECK(in("de", "Die \"alte\" Mühle") == "Die „alte“ Mühle");
  CHECK(in("fr", "Le \"vieux\" moulin") == "Le «\u00A0vieux\u00A0» moulin");
  CHECK(in("ja", "\"水車\"") == "「水車」");
  CHECK(in("en", "say 'hello' now") == "say ‘hello’ now");
  CHECK(in("en", "\"a\" and \"b\"") == "“a” and “b”");
}

TEST_CASE("an apostrophe is no quote, and feet and inches stay") {
  CHECK(in("en", "the bear's dogs' rock 'n roll of '99") == "the bear’s dogs’ rock ’n roll of ’99");
  CHECK(in("en", "a 6' board of 12\"") == "a 6' board of 12\"");
}

TEST_CASE("dashes and dots of a keyboard become those of print") {
  CHECK(in("en", "Up - and down--again -- and so...") == "Up – and down – again – and so…");
  CHECK(in("es", "arriba - y abajo") == "arriba — y abajo");
  CHECK(in("en", "well-known 1-6 ---") == "well-known 1-6 ---");
}

TEST_CASE("French marks do not begin a line") { CHECK(in("fr", "Qui ? Toi !") == "Qui\u00A0? Toi\u00A0!"); }

TEST_CASE("what is typeset already stays") {
  for (const char* text : {"“The bear’s cave” – day one…", "", "α β", "a\n\nb"})
    CHECK(in("en", text) == text);
}
