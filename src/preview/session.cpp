#include "preview/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <condition_variable>
#include <mutex>
#include <set>
#include <stop_token>
#include <thread>

#include "base/failure.h"
#include "base/sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stop.h"
#include "base/system/stopwatch.h"
#include "book/book_vocabulary.h"
#include "preview/change_watch.h"
#include "preview/edit_spec.h"
#include "preview/page_painter.h"
#include "preview/state_json.h"
#include "publish/read_spec.h"

namespace mazefolio::preview {
namespace {

using namespace std::chrono_literals;

constexpr auto between_tellings = 100ms;  // of how far a making is
constexpr auto soon = 150ms;              // a book that is made by then is told of once

const char* const offered_of_maze[] = {"seed", "difficulty"};
const char* const offered_of_book[] = {"template", "theme", "audience", "page"};

bool is_word(std::string_view value) {
  return !value.empty() && value.size() <= 64 && std::ranges::all_of(value, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
  });
}

}  // namespace

struct Session::State {
  explicit State(SessionRequest asked);

  const SessionRequest request;

  std::mutex mutex;  // for what follows
  std::condition_variable changed, work;
  Shown shown;
  bool due = true, ending = false;
  std::stop_source making;  // of the one that goes on

  PagePainter painter;
  ChangeWatch changes;
  std::thread maker;

  void run();
  void read();
  void make(Workshop& workshop);
  Making make_text(Workshop& workshop);
  Progress progress();
  std::filesystem::path user_file(const std::string& used) const;
  void begin_again();
  void end();
  void tell();
  Saved write(std::string_view text, const std::string& instead_of);
};

Session::State::State(SessionRequest asked) : request(std::move(asked)), changes([this] { begin_again(); }) {
  shown.file = request.spec.string();
  remove_strays(std::array{request.spec});  // of a preview that was killed while it saved
  maker = std::thread([this] { run(); });
}

/// Lets all who wait for something newer know.
void Session::State::tell() {
  ++shown.version;
  changed.notify_all();
}

/// What is being made is no longer wanted.
void Session::State::begin_again() {
  {
    const std::lock_guard lock(mutex);
    due = true;
    making.request_stop();
  }
  work.notify_all();
}

/// The path of a file as DataFiles::used has it; empty where it is one of the house.
std::filesystem::path Session::State::user_file(const std::string& used) const {
  return used.starts_with("./") ? request.spec.parent_path() / used.substr(2) : std::filesystem::path();
}

/// Reads the spec. Throws WorldError.
void Session::State::read() {
  changes.also(request.spec);
  std::string text = read_file(request.spec, file_kind(FileKind::spec).most_bytes);
  const std::lock_guard lock(mutex);
  shown.sha256 = sha256(text);
  shown.text = std::move(text);
  shown.busy = true;
  shown.done = shown.total = 0;
  tell();
}

/// Counts the mazes that are made, and tells of them now and then; where it did, of the last one, too.
Progress Session::State::progress() {
  Progress progress;
  progress.on_begin = [this](std::string_view, std::size_t mazes) {
    const std::lock_guard lock(mutex);
    shown.total = mazes;
  };
  progress.on_step = [this, told = std::chrono::steady_clock::now(), tells = false]() mutable {
    const auto now = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex);
    const bool is_last = ++shown.done == shown.total;
    if (now - told < between_tellings && !(tells && is_last)) return;
    told = now;
    tells = true;
    tell();
  };
  return progress;
}

Making Session::State::make_text(Workshop& workshop) {
  return make_from(shown.text, request, workshop,
                   {[this](const std::string& used) {
                      if (const std::filesystem::path file = user_file(used); !file.empty())
                        changes.also(file);
                    },
                    progress()});
}

void Session::State::make(Workshop& workshop) {
  read();
  const Stopwatch clock;
  Making made = make_text(workshop);
  const Result<Vocabulary> names = book_vocabulary(DataFiles(request.spec.parent_path()));
  std::set<std::filesystem::path> files{request.spec};
  for (const std::string& used : made.used)
    if (std::filesystem::path file = user_file(used); !file.empty()) files.insert(std::move(file));
  changes.only(std::move(files));
  const std::lock_guard lock(mutex);
  shown.busy = false;
  shown.seconds = clock.seconds();
  shown.found = std::move(made.found);
  shown.stale = !made.book && shown.book;
  if (names) {
    shown.templates = names->templates;
    shown.themes = names->themes;
    shown.audiences = names->audiences;
    shown.papers = names->papers;
  }
  tell();
  if (!made.book) return;
  shown.book = std::move(made.book);
  shown.made = shown.version;
  painter.show(shown.book, shown.made);
}

