#include "serve/crew.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <cmath>
#include <csignal>
#include <deque>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "base/system/fork_server.h"
#include "base/system/stopwatch.h"
#include "serve/scratch.h"
#include "serve/service_log.h"

namespace mazefolio::serve {
namespace {

namespace asio = boost::asio;
using Error = boost::system::error_code;
using namespace std::chrono_literals;

constexpr auto before_restart = 100ms;
constexpr double grace_s = 2;            // after which a process that keeps no limit is killed
constexpr double share_of_newest = 0.1;  // in the mean time of a call
constexpr std::uint64_t most_reply_bytes = std::uint64_t{1} << 30;

struct Job {
  std::string message;
  std::function<void(Reply)> done;
  Stopwatch since{};
  bool was_tried = false;
};

Reply too_late() { return refusal(unavailable, "the service is busy; try again later"); }

}  // namespace

struct Crew::State : std::enable_shared_from_this<Crew::State> {
  State(asio::io_context& loop_, const CrewTerms& terms_)
      : loop(loop_), terms(terms_), processes([this](int line) {
          answer_calls(line, {scratch.folder(), terms.limits});
        }) {}

  /// A process, and what it does now.
  struct Worker {
    explicit Worker(asio::io_context& loop) : line(loop), timer(loop) {}
    asio::local::stream_protocol::socket line;
    asio::steady_timer timer;
    ForkServer::Process process;
    std::optional<Job> job;
    std::uint64_t turn = 0;  ///< grows with all that it does: a timer of before has nothing to say
    Stopwatch working{};
    std::uint64_t size = 0;  ///< of the message that is read
    std::string message;
  };

  asio::io_context& loop;
  const CrewTerms terms;
  Scratch scratch;
  ForkServer processes;
  std::deque<Job> waiting;
  std::vector<std::unique_ptr<Worker>> workers;
  std::uint64_t started = 0;
  double mean_s = 0.1;
  bool ending = false;

