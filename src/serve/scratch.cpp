#include "serve/scratch.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "base/diagnostic.h"

namespace mazefolio::serve {

namespace fs = std::filesystem;

Scratch::Scratch() {
  std::error_code missing;
  std::string name = (fs::temp_directory_path(missing) / "mazefolio-XXXXXX").string();
  if (missing || !::mkdtemp(name.data()))
    throw WorldError(fmt::format("cannot make a folder for temporary files: {}",
                                 missing ? missing.message() : std::strerror(errno)));
  folder_ = name;
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void Scratch::clear(int process) const {
  std::error_code ignored;
  fs::remove_all(folder_ / std::to_string(process), ignored);
}

}  // namespace mazefolio::serve
