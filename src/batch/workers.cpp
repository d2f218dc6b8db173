#include "batch/workers.h"

#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <string>
#include <utility>

#include "base/diagnostic.h"
#include "base/system/messages.h"
#include "base/system/parallel.h"
#include "batch/memory_gate.h"

namespace mazefolio::batch {
namespace {

constexpr int patience_ms = 100;  // until a waiting thread looks whether the run was canceled

bool is_readable(int line) {
  pollfd ready{line, POLLIN, 0};
  return ::poll(&ready, 1, patience_ms) > 0;
}

}  // namespace

/// A worker while it has a book. It is ended if it gives no record.
class Workers::Lease {
 public:
  explicit Lease(Workers& all) : all_(all), worker_(all.take()) {}
  ~Lease() {
    if (!finished_ && worker_.line >= 0) end();
    all_.give_back(worker_);
  }
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;

  /// Sends a message and waits for the reply. A cancellation is passed on to the worker; a book that it
  /// finishes nevertheless counts.
  WorkerReply ask(const std::string& message) {
    const bool sent = send_message(worker_.line, message);
    for (bool canceled = false; sent && !is_readable(worker_.line);) try {
        if (!canceled) throw_if_canceled();
      } catch (const Canceled&) {
        canceled = true;
        ::kill(worker_.id, SIGTERM);
      }
    if (std::optional<std::string> text = receive_message(worker_.line)) return read_reply(*std::move(text));
    throw_if_canceled();
    throw WorldError("the process that made the book " + end());
  }

  /// Names of files are taken from the plan, because JSON has no bytes that are not UTF-8.
  BookRecord finish(const WorkerReply& reply, const PlannedBook& book) {
    if (reply.kind == WorkerReply::last_words) throw WorldError(reply.text);
    std::optional<BookRecord> record = read_record(reply.text);
    if (!record) throw InternalError("the record of a book cannot be read");
    finished_ = true;
    record->output = book.output;
    record->spec = book.spec.string();
    return *std::move(record);
  }

 private:
  std::string end() {
    ::kill(worker_.id, SIGTERM);
    return all_.end(worker_);
  }

  Workers& all_;
  ForkServer::Process worker_;
  bool finished_ = false;
};

Workers::Workers(const Plan& plan, const BookTerms& terms)
    : plan_(plan), server_([&plan, terms](int line) { serve_books(line, plan, terms); }) {}

Workers::~Workers() {
  for (ForkServer::Process& worker : idle_) end(worker);
}

std::string Workers::end(ForkServer::Process& worker) {
  ::close(std::exchange(worker.line, -1));
  try {
    return server_.end_of(worker.id);
  } catch (const WorldError&) {
    return "is lost";
  }
}

BookRecord Workers::make(const PlannedBook& book, unsigned jobs, MemoryGate& memory) {
  Lease worker(*this);
  const WorkerReply first =
      worker.ask(to_message({static_cast<std::size_t>(&book - plan_.books.data()), jobs, memory.ceiling()}));
  if (first.kind != WorkerReply::memory) return worker.finish(first, book);
  const MemoryGate::Share share = memory.take(std::stoull(first.text));
  return worker.finish(worker.ask("granted"), book);
}

// Where no further process can be started, those that there are do the work.
ForkServer::Process Workers::take() {
  for (std::unique_lock lock(guard_);; changed_.wait_for(lock, std::chrono::milliseconds(patience_ms))) {
    throw_if_canceled();
    ForkServer::Process worker;
    if (!idle_.empty()) {
      worker = idle_.back();
      idle_.pop_back();
    } else {
      try {
        worker = server_.start();
      } catch (const WorldError&) {
        if (busy_ == 0) throw;
        continue;
      }
    }
    ++busy_;
    return worker;
  }
}

void Workers::give_back(ForkServer::Process worker) {
  const std::lock_guard lock(guard_);
  --busy_;
  if (worker.line >= 0) idle_.push_back(worker);
  changed_.notify_one();
}

}  // namespace mazefolio::batch
