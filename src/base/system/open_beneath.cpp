#include "base/system/open_beneath.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <deque>
#include <utility>
#include <vector>

namespace mazefolio::base {
namespace {

constexpr int most_links = 40;    // as many as Linux follows
constexpr int most_tries = 1000;  // the kernel asks for another while folders are renamed beside it

Descriptor failed(int error) {
  errno = error;
  return Descriptor();
}

// "a//b/" are the steps a, "", b, "": what is followed by another step must be a folder.
std::deque<std::string> steps_of(const std::string& name) {
  std::deque<std::string> steps;
  for (std::size_t begin = 0;;) {
    const std::size_t slash = name.find('/', begin);
    steps.push_back(name.substr(begin, slash - begin));
    if (slash == std::string::npos) return steps;
    begin = slash + 1;
  }
}

// The target of a link; "" for what is none.
std::string target_of(const Descriptor& folder, const std::string& name) {
  std::array<char, PATH_MAX> target;
  const ssize_t size = ::readlinkat(folder.get(), name.c_str(), target.data(), target.size());
  return size > 0 ? std::string(target.data(), static_cast<std::size_t>(size)) : std::string();
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

Descriptor::~Descriptor() {
  if (fd_ >= 0) ::close(fd_);
}

Descriptor open_beneath(const Descriptor& folder, const std::string& name, int flags) {
  open_how how{};
  how.flags = static_cast<unsigned>(flags | O_CLOEXEC);
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  for (int tries = 0; tries < most_tries; ++tries) {
    const long fd = ::syscall(SYS_openat2, folder.get(), name.c_str(), &how, sizeof how);
    if (fd >= 0) return Descriptor(static_cast<int>(fd));
    // Filters of system calls that do not know openat2 answer EPERM.
    if (errno == ENOSYS || errno == EPERM) return open_by_steps(folder, name, flags);
    if (errno != EAGAIN && errno != EINTR) break;
  }
  return Descriptor();
}

Descriptor open_by_steps(const Descriptor& folder, const std::string& name, int flags) {
  if (name.empty()) return failed(ENOENT);
  if (name.size() >= PATH_MAX) return failed(ENAMETOOLONG);
  if (name.front() == '/') return failed(EXDEV);
  std::vector<Descriptor> above;  // the folders from `folder` down to where we are
  const auto here = [&]() -> const Descriptor& { return above.empty() ? folder : above.back(); };
  std::deque<std::string> steps = steps_of(name);
  int links = 0;
  while (!steps.empty()) {
    const std::string step = std::move(steps.front());
    steps.pop_front();
    if (step == "..") {
      if (above.empty()) return failed(EXDEV);
      above.pop_back();
    }
    const bool stays = step.empty() || step == "." || step == "..";
    if (stays && !steps.empty()) continue;
    const int step_flags = steps.empty() ? flags : O_PATH | O_DIRECTORY;
    Descriptor next(::openat(here().get(), stays ? "." : step.c_str(), step_flags | O_NOFOLLOW | O_CLOEXEC));
    if (next) {
      if (steps.empty()) return next;
      above.push_back(std::move(next));
      continue;
    }
    const int error = errno;
    const std::string target = error == ELOOP || error == ENOTDIR ? target_of(here(), step) : std::string();
    if (target.empty()) return failed(error);
    if (++links > most_links) return failed(ELOOP);
    if (target.front() == '/') return failed(EXDEV);
    const std::deque<std::string> more = steps_of(target);
    steps.insert(steps.begin(), more.begin(), more.end());
  }
  return failed(ENOENT);
}

}  // namespace mazefolio::base
