#pragma once

#include <string>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// What a server answers.
struct HttpAnswer {
  int status = 0;  ///< 0: none
  std::string type{}, body{}, retry_after{};
};

/// What a server is asked.
struct HttpQuestion {
  std::string method, target;
  std::string body{}, type{};
  std::string header{}, value{};  ///< one more, or another value of one
};

/// Asks a server on this machine, and waits a minute at most.
HttpAnswer ask(int port, const HttpQuestion& question);

}  // namespace mazefolio::tests
