#include "preview/session.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <future>
#include <map>
#include <mutex>
#include <thread>

#include "base/sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "book/book_vocabulary.h"
#include "preview/edit_spec.h"
#include "preview/state_json.h"
#include "publish/maze_picture.h"
#include "publish/read_spec.h"

namespace mazefolio::preview {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks = 20ms;  // at the files: a few calls of stat()
constexpr double least_dpi = 10, most_dpi = 300;
constexpr std::size_t most_waiting = 64;  // pages

/// What tells that a file was written: nothing where there is none.
struct Stamp {
  std::int64_t seconds = 0, nanoseconds = 0, bytes = -1;
  std::uint64_t inode = 0;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

Stamp stamp_of(const std::filesystem::path& file) {
  struct ::stat s {};
  if (::stat(file.c_str(), &s) != 0) return {};
  return {s.st_mtim.tv_sec, s.st_mtim.tv_nsec, s.st_size, s.st_ino};
}

/// A page that somebody waits for.
struct Wanted {
  std::size_t index;
  int width_px;
  std::promise<Result<std::string>> picture;
};

Result<std::string> painted(MadeBook& made, std::size_t index, int width_px) {
  const Book& book = made.ready.book;
  if (index >= book.plan.pages.size()) return Result<std::string>::failure("there is no such page");
  Frame frame = make_page(book, made.measurer, index).frame;
  const double dpi = std::clamp(width_px * 72 / frame.size.width, least_dpi, most_dpi);
  return picture_of(std::move(frame), PictureFormat::png, made.spec.title, dpi);
}

const char* const offered_of_maze[] = {"seed", "difficulty"};
const char* const offered_of_book[] = {"template", "theme", "audience"};

bool is_word(std::string_view value) {
  return !value.empty() && value.size() <= 64 && std::ranges::all_of(value, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
  });
}

}  // namespace

struct Session::State {
  explicit State(SessionRequest asked) : request(std::move(asked)) { shown.file = request.spec.string(); }

  const SessionRequest request;
  Workshop workshop;  // of the thread

  std::mutex mutex;  // for all below
  std::condition_variable changed, work;
  Shown shown;
  std::deque<Wanted> wanted;
  bool ending = false;

  std::map<std::filesystem::path, Stamp> watched;  // of the thread
  std::thread thread;

  void run();
  bool read();
  void make();
  void watch(const std::vector<std::string>& used);
  bool is_touched();
  void paint_wanted();
  void tell();
  Saved write(std::string_view text, const std::string& instead_of);
};

/// Lets all who wait for something newer know.
void Session::State::tell() {
  ++shown.version;
  changed.notify_all();
}

void Session::State::watch(const std::vector<std::string>& used) {
  watched.clear();
  watched[request.spec] = stamp_of(request.spec);
  for (const std::string& name : used)
    if (name.starts_with("./")) {
      const std::filesystem::path file = request.spec.parent_path() / name.substr(2);
      watched[file] = stamp_of(file);
    }
}

bool Session::State::is_touched() {
  return std::ranges::any_of(watched, [](const auto& file) { return stamp_of(file.first) != file.second; });
}

/// Reads the spec; false where it cannot be read, which is told then.
bool Session::State::read() {
  watch({});
  try {
    std::string text = read_file(request.spec, file_kind(FileKind::spec).most_bytes);
    const std::lock_guard lock(mutex);
    shown.sha256 = sha256(text);
    shown.text = std::move(text);
    shown.busy = true;
    tell();
    return true;
  } catch (const WorldError& wrong) {
    const std::lock_guard lock(mutex);
    shown.found = failure(wrong.what());
    shown.stale = shown.book != nullptr;
    tell();
    return false;
  }
}

void Session::State::make() {
  if (!read()) return;
  const Stopwatch clock;
  Making making = make_from(shown.text, request, workshop);
  const Result<Vocabulary> names = book_vocabulary(DataFiles(request.spec.parent_path()));
  {
    const std::map<std::filesystem::path, Stamp> before = watched;
    watch(making.used);
    for (const auto& [file, stamp] : before) watched[file] = stamp;  // a change meanwhile is one
  }
  const std::lock_guard lock(mutex);
  shown.busy = false;
  shown.seconds = clock.seconds();
  shown.found = std::move(making.found);
  shown.stale = !making.book && shown.book;
  if (names) {
    shown.templates = names->templates;
    shown.themes = names->themes;
    shown.audiences = names->audiences;
  }
  tell();
  if (!making.book) return;
  shown.book = std::move(making.book);
  shown.made = shown.version;
}

void Session::State::paint_wanted() {
  for (;;) {
    std::unique_lock lock(mutex);
    if (wanted.empty()) return;
    Wanted next = std::move(wanted.front());
    wanted.pop_front();
    const std::shared_ptr<MadeBook> book = shown.book;
    lock.unlock();
    next.picture.set_value(book ? painted(*book, next.index, next.width_px)
                                : Result<std::string>::failure("there is no book yet"));
  }
}

void Session::State::run() {
  try {
    for (bool begin = true;; begin = false) {
      if (begin || is_touched()) make();
      paint_wanted();
      std::unique_lock lock(mutex);
      if (ending) return;
      work.wait_for(lock, between_looks, [&] { return ending || !wanted.empty(); });
    }
  } catch (const Canceled&) {
    const std::lock_guard lock(mutex);
    ending = true;
    wanted.clear();  // who waits learns that nothing comes
  }
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

Session::Session(SessionRequest request) : state_(std::make_unique<State>(std::move(request))) {
  state_->thread = std::thread([s = state_.get()] { s->run(); });
}

void Session::end() {
  {
    const std::lock_guard lock(state_->mutex);
    state_->ending = true;
    state_->wanted.clear();
  }
  state_->changed.notify_all();
  state_->work.notify_all();
}

Session::~Session() {
  end();
  state_->thread.join();
}

std::string Session::state(std::uint64_t after, std::chrono::milliseconds wait) {
  std::unique_lock lock(state_->mutex);
  state_->changed.wait_for(lock, wait, [&] { return state_->ending || state_->shown.version > after; });
  return state_json(state_->shown);
}

Result<std::string> Session::page(std::size_t index, int width_px) {
  std::future<Result<std::string>> picture;
  {
    const std::lock_guard lock(state_->mutex);
    if (state_->ending || state_->wanted.size() >= most_waiting)
      return Result<std::string>::failure("too many pages are asked for at once");
    state_->wanted.push_back({index, width_px, {}});
    picture = state_->wanted.back().picture.get_future();
  }
  state_->work.notify_all();
  try {
    return picture.get();
  } catch (const std::future_error&) {
    return Result<std::string>::failure("the preview ends");
  }
}

Saved Session::save(std::string_view text, const std::string& instead_of) {
  if (text.size() > file_kind(FileKind::spec).most_bytes) return Saved::failed;
  const Saved saved = state_->write(text, instead_of);
  state_->work.notify_all();
  return saved;
}

Outcome Session::set(int maze, const std::string& key, const std::string& value) {
  const std::span<const char* const> offered =
      maze > 0 ? std::span<const char* const>(offered_of_maze) : offered_of_book;
  if (std::ranges::find(offered, key) == offered.end() || !is_word(value))
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
  const std::optional<std::string> edited =
      maze > 0 ? with_field(text, place, key, shown) : with_book_field(text, key, shown);
  if (!edited) return failure(fmt::format("line {} cannot be changed from here: write it there", place.line));
  if (state_->write(*edited, sha) == Saved::done) return Done{};
  return failure("the spec was changed meanwhile");
}

}  // namespace mazefolio::preview
