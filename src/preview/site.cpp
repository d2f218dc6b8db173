#include "preview/site.h"

#include <chrono>
#include <exception>
#include <utility>

#include "base/options.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "preview/maze_facts.h"
#include "preview/page_facts.h"
#include "spec/data_files.h"

namespace mazefolio::preview {
namespace {

using namespace std::chrono_literals;

constexpr auto longest_wait = 20s;
constexpr std::uint64_t most_pages = 100'000;

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

Reply nothing_to_say() { return {no_content}; }

/// A number below `end` in the query; 0 where there is none.
std::uint64_t number_of(const Query& query, const char* name, std::uint64_t end) {
  const auto number = parse_integer(value_of(query, name, ""));
  return number && *number >= 0 && static_cast<std::uint64_t>(*number) < end
             ? static_cast<std::uint64_t>(*number)
             : 0;
}

int maze_of(const Query& query) { return static_cast<int>(number_of(query, "maze", 1'000'000)); }
bool is_solved(const Query& query) { return value_of(query, "solved", "") == "1"; }

}  // namespace

Site::Site(Session& session, const SessionRequest& request)
    : session_(session), looks_(request), proof_(session) {
  add_files();
  add_session();
  add_book();
  add_proof();
}

Reply Site::answer(const Call& call, std::string_view path) {
  const auto found = answers_.find(call.method + " " + std::string(path));
  if (found == answers_.end()) return message_reply(not_found, "there is nothing of this name");
  try {
    return found->second({read_query(call.query), call.body});
  } catch (const InputError& wrong) {
    return message_reply(unprocessable, wrong.what());
  } catch (const Canceled&) {
    return message_reply(broken, "the preview ends");
  } catch (const std::exception& wrong) {
    return message_reply(broken, wrong.what());
  }
}

void Site::add_files() {
  const DataFiles data;
  for (const SiteFile& file : site_files)
    answers_[std::string("GET ") + file.path] = [bytes = read_file(data.find(file.file)),
                                                 type = file.type](const Asked&) {
      return Reply{ok, type, bytes};
    };
}

void Site::add_session() {
  answers_["GET /state"] = [this](const Asked& asked) {
    return Reply{ok, "application/json",
                 session_.state(number_of(asked.query, "after", UINT64_MAX), longest_wait,
                                number_of(asked.query, "known", UINT64_MAX))};
  };
  answers_["PUT /spec"] = [this](const Asked& asked) { return save(asked); };
  answers_["POST /set"] = [this](const Asked& asked) {
    const Outcome done = session_.set(maze_of(asked.query), value_of(asked.query, "key", ""),
                                      value_of(asked.query, "value", ""));
    return done ? nothing_to_say() : message_reply(unprocessable, done.message());
  };
  answers_["GET /page"] = [this](const Asked& asked) {
    constexpr std::uint64_t most_width = 4000;
    const Result<std::string> picture =
        session_.page({number_of(asked.query, "index", most_pages),
                       static_cast<int>(number_of(asked.query, "width", most_width)), is_solved(asked.query),
                       number_of(asked.query, "made", UINT64_MAX)});
    return picture ? Reply{ok, "image/png", *picture} : message_reply(not_found, picture.message());
  };
}

Reply Site::save(const Asked& asked) {
  switch (session_.save(std::string(asked.body), value_of(asked.query, "instead_of", ""))) {
    case Saved::done:
      return nothing_to_say();
    case Saved::changed_meanwhile:
      return message_reply(conflict, "the file was changed by another program");
    case Saved::failed:
      break;
  }
  return message_reply(broken, "the file cannot be written");
}

void Site::tell_of_book(const char* path, const char* type, const Tell& tell) {
  answers_[std::string("GET ") + path] = [this, type, tell](const Asked& asked) {
    const Current current = session_.current();
    const Result<std::string> told = current.book ? tell(*current.book, asked.query)
                                                  : Result<std::string>::failure("there is no book yet");
    return told ? Reply{ok, type, *told} : message_reply(not_found, told.message());
  };
}

void Site::add_book() {
  tell_of_book("/page/facts", "application/json", [](const MadeBook& book, const Query& query) {
    return page_facts(book, number_of(query, "index", most_pages));
  });
  tell_of_book("/look", "image/png", [this](const MadeBook& book, const Query& query) {
    return looks_.picture(book, value_of(query, "key", ""), value_of(query, "name", ""));
  });
  tell_of_book("/maze", "application/json",
               [](const MadeBook& book, const Query& query) { return maze_facts(book, maze_of(query)); });
  tell_of_book("/maze/decisions", "image/svg+xml", [](const MadeBook& book, const Query& query) {
    return decisions_picture(book, maze_of(query));
  });
  for (const auto& [path, type, format] : {std::tuple("/maze/svg", "image/svg+xml", PictureFormat::svg),
                                           {"/maze/png", "image/png", PictureFormat::png}})
    tell_of_book(path, type, [format = format](const MadeBook& book, const Query& query) {
      return picture_of_maze(book, maze_of(query), format, is_solved(query));
    });
}

void Site::add_proof() {
  answers_["GET /proof"] = [this](const Asked&) { return Reply{ok, "application/json", proof_.json()}; };
  answers_["POST /proof"] = [this](const Asked&) {
    proof_.start();
    return nothing_to_say();
  };
  answers_["DELETE /proof"] = [this](const Asked&) {
    proof_.stop();
    return nothing_to_say();
  };
}

}  // namespace mazefolio::preview
