#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "spec/house_data.h"
#include "spec/read_book.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;

namespace {

const Json& schema() {
  static const Json parsed = Json::parse(book_schema(sample_vocabulary()));
  return parsed;
}

// The forms of one choice, which a list of choices shares.
const Json& one(const std::string& name) { return schema()["definitions"][name]["anyOf"]; }

}  // namespace

TEST_CASE("the schema is draft-07 and closed: unknown keys are marked in an editor too") {
  CHECK(schema()["$schema"] == "http://json-schema.org/draft-07/schema#");
  CHECK(schema()["additionalProperties"] == false);
  CHECK(schema()["required"] == Json{"title", "chapters"});
  for (const char* name : {"grid", "shape", "algorithm"})
    CHECK(schema()["definitions"]["puzzle"]["properties"][name]["anyOf"][0]["$ref"] ==
          std::string("#/definitions/") + name);
  for (const char* name : {"chapter", "puzzle"})
    CHECK(schema()["definitions"][name]["additionalProperties"] == false);
}

TEST_CASE("the schema knows names, ranges and patterns") {
  const Json& book = schema()["properties"];
  const Json& puzzle = schema()["definitions"]["puzzle"]["properties"];
  CHECK(book["audience"]["enum"].size() == 7);
  CHECK(book["title"]["type"] == Json{"string", "number", "boolean"});
  CHECK(puzzle["count"]["minimum"] == 1);
  CHECK(puzzle["count"]["maximum"] == 1000);
  CHECK(puzzle["per_page"]["enum"] == Json{1, 2, 3, 4, 6});
  CHECK(one("algorithm")[0]["enum"].size() == sample_vocabulary().algorithms.size());
  CHECK(one("algorithm")[1]["properties"]["mix"]["maximum"] == 1);
  CHECK(puzzle["goals"]["anyOf"][1]["properties"].size() == 3);
  CHECK(puzzle["braid"]["maximum"] == 1);
  CHECK(puzzle["walls"]["enum"] == Json{"line", "block", "rounded"});
  CHECK(schema()["definitions"]["chapter"]["properties"]["puzzles"]["items"]["anyOf"][0]["$ref"] ==
        "#/definitions/puzzle");
}

TEST_CASE("the schema nests the groups of options, and knows the short forms") {
  const Json& algorithm = one("algorithm")[1]["properties"];
  CHECK(algorithm["weights"]["properties"]["penalty"]["maximum"] == 1000);
  CHECK_FALSE(algorithm.contains("penalty"));
  const Json& shape = one("shape");
  REQUIRE(shape.size() == 5);
  CHECK(shape[1]["required"] == Json{"type"});
  CHECK(shape[3]["required"] == Json{"text"});
  CHECK(shape[4]["required"] == Json{"picture"});
}

TEST_CASE("every reference has its definition and every key of a book its description") {
  const std::string text = book_schema(sample_vocabulary());
  std::size_t at = 0, references = 0;
  const std::string mark = "\"$ref\": \"#/definitions/";
  while ((at = text.find(mark, at)) != std::string::npos) {
    at += mark.size();
    CHECK(schema()["definitions"].contains(text.substr(at, text.find('"', at) - at)));
    ++references;
  }
  CHECK(references >= 3);
  for (const auto& [key, value] : schema()["properties"].items()) {
    INFO(key);
    CHECK((value.contains("$ref") || !value["description"].get<std::string>().empty()));
  }
}
