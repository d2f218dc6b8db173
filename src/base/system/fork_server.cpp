// The server has one thread and no state but its children. A request and an answer are one packet each; the
// line of a new process travels with the answer.
#include "base/system/fork_server.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <set>
#include <utility>

#include "base/diagnostic.h"

namespace mazefolio::base {
namespace {

constexpr char start_one = 's', wait_for_one = 'w';

struct Request {
  char what = 0;
  int process = -1;
};

struct Packet {
  int value = 0;  ///< the process, or how it ended
  int error = 0;  ///< errno
};

/// One packet, and with it a descriptor unless that is -1.
bool send_packet(int control, const Packet& packet, int line) {
  iovec bytes{const_cast<Packet*>(&packet), sizeof packet};
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof line)]{};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  if (line >= 0) {
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    cmsghdr* const head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof line);
    std::memcpy(CMSG_DATA(head), &line, sizeof line);
  }
  ssize_t sent = -1;
  do sent = ::sendmsg(control, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(sizeof packet);
}

ssize_t receive_packet(int control, Packet& packet, int& line) {
  iovec bytes{&packet, sizeof packet};
  alignas(cmsghdr) char space[CMSG_SPACE(sizeof line)]{};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = space;
  message.msg_controllen = sizeof space;
  ssize_t got = -1;
  do got = ::recvmsg(control, &message, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  if (const cmsghdr* const head = CMSG_FIRSTHDR(&message); got > 0 && head && head->cmsg_type == SCM_RIGHTS)
    std::memcpy(&line, CMSG_DATA(head), sizeof line);
  return got;
}

bool send_request(int control, const Request& request) {
  ssize_t sent = -1;
  do sent = ::send(control, &request, sizeof request, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(sizeof request);
}

class Server {
 public:
  Server(int control, const std::function<void(int line)>& work) : control_(control), work_(work) {}

  /// Returns in a new process, when its work is done, and when the program has ended.
  void run() {
    for (std::size_t i = 0; i < signals.size(); ++i) handlers_[i] = std::signal(signals[i], SIG_IGN);
    Request request;
    for (;;) {
      const ssize_t got = ::recv(control_, &request, sizeof request, 0);
      if (got < 0 && errno == EINTR) continue;
      if (got != static_cast<ssize_t>(sizeof request)) break;
      if (request.what == wait_for_one)
        answer_end(request.process);
      else if (!start())
        return;
    }
    for (const pid_t child : children_) ::kill(child, SIGKILL);
    while (!children_.empty()) wait_for(*children_.begin());
  }

 private:
  /// False in the new process, when its work is done.
  bool start() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
      answer({-1, errno});
      return true;
    }
    const pid_t child = ::fork();
    const int error = errno;
    if (child == 0) {
      ::close(control_);
      ::close(ends[0]);
      for (std::size_t i = 0; i < signals.size(); ++i) std::signal(signals[i], handlers_[i]);
      work_(ends[1]);
      return false;
    }
    if (child > 0) children_.insert(child);
    // A child whose line cannot be sent ends with its line.
    if (child < 0 || !send_packet(control_, {child, 0}, ends[0])) answer({-1, child < 0 ? error : errno});
    ::close(ends[0]);
    ::close(ends[1]);
    return true;
  }

  // The program must not wait for an answer that cannot be sent.
  void answer(const Packet& packet) {
    if (!send_packet(control_, packet, -1)) ::shutdown(control_, SHUT_RDWR);
  }

  int wait_for(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    children_.erase(child);
    return status;
  }

  void answer_end(pid_t child) { answer({wait_for(child), 0}); }

  static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};
  int control_;
  const std::function<void(int line)>& work_;
  std::array<void (*)(int), signals.size()> handlers_{};
  std::set<pid_t> children_;
};

std::string words_of(int status) {
  if (WIFSIGNALED(status))
    return fmt::format("was ended by signal {} ({})", WTERMSIG(status), ::strsignal(WTERMSIG(status)));
  return fmt::format("ended with exit code {}", WEXITSTATUS(status));
}

[[noreturn]] void cannot_start(int error) {
  throw WorldError(fmt::format("cannot start a process: {}", std::strerror(error)));
}

}  // namespace

struct ForkServer::Answer {
  Packet packet;
  int line = -1;
};

ForkServer::ForkServer(std::function<void(int line)> work) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) cannot_start(errno);
  server_ = ::fork();
  if (server_ == 0) {  // a copy of the whole program: it must neither return nor throw
    ::close(ends[0]);
    try {
      Server(ends[1], work).run();
    } catch (...) {
      ::_exit(1);
    }
    ::_exit(0);
  }
  const int error = errno;
  ::close(ends[1]);
  control_ = ends[0];
  if (server_ > 0) return;
  ::close(control_);
  cannot_start(error);
}

ForkServer::~ForkServer() {
  ::close(control_);
  int status = 0;
  while (::waitpid(server_, &status, 0) < 0 && errno == EINTR) {
  }
}

ForkServer::Answer ForkServer::ask(char what, int process) {
  const std::lock_guard lock(one_at_a_time_);
  Answer answer;
  if (!send_request(control_, {what, process}) ||
      receive_packet(control_, answer.packet, answer.line) != static_cast<ssize_t>(sizeof answer.packet))
    throw WorldError("the process that starts others has ended");
  return answer;
}

ForkServer::Process ForkServer::start() {
  const Answer answer = ask(start_one, -1);
  if (answer.packet.value < 0) cannot_start(answer.packet.error);
  if (answer.line < 0) cannot_start(EMFILE);  // the kernel had no descriptor left for the line
  return {answer.packet.value, answer.line};
}

std::string ForkServer::end_of(int process) { return words_of(ask(wait_for_one, process).packet.value); }

}  // namespace mazefolio::base
