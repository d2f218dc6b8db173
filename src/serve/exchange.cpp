#include "serve/exchange.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "base/options.h"
#include "publish/found_json.h"

namespace mazefolio::serve {
namespace {

// Each text behind its length.
std::string packed(std::span<const std::string> texts) {
  std::string message;
  for (const std::string& text : texts) {
    const std::uint64_t size = text.size();
    message.append(reinterpret_cast<const char*>(&size), sizeof size).append(text);
  }
  return message;
}

std::vector<std::string> unpacked(std::string_view message) {
  std::vector<std::string> texts;
  for (std::uint64_t size = 0; message.size() >= sizeof size;) {
    std::memcpy(&size, message.data(), sizeof size);
    message.remove_prefix(sizeof size);
    if (size > message.size()) return {};
    texts.emplace_back(message.substr(0, size));
    message.remove_prefix(size);
  }
  return texts;
}

}  // namespace

Reply refusal(int status, const std::string& message, const Diagnostics& found) {
  if (found.all().empty()) return message_reply(status, message);
  const nlohmann::ordered_json body{{"message", message},
                                    {"diagnostics", nlohmann::ordered_json::parse(found_json(found))}};
  return {status, "application/json",
          body.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"};
}

std::string to_message(const Call& call) {
  return packed(std::array{call.method, call.path, call.query, call.content_type, call.body});
}

std::string to_message(const WorkerReply& answer) {
  const Reply& reply = answer.reply;
  return packed(std::array{std::to_string(reply.status), reply.type, reply.file_name,
                           std::string(answer.is_last ? "last" : ""), reply.body});
}

std::optional<Call> read_call(std::string_view message) {
  std::vector<std::string> texts = unpacked(message);
  if (texts.size() != 5) return std::nullopt;
  return Call{std::move(texts[0]), std::move(texts[1]), std::move(texts[2]), std::move(texts[3]),
              std::move(texts[4])};
}

std::optional<WorkerReply> read_reply(std::string_view message) {
  std::vector<std::string> texts = unpacked(message);
  const auto status = texts.size() == 5 ? parse_integer(texts[0]) : std::nullopt;
  if (!status) return std::nullopt;
  return WorkerReply{
      {static_cast<int>(*status), std::move(texts[1]), std::move(texts[4]), std::move(texts[2])},
      texts[3] == "last"};
}

}  // namespace mazefolio::serve
