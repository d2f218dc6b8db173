#include "rules/shape_list.h"

#include <catch2/catch.hpp>

#include "rules/pattern.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::string complaint(const std::string& sequence) {
  Options options(pattern_options());
  const Outcome set = options.set(pattern_options(), "sequence", sequence);
  return set ? "" : set.message();
}

std::string kept(const std::string& sequence) {
  Options options(pattern_options());
  options.set(pattern_options(), "sequence", sequence).value();
  return options.text("sequence");
}

}  // namespace

TEST_CASE("shapes are read from lists of any form, and kept in one") {
  for (const char* list : {"star; ball; triangle", "star,ball,triangle", "star ball triangle", "shapes"})
    CHECK(kept(list) == "star ball triangle");
  CHECK(kept("A; B; C") == "A; B; C");
  CHECK(kept("lion") == "lion");  // a word, in small letters
}

TEST_CASE("every three shapes make a sequence whose marks come in turn") {
  for (const MarkShape& last : mark_shapes().subspan(2)) {
    Options options(pattern_options());
    options.set(pattern_options(), "sequence", "star ball " + last.name).value();
    const Pattern pattern = Pattern::read(options).value();
    CHECK(pattern.has_shapes());
    CHECK(pattern.period() == 3);
    CHECK(pattern.longest_mark() == 1);
    CHECK(pattern.text(5) == last.symbol);
    CHECK(pattern.value(last.symbol) == 2);
    CHECK(pattern.values() == std::vector<std::pair<std::string, std::string>>{
                                  {"n", "0"}, {"letters", "star ball " + last.name}});
  }
}

TEST_CASE("lists that are no sequence of shapes are refused with what would do") {
  CHECK_THAT(complaint("star; bal; ring"), Catch::Contains("unknown shape 'bal'; did you mean 'ball'?"));
  CHECK_THAT(complaint("sun; moon; tree"), Catch::Contains("unknown shape 'sun'"));
  CHECK_THAT(complaint("star ball"), Catch::Contains("a sequence has 3 shapes at least"));
  CHECK_THAT(complaint("star"), Catch::Contains("a sequence has 3 shapes at least"));
  CHECK_THAT(complaint("star ball star"), Catch::Contains("the shape 'star' comes twice in the sequence"));
  CHECK_THAT(complaint("star ball A"), Catch::Contains("comes twice"));  // letters: S, T, A ...
}
