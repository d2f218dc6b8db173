#pragma once

#include <filesystem>
#include <string>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

namespace mazefolio::tests {

/// A spec of one sheet with two small mazes.
inline const std::string sheet = R"(title: Sheet
seed: 1
front: []
answers: {place: none}
chapters:
  - puzzles:
      - {count: 2, size: 6x5}
)";

/// A folder with run.yaml, which makes so many sheets in out/, each with its own seed; `more` are
/// further lines of it.
inline std::filesystem::path folder_with_run(int books, const std::string& more = "") {
  const std::filesystem::path folder = scratch_folder();
  write_file(folder / "sheet.yaml", sheet);
  std::string seeds = "1";
  for (int i = 2; i <= books; ++i) seeds += ", " + std::to_string(i);
  write_file(folder / "run.yaml", "output: out/{name}.pdf\n" + more +
                                      "books:\n  - spec: sheet.yaml\n    matrix: {seed: [" + seeds + "]}\n");
  return folder;
}

/// Runs it on one thread, waits until the first book is reported, and runs the shell commands `then` on
/// process $p. `before` goes before the program: nohup.
inline Run once_begun(const std::filesystem::path& folder, const std::string& then,
                      const std::string& before = "") {
  return run_program(
      {"sh", "-c",
       "cd " + folder.string() + " && { exec " + before +
           " " MAZEFOLIO_PROGRAM
           " batch run.yaml --quiet --jobs 1 & } && p=$! && until [ -s run.journal.jsonl ]; do "
           "kill -0 $p || exit 99; sleep 0.01; done; " +
           then});
}

}  // namespace mazefolio::tests
