#include "base/system/messages.h"

#include <sys/socket.h>

#include <cerrno>
#include <cstdint>

namespace mazefolio::base {
namespace {

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

}  // namespace

bool send_message(int line, std::string_view message) {
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

}  // namespace mazefolio::base
