#include "generate/thick/rule.h"

#include <catch2/catch.hpp>

#include "generate/thick/neighborhood.h"
#include "support/namespaces.h"

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
    const ParsedRule parsed = parse_rule(text);
    CHECK(parsed.wrong == "");
    CHECK(parsed.rule == classic);
  }
  CHECK(parse_rule("12345/3").rule == Rule{counts({3}), counts({1, 2, 3, 4, 5})});
  CHECK(parse_rule("B3,10/S2,11").rule == Rule{counts({3, 10}), counts({2, 11})});
  CHECK(parse_rule("B10/S").rule == Rule{counts({0, 1}), 0});
  CHECK(parse_rule("B/S012").rule == Rule{0, counts({0, 1, 2})});
  CHECK(parse_rule("/").rule == Rule{});
  CHECK(highest_count(parse_rule("B3,10/S2,32").rule) == 32);
  CHECK(highest_count(Rule{}) == -1);
}

TEST_CASE("presets are rules that eight neighbours can count") {
  CHECK(parse_rule("maze").rule == parse_rule("B3/S12345").rule);
  CHECK(parse_rule("Mazectric").rule == parse_rule("B3/S1234").rule);
  CHECK(parse_rule("vote").rule == parse_rule("B5678/S45678").rule);
  CHECK(parse_rule("vote45").rule == parse_rule("B4678/S35678").rule);
  for (const RulePreset& preset : rule_presets()) {
    INFO(preset.name);
    const ParsedRule parsed = parse_rule(preset.name);
    CHECK(parsed.wrong == "");
    CHECK(parsed.rule == parse_rule(preset.rule).rule);
    CHECK(highest_count(parsed.rule) <= 8);
  }
}

TEST_CASE("what is no rule is refused with the reason") {
  CHECK(parse_rule("B22/S1").wrong == "in the rule 'B22/S1': the count 2 stands twice in '22'");
  CHECK(parse_rule("B2,33/S").wrong == "in the rule 'B2,33/S': '33' is no count of neighbours, 0 to 32");
  CHECK(parse_rule("Bx/S1").wrong == "in the rule 'Bx/S1': 'x' is no count of neighbours, 0 to 32");
  CHECK(parse_rule("mazectrik").wrong ==
        "'mazectrik' is no rule such as B2/S123, nor a preset; did you mean 'mazectric'?");
  for (const char* text :
       {"", "2", "123", "rule", "B2//S1", "B2/S1/S2", "B-1/S", "B+1,2/S", "2/3/4", "B1,,2/S"}) {
    INFO(text);
    CHECK(parse_rule(text).wrong != "");
  }
}

TEST_CASE("neighbourhoods are read by name and as offsets") {
  CHECK(parse_neighborhood("moore").offsets.size() == 8);
  const std::vector<Offset> far = parse_neighborhood("von_neumann_ext").offsets;
  CHECK(far.size() == 8);
  CHECK(std::count(far.begin(), far.end(), Offset{-2, 0}) == 1);
  CHECK(parse_neighborhood("1,0; 0,1 ;-1 , 0;").offsets == std::vector<Offset>{{1, 0}, {0, 1}, {-1, 0}});
  CHECK(parse_neighborhood("-16,16").wrong == "");
}

TEST_CASE("what is no neighbourhood is refused with the reason") {
  CHECK(parse_neighborhood("1,0; 0,0").wrong == "in the neighbourhood '1,0; 0,0': 0,0 is the cell itself");
  CHECK(parse_neighborhood("1,0; 1,0").wrong == "in the neighbourhood '1,0; 1,0': 1,0 stands twice");
  CHECK(parse_neighborhood("17,0").wrong ==
        "in the neighbourhood '17,0': a neighbour is at most 16 columns and rows away");
  CHECK(parse_neighborhood("0,-9999999999").wrong != "");
  CHECK(parse_neighborhood("more").wrong ==
        "'more' is no neighbourhood, nor a list of offsets such as 1,0; 0,-1; did you mean 'moore'?");
  CHECK(parse_neighborhood(" ; ").wrong != "");
  CHECK(parse_neighborhood("").wrong == "a neighbourhood needs a cell");
  std::string many;
  for (int i = 1; i <= 33; ++i) many += std::to_string(i % 16 + 1) + "," + std::to_string(i / 16) + ";";
  CHECK(parse_neighborhood(many).wrong.ends_with("a cell has at most 32 neighbours"));
}
