// The parsers of picture formats bound some of their costs (nesting, references, sizes) but not all (filters,
// patterns, embedded images). The kernel bounds every cost of a process, so untrusted files are drawn in one.
#include "render/bounded.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <optional>

#include "base/diagnostic.h"
#include "render/sandbox.h"

namespace mazefolio::render {
namespace {

constexpr char worked = 'w', refused = 'r';
constexpr int out_of_memory = 3;
constexpr int patience_ms = 20'000;  // for a process that sleeps instead of working

std::size_t mapped_bytes() {
  unsigned long pages = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%lu", &pages) != 1) pages = 0;
    std::fclose(file);
  }
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

void set_limits(const Bounds& bounds) {
  const rlimit memory{mapped_bytes() + bounds.bytes, mapped_bytes() + bounds.bytes};
  ::setrlimit(RLIMIT_AS, &memory);
  const rlimit no_core{0, 0};
  ::setrlimit(RLIMIT_CORE, &no_core);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (const int signal : {SIGPROF, SIGABRT, SIGSEGV}) std::signal(signal, SIG_DFL);
  // Ctrl-C on a terminal also reaches this process. Its time is bounded, and its parent decides when it ends.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_IGN);
  const double whole = std::floor(bounds.seconds);
  const itimerval timer{
      {0, 0}, {static_cast<time_t>(whole), static_cast<suseconds_t>((bounds.seconds - whole) * 1e6)}};
  ::setitimer(ITIMER_PROF, &timer, nullptr);
  if (const int nowhere = ::open("/dev/null", O_WRONLY); nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
  enter_sandbox();
}

void write_all(int fd, const std::string& bytes) {
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t n = ::write(fd, bytes.data() + done, bytes.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) ::_exit(1);
    done += static_cast<std::size_t>(n);
  }
}

[[noreturn]] void work_here(int answer, const std::function<std::string()>& work, const Bounds& bounds) {
  set_limits(bounds);
  try {
    write_all(answer, worked + work());
  } catch (const InputError& wrong) {
    const Diagnostic& d = wrong.found().all().front();
    write_all(answer, refused + d.message + '\0' + d.hint);
  } catch (const std::bad_alloc&) {
    ::_exit(out_of_memory);
  } catch (...) {
    ::_exit(1);
  }
  ::_exit(0);
}

// All bytes up to the end of the stream; nothing where the end does not come in time.
std::optional<std::string> read_all(int fd) {
  std::string bytes;
  char buffer[1 << 16];
  for (;;) {
    pollfd ready{fd, POLLIN, 0};
    const int n = ::poll(&ready, 1, patience_ms);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return std::nullopt;
    const ssize_t got = ::read(fd, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return bytes;
    bytes.append(buffer, static_cast<std::size_t>(got));
  }
}

}  // namespace

std::string run_bounded(const std::string& what, const std::function<std::string()>& work,
                        const Bounds& bounds) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0)
    throw WorldError(fmt::format("cannot make a pipe: {}", std::strerror(errno)));
  const pid_t child = ::fork();
  if (child < 0) {
    ::close(ends[0]);
    ::close(ends[1]);
    throw WorldError(fmt::format("cannot start a process: {}", std::strerror(errno)));
  }
  if (child == 0) {
    ::close(ends[0]);
    work_here(ends[1], work, bounds);
  }
  ::close(ends[1]);
  std::optional<std::string> answer = read_all(ends[0]);
  ::close(ends[0]);
  if (!answer) ::kill(child, SIGKILL);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }

  if (!answer || (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF))
    throw InputError(fmt::format("{} takes more than {} s to draw", what, bounds.seconds));
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0 || answer->empty())
    throw InputError(
        fmt::format("{} cannot be drawn, or needs more than {} MiB of memory", what, bounds.bytes >> 20));
  const char kind = answer->front();
  answer->erase(0, 1);
  if (kind == worked) return *std::move(answer);
  const std::size_t end = answer->find('\0');
  throw InputError(answer->substr(0, end), answer->substr(end + 1));
}

}  // namespace mazefolio::render
