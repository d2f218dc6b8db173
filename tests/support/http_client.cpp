#include "support/http_client.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstdint>
#include <limits>

namespace mazefolio::tests {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace protocol = beast::http;
using Text = protocol::string_body;

constexpr std::chrono::seconds patience(60);

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

protocol::request<Text> request_of(int port, const HttpQuestion& question) {
  protocol::request<Text> request;
  request.version(11);
  request.method_string(question.method);
  request.target(question.target);
  request.set(protocol::field::host, "127.0.0.1:" + std::to_string(port));
  if (!question.type.empty()) request.set(protocol::field::content_type, question.type);
  if (!question.header.empty()) request.set(question.header, question.value);
  request.body() = question.body;
  request.prepare_payload();
  return request;
}

}  // namespace

HttpAnswer ask(int port, const HttpQuestion& question) {
  asio::io_context loop;
  beast::tcp_stream stream(loop);
  stream.expires_after(patience);
  beast::error_code failed;
  stream.socket().connect({asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)}, failed);
  if (failed) return {};
  const protocol::request<Text> request = request_of(port, question);
  protocol::response_parser<Text> parser;
  parser.body_limit(std::numeric_limits<std::uint64_t>::max());
  beast::flat_buffer buffer;
  // Who refuses a body answers before all of it is written.
  protocol::async_write(stream, request, [&](beast::error_code, std::size_t) {
    protocol::async_read(stream, buffer, parser,
                         [&](beast::error_code error, std::size_t) { failed = error; });
  });
  loop.run();
  if (failed) return {};
  const auto& answer = parser.get();
  return {static_cast<int>(answer.result_int()), text_of(answer[protocol::field::content_type]),
          answer.body(), text_of(answer[protocol::field::retry_after])};
}

}  // namespace mazefolio::tests