void Session::State::run() {
  Workshop workshop;
  for (;;) {
    std::unique_lock lock(mutex);
    work.wait(lock, [&] { return ending || due; });
    if (ending) return;
    due = false;
    making = {};
    const StopScope scope(making.get_token());
    lock.unlock();
    try {
      make(workshop);
    } catch (const Canceled&) {  // by a change, or all work is
      lock.lock();
      if (!due) return end();
    } catch (const std::exception& thrown) {  // the next change may be well
      lock.lock();
      shown.busy = false;
      shown.found = errors_of(thrown);
      shown.stale = shown.book != nullptr;
      tell();
    }
  }
}

void Session::State::end() {
  ending = true;
  making.request_stop();
  changed.notify_all();
  work.notify_all();
}

Saved Session::State::write(std::string_view text, const std::string& instead_of) {
  try {
    if (sha256(read_file(request.spec, file_kind(FileKind::spec).most_bytes)) != instead_of)
      return Saved::changed_meanwhile;
    write_file(request.spec, text);
    return Saved::done;
  } catch (const WorldError&) {
    return Saved::failed;
  }
}

Session::Session(SessionRequest request) : state_(std::make_unique<State>(std::move(request))) {}

void Session::end() {
  {
    const std::lock_guard lock(state_->mutex);
    state_->end();
  }
  state_->changes.end();
  state_->painter.end();
}

Session::~Session() {
  end();
  state_->maker.join();
}

std::string Session::state(std::uint64_t after, std::chrono::milliseconds wait, std::uint64_t known) {
  std::unique_lock lock(state_->mutex);
  const auto& shown = state_->shown;
  state_->changed.wait_for(lock, wait, [&] { return state_->ending || shown.version > after; });
  if (shown.busy && shown.done == 0)
    state_->changed.wait_for(lock, soon, [&] { return state_->ending || !shown.busy; });
  return state_json(state_->shown, known);
}

Current Session::current() {
  const std::lock_guard lock(state_->mutex);
  return {state_->shown.book, state_->shown.made};
}

Result<std::string> Session::page(const PageWish& wish) { return state_->painter.page(wish); }

Saved Session::save(std::string_view text, const std::string& instead_of) {
  if (text.size() > file_kind(FileKind::spec).most_bytes) return Saved::failed;
  return state_->write(text, instead_of);
}

Outcome Session::set(int maze, const std::string& key, const std::string& value) {
  const std::span<const char* const> offered =
      maze > 0 ? std::span<const char* const>(offered_of_maze) : offered_of_book;
  const bool removes = maze == 0 && key == "theme" && value.empty();
  if (std::ranges::find(offered, key) == offered.end() || !(is_word(value) || removes))
    return failure(fmt::format("'{}' cannot be set here", key));
  std::string text, sha;
  Place place;
  {
    const std::lock_guard lock(state_->mutex);
    text = state_->shown.text;
    sha = state_->shown.sha256;
    if (maze > 0) {
      if (!state_->shown.book || state_->shown.stale || state_->shown.busy)
        return failure("the book is not made yet");
      const Book& book = state_->shown.book->ready.book;
      const auto puzzle = std::ranges::find(book.puzzles, maze, &BookPuzzle::number);
      if (puzzle == book.puzzles.end()) return failure("there is no such maze");
      place = puzzle->place;
    }
  }
  const std::string shown = key == "seed" ? fmt::format("\"{}\"", value) : value;
  const std::optional<std::string> edited = removes    ? without_book_field(text, key)
                                            : maze > 0 ? with_field(text, place, key, shown)
                                                       : with_book_field(text, key, shown);
  if (!edited) return failure(fmt::format("line {} cannot be changed from here: write it there", place.line));
  if (state_->write(*edited, sha) == Saved::done) return Done{};
  return failure("the spec was changed meanwhile");
}

}  // namespace mazefolio::preview
