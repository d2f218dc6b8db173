#include "base/system/cache_folder.h"

#include <cstdlib>

namespace mazefolio::base {

std::filesystem::path cache_folder() {
  const auto absolute = [](const char* variable) {
    const char* value = std::getenv(variable);
    return value && *value == '/' ? std::filesystem::path(value) : std::filesystem::path();
  };
  if (const auto caches = absolute("XDG_CACHE_HOME"); !caches.empty()) return caches / "mazefolio";
  if (const auto home = absolute("HOME"); !home.empty()) return home / ".cache" / "mazefolio";
  return {};
}

}  // namespace mazefolio::base
