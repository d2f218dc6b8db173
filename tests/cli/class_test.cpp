// Worksheets for a class, from the example to the PDF: a sheet for each pupil, one PDF to print, one key.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::vector<std::string> pupils{"Anna Schmidt",
                                      "Brennan, Siân",
                                      "Emeka Okafor",
                                      "Jürgen Groß",
                                      "Liam O’Connor",
                                      "María José Fernández de la Cruz",
                                      "Maximilian-Alexander von Hohenberg-Wittelsbach",
                                      "Noor",
                                      "Priya D'Souza",
                                      "Tomáš Dvořák",
                                      "山田 花子",
                                      "محمد العلي"};

/// The example's files in a folder of their own.
fs::path folder_of_class() {
  const fs::path folder = scratch_folder();
  for (const char* name : {"class.yaml", "class-sheet.yaml", "pupils.csv"})
    fs::copy_file(fs::path(MAZEFOLIO_SOURCE_DIR "/examples") / name, folder / name);
  return folder;
}

Run run_class(const fs::path& folder, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"batch", folder / "class.yaml", "--quiet"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run_mazefolio(arguments);
}

/// The words of each page.
std::vector<std::string> pages_of(const fs::path& pdf) {
  const Run run = run_program({"pdftotext", "-raw", pdf, "-"});
  REQUIRE(run.exit_code == 0);
  std::vector<std::string> pages;
  for (std::size_t at = 0; at < run.out.size();) {
    const std::size_t end = std::min(run.out.find('\f', at), run.out.size());
    pages.push_back(run.out.substr(at, end - at));
    at = end + 1;
  }
  return pages;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// As the name is printed: with the apostrophe of the language.
std::string typeset(std::string name) {
  if (const std::size_t at = name.find('\''); at != std::string::npos) name.replace(at, 1, "\u2019");
  return name;
}

}  // namespace

TEST_CASE("each pupil of a class gets a sheet with name, date and an own maze") {
  const fs::path folder = folder_of_class();
  const Run run = run_class(folder, {"--prove"});
  CHECK(run.err == "");
  REQUIRE(run.exit_code == 0);
  std::set<std::string> mazes;
  for (const std::string& pupil : pupils) {
    INFO(pupil);
    const auto sheet = pages_of(folder / "class" / (pupil + ".pdf"));
    REQUIRE(sheet.size() == 1);
    if (pupil != pupils.back())
      CHECK(sheet[0].find(typeset(pupil)) != std::string::npos);  // poppler turns Arabic
    for (const char* word : {"Name", "Date", "Monday mazes", "Help the "})
      CHECK(sheet[0].find(word) != std::string::npos);
    const auto manifest = nlohmann::json::parse(read_file(folder / "class" / (pupil + ".json")));
    mazes.insert(manifest.at("puzzles").at(0).at("canonical_hash").get<std::string>());
  }
  CHECK(mazes.size() == pupils.size());
}

TEST_CASE("the sheets of a class are combined in the order of the table, with one key for the teacher") {
  const fs::path folder = folder_of_class();
  REQUIRE(run_class(folder, {"--jobs", "1"}).exit_code == 0);
  const auto sheets = pages_of(folder / "class.pdf");
  REQUIRE(sheets.size() == pupils.size());
  std::string key;
  for (const std::string& page : pages_of(folder / "class-answers.pdf")) key += page;
  CHECK(key.find("Answers") != std::string::npos);
  std::size_t last = 0;
  for (std::size_t i = 0; i + 1 < pupils.size(); ++i) {
    INFO(pupils[i]);
    CHECK(sheets[i].find(typeset(pupils[i])) != std::string::npos);
    CHECK(key.find(typeset(pupils[i])) > last);
    last = key.find(typeset(pupils[i]));
  }
  CHECK(last < key.size());

  const std::string joined = read_file(folder / "class.pdf"),
                    answers = read_file(folder / "class-answers.pdf");
  REQUIRE(run_class(folder, {"--jobs", "2"}).exit_code == 0);
  CHECK(read_file(folder / "class.pdf") == joined);
  CHECK(read_file(folder / "class-answers.pdf") == answers);
}

TEST_CASE("no PDF is combined while a pupil's sheet is missing") {
  const fs::path folder = folder_of_class();
  const fs::path table = folder / "pupils.csv";
  const std::string rows = read_file(table);
  write_file(table, replaced(rows, "Noor,4", "Noor,eazy"));
  const Run failed = run_class(folder);
  CHECK(failed.exit_code == 3);
  CHECK(failed.err.find("pupils.csv:9:6: error: ") != std::string::npos);
  CHECK(fs::exists(folder / "class/Anna Schmidt.pdf"));
  CHECK_FALSE(fs::exists(folder / "class.pdf"));
  CHECK_FALSE(fs::exists(folder / "class-answers.pdf"));
  write_file(table, rows);
  CHECK(run_class(folder, {"--resume"}).exit_code == 0);
  CHECK(pages_of(folder / "class.pdf").size() == pupils.size());
}

TEST_CASE("a resume makes the key again only if its layout changes") {
  const fs::path folder = folder_of_class(), fresh = folder_of_class();
  REQUIRE(run_class(folder).exit_code == 0);
  const auto made = fs::last_write_time(folder / "class-answers.pdf");
  REQUIRE(run_class(folder, {"--resume"}).exit_code == 0);
  CHECK(fs::last_write_time(folder / "class-answers.pdf") == made);
  for (const fs::path& one : {folder, fresh})
    write_file(one / "class-sheet.yaml",
               replaced(read_file(one / "class-sheet.yaml"), "{place: none}", "{place: none, style: fill}"));
  REQUIRE(run_class(folder, {"--resume"}).exit_code == 0);
  REQUIRE(run_class(fresh).exit_code == 0);
  CHECK(read_file(folder / "class-answers.pdf") == read_file(fresh / "class-answers.pdf"));
}

TEST_CASE("no key is made if the mazes differ from those of the sheets") {
  const fs::path folder = folder_of_class();
  REQUIRE(run_class(folder, {"--shard", "1/1"}).exit_code == 0);
  const fs::path journal = folder / "class.shard-1-of-1.journal.jsonl";
  write_file(folder / "class.yaml", replaced(read_file(folder / "class.yaml"), "Monday, ", "Tuesday, "));
  const Run merged = run_class(folder, {"--merge", journal});
  CHECK(merged.exit_code == 3);
  CHECK(merged.err.find("the fields set over its spec have changed") != std::string::npos);
  CHECK_FALSE(fs::exists(folder / "class-answers.pdf"));
}

TEST_CASE("a worksheet takes a name on the command line") {
  const fs::path pdf = scratch_folder() / "sheet.pdf";
  REQUIRE(run_mazefolio({"worksheet", "-o", pdf, "--count", "1", "--name", "Anna: Schmidt #3"}).exit_code ==
          0);
  CHECK(pages_of(pdf).at(0).find("Anna: Schmidt #3") != std::string::npos);
  const Run wrong = run_mazefolio({"worksheet", "-o", pdf, "--name", std::string(101, 'n')});
  CHECK(wrong.exit_code == 2);
  CHECK(wrong.err == "--name: error: 'name_line' must be at most 100 characters, not 101\n");
}
