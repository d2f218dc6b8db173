// A run whose terminal goes away.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/file.h"
#include "support/run_program.h"

using namespace mazefolio;
namespace fs = std::filesystem;

namespace {

constexpr int books = 60;

fs::path folder_with_run() {
  const fs::path folder = scratch_folder();
  write_file(folder / "sheet.yaml",
             "title: Sheet\nfront: []\nanswers: {place: none}\n"
             "chapters:\n  - puzzles:\n      - {count: 2, size: 6x5}\n");
  std::string seeds = "1";
  for (int i = 2; i <= books; ++i) seeds += ", " + std::to_string(i);
  write_file(folder / "run.yaml",
             "output: out/{name}.pdf\nbooks:\n  - spec: sheet.yaml\n    matrix: {seed: [" + seeds + "]}\n");
  return folder;
}

// The run in this folder, hung up on as soon as its first book is made: by the shell, and by the system.
Run hang_up(const std::string& command, const fs::path& folder) {
  return run_program(
      {"sh", "-c",
       "cd " + folder.string() + " && { " + command +
           " " MAZEFOLIO_PROGRAM " batch run.yaml --quiet --jobs 1 & } && until [ -s run.journal.jsonl ]; do "
           "kill -0 $! || exit 99; sleep 0.01; done && kill -HUP $! && kill -HUP $! ; wait $!"});
}

long records_in(const fs::path& folder) {
  const std::string text = read_file(folder / "run.journal.jsonl");
  return std::count(text.begin(), text.end(), '\n');
}

long files_in(const fs::path& folder) {
  return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

}  // namespace

TEST_CASE("a run that is hung up on leaves whole books, and goes on later") {
  const fs::path folder = folder_with_run();
  const Run run = hang_up("exec", folder);
  CHECK(run.exit_code == 130);
  const long made = records_in(folder);
  CHECK(made < books);
  CHECK(files_in(folder / "out") == 2 * made);
  CHECK(run_mazefolio({"batch", folder / "run.yaml", "--quiet", "--resume"}).exit_code == 0);
  CHECK(files_in(folder / "out") == 2 * books);
}

TEST_CASE("under nohup a run goes on") {
  const fs::path folder = folder_with_run();
  const Run run = hang_up("exec nohup", folder);
  CHECK(run.exit_code == 0);
  CHECK(records_in(folder) == books);
  CHECK(files_in(folder / "out") == 2 * books);
}
