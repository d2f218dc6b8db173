#pragma once

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

namespace mazefolio::tests {

/// What a program prints of a PDF, whose name stands between the words of `command` and those of `after`.
inline std::string output_on(const std::string& pdf, std::vector<std::string> command,
                             const std::vector<std::string>& after = {}) {
  const auto file = scratch_folder() / "file.pdf";
  write_file(file, pdf);
  command.push_back(file);
  command.insert(command.end(), after.begin(), after.end());
  const Run run = run_program(command);
  INFO(command.front() << ": " << run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(run.err == "");
  return run.out;
}

/// The PDF with its streams as text.
inline std::string opened(const std::string& pdf) {
  return output_on(pdf, {"qpdf", "--qdf", "--object-streams=disable"}, {"-"});
}

}  // namespace mazefolio::tests
