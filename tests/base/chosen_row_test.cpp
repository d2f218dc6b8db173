#include "base/chosen_row.h"

#include <catch2/catch.hpp>

#include "base/option_rows.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

const std::vector<Row>& table() {
  static const std::vector<Row> rows{
      {"plain", "no options", {}},
      {"two-words",
       "several",
       {text_option("height", "", "any text"), integer_option("n", "3", "a number", 1, 9),
        choice_option("turn", "a choice", {"no", "yes"})}}};
  return rows;
}
std::vector<const Row*> rows() { return {&table()[0], &table()[1]}; }

const std::vector<OptionRow>& options() {
  static const std::vector<OptionRow> all{row_option("helper", "plain", "a row", rows, nullptr)};
  return all;
}

std::string kept(std::string_view text) {
  Options of_row(options());
  of_row.set(options(), "helper", text).value();
  return of_row.text("helper");
}

std::string fault(std::string_view text) { return message_of(parse_row(options()[0], text)); }

}  // namespace

TEST_CASE("a chosen row has one text, whatever its author wrote") {
  CHECK(kept("plain") == "plain");
  CHECK(kept("plain()") == "plain");
  CHECK(kept("Two_Words") == "two-words");
  CHECK(kept("two-words(n=3)") == "two-words");
  CHECK(kept("two-words( turn=YES, n=4 )") == "two-words(n=4,turn=yes)");
  CHECK(kept("two-words(height=max(x,y),n=4)") == "two-words(height=max(x,y),n=4)");
  CHECK(kept("two-words(height=a%2cb)") == "two-words(height=a%2Cb)");
}

TEST_CASE("any value of a chosen row's option survives its text") {
  const Row& row = table()[1];
  for (const char* value :
       {"x + y", "a,b", "f(a,b)", "f(a,(b,c)),d", ")(", "(", "100%", "%2C", "a=b", "ü,\n", " ", "  x  "}) {
    INFO(value);
    ChosenRow chosen{&row, Options(row.options)};
    chosen.options.set(row.options, "height", value).value();
    const ChosenRow back = parse_row(options()[0], to_text(chosen)).value();
    CHECK(back.options.text("height") == value);
    CHECK(to_text(back) == to_text(chosen));
  }
}

TEST_CASE("a wrong row, option or form is told with what would do") {
  CHECK(fault("plan") == "unknown helper 'plan'; did you mean 'plain'?");
  CHECK(fault("two-words(hieght=x)") ==
        "the helper 'two-words': unknown option 'hieght'; did you mean 'height'?");
  CHECK(fault("two-words(n=10)") == "the helper 'two-words': 'n' must be 1 to 9, not 10");
  CHECK(fault("plain(n=1)") == "the helper 'plain': unknown option 'n'; it has none");
  CHECK(fault("two-words(n=1") ==
        "the helper 'two-words': its options have no ')' after them; write two-words(name=value,name=value)");
  CHECK(fault("two-words(yes)") ==
        "the helper 'two-words': 'yes' is no option of it; write two-words(name=value,name=value)");
}
