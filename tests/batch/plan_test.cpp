#include "batch/plan.h"

#include "base/system/file.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;
namespace fs = std::filesystem;

namespace {

class RunFolder {
 public:
  explicit RunFolder(std::string_view run, std::string_view rows = {}) {
    write_file(folder_.path() / "run.yaml", run);
    if (!rows.empty()) write_file(folder_.path() / "rows.csv", rows);
  }
  const fs::path& path() const { return folder_.path(); }

  Plan plan(const PlanRequest& request = {}) const { return plan_run(path() / "run.yaml", request).value(); }

 private:
  TemporaryFolder folder_;
};

Strings outputs(const Plan& plan) {
  Strings out;
  for (const PlannedBook& book : plan.books) out.push_back(book.output);
  return out;
}

Strings sets(const PlannedBook& book) {
  Strings out;
  for (const Override& set : book.sets) out.push_back(to_text(set));
  return out;
}

}  // namespace

TEST_CASE("an entry of a run is a book named after its spec") {
  const RunFolder folder("books:\n  - spec: books/rainy.yaml\n  - spec: none.yaml\n");
  const Plan plan = folder.plan();
  CHECK_FALSE(plan.unique);
  CHECK(outputs(plan) == Strings{"rainy.pdf", "none.pdf"});
  const PlannedBook& book = plan.books[0];
  CHECK(book.spec == folder.path() / "books/rainy.yaml");
  CHECK(book.sets.empty());
  CHECK(book.about.empty());
  CHECK(book.edition == "print");
  CHECK(book.place.line == 2);
  CHECK(book.place.column == 11);
  CHECK(path_of(plan, book.output) == folder.path() / "rainy.pdf");
}

TEST_CASE("a matrix makes a book for every combination") {
  const Plan plan = RunFolder(
                        "output: out/{name}.pdf\nunique: true\nbooks:\n  - spec: s.yaml\n"
                        "    matrix: {seed: [1, 2], audience: [kids, \"large-print\"]}\n"
                        "    set: {title: \"Mazes, volume {seed}\", answers: {per_page: 4}}\n"
                        "    edition: both\n")
                        .plan();
  CHECK(plan.unique);
  CHECK(outputs(plan) == Strings{"out/s-1-kids.pdf", "out/s-1-large-print.pdf", "out/s-2-kids.pdf",
                                 "out/s-2-large-print.pdf"});
  const PlannedBook& book = plan.books[3];
  CHECK(sets(book) == Strings{R"(seed="2")", R"(audience="large-print")", R"(title="Mazes, volume 2")",
                              R"(answers={"per_page":"4"})"});
  CHECK(book.about == "seed: 2, audience: large-print");
  CHECK(book.edition == "both");
  CHECK(book.sets[0].value->mark.column == 24);  // of the 2
  CHECK(book.sets[2].value->mark.line == 6);
}

TEST_CASE("each row makes a book, and errors in its values have places in the CSV file") {
  std::string rows = "\xEF\xBB\xBFpupil,level\n";
  for (int i = 1; i <= 10; ++i) rows += "P" + std::to_string(i) + "," + std::to_string(i) + "\n";
  const RunFolder folder(
      "books:\n  - spec: s.yaml\n    rows: rows.csv\n    combine: \"class.pdf\"\n"
      "    set: {name_line: \"{pupil}\", defaults.difficulty: \"{level}\", title: \"{row}: {pupil}\"}\n",
      rows);
  const Plan plan = folder.plan();
  REQUIRE(plan.books.size() == 10);
  CHECK(plan.books[0].output == "s-01.pdf");
  CHECK(plan.books[9].output == "s-10.pdf");
  const PlannedBook& book = plan.books[2];
  CHECK(book.about == "row: 3, pupil: P3");
  CHECK(book.combine == "class.pdf");
  CHECK(sets(book) == Strings{R"(name_line="P3")", R"(defaults.difficulty="3")", R"(title="3: P3")"});
  CHECK(to_text({Severity::error, book.sets[1].value->place(), "x", ""}) ==
        (folder.path() / "rows.csv").string() + ":4:4: error: x");
  CHECK(book.sets[2].value->mark.line == 5);
}

TEST_CASE("placeholders are whole paths, their last parts, columns and numbers") {
  const Plan plan = RunFolder(
                        "books:\n  - spec: s.yaml\n    rows: rows.csv\n"
                        "    matrix: {answers.place: [end], defaults.grid: [{type: hexagon}, square]}\n"
                        "    output: \"{answers.place}/{place}-{name}-{spec}-{row}-{number}.pdf\"\n",
                        "name\nAnna\nBen\n")
                        .plan();
  CHECK(outputs(plan) == Strings{"end/end-Anna-s-1-1.pdf", "end/end-Ben-s-2-2.pdf", "end/end-Anna-s-1-3.pdf",
                                 "end/end-Ben-s-2-4.pdf"});
  CHECK(sets(plan.books[0]) == Strings{R"(answers.place="end")", R"(defaults.grid={"type":"hexagon"})"});
}

