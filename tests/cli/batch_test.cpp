// Runs of many books, some of them broken, and arguments that are wrong.
#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/system/file.h"
#include "support/batch_run.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

std::vector<Json> lines(const fs::path& file) {
  std::vector<Json> out;
  std::istringstream in(read_file(file));
  for (std::string line; std::getline(in, line);) out.push_back(Json::parse(line));
  return out;
}

}  // namespace

TEST_CASE("a run makes every book, and its report has a line for each in the order of the run") {
  const fs::path folder = folder_with_run(5);
  const Run run = batch(folder, "--report " + (folder / "report.jsonl").string());
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::Contains("5 of 5 books finished"));
  const std::vector<Json> report = lines(folder / "report.jsonl");
  REQUIRE(report.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) {
    const Json& book = report[i];
    CHECK(book["output"] == "out/sheet-" + std::to_string(i + 1) + ".pdf");
    CHECK(book["status"] == "made");
    CHECK(book["seed"] == std::to_string(i + 1));
    CHECK(book["puzzles"] == 2);
    CHECK(book["errors"].empty());
    const Json manifest = Json::parse(read_file(folder / ("out/sheet-" + std::to_string(i + 1) + ".json")));
    CHECK(book["sha256"] == manifest["pdf_sha256"]);
    CHECK(book["pages"] == manifest["pages"]);
  }
  CHECK(count_lines(folder / "run.journal.jsonl") == 5);
}

TEST_CASE("a book of a run has the bytes that build gives it, with any number of jobs") {
  const fs::path folder = folder_with_run(6);
  REQUIRE(batch(folder, "--jobs 1").exit_code == 0);
  const auto one = contents(folder / "out");
  fs::rename(folder / "out", folder / "before");
  REQUIRE(batch(folder, "--jobs 16").exit_code == 0);
  CHECK(contents(folder / "out") == one);
  REQUIRE(run_mazefolio({"build", folder / "sheet.yaml", "-o", folder / "sheet-4.pdf", "--set", "seed=4"})
              .exit_code == 0);
  CHECK(read_file(folder / "sheet-4.pdf") == one.at("sheet-4.pdf"));
}

TEST_CASE("of 200 books seven are broken: 193 are made, and after correction exactly seven") {
  const fs::path folder = scratch_folder();
  std::string run = "output: out/{name}.pdf\nbooks:\n";
  const std::map<int, std::pair<std::string, std::string>> broken{{3, {"chapters", "chaptres"}},
                                                                  {40, {"6x5", "6x"}},
                                                                  {41, {"title: Sheet", "titel: Sheet"}},
                                                                  {99, {"6x5", "900000x5"}},
                                                                  {100, {"count: 2", "count: two"}},
                                                                  {150, {"front: []", "front: ["}},
                                                                  {199, {"6x5}", "6x5, algorithm: wilsen}"}}};
  std::map<int, std::string> specs;
  for (int i = 0; i < 200; ++i) {
    std::string& spec = specs[i] = sheet;
    spec.replace(spec.find("seed: 1"), 7, "seed: " + std::to_string(i));
    const fs::path name = "book-" + std::to_string(i) + ".yaml";
    std::string text = spec;
    if (const auto wrong = broken.find(i); wrong != broken.end())
      text.replace(text.find(wrong->second.first), wrong->second.first.size(), wrong->second.second);
    write_file(folder / name, text);
    run += "  - spec: " + name.string() + "\n";
  }
  write_file(folder / "run.yaml", run);

  const Run first = batch(folder);
  CHECK(first.exit_code == 3);
  CHECK(std::distance(fs::directory_iterator(folder / "out"), fs::directory_iterator()) == 2 * 193);
  for (const auto& [i, wrong] : broken) {
    const std::string file = folder / ("book-" + std::to_string(i) + ".yaml");
    INFO(first.err);
    CHECK_THAT(first.err, Catch::Matches("(.|\n)*book-" + std::to_string(i) +
                                         ".yaml:[1-9][0-9]*:[1-9][0-9]*: error(.|\n)*"));
    CHECK_FALSE(fs::exists(folder / ("out/book-" + std::to_string(i) + ".pdf")));
    write_file(file, specs.at(i));
  }
  const std::size_t before = count_lines(folder / "run.journal.jsonl");
  CHECK(before == 200);
  const Run second = batch(folder, "--resume");
  CHECK(second.exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == before + 7);
  CHECK_THAT(second.out, Catch::Contains("200 of 200 books finished"));
}

TEST_CASE("a run reports mazes that it repeats") {
  const fs::path folder = folder_with_run(1);
  write_file(folder / "run.yaml",
             "unique: true\nbooks:\n  - {spec: sheet.yaml, matrix: {title: [One, Two]}}\n");
  const Run twins = batch(folder, "--report " + (folder / "report.jsonl").string());
  CHECK(twins.exit_code == 3);
  CHECK_THAT(twins.out, Catch::Contains("more than once"));
  const std::vector<Json> report = lines(folder / "report.jsonl");
  REQUIRE(report.size() == 2);
  CHECK(report[0]["repeats"].size() == 2);
}

TEST_CASE("no file of a book leaves the run's folder through a link") {
  const fs::path folder = folder_with_run(2), other = scratch_folder();
  fs::create_directory(folder / "out");
  for (const char* name : {"sheet-1.json", "sheet-2-answers.pdf", "sheet-2.pdf"}) {
    INFO(name);
    fs::create_symlink(other / "precious", folder / "out" / name);
    const Run run = batch(folder);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains("a symbolic link leads") && Catch::Contains(name));
    fs::remove(folder / "out" / name);
  }
  CHECK(fs::is_empty(other));
}

