#include "preview/book_proof.h"

#include <atomic>
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
  explicit State(Session& of) : session(of) {}

  Session& session;
  std::atomic<bool> stopping = false;

  std::mutex control;  // for the thread
  std::thread thread;

  std::mutex mutex;  // for all below
  std::string state = "none", phase, message;
  std::size_t done = 0, steps = 0;
  std::uint64_t made = 0;
  Json findings = Json::array();

  void halt();
  void run(const Current& book);
  std::string prove(const Current& book);
};

void BookProof::State::halt() {
  stopping = true;
  if (thread.joinable()) thread.join();
  stopping = false;
}

/// The state that follows.
std::string BookProof::State::prove(const Current& current) {
  const auto go_on = [&] {
    if (stopping || session.current().book != current.book) throw Canceled{};
  };
  Progress progress;
  progress.on_begin = [&](std::string_view name, std::size_t count) {
    const std::lock_guard lock(mutex);
    phase = name;
    steps = count;
    done = 0;
  };
  progress.on_step = [&] {
    go_on();
    const std::lock_guard lock(mutex);
    ++done;
  };
  Json found = verdicts_json(prove_ready(current.book->ready, 1, progress));
  go_on();
  const std::lock_guard lock(mutex);
  findings = std::move(found);
  return "done";
}

void BookProof::State::run(const Current& current) {
  std::string next = "failed", why;
  try {
    next = prove(current);
  } catch (const Canceled&) {
    next = "stopped";
  } catch (const InputError& wrong) {
    why = wrong.what();
  } catch (const WorldError& wrong) {
    why = wrong.what();
  }
  const std::lock_guard lock(mutex);
  state = std::move(next);
  message = std::move(why);
}

BookProof::BookProof(Session& session) : state_(std::make_unique<State>(session)) {}

BookProof::~BookProof() { stop(); }

void BookProof::stop() {
  const std::lock_guard lock(state_->control);
  state_->halt();
}

void BookProof::start() {
  const std::lock_guard control(state_->control);
  state_->halt();
  const Current current = state_->session.current();
  if (!current.book) return;
  {
    const std::lock_guard lock(state_->mutex);
    state_->state = "running";
    state_->phase = state_->message = "";
    state_->done = state_->steps = 0;
    state_->made = current.made;
    state_->findings = Json::array();
  }
  state_->thread = std::thread([s = state_.get(), current] { s->run(current); });
}

std::string BookProof::json() {
  const std::lock_guard lock(state_->mutex);
  return Json{{"state", state_->state},      {"made", state_->made},   {"phase", state_->phase},
              {"done", state_->done},        {"steps", state_->steps}, {"message", state_->message},
              {"findings", state_->findings}}
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mazefolio::preview
