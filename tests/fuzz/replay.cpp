// The main of a target without libFuzzer: runs the files that a list names, a path a line, each as it is and
// cut short in the middle.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>

#include "base/system/file.h"
#include "support/namespaces.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
  using namespace mazefolio::tests;
  if (argc != 2) return 2;
  std::ifstream list(argv[1]);
  int files = 0;
  for (std::string path; std::getline(list, path); ++files) {
    std::printf("%s\n", path.c_str());  // the last one is to blame for a crash
    std::fflush(stdout);
    const std::string bytes = read_file(path);
    for (const std::size_t size : {bytes.size(), bytes.size() / 2})
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), size);
  }
  return files > 0 ? 0 : 1;
}
