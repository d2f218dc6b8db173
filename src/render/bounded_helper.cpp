#include "render/bounded_helper.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <optional>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

constexpr char worked = 'w', refused = 'r', failed = 'f';

bool send_bytes(int line, const char* bytes, std::size_t count) {
  while (count > 0) {
    const ssize_t n = ::send(line, bytes, count, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes += n;
    count -= static_cast<std::size_t>(n);
  }
  return true;
}

bool receive_bytes(int line, char* bytes, std::size_t count) {
  while (count > 0) {
    const ssize_t n = ::recv(line, bytes, count, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes += n;
    count -= static_cast<std::size_t>(n);
  }
  return true;
}

// A message is its length, then its bytes.
bool send_message(int line, const std::string& message) {
  const std::uint64_t size = message.size();
  return send_bytes(line, reinterpret_cast<const char*>(&size), sizeof size) &&
         send_bytes(line, message.data(), message.size());
}

std::optional<std::string> receive_message(int line) {
  std::uint64_t size = 0;
  if (!receive_bytes(line, reinterpret_cast<char*>(&size), sizeof size)) return std::nullopt;
  std::string message(size, '\0');
  if (!receive_bytes(line, message.data(), message.size())) return std::nullopt;
  return message;
}

using Work = std::function<std::string(const std::string&)>;

std::string answer_to(const std::string& request, const Work& work) {
  try {
    return worked + work(request);
  } catch (const InputError& wrong) {
    const Diagnostic& d = wrong.found().all().front();
    return refused + d.message + '\0' + d.hint;
  } catch (const std::exception& trouble) {
    return failed + std::string(trouble.what());
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
  if (kind == worked) return *std::move(answer);
  if (kind == failed) throw WorldError(*answer);
  const std::size_t end = answer->find('\0');
  throw InputError(answer->substr(0, end), answer->substr(end + 1));
}

}  // namespace mazefolio::render
