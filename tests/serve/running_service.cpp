#include "running_service.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <sstream>
#include <stdexcept>

#include "support/run_program.h"

namespace mazefolio::tests {
namespace {

std::vector<std::string> command_with(std::vector<std::string> options) {
  options.insert(options.begin(), {MAZEFOLIO_PROGRAM, "serve", "--port", "0"});
  return options;
}

}  // namespace

RunningService::RunningService(std::vector<std::string> options)
    : folder(scratch_folder()), program(command_with(std::move(options)), {"TMPDIR=" + folder.string()}) {
  const std::string url = program.printed_after("serving ");
  port = std::stoi(url.substr(url.rfind(':') + 1));
}

RunningService::~RunningService() = default;

HttpAnswer RunningService::get(const std::string& target, const std::string& header,
                               const std::string& value) const {
  return ask(port, {"GET", target, "", "", header, value});
}

HttpAnswer RunningService::post(const std::string& target, const std::string& body,
                                const std::string& type) const {
  return ask(port, {"POST", target, body, type});
}

int RunningService::open_line(const std::string& bytes) const {
  const int line = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(static_cast<std::uint16_t>(port));
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (line < 0 || ::connect(line, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0)
    throw std::runtime_error("the service cannot be reached");
  if (::send(line, bytes.data(), bytes.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(bytes.size()))
    throw std::runtime_error("the service does not listen");
  return line;
}

std::string RunningService::rest_of(int line) {
  std::string all;
  char block[4096];
  for (ssize_t n; (n = ::recv(line, block, sizeof block, 0)) > 0;)
    all.append(block, static_cast<std::size_t>(n));
  return all;
}

std::vector<int> RunningService::workers() const {
  std::vector<int> found;
  for (const auto& scratch : std::filesystem::directory_iterator(folder))
    if (scratch.path().filename().string().starts_with("mazefolio-"))
      for (const auto& worker : std::filesystem::directory_iterator(scratch.path()))
        found.push_back(std::stoi(worker.path().filename().string()));
  return found;
}

}  // namespace mazefolio::tests
