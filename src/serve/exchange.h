#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "http/call.h"

namespace mazefolio::serve {

/// An answer that says what is wrong: {"message": ..., "diagnostics": [...]}, the latter where there are any.
Reply refusal(int status, const std::string& message, const Diagnostics& found = {});

/// What a process of the service gives back.
struct WorkerReply {
  Reply reply;
  bool is_last = false;  ///< it ends now
};

// As messages between the processes of the service: of a call, what its answer depends on.
std::string to_message(const Call& call);
std::string to_message(const WorkerReply& answer);
/// Nothing where the message is no call or no reply.
std::optional<Call> read_call(std::string_view message);
std::optional<WorkerReply> read_reply(std::string_view message);

}  // namespace mazefolio::serve
