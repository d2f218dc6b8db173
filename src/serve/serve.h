#pragma once

#include <functional>
#include <string>
#include <vector>

#include "serve/crew.h"

namespace mazefolio::serve {

struct ServeRequest {
  std::string address = "127.0.0.1";
  int port = 0;                      ///< 0: any that is free
  std::vector<std::string> names{};  ///< by which it is called, beside those of this machine
  CrewTerms crew{};
  std::size_t most_held = std::size_t{256} << 20;     ///< bytes of bodies and answers at once
  std::function<void(const std::string& url)> ready;  ///< called once it can be called
};

/// Answers until a signal ends it (SIGTERM, SIGINT): then no new request is taken, and those that there are
/// are finished; a second one ends it at once. Throws WorldError.
void serve(const ServeRequest& request);

}  // namespace mazefolio::serve
