#pragma once

#include <memory>
#include <string>
#include <vector>

#include "support/beside.h"
#include "support/http_client.h"

namespace mazefolio::tests {

/// A service with these options on a port of its own.
struct RunningService {
  explicit RunningService(std::vector<std::string> options = {});
  ~RunningService();

  HttpAnswer get(const std::string& target, const std::string& header = {},
                 const std::string& value = {}) const;
  HttpAnswer post(const std::string& target, const std::string& body,
                  const std::string& type = "application/json") const;
  /// A connection on which these bytes were sent, for clients that speak no HTTP; the caller closes it.
  int open_line(const std::string& bytes) const;
  /// What comes on a line until its end.
  static std::string rest_of(int line);
  /// The numbers of its processes that answer.
  std::vector<int> workers() const;
  std::filesystem::path temporary() const { return folder; }

  std::filesystem::path folder;
  Beside program;
  int port = 0;
};

}  // namespace mazefolio::tests
