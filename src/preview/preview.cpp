#include "preview/preview.h"

#include <fmt/format.h>

#include <chrono>
#include <thread>

#include "base/system/parallel.h"
#include "http/threaded_server.h"
#include "preview/access.h"
#include "preview/site.h"

namespace mazefolio::preview {
namespace {

using namespace std::chrono_literals;

constexpr unsigned threads = 8;
constexpr std::size_t most_spec = std::size_t{4} << 20, most_held = std::size_t{256} << 20;
constexpr const char* policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

HttpTerms terms_of(int port) {
  HttpTerms terms{"127.0.0.1", port, most_spec, most_held};
  terms.headers = {{"Content-Security-Policy", policy},
                   {"Referrer-Policy", "no-referrer"},
                   {"Cross-Origin-Resource-Policy", "same-origin"}};
  return terms;
}

ThreadedServer::Handler handler_of(Site& site, const std::string& token, int port) {
  return {[token, port](const Call& head) -> std::optional<Reply> {
            const int status = refusal({head.path, head.host, head.origin}, token, port);
            if (status == 0) return std::nullopt;
            return message_reply(status, "this is not yours to see");
          },
          [](const Call& head) { return head.method == "PUT" ? most_spec : 0; },
          [&site, root = token.size() + 1](const Call& call) {
            return site.answer(call, std::string_view(call.path).substr(root));
          }};
}

}  // namespace

void preview_book(const PreviewRequest& request) {
  Session session(request.session);
  Site site(session, request.session);
  ThreadedServer server(terms_of(request.port));
  const std::string token = new_token();
  server.start(threads, handler_of(site, token, server.port()));
  if (request.ready) request.ready(fmt::format("http://127.0.0.1:{}/{}/", server.port(), token));
  try {
    for (;; std::this_thread::sleep_for(100ms)) throw_if_canceled();
  } catch (const Canceled&) {
    session.end();  // before the server, whose calls wait for it
    throw;
  }
}

}  // namespace mazefolio::preview
