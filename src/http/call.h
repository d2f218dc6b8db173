#pragma once

#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::http {

/// A request, as far as its answer depends on it.
struct Call {
  std::string method, path;
  std::string query;  ///< behind the '?', as it was sent
  std::string content_type, body;
  std::string host{}, origin{};  ///< whom it names, and the site it comes from; empty: not said
};

/// What is answered.
struct Reply {
  int status = 200;
  std::string type = "application/json", body{};
  std::string file_name{};  ///< under which a browser saves it; may be empty
};

enum Status {
  ok = 200,
  no_content = 204,
  bad_request = 400,
  forbidden = 403,
  not_found = 404,
  not_allowed = 405,
  too_slow = 408,
  conflict = 409,
  too_large = 413,
  unprocessable = 422,
  broken = 500,
  unavailable = 503,
  out_of_time = 504
};
/// "Not Found".
std::string_view reason_of(int status);

/// An answer that says something: {"message": ...}.
Reply message_reply(int status, const std::string& message);

}  // namespace mazefolio::http