  void start(Worker& worker);
  void listen(Worker& worker);
  void heard(Worker& worker);
  void next(Worker& worker);
  void give(Worker& worker, Job job);
  void end(const ForkServer::Process& process);
  void replace(Worker& worker);
  void after(Worker& worker, std::chrono::duration<double> wait, void (State::*then)(Worker&));
};

void Crew::State::after(Worker& worker, std::chrono::duration<double> wait, void (State::*then)(Worker&)) {
  worker.timer.expires_after(std::chrono::duration_cast<std::chrono::milliseconds>(wait));
  worker.timer.async_wait([self = shared_from_this(), &worker, then, turn = ++worker.turn](Error error) {
    if (!error && !self->ending && worker.turn == turn) (self.get()->*then)(worker);
  });
}

void Crew::State::start(Worker& worker) {
  try {
    worker.process = processes.start();
  } catch (const WorldError& failed) {
    worker.process = {};
    if (std::ranges::none_of(workers, [](const auto& other) { return other->process.id >= 0; })) throw;
    log_line(failed.what());
    return after(worker, before_restart, &State::start);
  }
  ++started;
  worker.line.assign(asio::local::stream_protocol(), worker.process.line);
  listen(worker);
  next(worker);
}

/// Waits for a message, which may be the end of the process.
void Crew::State::listen(Worker& worker) {
  asio::async_read(worker.line, asio::buffer(&worker.size, sizeof worker.size),
                   [self = shared_from_this(), &worker](Error error, std::size_t) {
                     if (self->ending || error == asio::error::operation_aborted) return;
                     if (error || worker.size > most_reply_bytes) return self->replace(worker);
                     worker.message.resize(worker.size);
                     asio::async_read(worker.line, asio::buffer(worker.message),
                                      [self, &worker](Error cut, std::size_t) {
                                        if (self->ending || cut == asio::error::operation_aborted) return;
                                        cut ? self->replace(worker) : self->heard(worker);
                                      });
                   });
}

void Crew::State::heard(Worker& worker) {
  worker.timer.cancel();
  ++worker.turn;
  std::optional<WorkerReply> answer = read_reply(worker.message);
  worker.message = {};
  if (!answer || !worker.job) return replace(worker);
  mean_s += share_of_newest * (worker.working.seconds() - mean_s);
  const Job job = *std::exchange(worker.job, std::nullopt);
  job.done(std::move(answer->reply));
  if (answer->is_last) return replace(worker);
  listen(worker);
  next(worker);
}

void Crew::State::next(Worker& worker) {
  while (!waiting.empty()) {
    Job job = std::move(waiting.front());
    waiting.pop_front();
    if (terms.limits.seconds <= 0 || job.since.seconds() < terms.limits.seconds)
      return give(worker, std::move(job));
    job.done(too_late());
  }
}

void Crew::State::give(Worker& worker, Job job) {
  worker.job = std::move(job);
  worker.working = {};
  const auto parts = std::make_shared<std::pair<std::uint64_t, std::string>>(worker.job->message.size(),
                                                                             worker.job->message);
  asio::async_write(
      worker.line, std::array{asio::buffer(&parts->first, sizeof parts->first), asio::buffer(parts->second)},
      [parts](Error, std::size_t) {});  // a process that has died is noticed by the one who listens
  if (terms.limits.seconds > 0)
    after(worker, std::chrono::duration<double>(terms.limits.seconds + grace_s), &State::replace);
}

void Crew::State::end(const ForkServer::Process& process) {
  if (process.id <= 0) return;
  ::kill(process.id, SIGKILL);
  try {
    processes.end_of(process.id);
  } catch (const WorldError&) {  // the process that starts others has ended: start() tells
  }
  scratch.clear(process.id);
}

/// Ends the process if it lives, and starts another one. Its call is given to the next once more.
void Crew::State::replace(Worker& worker) {
  worker.timer.cancel();
  ++worker.turn;
  const bool too_long = terms.limits.seconds > 0 && worker.working.seconds() > terms.limits.seconds;
  Error ignored;
  worker.line.close(ignored);
  end(std::exchange(worker.process, {}));
  if (std::optional<Job> job = std::exchange(worker.job, std::nullopt)) {
    if (too_long)
      job->done(refusal(out_of_time, fmt::format("this takes longer than {:g} s", terms.limits.seconds)));
    else if (job->was_tried)
      job->done(refusal(unavailable, "the process that worked on this has ended twice; try again later"));
    else {
      job->was_tried = true;
      waiting.push_front(*std::move(job));
    }
  } else {
    return after(worker, before_restart, &State::start);  // it had nothing to do, and may not get up again
  }
  start(worker);
}

Crew::Crew(asio::io_context& loop, const CrewTerms& terms) : state_(std::make_shared<State>(loop, terms)) {
  for (unsigned i = 0; i < terms.workers; ++i)
    state_->workers.push_back(std::make_unique<State::Worker>(loop));
  for (const auto& worker : state_->workers) state_->start(*worker);
}

Crew::~Crew() {
  state_->ending = true;
  Error ignored;
  for (const auto& worker : state_->workers) {
    worker->timer.cancel(ignored);
    worker->line.close(ignored);
  }
}

void Crew::answer(const Call& call, std::function<void(Reply)> done) {
  Job job{to_message(call), std::move(done)};
  const auto idle = std::ranges::find_if(
      state_->workers, [](const auto& worker) { return worker->line.is_open() && !worker->job; });
  if (idle != state_->workers.end()) return state_->give(**idle, std::move(job));
  if (state_->waiting.size() >= state_->terms.queue) return job.done(too_late());
  state_->waiting.push_back(std::move(job));
}

Crew::Figures Crew::figures() const {
  const auto busy = std::ranges::count_if(state_->workers, [](const auto& w) { return w->job.has_value(); });
  return {state_->waiting.size(), static_cast<std::size_t>(busy), state_->workers.size(), state_->started};
}

int Crew::retry_after() const {
  const double jobs = static_cast<double>(state_->waiting.size() + 1);
  return std::max(1, static_cast<int>(std::ceil(jobs * state_->mean_s / state_->terms.workers)));
}

}  // namespace mazefolio::serve