TEST_CASE("a spec that is not a file fails its book at once, and the others are made") {
  const fs::path folder = folder_with_run(2);
  REQUIRE(run_program({"mkfifo", folder / "pipe.yaml"}).exit_code == 0);
  write_file(folder / "run.yaml", read_file(folder / "run.yaml") + "  - spec: pipe.yaml\n");
  for (const char* how : {"--dry-run", "--shard 1/1", ""}) {
    const Run run = batch(folder, how);
    CHECK(run.exit_code == 3);
    CHECK_THAT(run.err, Catch::Contains("run.yaml:5:11: error:") && Catch::Contains("is not a file"));
  }
  CHECK(contents(folder / "out").size() == 4);
}

TEST_CASE(
    "a report that cannot be written is refused before the work, and never overwrites files of the run") {
  const fs::path folder = folder_with_run(2);
  CHECK(batch(folder, "--report " + (folder / "no/such/report.jsonl").string()).exit_code == 1);
  for (const char* name : {"run.yaml", "sheet.yaml", "out/sheet-1.pdf", "out/sheet-2.json"})
    for (const char* option : {"--report ", "--journal "})
      CHECK(batch(folder, option + (folder / name).string()).exit_code == 2);
  CHECK(batch(folder, "--report " + (folder / "run.journal.jsonl").string()).exit_code == 2);
  CHECK_FALSE(fs::exists(folder / "out"));
  const Run full = batch(folder, "--report /dev/full");
  CHECK(full.exit_code == 1);
  CHECK_THAT(full.out, Catch::Contains("2 of 2 books finished"));
}

TEST_CASE("warnings are listed, and with --strict they fail a book") {
  const fs::path folder = folder_with_run(2);
  write_file(folder / "sheet.yaml", sheet + "fonts: {text: No Such Font}\n");
  const Run lax = batch(folder);
  CHECK(lax.exit_code == 0);
  CHECK_THAT(lax.out, Catch::Contains("'No Such Font' is not installed"));
  const Run strict = batch(folder, "--resume --strict");
  CHECK(strict.exit_code == 3);
  CHECK_THAT(strict.err, Catch::Contains("'No Such Font' is not installed"));
}

TEST_CASE("a book above the memory limit is refused, and the others are made") {
  const fs::path folder = folder_with_run(2);
  write_file(folder / "large.yaml",
             "title: Large\npage: 20x20in\naudience: expert\ntemplate: minimal\nchapters:\n  - puzzles:\n"
             "      - {count: 1000, size: 120x120}\n");
  write_file(folder / "run.yaml", read_file(folder / "run.yaml") + "  - spec: large.yaml\n");
  const Run run = batch(folder, "--memory 200MiB");
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains("run.yaml:5:11: error: the book needs about"));
  CHECK(contents(folder / "out").size() == 4);
}

TEST_CASE("a dry run lists the books and the errors, and writes nothing") {
  const fs::path folder = folder_with_run(3);
  const Run good = batch(folder, "--dry-run");
  CHECK(good.exit_code == 0);
  CHECK(count(good.out, "\n") == 4);
  CHECK_THAT(good.out, Catch::Contains("3 books, ") && Catch::Contains(" s on ") && Catch::EndsWith("iB\n"));
  CHECK_THAT(good.out, Catch::Contains("out/sheet-2.pdf"));
  write_file(folder / "sheet.yaml", "title: [\n");
  const Run bad = batch(folder, "--dry-run");
  CHECK(bad.exit_code == 3);
  CHECK(count(bad.err, "sheet.yaml:") == 1);
  CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 2);
}

TEST_CASE("only and skip choose books") {
  const fs::path folder = folder_with_run(12);
  CHECK(batch(folder, "--only sheet-1* --skip sheet-11").exit_code == 0);
  const auto made = contents(folder / "out");
  CHECK(made.size() == 6);
  CHECK(made.contains("sheet-1.pdf"));
  CHECK(made.contains("sheet-12.json"));
}

TEST_CASE("a wrong run file or argument stops everything before it begins") {
  const fs::path folder = folder_with_run(2);
  for (const char* options :
       {"--shard 0/3", "--shard 3", "--tasks 4", "--engine slurm", "--merge x --shard 1/2",
        "--memory 3potatoes", "--memory 1KiB", "--memory -1", "--only nothing-like-this"}) {
    INFO(options);
    CHECK(batch(folder, options).exit_code == 2);
  }
  CHECK(batch(folder, "--merge there-is-no.jsonl").exit_code == 1);
  write_file(folder / "run.yaml", "output: \"{nmae}.pdf\"\nbooks: [{spec: sheet.yaml}]\n");
  const Run run = batch(folder);
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("run.yaml:1:") && Catch::Contains("did you mean"));
  CHECK_FALSE(fs::exists(folder / "out"));
}

TEST_CASE("books with the user's pictures are made on many threads") {
  const fs::path folder = folder_with_run(8);
  write_file(folder / "cat.svg",
             "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><circle cx='45' cy='45' "
             "r='40'/></svg>");
  std::string spec = sheet;
  spec.replace(spec.find("size: 6x5"), 9, "size: 12x12, shape: {picture: cat.svg}, start_icon: cat.svg");
  write_file(folder / "sheet.yaml", spec);
  const Run run = batch(folder, "--jobs 8");
  INFO(run.err);
  CHECK(run.exit_code == 0);
  write_file(
      folder / "cat.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><rect width='60' height='80'/></svg>");
  CHECK(batch(folder, "--resume").exit_code == 0);
  CHECK(count_lines(folder / "run.journal.jsonl") == 16);
}
