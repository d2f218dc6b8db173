#include "serve/fields.h"

#include <catch2/catch.hpp>

#include "serve/parameters.h"
#include "support/namespaces.h"

using namespace mazefolio::serve;

namespace {

const std::vector<FieldRow> rows{{"seed", FieldKind::text, ""},
                                 {"solution", FieldKind::flag, ""},
                                 {"visit", FieldKind::list, ""},
                                 {"options", FieldKind::map, ""},
                                 {"maze", FieldKind::document, ""}};

std::vector<std::string> complaints(const std::string& json) {
  std::vector<std::string> out;
  try {
    const Fields read(json, rows);
  } catch (const mazefolio::base::InputError& wrong) {
    for (const auto& found : wrong.found().all()) out.push_back(found.message);
  }
  return out;
}

}  // namespace

TEST_CASE("keys of a request have their kinds; numbers are texts of digits") {
  const Fields read(R"({"seed": 7, "solution": true, "visit": ["a", 2], "options": {"y": 0.5, "x": true},
                        "maze": {"id": "m"}})",
                    rows);
  CHECK(read.text("seed") == "7");
  CHECK(read.flag("solution"));
  CHECK(read.list("visit") == std::vector<std::string>{"a", "2"});
  const std::vector<std::pair<std::string, std::string>> options{{"y", "0.5"}, {"x", "true"}};
  CHECK(read.map("options") == options);
  CHECK(read.text("maze") == R"({"id":"m"})");
  CHECK_FALSE(Fields("{}", rows).flag("solution"));
  CHECK(Fields("{}", rows).text("seed", "1") == "1");
}

TEST_CASE("all that is wrong with a request is told at once") {
  CHECK(complaints(R"({"sed": 1, "solution": "yes", "visit": {}, "options": [1], "maze": 1, "seed": []})") ==
        std::vector<std::string>{"unknown key 'sed'", "'solution' must be true or false",
                                 "'visit' must be a list of texts", "'options' must be an object of texts",
                                 "'maze' must be an object", "'seed' must be a text or a number"});
  CHECK_THROWS_AS(Fields("{", rows), Malformed);
  CHECK_THROWS_AS(Fields("[]", rows), Malformed);
  CHECK_THROWS_AS(Fields(std::string(100'000, '['), rows), Malformed);
}

TEST_CASE("a query has the parameters of its route, decoded") {
  const std::vector<ParameterRow> known{{"set", ""}, {"as", "", {"pdf", "zip"}}};
  const Query query = read_parameters("set=title%3DA+B&set=x&&as=zip", known);
  CHECK(query == Query{{"set", "title=A B"}, {"set", "x"}, {"as", "zip"}});
  CHECK(value_of(query, "set", "") == "x");
  CHECK(value_of({}, "as", "pdf") == "pdf");
  for (const char* wrong : {"sett=1", "as=zap", "set=%3", "set=%zz", "set=%"})
    CHECK_THROWS_AS(read_parameters(wrong, known), mazefolio::base::InputError);
}
