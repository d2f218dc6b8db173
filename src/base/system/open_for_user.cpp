#include "base/system/open_for_user.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>

#include <chrono>
#include <thread>

#include "base/diagnostic.h"
#include "base/system/open_beneath.h"
#include "base/system/spawn.h"

namespace mazefolio::base {
namespace {

// xdg-open ends at once where it hands over to a desktop, and else when what it opened is closed.
constexpr std::chrono::milliseconds to_fail{1000}, between_waits{10};

}  // namespace

void open_for_user(const std::string& what) {
  const Descriptor nowhere(::open("/dev/null", O_WRONLY | O_CLOEXEC));
  const pid_t program = spawn({"xdg-open", what}, nowhere.get(), nowhere.get(), Started::as_session);
  const auto end = std::chrono::steady_clock::now() + to_fail;
  int status = 0;
  while (::waitpid(program, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() >= end) return;
    std::this_thread::sleep_for(between_waits);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
    throw WorldError(fmt::format("xdg-open cannot open {}: no program is set for it", what));
}

}  // namespace mazefolio::base
