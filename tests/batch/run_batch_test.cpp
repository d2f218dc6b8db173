#include "batch/run_batch.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::string sheet =
    "title: Sheet\nfront: []\nanswers: {place: none}\nchapters:\n  - puzzles:\n      - {size: 6x5}\n";

/// A folder with a run of three books, and what its callbacks were called with.
struct Run {
  TemporaryFolder folder;
  BatchRequest request;
  std::vector<std::size_t> begun;
  std::vector<bool> failed;
  int ended = 0;

  explicit Run(const std::string& more = "") {
    write_file(folder.path() / "sheet.yaml", sheet);
    write_file(
        folder.path() / "run.yaml",
        more + "output: out/{name}.pdf\nbooks:\n  - spec: sheet.yaml\n    matrix: {seed: [1, 2, 3]}\n");
    request.run = folder.path() / "run.yaml";
    request.jobs = 1;
    request.events.on_begin = [this](std::size_t books) { begun.push_back(books); };
    request.events.on_book = [this](bool book_failed) { failed.push_back(book_failed); };
    request.events.on_end = [this] { ++ended; };
  }
  void append(const std::string& yaml) {
    write_file(folder.path() / "run.yaml", read_file(folder.path() / "run.yaml") + yaml);
  }
  std::size_t files() const {
    const fs::path out = folder.path() / "out";
    return fs::exists(out) ? static_cast<std::size_t>(
                                 std::distance(fs::directory_iterator(out), fs::directory_iterator()))
                           : 0;
  }
};

}  // namespace

TEST_CASE("a run whose books are all made is done") {
  Run run;
  const RunResult result = run_batch(run.request);
  CHECK(result.status == RunStatus::done);
  CHECK(result.found.all().empty());
  CHECK_THAT(result.table, Contains("3 of 3 books finished"));
  CHECK(result.message.empty());
  CHECK(run.begun == std::vector<std::size_t>{3});
  CHECK(run.failed == std::vector<bool>{false, false, false});
  CHECK(run.ended == 1);
  CHECK(run.files() == 6);  // a PDF and a manifest each
}

TEST_CASE("a run with a book that fails falls short, and the other books are made") {
  Run run;
  write_file(run.folder.path() / "bad.yaml", "titel: X\n");
  run.append("  - spec: bad.yaml\n");
  const RunResult result = run_batch(run.request);
  CHECK(result.status == RunStatus::fell_short);
  REQUIRE(result.found.has_errors());
  CHECK(result.found.all().front().place.file == (run.folder.path() / "bad.yaml").string());
  CHECK_THAT(result.table, Contains("3 of 4 books finished") && Contains("1 book failed"));
  CHECK(std::count(run.failed.begin(), run.failed.end(), true) == 1);
  CHECK(run.files() == 6);
}

TEST_CASE("neither the journal nor the folder of a cluster's run is reached through a link") {
  Run run;
  const TemporaryFolder other;
  SECTION("the journal") {
    fs::create_symlink(other.path() / "theirs", run.folder.path() / "run.journal.jsonl");
  }
  SECTION("the folder") {
    fs::create_symlink(other.path(), run.folder.path() / "run.slurm");
    run.request.slurm = true;
    run.request.tasks = 2;
  }
  CHECK_THROWS_WITH(run_batch(run.request), Contains("is a symbolic link"));
  CHECK(fs::is_empty(other.path()));
  CHECK(run.files() == 0);
}

TEST_CASE("a run that repeats a maze falls short if its mazes must be unique") {
  Run run("unique: true\n");
  write_file(run.folder.path() / "twin.yaml", sheet + "seed: 1\n");
  run.append("  - spec: twin.yaml\n");
  const RunResult result = run_batch(run.request);
  CHECK(result.status == RunStatus::fell_short);
  CHECK_FALSE(result.found.has_errors());
  CHECK_THAT(result.table, Contains("4 of 4 books finished") && Contains("more than once"));
}

TEST_CASE("a combined file that cannot be written is a failure of the world, and the books are made") {
  Run run("combine: all.pdf\n");
  fs::create_directory(run.folder.path() / "all.pdf");
  write_file(run.folder.path() / "all.pdf/x", "x");
  const RunResult result = run_batch(run.request);
  CHECK(result.status == RunStatus::world_failed);
  REQUIRE(result.found.all().size() == 1);
  CHECK_THAT(result.found.all().front().message, Contains("all.pdf"));
  CHECK_THAT(result.table, Contains("3 of 3 books finished") && Contains("all.pdf is not made"));
}

TEST_CASE("a canceled run is interrupted, and a resume makes the rest") {
  Run run;
  run.request.events.on_book = [&](bool failed) {
    run.failed.push_back(failed);
    if (run.failed.size() == 2) throw Canceled{};
  };
  const RunResult stopped = run_batch(run.request);
  CHECK(stopped.status == RunStatus::interrupted);
  CHECK_THAT(stopped.message, Contains("--resume"));
  CHECK_THAT(stopped.table, Contains("1 of 3 books finished"));
  CHECK(run.ended == 1);
  CHECK(run.failed.size() == 2);

  Run& rest = run;
  rest.failed.clear();
  rest.request.events.on_book = [&](bool failed) { rest.failed.push_back(failed); };
  rest.request.resume = true;
  const RunResult resumed = run_batch(rest.request);
  CHECK(resumed.status == RunStatus::done);
  CHECK(rest.failed.size() == 2);
  CHECK_THAT(resumed.table, Contains("kept                1"));
}

TEST_CASE("a dry run lists the books and their errors, and writes nothing") {
  Run run;
  run.request.dry_run = true;
  const RunResult good = run_batch(run.request);
  CHECK(good.status == RunStatus::done);
  CHECK_THAT(good.table, Contains("out/sheet-3.pdf"));
  write_file(run.folder.path() / "sheet.yaml", "titel: X\n");
  const RunResult bad = run_batch(run.request);
  CHECK(bad.status == RunStatus::fell_short);
  CHECK(bad.found.has_errors());
  CHECK(run.files() == 0);
  CHECK_FALSE(fs::exists(run.folder.path() / "run.journal.jsonl"));
  CHECK(run.begun.empty());
}

TEST_CASE("a wrong run file throws before any book is made") {
  Run run;
  run.append("  - spce: x.yaml\n");
  CHECK_THROWS_AS(run_batch(run.request), InputError);
  CHECK(run.files() == 0);
  CHECK(run.begun.empty());
}
