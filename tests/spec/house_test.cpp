#include "spec/house_files.h"

#include "base/system/file.h"
#include "spec/field_table.h"
#include "spec/house_data.h"
#include "spec/read_book.h"
#include "spec/read_printer.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Strings broken_printer(std::string_view yaml) {
  const TemporaryFolder folder;
  write_file(folder.path() / "mine.yaml", yaml);
  const Result<Printer> printer = read_printer(DataFiles(folder.path()), {"mine.yaml"});
  REQUIRE_FALSE(printer);
  Strings out;
  for (const Diagnostic& d : printer.found().all())
    out.push_back(to_text({d.severity, {"p", d.place.line, d.place.column}, d.message, d.hint}));
  return out;
}

}  // namespace

TEST_CASE("the papers and audiences of the house data are complete") {
  const std::vector<Paper> papers = read_papers(DataFiles()).value();
  const std::vector<Audience> audiences = read_audiences(DataFiles()).value();
  REQUIRE(papers.size() >= 4);
  CHECK(papers[0].name == "letter");
  CHECK(papers[0].height == inches(11));
  REQUIRE(audiences.size() == 7);
  for (const Audience& a : audiences) CHECK(a.wall >= points(0.75));
  CHECK(audiences.back().name == "large-print");
  CHECK(audiences.back().text >= points(16));
}

TEST_CASE("every printer of the house data can be read; gutters grow with the pages") {
  const Strings names = DataFiles().names("configs/printers");
  CHECK(names.size() >= 5);
  for (const std::string& name : names) {
    const Printer printer = read_printer(DataFiles(), {name}).value();
    CHECK(printer.name == name);
    CHECK(printer.gutters.back().pages >= printer.max_pages);
    for (std::size_t i = 1; i < printer.gutters.size(); ++i)
      CHECK(printer.gutters[i].gutter > printer.gutters[i - 1].gutter);
  }
  const Printer kdp = read_printer(DataFiles(), {"kdp"}).value();
  CHECK(kdp.gutter(150) == inches(0.375));
  CHECK(kdp.gutter(151) == inches(0.5));
  CHECK(kdp.gutter(900) == inches(0.875));
}

TEST_CASE("a user's broken printer is reported line by line") {
  CHECK(broken_printer("summary: mine\nmargins: {outside: 1, top: 1in}\ngutters: []\npages: {min: 9, max: 3, "
                       "multiple: 1}\n") ==
        Strings{"p:1:1: error: 'source' is missing", "p:1:1: error: 'verified' is missing",
                "p:2:10: error: 'bottom' is missing",
                "p:2:20: error: 'outside' needs a unit: 8.5in, 216mm or 612pt",
                "p:3:10: error: 'gutters' is empty", "p:4:8: error: 'min' is greater than 'max'"});
  CHECK(broken_printer("[]").size() == 1);
}

TEST_CASE("fill replaces what it knows and leaves the rest") {
  CHECK(fill("{n} of {all}, {other} {", {{"n", "3"}, {"all", "{n}"}}) == "3 of {n}, {other} {");
  CHECK(fill("", {}).empty());
  CHECK(fill("{}{n}", {{"n", ""}}) == "{}");
}

TEST_CASE("what lies beside a spec is never house data") {
  const TemporaryFolder folder;
  for (const char* name : {"configs/printers", "templates/icons"})
    std::filesystem::create_directories(folder.path() / name);
  for (const char* name : {"configs/printers/kdp.yaml", "configs/papers.yaml", "templates/icons/evil.svg"})
    write_file(folder.path() / name, "x");
  const DataFiles files(folder.path());
  CHECK(files.find("configs/printers/kdp.yaml") == source_root / "configs/printers/kdp.yaml");
  CHECK(read_papers(files).ok());
  CHECK(files.names("templates/icons", ".svg") == DataFiles().names("templates/icons", ".svg"));
  CHECK_FALSE(files.locate("templates/icons/evil.svg"));
  CHECK_THROWS_AS(files.find("configs/printers/none.yaml"), WorldError);
}
