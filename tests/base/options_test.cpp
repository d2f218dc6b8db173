#include "base/options.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {
const std::vector<OptionRow> rows{
    {"p", OptionKind::real, "0.5", "probability", 0, 1, {}},
    {"run", OptionKind::choice, "geometric", "row law", 0, 0, {"geometric", "uniform"}},
    {"rounds", OptionKind::integer, "2", "rounds", 0, 10, {}}};
}

TEST_CASE("numbers are read whole, with one sign at most") {
  CHECK(parse_integer("+5") == 5);
  CHECK(parse_integer("-5") == -5);
  CHECK(parse_real("+0.5") == 0.5);
  for (const char* wrong : {"", "+", "+-5", "--5", "5 ", " 5", "5x", "0x5", "nan", "inf", "1e999"}) {
    INFO(wrong);
    CHECK_FALSE(parse_integer(wrong).has_value());
    CHECK_FALSE(parse_real(wrong).has_value());
  }
}

TEST_CASE("options begin with their defaults") {
  const Options options(rows);
  CHECK(options.real("p") == 0.5);
  CHECK(options.text("run") == "geometric");
  CHECK(options.integer("rounds") == 2);
  CHECK(options.changed(rows).empty());
}

TEST_CASE("a number whose default is a word may be that word") {
  const std::vector<OptionRow> open{{"level", OptionKind::integer, "auto", "a level", 1, 9, {}},
                                    {"size", OptionKind::real, "auto", "a size", 0, 1, {}}};
  CHECK(has_word(open[0]));
  CHECK_FALSE(has_word(rows[0]));
  Options options(open);
  CHECK(options.set(open, "level", "3").ok());
  CHECK(options.changed(open).size() == 1);
  CHECK(options.set(open, "level", "auto").ok());
  CHECK(options.changed(open).empty());
  CHECK(message_of(options.set(open, "level", "10")) == "'level' must be auto or 1 to 9, not 10");
  CHECK(message_of(options.set(open, "size", "big")) == "'size' must be auto or a number, not 'big'");
}

TEST_CASE("a wrong option value is reported") {
  Options options(rows);
  CHECK(options.set(rows, "p", "0.25").ok());
  CHECK(options.real("p") == 0.25);
  CHECK(options.changed(rows).size() == 1);
  CHECK(message_of(options.set(rows, "p", "2")) == "'p' must be 0 to 1, not 2");
  CHECK(message_of(options.set(rows, "rounds", "1.5")) == "'rounds' must be a whole number, not '1.5'");
  CHECK(message_of(options.set(rows, "run", "unifrom")) == "unknown run 'unifrom'; did you mean 'uniform'?");
  CHECK(message_of(options.set(rows, "rund", "uniform")) == "unknown option 'rund'; did you mean 'run'?");
  CHECK(options.real("p") == 0.25);
}

TEST_CASE("an option that is for one value of another is not given beside others") {
  std::vector<OptionRow> all{{"method", OptionKind::choice, "walk", "how", 0, 0, {"walk", "tree"}},
                             {"helper", OptionKind::text, "", "who grows the tree", 0, 0, {}}};
  all[1].only_with = {"method", "tree"};
  Options options(all);
  CHECK(check_heard(all, options, "method").ok());
  CHECK(check_heard(all, options, "helper").message() ==
        "'helper' is for method=tree only, and would do nothing with method=walk");
  REQUIRE(options.set(all, "method", "tree").ok());
  CHECK(check_heard(all, options, "helper").ok());
}
