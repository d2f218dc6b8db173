#include "cli/show.h"

#include "base/diagnostic.h"
#include "base/system/open_for_user.h"
#include "cli/console.h"

namespace mazefolio::cli {

void show(const std::string& address) {
  try {
    open_for_user(address);
  } catch (const WorldError& none) {
    report({Severity::warning, {}, none.what(), "open it yourself: " + address});
  }
}

void show_file(const std::filesystem::path& file) { show(std::filesystem::absolute(file).string()); }

}  // namespace mazefolio::cli
