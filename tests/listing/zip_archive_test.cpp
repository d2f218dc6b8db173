#include "listing/zip_archive.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "base/system/tool.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

TEST_CASE("an archive holds its files, and has the size that is told before") {
  const std::vector<ArchivedFile> files{{"license.txt", "Yours to print."},
                                        {"maze-1.svg", std::string(5000, 'x')}};
  const std::string bytes = zip_archive(files);
  CHECK(bytes.size() == empty_archive + archived_size(files[0]) + archived_size(files[1]));
  CHECK(zip_archive(files) == bytes);

  const TemporaryFolder folder;
  const std::filesystem::path path = folder.path() / "mazes.zip";
  write_file(path, bytes);
  const std::string listed = run_tool({"python3", "-m", "zipfile", "-l", path.string()}, 10'000);
  CHECK_THAT(listed,
             Catch::Contains("license.txt") && Catch::Contains("1980-01-01") && Catch::Contains("5000"));
}
