#include "generate/thick/rule.h"

#include <catch2/catch.hpp>

#include "generate/thick/neighborhood.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

std::uint64_t counts(std::initializer_list<int> all) {
  std::uint64_t bits = 0;
  for (const int k : all) bits |= std::uint64_t{1} << k;
  return bits;
}

}  // namespace

TEST_CASE("rules are read in every notation") {
  const Rule classic{counts({2}), counts({1, 2, 3})};
  for (const char* text : {"B2/S123", "b2/s123", "B2S123", "S123/B2", "s321/b2", "123/2", "b2s123",
                           "B2/S1,2,3", " B2 / S123 ", "B2,/S1,2,3,"}) {
    INFO(text);
    const Result<Rule> parsed = parse_rule(text);
    REQUIRE(parsed.ok());
    CHECK(*parsed == classic);
  }
  CHECK(parse_rule("12345/3").value() == Rule{counts({3}), counts({1, 2, 3, 4, 5})});
  CHECK(parse_rule("B3,10/S2,11").value() == Rule{counts({3, 10}), counts({2, 11})});
  CHECK(parse_rule("B10/S").value() == Rule{counts({0, 1}), 0});
  CHECK(parse_rule("B/S012").value() == Rule{0, counts({0, 1, 2})});
  CHECK(parse_rule("/").value() == Rule{});
  CHECK(highest_count(parse_rule("B3,10/S2,32").value()) == 32);
  CHECK(highest_count(Rule{}) == -1);
}

TEST_CASE("presets are rules for eight neighbors") {
  CHECK(parse_rule("maze").value() == parse_rule("B3/S12345").value());
  CHECK(parse_rule("Mazectric").value() == parse_rule("B3/S1234").value());
  CHECK(parse_rule("vote").value() == parse_rule("B5678/S45678").value());
  CHECK(parse_rule("vote45").value() == parse_rule("B4678/S35678").value());
  for (const RulePreset& preset : rule_presets()) {
    INFO(preset.name);
    const Result<Rule> parsed = parse_rule(preset.name);
    REQUIRE(parsed.ok());
    CHECK(*parsed == parse_rule(preset.rule).value());
    CHECK(highest_count(*parsed) <= 8);
  }
}

TEST_CASE("what is no rule is refused with the reason") {
  CHECK(message_of(parse_rule("B22/S1")) == "in the rule 'B22/S1': the count 2 stands twice in '22'");
  CHECK(message_of(parse_rule("B2,33/S")) == "in the rule 'B2,33/S': '33' is no count of neighbors, 0 to 32");
  CHECK(message_of(parse_rule("Bx/S1")) == "in the rule 'Bx/S1': 'x' is no count of neighbors, 0 to 32");
  CHECK(message_of(parse_rule("mazectrik")) ==
        "'mazectrik' is no rule such as B2/S123, nor a preset; did you mean 'mazectric'?");
  for (const char* text :
       {"", "2", "123", "rule", "B2//S1", "B2/S1/S2", "B-1/S", "B+1,2/S", "2/3/4", "B1,,2/S"}) {
    INFO(text);
    CHECK(!parse_rule(text).ok());
  }
}

TEST_CASE("neighborhoods are parsed from names and from offsets") {
  CHECK(parse_neighborhood("moore").value().size() == 8);
  const std::vector<Offset> far = parse_neighborhood("von_neumann_ext").value();
  CHECK(far.size() == 8);
  CHECK(std::count(far.begin(), far.end(), Offset{-2, 0}) == 1);
  CHECK(parse_neighborhood("1,0; 0,1 ;-1 , 0;").value() == std::vector<Offset>{{1, 0}, {0, 1}, {-1, 0}});
  CHECK(parse_neighborhood("-16,16").ok());
}

TEST_CASE("a text that is no neighborhood is refused with the reason") {
  CHECK(message_of(parse_neighborhood("1,0; 0,0")) ==
        "in the neighborhood '1,0; 0,0': 0,0 is the cell itself");
  CHECK(message_of(parse_neighborhood("1,0; 1,0")) == "in the neighborhood '1,0; 1,0': 1,0 stands twice");
  CHECK(message_of(parse_neighborhood("17,0")) ==
        "in the neighborhood '17,0': a neighbor is at most 16 columns and rows away");
  CHECK(!parse_neighborhood("0,-9999999999").ok());
  CHECK(message_of(parse_neighborhood("more")) ==
        "'more' is no neighborhood, nor a list of offsets such as 1,0; 0,-1; did you mean 'moore'?");
  CHECK(!parse_neighborhood(" ; ").ok());
  CHECK(message_of(parse_neighborhood("")) == "a neighborhood needs a cell");
  std::string many;
  for (int i = 1; i <= 33; ++i) many += std::to_string(i % 16 + 1) + "," + std::to_string(i / 16) + ";";
  CHECK(message_of(parse_neighborhood(many)).ends_with("a cell has at most 32 neighbors"));
}
