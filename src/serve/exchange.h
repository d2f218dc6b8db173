#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "base/namespaces.h"

namespace mazefolio::serve {

/// A request, as far as its answer depends on it.
struct Call {
  std::string method, path;
  std::string query;  ///< behind the '?', as it was sent
  std::string content_type, body;
};

/// What is answered.
struct Reply {
  int status = 200;
  std::string type = "application/json", body{};
  std::string file_name{};  ///< under which a browser saves it; may be empty
  bool last = false;        ///< the process that answered ends now
};

enum Status {
  ok = 200,
  bad_request = 400,
  forbidden = 403,
  not_found = 404,
  not_allowed = 405,
  too_slow = 408,
  too_large = 413,
  unprocessable = 422,
  broken = 500,
  unavailable = 503,
  out_of_time = 504
};
/// "Not Found".
std::string_view reason_of(int status);

/// An answer that says what is wrong: {"message": ..., "diagnostics": [...]}, the latter where there are any.
Reply refusal(int status, const std::string& message, const Diagnostics& found = {});

// As messages between the processes of the service.
std::string to_message(const Call& call);
std::string to_message(const Reply& reply);
/// Nothing where the message is no call or no reply.
std::optional<Call> read_call(std::string_view message);
std::optional<Reply> read_reply(std::string_view message);

}  // namespace mazefolio::serve
