#include "base/system/tool.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "base/system/parallel.h"
#include "base/system/spawn.h"

namespace mazefolio::base {
namespace {

constexpr int poll_ms = 200, patience_ms = 120'000;  // without output
constexpr std::size_t most_message = 1 << 16;

enum class Until { canceled, its_end };

class Pipe {
 public:
  Pipe() {
    if (::pipe2(ends_, O_CLOEXEC) != 0)
      throw WorldError(fmt::format("cannot make a pipe: {}", std::strerror(errno)));
  }
  ~Pipe() {
    ::close(ends_[0]);
    close_writer();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  int reader() const { return ends_[0]; }
  int writer() const { return ends_[1]; }
  void close_writer() {
    if (ends_[1] >= 0) ::close(ends_[1]);
    ends_[1] = -1;
  }

 private:
  int ends_[2]{};
};

/// Ends the program at the end of the scope where it still runs.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  ~Child() {
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  int wait() {
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = -1;
    return status;
  }

 private:
  pid_t id_;
};

/// False at the end of the stream.
bool read_some(int fd, std::string& into, std::size_t limit) {
  char block[1 << 16];
  const ssize_t got = ::read(fd, block, sizeof block);
  if (got < 0) return errno == EINTR;
  into.append(block, std::min(static_cast<std::size_t>(got), limit + 1 - std::min(limit + 1, into.size())));
  return got > 0;
}

std::string run(const std::vector<std::string>& command, Until until, std::size_t limit) {
  Pipe out, messages;
  Child child(spawn(command, out.writer(), messages.writer(),
                    until == Until::its_end ? Started::as_group : Started::in_group));
  out.close_writer();
  messages.close_writer();

  std::string data, complaint;
  pollfd streams[2]{{out.reader(), POLLIN, 0}, {messages.reader(), POLLIN, 0}};
  int silent_ms = 0;
  while (streams[0].fd >= 0 || streams[1].fd >= 0) {
    if (until == Until::canceled) throw_if_canceled();
    const int ready = ::poll(streams, 2, poll_ms);
    if (ready < 0 && errno != EINTR) throw WorldError(fmt::format("cannot read from '{}'", command[0]));
    silent_ms = ready == 0 ? silent_ms + poll_ms : 0;
    if (silent_ms >= patience_ms) throw WorldError(fmt::format("'{}' does not end", command[0]));
    if (ready <= 0) continue;
    if (streams[0].revents && !read_some(streams[0].fd, data, limit)) streams[0].fd = -1;
    if (streams[1].revents && !read_some(streams[1].fd, complaint, most_message)) streams[1].fd = -1;
    if (data.size() > limit)
      throw WorldError(fmt::format("'{}' writes more than {} bytes", command[0], limit));
  }
  const int status = child.wait();
  if (until == Until::canceled) throw_if_canceled();  // which ends the program too
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw ToolError(command[0], complaint);
  return data;
}

}  // namespace

ToolError::ToolError(const std::string& program, std::string all)
    : WorldError(fmt::format("'{}' fails: {}", program,
                             all.empty() ? "it does not say why" : all.substr(0, all.find('\n')))),
      words(std::move(all)) {}

std::string run_tool(const std::vector<std::string>& command, std::size_t limit) {
  return run(command, Until::canceled, limit);
}

std::string run_tool_to_its_end(const std::vector<std::string>& command, std::size_t limit) {
  return run(command, Until::its_end, limit);
}

}  // namespace mazefolio::base
