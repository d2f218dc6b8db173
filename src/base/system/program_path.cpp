#include "base/system/program_path.h"

#include <sys/auxv.h>

namespace mazefolio::base {

namespace fs = std::filesystem;

fs::path program_path() {
  std::error_code failure;
  if (fs::path program = fs::read_symlink("/proc/self/exe", failure); !failure) return program;
  const auto* called = reinterpret_cast<const char*>(::getauxval(AT_EXECFN));
  return called ? fs::canonical(called, failure) : fs::path();
}

}  // namespace mazefolio::base
