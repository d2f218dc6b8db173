// A run whose terminal is closed.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "support/namespaces.h"
#include "support/run_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

constexpr int books = 60;

// Both the shell and the system send the signal.
const std::string hang_up = "kill -HUP $p && kill -HUP $p; wait $p";

long records_in(const fs::path& folder) {
  const std::string text = read_file(folder / "run.journal.jsonl");
  return std::count(text.begin(), text.end(), '\n');
}

long files_in(const fs::path& folder) {
  return std::distance(fs::directory_iterator(folder), fs::directory_iterator());
}

}  // namespace

TEST_CASE("a run that gets a hang-up leaves complete books, and can be resumed") {
  const fs::path folder = folder_with_run(books);
  const Run run = once_begun(folder, hang_up);
  CHECK(run.exit_code == 130);
  const long made = records_in(folder);
  CHECK(made < books);
  CHECK(files_in(folder / "out") == 2 * made);
  CHECK(run_mazefolio({"batch", folder / "run.yaml", "--quiet", "--resume"}).exit_code == 0);
  CHECK(files_in(folder / "out") == 2 * books);
}

TEST_CASE("under nohup a hang-up does not stop a run") {
  const fs::path folder = folder_with_run(books);
  const Run run = once_begun(folder, hang_up, "nohup");
  CHECK(run.exit_code == 0);
  CHECK(records_in(folder) == books);
  CHECK(files_in(folder / "out") == 2 * books);
}
