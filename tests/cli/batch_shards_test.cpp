// Shards of a run and their merge.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/batch_run.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

TEST_CASE("shards made in parallel are the whole run, and merge to one report") {
  const fs::path whole = folder_with_run(11), folder = folder_with_run(11);
  REQUIRE(batch(whole).exit_code == 0);
  const std::string program =
      MAZEFOLIO_PROGRAM " batch " + (folder / "run.yaml").string() + " --quiet --shard ";
  REQUIRE(
      run_program({"sh", "-c", program + "3/3 & " + program + "1/3 & " + program + "2/3; wait"}).exit_code ==
      0);
  CHECK(contents(folder / "out") == contents(whole / "out"));
  std::string journals;
  std::size_t books = 0;
  for (const char* part : {"1", "2", "3"}) {
    const fs::path journal = folder / (std::string("run.shard-") + part + "-of-3.journal.jsonl");
    journals += " " + journal.string();
    books += count_lines(journal);
    CHECK(count_lines(journal) >= 3);
  }
  CHECK(books == 11);
  const Run merged = batch(folder, "--report " + (folder / "report.jsonl").string() + " --merge" + journals);
  CHECK(merged.exit_code == 0);
  CHECK(count_lines(folder / "report.jsonl") == 11);
  for (const char* before : {"run.journal.jsonl", ""}) {  // the journals of the shards suffice
    if (*before) fs::remove(folder / before);
    const Run again = batch(folder, "--resume");
    CHECK(again.exit_code == 0);
    CHECK_THAT(again.out,
               Catch::Contains("made                0") && Catch::Contains("kept               11"));
  }
}

TEST_CASE("a merge reports missing books") {
  const fs::path folder = folder_with_run(4);
  REQUIRE(batch(folder, "--shard 1/2").exit_code == 0);
  const std::string journal = (folder / "run.shard-1-of-2.journal.jsonl").string();
  const Run part = batch(folder, "--merge " + journal);
  CHECK(part.exit_code == 3);
  CHECK_THAT(part.out, Catch::Contains("missing"));
}

TEST_CASE("a merge takes the books that are up to date, in any order of the journals") {
  const fs::path folder = folder_with_run(4);
  write_file(folder / "sheet.yaml", "title: [\n");
  CHECK(batch(folder, "--shard 1/2").exit_code == 3);
  write_file(folder / "sheet.yaml", sheet);
  const fs::path other = folder / "mended.jsonl";
  CHECK(batch(folder, "--journal " + other.string()).exit_code == 0);
  const std::string failed = folder / "run.shard-1-of-2.journal.jsonl";
  for (const std::string& order : {failed + " " + other.string(), other.string() + " " + failed}) {
    fs::remove(folder / "run.journal.jsonl");
    CHECK(batch(folder, "--merge " + order).exit_code == 0);
  }
  write_file(folder / "few.yaml",
             "output: out/{name}.pdf\nbooks: [{spec: sheet.yaml, matrix: {seed: [1]}}]\n");
  const Run few = run_mazefolio({"batch", folder / "few.yaml", "--merge", other});
  CHECK(few.exit_code == 0);
  CHECK_THAT(few.err, Catch::Contains("mended.jsonl: warning: 3 of these books are not in the run file"));
  write_file(folder / "sheet.yaml", sheet + "# another book\n");
  const Run old = batch(folder, "--merge " + other.string());
  CHECK(old.exit_code == 3);
  CHECK_THAT(old.err, Catch::Contains("its spec has changed"));
}

TEST_CASE("shards of another number keep what earlier shards have made") {
  const fs::path folder = folder_with_run(7);
  for (const char* shard : {"--shard 1/2", "--shard 2/2"}) REQUIRE(batch(folder, shard).exit_code == 0);
  std::string journals;
  for (const char* part : {"1", "2", "3"}) {
    CHECK(batch(folder, std::string("--resume --shard ") + part + "/3").exit_code == 0);
    journals += std::string(" ") + (folder / "run.shard-").string() + part + "-of-3.journal.jsonl";
  }
  CHECK(batch(folder, "--merge" + journals).exit_code == 0);
}
