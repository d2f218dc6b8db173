#include "preview/access.h"

#include <fmt/format.h>
#include <sys/random.h>

#include <array>

#include "base/diagnostic.h"

namespace mazefolio::preview {
namespace {

constexpr int forbidden = 403, not_found = 404;

/// In a time that does not tell how much of it is right.
bool are_equal(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned different = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    different |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  return different == 0;
}

}  // namespace

std::string new_token() {
  std::array<unsigned char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw WorldError("this machine gives no random numbers");
  std::string token;
  for (const unsigned char byte : bytes) token += fmt::format("{:02x}", byte);
  return token;
}

int refusal(const Caller& caller, std::string_view token, int port) {
  const std::string here = fmt::format("127.0.0.1:{}", port), name = fmt::format("localhost:{}", port);
  if (caller.host != here && caller.host != name) return forbidden;
  if (!caller.origin.empty() && caller.origin != "http://" + here && caller.origin != "http://" + name)
    return forbidden;
  const std::string_view path = caller.path;
  if (path.size() < token.size() + 2 || path[0] != '/' || path[token.size() + 1] != '/' ||
      !are_equal(path.substr(1, token.size()), token))
    return not_found;
  return 0;
}

}  // namespace mazefolio::preview
