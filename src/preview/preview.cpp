// The server of the preview. What stands behind a path is decided here by the path alone: none ever names a
// file.
#include "preview/preview.h"

#include <fmt/format.h>
#include <httplib.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "base/options.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "preview/access.h"
#include "preview/book_proof.h"
#include "preview/look_pictures.h"
#include "preview/maze_facts.h"
#include "preview/page_facts.h"
#include "spec/data_files.h"

namespace mazefolio::preview {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t threads = 8, most_body = std::size_t{4} << 20;
constexpr time_t patience_s = 5;
constexpr auto longest_wait = 20s;
constexpr const char* policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

enum Status {
  ok = 200,
  no_content = 204,
  bad_request = 400,
  missing = 404,
  conflict = 409,
  unchanged = 422,
  failed = 500
};

struct SiteFile {
  const char *path, *file, *type;
};
constexpr const char* script = "text/javascript; charset=utf-8";
constexpr SiteFile site_files[] = {
    {"/", "templates/preview/preview.html", "text/html; charset=utf-8"},
    {"/preview.css", "templates/preview/preview.css", "text/css; charset=utf-8"},
    {"/icon.svg", "templates/preview/icon.svg", "image/svg+xml"},
    {"/base.js", "templates/preview/base.js", script},
    {"/editor.js", "templates/preview/editor.js", script},
    {"/pages.js", "templates/preview/pages.js", script},
    {"/panel.js", "templates/preview/panel.js", script},
    {"/maze.js", "templates/preview/maze.js", script},
    {"/proof.js", "templates/preview/proof.js", script},
    {"/looks.js", "templates/preview/looks.js", script},
    {"/preview.js", "templates/preview/preview.js", script}};

/// Answers with these bytes as they are. The library would compress a text as hard as it can, which takes
/// longer than to make it, for a browser on the same machine.
void give(httplib::Response& response, std::string bytes, const char* type) {
  const std::size_t size = bytes.size();
  response.set_content_provider(size, type, [bytes = std::move(bytes)](auto from, auto length, auto& sink) {
    return sink.write(bytes.data() + from, length);
  });
}

void say(httplib::Response& response, int status, const std::string& message) {
  response.status = status;
  give(response, nlohmann::json{{"message", message}}.dump(), "application/json");
}

/// A number below `end` in the query; 0 where there is none.
std::uint64_t number_of(const httplib::Request& request, const char* name, std::uint64_t end) {
  const auto number = parse_integer(request.get_param_value(name));
  return number && *number >= 0 && static_cast<std::uint64_t>(*number) < end
             ? static_cast<std::uint64_t>(*number)
             : 0;
}

constexpr std::uint64_t most_pages = 100'000;

int maze_of(const httplib::Request& request) {
  return static_cast<int>(number_of(request, "maze", 1'000'000));
}
bool is_solved(const httplib::Request& request) { return request.get_param_value("solved") == "1"; }

class Site {
 public:
  Site(httplib::Server& server, Session& session, const SessionRequest& request)
      : server_(server), session_(session), looks_(request), proof_(session) {
    const DataFiles data;
    for (const SiteFile& file : site_files) files_.emplace_back(file, read_file(data.find(file.file)));
  }

  void serve(const std::string& token, int port) {
    server_.set_pre_routing_handler([token, port](const httplib::Request& request,
                                                  httplib::Response& response) {
      const int status = refusal(
          {request.path, request.get_header_value("Host"), request.get_header_value("Origin")}, token, port);
      if (status == 0) return httplib::Server::HandlerResponse::Unhandled;
      say(response, status, "this is not yours to see");
      return httplib::Server::HandlerResponse::Handled;
    });
    server_.set_default_headers({{"Content-Security-Policy", policy},
                                 {"X-Content-Type-Options", "nosniff"},
                                 {"Referrer-Policy", "no-referrer"},
                                 {"Cross-Origin-Resource-Policy", "same-origin"},
                                 {"Cache-Control", "no-store"}});
    const std::string root = "/" + token;
    for (const auto& [file, bytes] : files_)
      server_.Get(root + file.path,
                  [type = file.type, &bytes = bytes](const httplib::Request&, httplib::Response& r) {
                    give(r, bytes, type);
                  });
    server_.Get(root + "/state", [this](const httplib::Request& request, httplib::Response& response) {
      give(response,
           session_.state(number_of(request, "after", UINT64_MAX), longest_wait,
                          number_of(request, "known", UINT64_MAX)),
           "application/json");
    });
    server_.Put(root + "/spec", [this](const auto& request, auto& response) { save(request, response); });
    server_.Post(root + "/set", [this](const auto& request, auto& response) { set(request, response); });
    serve_pages(root);
    serve_mazes(root);
    serve_proof(root);
  }

 private:
  using Tell = std::function<Result<std::string>(const MadeBook&, const httplib::Request&)>;

