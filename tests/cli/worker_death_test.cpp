// What happens to a run when the system ends one of its processes, or gives it no memory.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::size_t books_in(const fs::path& folder) {
  std::size_t count = 0;
  if (fs::exists(folder / "out"))
    for (const auto& entry : fs::directory_iterator(folder / "out"))
      count += entry.path().extension() == ".pdf";
  return count;
}

Run in_shell(const fs::path& folder, const std::string& commands) {
  return run_program({"sh", "-c", "cd " + folder.string() + " && " + commands});
}

const std::string batch = "exec " MAZEFOLIO_PROGRAM " batch run.yaml --jobs 1";

}  // namespace

TEST_CASE("a worker that is killed takes its book with it, and the others are made") {
  const fs::path folder = folder_with_run(60);
  // The program starts a server, and that the worker. Its second child draws pictures.
  const Run run =
      once_begun(folder,
                 "for s in $(cat /proc/$p/task/$p/children); do"
                 "  for w in $(cat /proc/$s/task/$s/children); do kill -9 $w; done; done; wait $p; exit $?");
  INFO(run.err);
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains("the process that made the book was ended by signal 9 (Killed)"));
  CHECK(count(run.err, "the process that made the book") == 1);
  // It may have died with its files in place, before it could say so.
  CHECK((books_in(folder) == 59 || books_in(folder) == 60));
  CHECK(in_shell(folder, batch + " --resume").exit_code == 0);
  CHECK(books_in(folder) == 60);
}

TEST_CASE(
    "with too little memory a run and a book end with a plain message, and nothing else is called made") {
  const fs::path folder = folder_with_run(3);
  for (int mebibytes = 60; mebibytes <= 300; mebibytes += 20) {
    INFO(mebibytes);
    fs::remove_all(folder / "out");
    fs::remove(folder / "run.journal.jsonl");
    const std::string limit = "ulimit -v " + std::to_string(mebibytes * 1024) + " && ";
    const Run run = in_shell(folder, limit + batch);
    INFO(run.err);
    CHECK((run.exit_code == 0 || run.exit_code == 1 || run.exit_code == 3 || run.exit_code == 127));
    if (run.exit_code == 0) CHECK(books_in(folder) == 3);
    if (run.exit_code != 0) CHECK_THAT(run.err, Catch::Contains("error"));
    const Run book = in_shell(folder, limit + "exec " MAZEFOLIO_PROGRAM " build sheet.yaml -o book.pdf");
    INFO(book.err);
    CHECK((book.exit_code == 0 || book.exit_code == 1 || book.exit_code == 127));
    if (book.exit_code != 0) CHECK_THAT(book.err, Catch::Contains("error"));
  }
}
