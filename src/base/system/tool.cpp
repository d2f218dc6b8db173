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

constexpr int pipe_size = 1 << 20;  // as large as any user may have it
constexpr int nap_ms = 1;           // in which bytes gather that come a few at a time
constexpr std::size_t block_size = 1 << 16;
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

/// Until::canceled: what ends this program ends the other, too.
class Conversation {
 public:
  Conversation(const std::vector<std::string>& command, Until until)
      : name_(command[0]),
        until_(until),
        child_(spawn(command, out_.writer(), messages_.writer(),
                     until == Until::its_end ? Started::as_group : Started::in_group)) {
    out_.close_writer();
    messages_.close_writer();
    ::fcntl(out_.reader(), F_SETPIPE_SZ, pipe_size);  // where that fails it does with less
  }

  std::size_t read(char* into, std::size_t size) {
    while (streams_[0].fd >= 0 || streams_[1].fd >= 0) {
      wait_for_bytes();
      if (streams_[1].revents) read_message();
      if (streams_[0].revents == 0) continue;
      if (size > block_size) ::poll(nullptr, 0, nap_ms);
      const ssize_t got = ::read(streams_[0].fd, into, size);
      if (got > 0) return static_cast<std::size_t>(got);
      if (got == 0 || errno != EINTR) streams_[0].fd = -1;
    }
    end();
    return 0;
  }

 private:
  void wait_for_bytes() {
    for (int silent_ms = 0; silent_ms < patience_ms;) {
      if (until_ == Until::canceled) throw_if_canceled();
      const int ready = ::poll(streams_, 2, poll_ms);
      if (ready > 0) return;
      if (ready < 0 && errno != EINTR) throw WorldError(fmt::format("cannot read from '{}'", name_));
      if (ready == 0) silent_ms += poll_ms;
    }
    throw WorldError(fmt::format("'{}' does not end", name_));
  }

  void read_message() {
    char block[1 << 12];
    const ssize_t got = ::read(streams_[1].fd, block, sizeof block);
    if (got == 0 || (got < 0 && errno != EINTR)) streams_[1].fd = -1;
    if (got > 0) complaint_.append(block, static_cast<std::size_t>(got));
    if (complaint_.size() > most_message) complaint_.resize(most_message);
  }

  void end() {
    if (ended_) return;
    ended_ = true;
    const int status = child_.wait();
    if (until_ == Until::canceled) throw_if_canceled();  // which ends the program too
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw ToolError(name_, complaint_);
  }

  std::string name_, complaint_;
  Until until_;
  Pipe out_, messages_;
  Child child_;
  pollfd streams_[2]{{out_.reader(), POLLIN, 0}, {messages_.reader(), POLLIN, 0}};
  bool ended_ = false;
};

std::string run(const std::vector<std::string>& command, Until until, std::size_t limit) {
  Conversation program(command, until);
  std::string data;
  char block[block_size];
  while (const std::size_t got = program.read(block, sizeof block)) {
    if (got > limit - data.size())
      throw WorldError(fmt::format("'{}' writes more than {} bytes", command[0], limit));
    data.append(block, got);
  }
  return data;
}

}  // namespace

ToolError::ToolError(const std::string& program, std::string all)
    : WorldError(fmt::format("'{}' fails: {}", program,
                             all.empty() ? "it does not say why" : all.substr(0, all.find('\n')))),
      words(std::move(all)) {}

struct RunningTool::Running : Conversation {
  using Conversation::Conversation;
};

RunningTool::RunningTool(const std::vector<std::string>& command)
    : running_(std::make_unique<Running>(command, Until::canceled)) {}
RunningTool::~RunningTool() = default;

std::size_t RunningTool::read(char* into, std::size_t size) { return running_->read(into, size); }

std::string run_tool(const std::vector<std::string>& command, std::size_t limit) {
  return run(command, Until::canceled, limit);
}

std::string run_tool_to_its_end(const std::vector<std::string>& command, std::size_t limit) {
  return run(command, Until::its_end, limit);
}

}  // namespace mazefolio::base
