#include <mazefolio/mazefolio.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>

#include "support/temporary_folder.h"

using mazefolio::Error;
using mazefolio::ErrorKind;

namespace fs = std::filesystem;

namespace {

const char* const small_book =
    "title: Small\nfront: []\nchapters:\n  - puzzles: [{count: 2, size: 10x10, algorithm: wilson}]\n";

}  // namespace

TEST_CASE("everything wrong with a spec is told at once, as data") {
  const auto spec = mazefolio::read_spec_text(
      "title: Wrong\nchapters:\n  - puzzles: [{count: 0, algorithm: wilsen}]\nseed: 1\nseeed: 2\n", ".",
      "wrong.yaml");
  CHECK_FALSE(spec.ok());
  std::set<int> lines;
  for (const mazefolio::Diagnostic& d : spec.diagnostics()) {
    lines.insert(d.line);
    CHECK_THAT(d.file, Catch::EndsWith("wrong.yaml"));
    CHECK(d.column > 0);
  }
  CHECK(spec.diagnostics().size() >= 3);
  CHECK(lines == std::set<int>{3, 5});
  try {
    mazefolio::build_book(spec, {.pdf = "never.pdf"});
    FAIL("a wrong spec was built");
  } catch (const Error& error) {
    CHECK(error.diagnostics().size() == spec.diagnostics().size());
  }
}

TEST_CASE("a book is built and proven, with progress, and a changed file is found out") {
  const mazefolio::tests::TemporaryFolder folder;
  const fs::path pdf = folder.path() / "book.pdf";
  const auto spec = mazefolio::read_spec_text(small_book, folder.path(), "book.yaml", {"title=Other"});
  REQUIRE(spec.ok());
  CHECK(spec.title() == "Other");
  std::set<std::string> phases;
  std::size_t steps = 0;
  mazefolio::BuildOptions options;
  options.pdf = pdf;
  options.prove = true;
  options.on_begin = [&](std::string_view phase, std::size_t) { phases.emplace(phase); };
  options.on_step = [&] { ++steps; };
  const mazefolio::BuildOutcome book = mazefolio::build_book(spec, options);
  CHECK(book.ok());
  CHECK(phases == std::set<std::string>{"mazes", "pages", "proven"});
  CHECK(steps >= 4);
  REQUIRE(book.files.size() == 2);
  CHECK(book.files[0].path == pdf);
  CHECK(book.files[0].bytes == fs::file_size(pdf));
  REQUIRE(book.mazes.size() == 2);
  CHECK(book.mazes[1].number == 2);

  const mazefolio::Proof proof = mazefolio::prove_pdf(pdf);
  CHECK(proof.ok());
  CHECK(proof.mazes == 2);

  // The pages of another book do not hold what this manifest says.
  options.pdf = folder.path() / "other.pdf";
  mazefolio::build_book(mazefolio::read_spec_text(small_book, folder.path(), "book.yaml", {"seed=2"}),
                        options);
  mazefolio::ProofOptions wrong;
  wrong.manifest = folder.path() / "book.json";
  CHECK_THROWS_AS(mazefolio::prove_pdf(folder.path() / "other.pdf", wrong), Error);
  wrong.any_pdf = true;
  const mazefolio::Proof found = mazefolio::prove_pdf(folder.path() / "other.pdf", wrong);
  CHECK_FALSE(found.ok());
  CHECK(found.findings.front().page > 0);
}

TEST_CASE("what the world refuses is an Error of that kind") {
  const mazefolio::tests::TemporaryFolder folder;
  const auto kind_of = [](const auto& act) {
    try {
      act();
    } catch (const Error& error) {
      return error.kind();
    }
    FAIL("no error");
    return ErrorKind::internal;
  };
  CHECK(kind_of([&] { mazefolio::read_spec(folder.path() / "none.yaml"); }) == ErrorKind::world);
  const auto spec = mazefolio::read_spec_text(small_book);
  CHECK(kind_of([&] { mazefolio::build_book(spec, {.pdf = folder.path() / "none" / "book.pdf"}); }) ==
        ErrorKind::world);
  CHECK(kind_of([&] { mazefolio::build_book(spec, {}); }) == ErrorKind::input);
}

TEST_CASE("a spec on disk is the same as one in memory") {
  const mazefolio::tests::TemporaryFolder folder;
  std::ofstream(folder.path() / "book.yaml") << small_book;
  mazefolio::BuildOptions a, b;
  a.pdf = folder.path() / "a.pdf";
  b.pdf = folder.path() / "b.pdf";
  const auto disk = mazefolio::build_book(mazefolio::read_spec(folder.path() / "book.yaml"), a);
  const auto memory = mazefolio::build_book(mazefolio::read_spec_text(small_book, folder.path()), b);
  CHECK(disk.files[0].sha256 == memory.files[0].sha256);
}
