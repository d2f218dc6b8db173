#include "render/bounded_helper.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>

#include "base/diagnostic.h"
#include "base/system/messages.h"

namespace mazefolio::render {
namespace {

constexpr char help_worked = 'w', said_no = 'r', help_failed = 'f';

using Work = std::function<std::string(const std::string&)>;

std::string answer_to(const std::string& request, const Work& work) {
  try {
    return help_worked + work(request);
  } catch (const InputError& wrong) {
    const Diagnostic& d = wrong.found().all().front();
    return said_no + d.message + '\0' + d.hint;
  } catch (const std::exception& trouble) {
    return help_failed + std::string(trouble.what());
  }
}

// Ends when the asking program closes its end of the line, or dies. It never returns or throws: its caller is
// a copy of the whole program.
[[noreturn]] void serve(int line, const Work& work) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_IGN);
  try {
    while (const std::optional<std::string> request = receive_message(line))
      if (!send_message(line, answer_to(*request, work))) break;
  } catch (...) {
    ::_exit(1);
  }
  ::_exit(0);
}

}  // namespace

BoundedHelper::BoundedHelper(const Work& work) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    throw WorldError(fmt::format("cannot connect to a process: {}", std::strerror(errno)));
  process_ = ::fork();
  if (process_ == 0) {
    ::close(ends[0]);
    serve(ends[1], work);
  }
  ::close(ends[1]);
  line_ = ends[0];
  if (process_ < 0) {
    ::close(line_);
    throw WorldError(fmt::format("cannot start a process: {}", std::strerror(errno)));
  }
}

BoundedHelper::~BoundedHelper() {
  ::close(line_);
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
}

std::string BoundedHelper::ask(const std::string& request) {
  const std::lock_guard lock(one_at_a_time_);
  std::optional<std::string> answer;
  if (send_message(line_, request)) answer = receive_message(line_);
  if (!answer || answer->empty()) throw WorldError("the process that draws pictures has ended");
  const char kind = answer->front();
  answer->erase(0, 1);
  if (kind == help_worked) return *std::move(answer);
  if (kind == help_failed) throw WorldError(*answer);
  const std::size_t end = answer->find('\0');
  throw InputError(answer->substr(0, end), answer->substr(end + 1));
}

}  // namespace mazefolio::render
