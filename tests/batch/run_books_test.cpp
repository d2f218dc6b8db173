#include "batch/run_books.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <map>
#include <new>
#include <thread>
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Plan plan_of(std::size_t books) {
  Plan plan;
  for (std::size_t i = 0; i < books; ++i) {
    plan.books.emplace_back();
    plan.books.back().output = std::to_string(i) + ".pdf";
    plan.books.back().spec = "book.yaml";
  }
  return plan;
}

// Outcomes by book.
std::map<std::size_t, BookRecord> outcomes(const Plan& plan, unsigned jobs, MakeBook make) {
  std::map<std::size_t, BookRecord> out;
  RunBooks run{{}, jobs, std::move(make), [&](std::size_t book, BookRecord record) {
                 CHECK(out.emplace(book, std::move(record)).second);
               }};
  for (std::size_t i = 0; i < plan.books.size(); ++i) run.todo.push_back(i);
  CHECK(run_books(plan, run));
  return out;
}

}  // namespace

TEST_CASE("every book is made once, on the requested number of threads") {
  const Plan plan = plan_of(40);
  for (const unsigned jobs : {1u, 3u, 64u}) {
    std::atomic<unsigned> side_by_side = 0, most = 0, others = 0;
    const auto done = outcomes(plan, jobs, [&](const PlannedBook& book, unsigned inner) {
      const unsigned now = ++side_by_side;
      for (unsigned seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      --side_by_side;
      others += inner != 1;
      return record_of(book);
    });
    CHECK(done.size() == 40);
    CHECK(others == 0);
    CHECK(most <= jobs);
    if (jobs > 1) CHECK(most > 1);
  }
}

TEST_CASE("spare threads work inside the books") {
  std::atomic<unsigned> sum = 0;
  outcomes(plan_of(2), 7, [&](const PlannedBook& book, unsigned jobs) {
    sum += jobs;
    return record_of(book);
  });
  CHECK(sum == 6);
}

TEST_CASE("an exception from one book is recorded, and the others are made") {
  const auto done = outcomes(plan_of(8), 3, [](const PlannedBook& book, unsigned) {
    switch (book.output[0]) {
      case '1':
        throw InputError("wrong");
      case '2':
        throw WorldError("full");
      case '3':
        throw InternalError("unsolvable");
      case '4':
        throw std::bad_alloc();
      case '5':
        throw std::runtime_error("else");
    }
    return record_of(book);
  });
  const std::map<std::size_t, std::pair<Failure, std::string>> expected{
      {0, {Failure::none, ""}},
      {1, {Failure::input, "wrong"}},
      {2, {Failure::world, "full"}},
      {3, {Failure::bug, "internal error: unsolvable"}},
      {4, {Failure::world, "out of memory"}},
      {5, {Failure::world, "else"}},
      {6, {Failure::none, ""}},
      {7, {Failure::none, ""}}};
  REQUIRE(done.size() == expected.size());
  for (const auto& [book, outcome] : expected) {
    const BookRecord& record = done.at(book);
    CHECK(record.failure == outcome.first);
    CHECK(record.output == plan_of(8).books[book].output);
    if (outcome.first == Failure::none) continue;
    REQUIRE(record.found.all().size() == 1);
    CHECK(record.found.all()[0].message == outcome.second);
  }
}

TEST_CASE("an exception from on_done ends the run, and no other worker reports") {
  const Plan plan = plan_of(20);
  int seen = 0;
  RunBooks run{{0, 1, 2, 3, 4, 5, 6, 7},
               2,
               [](const PlannedBook& book, unsigned) { return record_of(book); },
               [&](std::size_t, BookRecord) {
                 if (++seen == 3) throw WorldError("no");
               }};
  CHECK_THROWS_AS(run_books(plan, run), WorldError);
  CHECK(seen == 3);
}

TEST_CASE("a run without books is done") { CHECK(run_books(plan_of(0), {})); }
