#include "batch/run_books.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "base/failure.h"
#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "batch/fingerprint.h"

namespace mazefolio::batch {
namespace {

Failure failure_of(const std::exception& thrown) {
  if (dynamic_cast<const InputError*>(&thrown)) return Failure::input;
  return dynamic_cast<const InternalError*>(&thrown) ? Failure::bug : Failure::world;
}

BookRecord failed(const PlannedBook& book, const std::exception& thrown) {
  BookRecord record = record_of(book);
  record.failure = failure_of(thrown);
  record.found = errors_of(thrown);
  return record;
}

}  // namespace

BookRecord record_of(const PlannedBook& book) {
  BookRecord record;
  record.output = book.output;
  record.spec = book.spec.string();
  for (const Override& set : book.sets) record.sets.push_back(to_text(set));
  record.edition = book.edition;
  record.version = MAZEFOLIO_VERSION;
  record.source_date = source_date_text();
  return record;
}

BookRecord outcome_of(const PlannedBook& book, unsigned jobs, const MakeBook& make) {
  const Stopwatch watch;
  BookRecord record;
  try {
    record = make(book, jobs);
  } catch (const std::exception& thrown) {
    record = failed(book, thrown);
  }
  // A signal may end a process that the book waits for, which looks like a failure of the book.
  if (!record.made()) throw_if_canceled();
  if (record.seconds == 0) record.seconds = watch.seconds();
  return record;
}

bool run_books(const Plan& plan, const RunBooks& run) {
  const unsigned jobs = run.jobs ? run.jobs : std::max(1u, std::thread::hardware_concurrency());
  const std::size_t workers = std::min<std::size_t>(jobs, run.todo.size());
  if (workers == 0) return true;
  const auto jobs_a_book = static_cast<unsigned>(jobs / workers);
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;
  std::mutex reporting;
  std::exception_ptr broken;  // thrown by on_done: no further outcome can be reported

  const auto work = [&] {
    std::unique_lock lock(reporting, std::defer_lock);  // held until an exception of on_done is noted
    try {
      for (std::size_t i = next++; i < run.todo.size() && !stopped; i = next++) {
        throw_if_canceled();
        const std::size_t book = run.todo[i];
        BookRecord record = outcome_of(plan.books[book], jobs_a_book, run.make);
        lock.lock();
        if (!broken) run.on_done(book, std::move(record));
        lock.unlock();
      }
    } catch (const Canceled&) {
      stopped = true;
    } catch (...) {
      if (!lock) lock.lock();
      if (!broken) broken = std::current_exception();
      stopped = true;
    }
  };
  std::vector<std::thread> threads;
  try {
    for (std::size_t i = 1; i < workers; ++i) threads.emplace_back(work);
  } catch (const std::system_error&) {  // no more threads to be had: fewer do the work
  }
  work();
  for (std::thread& thread : threads) thread.join();
  if (broken) std::rethrow_exception(broken);
  return !stopped;
}

}  // namespace mazefolio::batch
