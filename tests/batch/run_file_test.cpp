// Broken runs, each with its expected messages.
#include "batch/run_file.h"

#include <ctime>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "batch/plan.h"
#include "spec/spec_checks.h"
#include "support/broken_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;
namespace fs = std::filesystem;

namespace {

// The messages, with paths relative to the run's folder and without that of the run file itself.
Strings messages_of(const fs::path& file) {
  const Result<Plan> plan = plan_run(file, {});
  Strings out;
  for (std::string text : plan.ok() ? Strings{} : texts(plan.found())) {
    if (text.starts_with(file.string())) text = text.substr(file.string().size() + 1);
    const std::string folder = file.parent_path().string() + "/";
    for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder))
      text.erase(at, folder.size());
    out.push_back(text);
  }
  return out;
}

Strings messages_of_text(std::string_view yaml) {
  const TemporaryFolder folder;
  write_file(folder.path() / "run.yaml", yaml);
  return messages_of(folder.path() / "run.yaml");
}

}  // namespace

TEST_CASE("every broken run gives its messages and no others") {
  check_broken_files(MAZEFOLIO_SOURCE_DIR "/tests/errors/runs", 10, messages_of);
}

TEST_CASE("hostile runs are refused within five seconds", "[unsanitized]") {
  const std::clock_t begin = std::clock();
  std::string yaml = "books:\n  - spec: a.yaml\n", message;
  SECTION("a matrix that explodes") {
    yaml += "    matrix:\n      seed: &n [1, 2, 3, 4, 5, 6, 7, 8, 9]\n";
    for (int i = 0; i < 500; ++i) yaml += "      chapters." + std::to_string(i) + ".title: *n\n";
    message = "4:7: error: a run has at most 100000 books";
  }
  SECTION("entries through aliases") {
    yaml = "books:\n  - &a {spec: a.yaml}\n";
    for (int i = 0; i < 100'001; ++i) yaml += "  - *a\n";
    message = "2:3: error: a run has at most 100000 books";
  }
  SECTION("entries that are all one book") {
    yaml = "books:\n  - &a {spec: a.yaml}\n";
    for (int i = 0; i < 5000; ++i) yaml += "  - *a\n";
    message = "2:15: error: 'a.pdf' would be a book and a book (run.yaml:2:15)";
  }
  SECTION("values without end") {
    yaml += "    matrix: {seed: [" + std::string(30'000, '1');
    for (int i = 0; i < 40'000; ++i) yaml += ",x" + std::to_string(i);
    yaml += "]}\n    output: '{number}.pdf'\n    set:\n";
    for (int i = 0; i < 100; ++i) yaml += "      chapters." + std::to_string(i) + ".title: '{seed}'\n";
    message = "3:14: error: a run sets at most 2000000 values over its books";
  }
  SECTION("texts without end") {
    std::string repeated;
    for (int i = 0; i < 60; ++i) repeated += "{title}";
    yaml += "    matrix: {title: ['" + std::string(1000, 'x') + "']";
    yaml += ", seed: [1";
    for (int i = 2; i < 5000; ++i) yaml += "," + std::to_string(i);
    yaml += "]}\n    output: '{number}.pdf'\n    set: {subtitle: '" + repeated + "'}\n";
    message = "2:5: error: the texts set over all books have more than 256 MiB";
  }
  SECTION("a path of hundreds of parts") {
    yaml += "    set: {title";
    for (int i = 0; i < 400; ++i) yaml += ".a";
    yaml += ": 1}\n";
    message = "3:11: error: the path has too many parts";
  }
  CHECK_THAT(messages_of_text(yaml).at(0), Catch::StartsWith(message));
  CHECK(std::clock() - begin < 5 * CLOCKS_PER_SEC);
}

TEST_CASE("an error that all entries share is reported once") {
  CHECK(
      messages_of_text("output: '{nmae}.pdf'\ncombine: '{x'\nbooks:\n  - spec: a.yaml\n  - spec: b.yaml\n") ==
      Strings{"1:9: error: unknown placeholder {nmae}; did you mean 'name'?",
              "2:10: error: unmatched brace in '{x'; write {{ or }} for a brace itself"});
}

TEST_CASE("the schema of the run file has the rules of the parser") {
  const auto schema = nlohmann::json::parse(run_schema());
  CHECK(schema["$schema"] == "http://json-schema.org/draft-07/schema#");
  CHECK(schema["additionalProperties"] == false);
  CHECK(schema["properties"]["defaults"]["additionalProperties"] == nlohmann::json::object());
  const auto& entry = schema["definitions"]["entry"];
  CHECK(entry["required"] == nlohmann::json{"spec"});
  CHECK(entry["properties"]["matrix"]["additionalProperties"]["minItems"] == 1);
  CHECK(entry["properties"].size() == 7);
}
