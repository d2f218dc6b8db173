#include "publish/read_spec.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "spec/data_files.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

struct Folder {
  TemporaryFolder temporary;
  std::string spec = temporary.path() / "book.yaml";
  explicit Folder(const std::string& yaml) { write_file(spec, yaml); }
};

const std::string good = "title: T\nchapters: [{puzzles: [{size: 9x9}]}]\n";

}  // namespace

TEST_CASE("values are set over a spec in their order, and texts are never YAML") {
  const Folder folder(good);
  SpecRequest request = spec_request(folder.spec, Strings{"title=A", "title=B", "page=a5"});
  request.set_text("author", "[x]", "--author");
  Notices notices;
  const BookSpec spec = read_spec(request, DataFiles(folder.temporary.path()), notices);
  CHECK(spec.title == "B");
  CHECK(spec.author == "[x]");
}

TEST_CASE("errors in values and in the spec are reported at once") {
  const Folder folder("title: T\ncolour: red\nchapters: [{puzzles: [{size: 9x}]}]\n");
  SpecRequest request = spec_request(folder.spec, Strings{"title"});
  request.set("a..b=1", "--other");
  const Result<BookSpec> spec = read_bare_spec(request, DataFiles(folder.temporary.path()));
  REQUIRE_FALSE(spec.ok());
  Strings places;
  for (const Diagnostic& d : spec.found().all())
    places.push_back(d.place.file + ":" + std::to_string(d.place.line));
  CHECK(places == Strings{"--set:0", "--other:0", folder.spec + ":2", folder.spec + ":3"});
}

TEST_CASE("a missing picture is reported at its line, and only when pictures are read") {
  const Folder folder("title: T\nchapters:\n  - puzzles:\n      - {size: 9x9, shape: {picture: no.svg}}\n");
  const DataFiles files(folder.temporary.path());
  CHECK(read_bare_spec({folder.spec}, files).ok());
  Notices notices;
  try {
    read_spec({folder.spec}, files, notices);
    FAIL("read");
  } catch (const InputError& wrong) {
    CHECK(texts(wrong.found()) == Strings{folder.spec + ":4:38: error: there is no file 'no.svg'"});
  }
}

TEST_CASE("a missing spec is a failure of the world") {
  Notices notices;
  CHECK_THROWS_AS(read_spec({"/nowhere/book.yaml"}, DataFiles(), notices), WorldError);
}

TEST_CASE("a carver is a name, a mapping as an algorithm is, or the text of both") {
  const auto carver = [](const std::string& written) {
    const Folder folder("title: T\nchapters: [{puzzles: [{algorithm: {name: thick, carver: " + written +
                        "}}]}]\n");
    const BookSpec spec = read_bare_spec({folder.spec}, DataFiles(folder.temporary.path())).value();
    return spec.chapters[0].puzzles[0].algorithm.options.text("carver");
  };
  CHECK(carver("wilson") == "wilson");
  CHECK(carver("{name: wilson}") == "wilson");
  CHECK(carver("{name: Kruskal, weights: {negate: yes, height: 'max(x, y)'}}") ==
        "kruskal(height=max(x, y),negate=yes)");
  CHECK(carver("'kruskal(negate=yes, height=max(x, y))'") == "kruskal(height=max(x, y),negate=yes)");
  CHECK(carver("{name: growing-tree, newest: 3}") == "growing-tree(newest=3)");
  CHECK(carver("{name: growing-tree, newest: 1}") == "growing-tree");
}

TEST_CASE("a template sets what the book leaves out, and nothing else") {
  const Folder folder("title: T\ntemplate: own.yaml\nanswers: {per_page: 2}\nchapters: [{puzzles: [{}]}]\n");
  write_file(folder.temporary.path() / "own.yaml",
             "extends: senior\ndefaults: {page: a5, name_line: true, mazes_per_page: 2}\n");
  const DataFiles files(folder.temporary.path());
  const BookSpec spec = read_bare_spec({folder.spec}, files).value();
  CHECK(spec.audience == "large-print");
  CHECK(spec.page.width.pt == Approx(millimeters(148).pt));
  CHECK(spec.name_line);
  CHECK(spec.backs.kind == Backs::blank);
  CHECK(spec.answers.per_page == 2);
  CHECK(spec.chapters[0].puzzles[0].per_page == 2);
  const BookSpec set = read_bare_spec(spec_request(folder.spec, Strings{"audience=kids"}), files).value();
  CHECK(set.audience == "kids");
}

TEST_CASE("a wrong value that a template sets is an error in the template") {
  const Folder folder("title: T\ntemplate: own.yaml\nchapters: [{puzzles: [{}]}]\n");
  const std::filesystem::path own = folder.temporary.path() / "own.yaml";
  write_file(own, "extends: senior\ndefaults: {audience: kidz}\n");
  const Strings messages = texts(read_bare_spec({folder.spec}, DataFiles(folder.temporary.path())));
  REQUIRE(messages.size() == 1);
  CHECK_THAT(messages[0], Catch::Contains("own.yaml:2:22") && Catch::Contains("did you mean 'kids'"));
}
