#include "http/call.h"

#include <nlohmann/json.hpp>

namespace mazefolio::http {
namespace {

struct Reason {
  int status;
  std::string_view words;
};
constexpr Reason reasons[] = {{ok, "OK"},
                              {no_content, "No Content"},
                              {bad_request, "Bad Request"},
                              {forbidden, "Forbidden"},
                              {not_found, "Not Found"},
                              {not_allowed, "Method Not Allowed"},
                              {too_slow, "Request Timeout"},
                              {conflict, "Conflict"},
                              {too_large, "Content Too Large"},
                              {unprocessable, "Unprocessable Content"},
                              {broken, "Internal Server Error"},
                              {unavailable, "Service Unavailable"},
                              {out_of_time, "Gateway Timeout"}};

}  // namespace

std::string_view reason_of(int status) {
  for (const Reason& reason : reasons)
    if (reason.status == status) return reason.words;
  return "Error";
}

Reply message_reply(int status, const std::string& message) {
  const nlohmann::json body{{"message", message}};
  return {status, "application/json",
          body.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"};
}

}  // namespace mazefolio::http