TEST_CASE("defaults fill missing keys of entries and missing fields of books") {
  const Plan plan = RunFolder(
                        "output: top/{name}.pdf\n"
                        "defaults:\n  edition: screen\n  output: mid/{name}.pdf\n"
                        "  matrix: {seed: [1, 2]}\n  set: {title: T, answers: {style: fill}}\n"
                        "  author: Me\n  fonts.text: Lato\n"
                        "books:\n  - spec: a.yaml\n    matrix: {seed: [3], answers.place: [end]}\n"
                        "    set: {title: \"U {seed}\"}\n"
                        "  - spec: b.yaml\n    edition: print\n    output: low/{seed}.pdf\n")
                        .plan();
  CHECK(outputs(plan) == Strings{"mid/a-3-end.pdf", "low/1.pdf", "low/2.pdf"});
  CHECK(plan.books[0].edition == "screen");
  CHECK(plan.books[1].edition == "print");
  CHECK(sets(plan.books[0]) == Strings{R"(answers={"style":"fill"})", R"(seed="3")", R"(answers.place="end")",
                                       R"(title="U 3")", R"(author?="Me")", R"(fonts.text?="Lato")"});
  CHECK(sets(plan.books[1]) == Strings{R"(seed="1")", R"(title="T")", R"(answers={"style":"fill"})",
                                       R"(author?="Me")", R"(fonts.text?="Lato")"});
}

TEST_CASE("set may extend the value that a matrix sets") {
  const std::vector<std::pair<std::string, std::string>> made{{"{seed} {audience}", R"(seed="2 kids")"},
                                                              {"{name}", R"(seed="a-2-kids")"}};
  for (const auto& [text, seed] : made) {
    const Plan plan = RunFolder(
                          "books:\n  - spec: a.yaml\n    matrix: {seed: [1, 2], audience: [kids]}\n"
                          "    set: {seed: \"" +
                          text + "\"}\n")
                          .plan();
    CHECK(sets(plan.books[1]) == Strings{R"(seed="2")", R"(audience="kids")", seed});
  }
}

TEST_CASE("a plan is listed in columns") {
  const RunFolder folder("books:\n  - spec: long.yaml\n  - spec: s.yaml\n    matrix: {seed: [1]}\n");
  Plan plan = folder.plan();
  for (PlannedBook& book : plan.books) book.spec = book.spec.filename();
  CHECK(plan_text(plan) == "long.pdf  long.yaml\ns-1.pdf   s.yaml     seed: 1\n");
}

TEST_CASE("a plan holds only the chosen books") {
  const RunFolder folder("books:\n  - spec: a.yaml\n  - spec: s.yaml\n    matrix: {seed: [1, 2]}\n");
  CHECK(outputs(folder.plan({false, {"s-*"}, {"*2"}})) == Strings{"s-1.pdf"});
}

TEST_CASE("a missing run file is a failure of the world") {
  CHECK_THROWS_AS(plan_run("/nowhere/run.yaml", {}), WorldError);
}

TEST_CASE("a key of the matrix that is no field of the book is a placeholder") {
  const Plan plan = RunFolder(
                        "books:\n  - spec: s.yaml\n    matrix: {volume: [1, 2]}\n"
                        "    set: {title: \"Volume {volume}\", seed: \"{volume}\"}\n")
                        .plan();
  CHECK(outputs(plan) == Strings{"s-1.pdf", "s-2.pdf"});
  CHECK(sets(plan.books[1]) == Strings{R"(title="Volume 2")", R"(seed="2")"});
  CHECK(plan.books[1].about == "volume: 2");
}

TEST_CASE("an empty field of a table leaves out the keys whose texts need it") {
  const RunFolder folder(
      "books:\n  - spec: s.yaml\n    rows: rows.csv\n    output: \"{name}.pdf\"\n"
      "    set:\n      name_line: \"{name}\"\n      title: \"From {from} to {to}\"\n"
      "      defaults: {start_icon: \"{from}\", difficulty: \"{level}\"}\n      front: [\"{page}\"]\n",
      "name,from,to,level,page\nAnna,mouse,cheese,easy,title\nBen,,bone,hard,\nCem,,,,\n");
  const Plan plan = folder.plan();
  REQUIRE(plan.books.size() == 3);
  CHECK(sets(plan.books[0]).size() == 4);
  CHECK(sets(plan.books[1]) == Strings{R"(name_line="Ben")", R"(defaults={"difficulty":"hard"})"});
  CHECK(sets(plan.books[2]) == Strings{R"(name_line="Cem")"});
}
