#include "render/try_fonts.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "base/diagnostic.h"
#include "render/pango_measurer.h"

namespace mazefolio::render {
namespace {

bool is_limited(decltype(RLIMIT_AS) what) {
  rlimit limit{};
  return ::getrlimit(what, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

// What a book takes beside its fonts, with a stack and a heap for each thread that places mazes. Pango loads
// fonts in threads, which crash where memory ends.
constexpr std::size_t headroom = std::size_t{224} << 20;

bool take_headroom() {
  return ::mmap(nullptr, headroom, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
                0) != MAP_FAILED;
}

[[noreturn]] void load_here() {
  const rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  if (const int nowhere = ::open("/dev/null", O_WRONLY); nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
  if (!take_headroom()) ::_exit(1);
  try {
    PangoMeasurer().width("Aa", {"serif", 12});
  } catch (const WorldError&) {  // a broken font fails the books that use it
  } catch (...) {
    ::_exit(1);
  }
  ::_exit(0);
}

}  // namespace

void try_fonts() {
  if (!is_limited(RLIMIT_AS) && !is_limited(RLIMIT_DATA)) return;
  const pid_t child = ::fork();
  if (child == 0) load_here();
  int status = -1;
  while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (status != 0)
    throw WorldError(
        "fonts cannot be loaded within the limit of memory (ulimit -v); 512 MiB are enough to begin with");
}

}  // namespace mazefolio::render
