#pragma once

#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::preview {

/// 32 random digits that other sites and other users of the machine do not know.
std::string new_token();

/// What a request says of where it comes from.
struct Caller {
  std::string_view path, host, origin;  ///< empty: not said
};

/// Why a request is refused (its HTTP status); 0: it is not. It must name this machine and port, must come
/// from no other site, and its path must begin with the token.
int refusal(const Caller& caller, std::string_view token, int port);

}  // namespace mazefolio::preview