  /// Answers with what is told of the book last made.
  void tell_of_book(const std::string& path, const char* type, const Tell& tell) {
    server_.Get(path, [this, type, tell](const httplib::Request& request, httplib::Response& response) {
      try {
        const Current current = session_.current();
        const Result<std::string> told = current.book ? tell(*current.book, request)
                                                      : Result<std::string>::failure("there is no book yet");
        if (!told) return say(response, missing, told.message());
        give(response, *told, type);
      } catch (const InputError& wrong) {
        say(response, unchanged, wrong.what());
      } catch (const WorldError& wrong) {
        say(response, failed, wrong.what());
      } catch (const Canceled&) {
        say(response, failed, "the preview ends");
      }
    });
  }

  void serve_pages(const std::string& root) {
    server_.Get(root + "/page", [this](const auto& request, auto& response) { page(request, response); });
    tell_of_book(root + "/page/facts", "application/json", [](const MadeBook& book, const auto& request) {
      return page_facts(book, number_of(request, "index", most_pages));
    });
    tell_of_book(root + "/look", "image/png", [this](const MadeBook& book, const auto& request) {
      return looks_.picture(book, request.get_param_value("key"), request.get_param_value("name"));
    });
  }

  void serve_mazes(const std::string& root) {
    tell_of_book(root + "/maze", "application/json", [](const MadeBook& book, const auto& request) {
      return maze_facts(book, maze_of(request));
    });
    tell_of_book(root + "/maze/decisions", "image/svg+xml", [](const MadeBook& book, const auto& request) {
      return decisions_picture(book, maze_of(request));
    });
    for (const auto& [path, type, format] : {std::tuple("/maze/svg", "image/svg+xml", PictureFormat::svg),
                                             {"/maze/png", "image/png", PictureFormat::png}})
      tell_of_book(root + path, type, [format = format](const MadeBook& book, const auto& request) {
        return picture_of_maze(book, maze_of(request), format, is_solved(request));
      });
  }

  void serve_proof(const std::string& root) {
    server_.Get(root + "/proof", [this](const httplib::Request&, httplib::Response& response) {
      give(response, proof_.json(), "application/json");
    });
    server_.Post(root + "/proof", [this](const httplib::Request&, httplib::Response& response) {
      proof_.start();
      response.status = no_content;
    });
    server_.Delete(root + "/proof", [this](const httplib::Request&, httplib::Response& response) {
      proof_.stop();
      response.status = no_content;
    });
  }

  void page(const httplib::Request& request, httplib::Response& response) {
    constexpr std::uint64_t most_width = 4000;
    const Result<std::string> picture = session_.page(
        {number_of(request, "index", most_pages), static_cast<int>(number_of(request, "width", most_width)),
         is_solved(request), number_of(request, "made", UINT64_MAX)});
    if (!picture) return say(response, missing, picture.message());
    give(response, *picture, "image/png");
  }

  void save(const httplib::Request& request, httplib::Response& response) {
    switch (session_.save(request.body, request.get_param_value("instead_of"))) {
      case Saved::done:
        response.status = no_content;
        return;
      case Saved::changed_meanwhile:
        return say(response, conflict, "the file was changed by another program");
      case Saved::failed:
        return say(response, failed, "the file cannot be written");
    }
  }

  void set(const httplib::Request& request, httplib::Response& response) {
    const Outcome done =
        session_.set(maze_of(request), request.get_param_value("key"), request.get_param_value("value"));
    if (!done) return say(response, unchanged, done.message());
    response.status = no_content;
  }

  httplib::Server& server_;
  Session& session_;
  LookPictures looks_;
  BookProof proof_;
  std::vector<std::pair<SiteFile, std::string>> files_;
};

}  // namespace

void preview_book(const PreviewRequest& request) {
  httplib::Server server;
  server.new_task_queue = [] { return new httplib::ThreadPool(threads); };
  server.set_payload_max_length(most_body);
  server.set_tcp_nodelay(true);  // heads and bodies are two writes, and the second would wait for the browser
  server.set_read_timeout(patience_s);
  server.set_write_timeout(patience_s);
  server.set_keep_alive_timeout(patience_s);
  const int port = request.port > 0 ? (server.bind_to_port("127.0.0.1", request.port) ? request.port : -1)
                                    : server.bind_to_any_port("127.0.0.1");
  if (port <= 0) throw WorldError(fmt::format("port {} of this machine cannot be used", request.port));
  Session session(request.session);
  Site site(server, session, request.session);
  const std::string token = new_token();
  site.serve(token, port);
  std::thread listener([&] { server.listen_after_bind(); });
  if (request.ready) request.ready(fmt::format("http://127.0.0.1:{}/{}/", port, token));
  try {
    for (;; std::this_thread::sleep_for(100ms)) throw_if_canceled();
  } catch (const Canceled&) {
    session.end();
    server.stop();
    listener.join();
    throw;
  }
}

}  // namespace mazefolio::preview
