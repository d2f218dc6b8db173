#include "batch/record.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "batch/sample_records.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Json = nlohmann::ordered_json;

namespace {

BookRecord failed_sample() {
  BookRecord r = failed_book("out/ü \"1\".pdf", Failure::proof, {"a.yaml", 14, 7}, "line\nbreak", "a hint");
  r.found.error({"a.yaml", 0, 0}, "of the file");
  r.found.error({}, "of nothing");
  r.found.warning({"b.yaml", 2, 1}, "a font is missing");
  return r;
}

std::vector<std::string> keys_of(const Json& j) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : j.items()) keys.push_back(key);
  return keys;
}

}  // namespace

TEST_CASE("a record is one line of JSON with the documented keys") {
  const std::string line = to_json(made_book("out/a.pdf"));
  CHECK(line.find('\n') == std::string::npos);
  const Json j = Json::parse(line);
  CHECK(keys_of(j) == std::vector<std::string>{"output", "status", "spec", "spec_sha256", "set", "edition",
                                               "version", "seed", "sha256", "bytes", "pages", "puzzles",
                                               "seconds", "errors", "warnings", "files", "data",
                                               "data_sha256", "mazes"});
  CHECK(j["status"] == "made");
  CHECK(j["sha256"] == std::string(64, 'f'));
  CHECK(j["bytes"] == 123'456);
  CHECK(j["puzzles"] == 2);
  CHECK(j["mazes"] == Json::parse(R"([[1, 5, "v2:1", "Maze 1"], [2, 6, "v2:2", "Maze 2"]])"));
  CHECK(j["files"] == Json::parse(R"([{"path": "out/a.pdf", "sha256": ")" + std::string(64, 'f') +
                                  R"(", "bytes": 123456, "changed_ns": 1700000000123456789}])"));
}

TEST_CASE("the record of a failed book has the kind of failure, and places") {
  const Json j = Json::parse(to_json(failed_sample()));
  CHECK(j["status"] == "failed");
  CHECK(j["failure"] == "proof");
  CHECK_FALSE(j.contains("sha256"));
  CHECK(
      j["errors"] ==
      Json::parse(R"([{"file": "a.yaml", "line": 14, "column": 7, "message": "line\nbreak", "hint": "a hint"},
                        {"file": "a.yaml", "message": "of the file"}, {"message": "of nothing"}])"));
  CHECK(j["warnings"] == Json::parse(R"([{"file": "b.yaml", "line": 2, "column": 1,
                                          "message": "a font is missing"}])"));
  CHECK(Json::parse(to_json(failed_book("x", Failure::bug, {}, "m")))["failure"] == "bug");
}

TEST_CASE("a record survives writing and reading") {
  for (const BookRecord& record : {made_book("out/a.pdf"), failed_sample(), made_book("b.pdf", {})}) {
    const std::string line = to_json(record);
    const auto read = read_record(line);
    REQUIRE(read);
    CHECK(to_json(*read) == line);
  }
}

TEST_CASE("a title with any bytes gives a line of JSON that can be read") {
  BookRecord record = made_book("out/a.pdf");
  record.mazes[0].title = "\xFF\xC3 \x01\n\"\\ \xE2\x82";
  record.mazes[1].title = std::string("a\0b", 3);
  const auto read = read_record(to_json(record));
  REQUIRE(read);
  CHECK(read->mazes[1].title == record.mazes[1].title);
}

TEST_CASE("a line cut at any byte is no record") {
  const std::string line = to_json(failed_sample());
  for (std::size_t i = 0; i < line.size(); ++i) REQUIRE_FALSE(read_record(line.substr(0, i)));
}

TEST_CASE("other lines are no records") {
  for (const std::string line :
       {"", "{}", "[]", "null", "hello", R"({"output": "a"})", R"({"output":"a.pdf"})",
        R"({"output":"a.pdf","status":"made"})", "{\"output\":\"a.pdf\"}}", "\xFF\xFE", "{\"output\":1e999}"})
    CHECK_FALSE(read_record(line));
  CHECK_FALSE(read_record(std::string("\0\0\0", 3)));
  const std::string deep = R"({"output":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
  CHECK_FALSE(read_record(deep));
  CHECK_FALSE(read_record(R"({"output":")" + std::string(most_record_bytes, 'x') + "\"}"));
}

TEST_CASE("a line with a value of the wrong type is no record") {
  const Json whole = Json::parse(to_json(failed_sample()));
  const Json made = Json::parse(to_json(made_book("a.pdf")));
  REQUIRE(read_record(whole.dump()));
  REQUIRE(read_record(made.dump()));
  const auto refused = [](Json changed, const Json::json_pointer& at, const Json& value) {
    changed[at] = value;
    INFO(changed.dump());
    CHECK_FALSE(read_record(changed.dump()));
  };
  const Json object = Json::parse(R"({"a": 1})");
  for (const char* key :
       {"output", "status", "spec", "spec_sha256", "edition", "version", "seed", "data_sha256", "failure"})
    for (const Json& wrong : {Json(1), Json(nullptr), Json::array(), object})
      refused(whole, Json::json_pointer(std::string("/") + key), wrong);
  for (const char* key : {"set", "errors", "warnings", "files", "data", "mazes"})
    for (const Json& wrong : {Json(1), Json("x"), Json::array({1}), Json::array({nullptr}), object})
      refused(made, Json::json_pointer(std::string("/") + key), wrong);
  for (const char* key : {"/pages", "/mazes/0/0", "/mazes/0/1", "/files/0/bytes", "/files/0/changed_ns"})
    for (const Json& wrong :
         {Json("x"), Json(-1), Json(1.5), Json(18'446'744'073'709'551'615u), Json(nullptr)})
      if (!(std::string(key) == "/files/0/bytes" && wrong.is_number_unsigned()))
        refused(made, Json::json_pointer(key), wrong);
  refused(made, Json::json_pointer("/mazes/0"), Json::array({1, 2, "h"}));
  refused(made, Json::json_pointer("/seconds"), Json(-1));
  refused(made, Json::json_pointer("/status"), Json("failed"));
  refused(made, Json::json_pointer("/failure"), Json("bug"));
  refused(whole, Json::json_pointer("/failure"), Json("weather"));
  refused(whole, Json::json_pointer("/status"), Json("made"));
  refused(whole, Json::json_pointer("/errors/0/line"), Json("x"));
}

TEST_CASE("unknown keys are ignored") {
  Json j = Json::parse(to_json(made_book("a.pdf")));
  j["kept"] = true;
  j["repeats"] = Json::parse(R"([{"number": 1, "with": [{"output": "b"}]}])");
  CHECK(read_record(j.dump()));
}

TEST_CASE("of thousands of errors a hundred are recorded, and the number of the others") {
  BookRecord record = failed_sample();
  for (int i = 0; i < 5000; ++i) record.found.error({}, "again");
  const Json errors = Json::parse(to_json(record))["errors"];
  CHECK(errors.size() == 101);
  CHECK(errors.back()["message"] == "and 4903 more");
}

TEST_CASE("a line of a million keys is read in time linear in its length") {
  std::string line = R"({"output":"a")";
  for (int i = 0; line.size() < 8'000'000; ++i) line += ",\"" + std::to_string(i) + "\":0";
  CHECK_FALSE(read_record(line + "}"));  // an hour, where keys are looked for one by one
}
