#include "preview/book_proof.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/system/parallel.h"
#include "preview/made_book.h"
#include "publish/progress.h"
#include "publish/prove_ready.h"

namespace mazefolio::preview {
namespace {

using Json = nlohmann::ordered_json;

Json verdicts_json(const std::vector<Verdict>& verdicts) {
  Json all = Json::array();
  for (const Verdict& verdict : verdicts)
    for (const Finding& f : verdict.findings)
      all.push_back(
          {{"page", f.page}, {"in_key", f.in_key}, {"maze", f.maze}, {"step", f.step}, {"message", f.what}});
  return all;
}

}  // namespace

struct BookProof::State {
  using Ending = std::shared_ptr<std::atomic<bool>>;
  explicit State(Session& of) : session(of) {}

  Session& session;

  std::mutex mutex;    // for all below
  std::thread thread;  // of the last proof; it waits for the one before
  Ending ending = std::make_shared<std::atomic<bool>>(false);  // of the same
  std::string state = "none", phase, message;
  std::size_t done = 0, steps = 0;
  std::uint64_t made = 0;
  Json findings = Json::array();

  void stop();
  void run(const Current& current, const Ending& own);
  void prove(const Current& current, const Ending& own);
  template <class Note>
  void note(const Ending& own, Note change);
};

/// Notes something of a proof, unless that was stopped: then it throws Canceled.
template <class Note>
void BookProof::State::note(const Ending& own, Note change) {
  const std::lock_guard lock(mutex);
  if (*own) throw Canceled{};
  change();
}

void BookProof::State::prove(const Current& current, const Ending& own) {
  Progress progress;
  progress.on_begin = [&](std::string_view name, std::size_t count) {
    note(own, [&] {
      phase = name;
      steps = count;
      done = 0;
    });
  };
  progress.on_step = [&] {
    if (session.current().book != current.book) throw Canceled{};
    note(own, [&] { ++done; });
  };
  Json found = verdicts_json(prove_ready(current.book->ready, 1, progress));
  note(own, [&] {
    state = "done";
    findings = std::move(found);
  });
}

void BookProof::State::run(const Current& current, const Ending& own) {
  const auto end = [&](const char* as, const std::string& why) {
    const std::lock_guard lock(mutex);
    if (*own) return;
    state = as;
    message = why;
  };
  try {
    prove(current, own);
  } catch (const Canceled&) {
    end("stopped", "");
  } catch (const std::exception& wrong) {
    end("failed", wrong.what());
  }
}

void BookProof::State::stop() {
  *ending = true;
  if (state == "running") state = "stopped";
}

BookProof::BookProof(Session& session) : state_(std::make_unique<State>(session)) {}

BookProof::~BookProof() {
  stop();
  if (state_->thread.joinable()) state_->thread.join();
}

void BookProof::stop() {
  const std::lock_guard lock(state_->mutex);
  state_->stop();
}

void BookProof::start() {
  const Current current = state_->session.current();
  if (!current.book) return;
  const std::lock_guard lock(state_->mutex);
  State* const s = state_.get();
  s->stop();
  s->ending = std::make_shared<std::atomic<bool>>(false);
  s->state = "running";
  s->phase = s->message = "";
  s->done = s->steps = 0;
  s->made = current.made;
  s->findings = Json::array();
  s->thread = std::thread([s, current, own = s->ending, before = std::move(s->thread)]() mutable {
    if (before.joinable()) before.join();
    s->run(current, own);
  });
}

std::string BookProof::json() {
  const std::lock_guard lock(state_->mutex);
  return Json{{"state", state_->state},      {"made", state_->made},   {"phase", state_->phase},
              {"done", state_->done},        {"steps", state_->steps}, {"message", state_->message},
              {"findings", state_->findings}}
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mazefolio::preview
