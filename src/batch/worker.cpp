#include "batch/worker.h"

#include <malloc.h>

#include <cstring>
#include <utility>

#include "base/diagnostic.h"
#include "base/system/messages.h"
#include "base/system/parallel.h"
#include "batch/build_book.h"
#include "batch/fingerprint.h"
#include "batch/run_books.h"
#include "publish/produce.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {
namespace {

int line_of_this_worker = -1;  // a library that gives up tells nobody which book it was for

bool reply(int line, WorkerReply::Kind kind, const std::string& text) {
  return send_message(line, static_cast<char>(kind) + text);
}

BookOrder read_order(const std::string& message) {
  BookOrder order;
  if (message.size() != sizeof order) throw InternalError("an order for a book is cut short");
  std::memcpy(&order, message.data(), sizeof order);
  return order;
}

// Pages that are given back come again in the next book, one fault each, so that little is kept. A limit
// counts all of them.
void give_back_memory(const Limits& limits) {
  constexpr std::size_t little = std::size_t{16} << 20;
  if (limits.memory_bytes > 0 || ::mallinfo2().fordblks > little) ::malloc_trim(0);
}

}  // namespace

std::string to_message(const BookOrder& order) {
  return {reinterpret_cast<const char*>(&order), sizeof order};
}

WorkerReply read_reply(std::string message) {
  if (message.empty()) throw InternalError("a worker replies nothing");
  const auto kind = static_cast<WorkerReply::Kind>(message.front());
  message.erase(0, 1);
  return {kind, std::move(message)};
}

void serve_books(int line, const Plan& plan, const BookTerms& terms) {
  line_of_this_worker = line;
  fail_on_library_warnings(
      [](const std::string& words) { reply(line_of_this_worker, WorkerReply::last_words, words); });
  FileHashes hashes;
  HouseTrees trees;
  std::optional<Studio> studio;
  const auto make = [&](const BookOrder& order) {
    std::optional<Watch> watch;
    const auto admit = [&](std::size_t bytes) {
      watch->without_clock([&] {
        if (!reply(line, WorkerReply::memory, std::to_string(bytes)) || !receive_message(line))
          throw Canceled{};
      });
    };
    const BookShop shop{plan, terms, order.memory_ceiling, admit, hashes, trees};
    return outcome_of(plan.books[order.book], order.jobs, [&](const PlannedBook& book, unsigned jobs) {
      if (!studio) studio.emplace(terms.notes);  // what goes wrong with it is an outcome, too
      give_back_memory(terms.limits);            // what the book before has left is not this one's
      watch.emplace(terms.limits, [&](const std::string& words) {
        reply(line, WorkerReply::last_words, book.output + ": " + words);
      });
      return build_book(book, jobs, shop);
    });
  };
  try {
    while (const std::optional<std::string> message = receive_message(line))
      if (!reply(line, WorkerReply::record, to_json(make(read_order(*message))))) return;
  } catch (const Canceled&) {  // by the parent, who knows
  }
}

}  // namespace mazefolio::batch
