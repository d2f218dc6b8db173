#include "preview/session.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stop.h"
#include "base/system/stopwatch.h"
#include "preview/made_book.h"
#include "publish/produce.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;
using Json = nlohmann::json;

namespace {

const std::string little =
    "title: Little\nchapters:\n  - puzzles:\n      - {size: 6x6}\n      - {size: 7x7}\n";

/// Takes many seconds.
const std::string slow_book =
    "title: Slow\naudience: adult\nchapters:\n  - puzzles:\n      - {grid: penrose, count: 1000}\n";

/// A session over a spec of its own.
struct Work {
  std::filesystem::path spec = scratch_folder() / "book.yaml";
  Studio studio;
  std::optional<Session> session;

  explicit Work(const std::string& text = little) {
    write_file(spec, text);
    session.emplace(SessionRequest{spec, {}, false, 2});
  }
  /// The first state for which `holds` is true.
  Json any_state(const std::function<bool(const Json&)>& holds) {
    Json last;
    std::uint64_t after = 0;
    for (int i = 0; i < 200; ++i) {
      last = Json::parse(session->state(after, 200ms));
      after = last["version"];
      if (holds(last)) return last;
    }
    FAIL("not reached: " << last.dump(1));
    return last;
  }
  /// The same, when nothing is being made.
  Json state(const std::function<bool(const Json&)>& holds) {
    return any_state([&](const Json& s) { return !s["busy"] && holds(s); });
  }
  Json made() {
    return state([](const Json& s) { return s.contains("book") && !s["stale"]; });
  }
};

std::string ids_of(const Json& state) {
  std::string ids;
  for (const Json& maze : state["book"]["mazes"]) ids += maze["id"].get<std::string>() + " ";
  return ids;
}

/// Where a maze stands, with its arrows and words, to the last bit.
std::string place_of(const MazeFit& fit) {
  std::string text = fmt::format("{:a} {:a} {:a} {:a}", fit.transform.scale, fit.transform.shift.x,
                                 fit.transform.shift.y, fit.corridor);
  for (const GateMark& mark : fit.gates)
    text += fmt::format(" {:a},{:a} {}", mark.word.at.x, mark.word.at.y, mark.word.text);
  return text;
}

}  // namespace

TEST_CASE("a session makes the book of a spec, and paints its pages") {
  Work work;
  const Json state = work.made();
  CHECK(state["book"]["title"] == "Little");
  CHECK(state["book"]["mazes"].size() == 2);
  CHECK(state["book"]["mazes"][1]["line"] == 5);
  CHECK(state["messages"].empty());
  CHECK(state["sha256"] == sha256(little));
  CHECK(state["choices"]["template"].size() > 5);
  const Result<std::string> page = work.session->page({0, 200});
  REQUIRE(page);
  CHECK(page->substr(1, 3) == "PNG");
  CHECK_FALSE(work.session->page({1000, 200}));
  const auto maze_page = state["book"]["mazes"][0]["page"].get<std::size_t>() - 1;
  const Result<std::string> solved = work.session->page({maze_page, 200, true});
  REQUIRE(solved);
  CHECK(*solved != *work.session->page({maze_page, 200}));
}

TEST_CASE("a file that was changed is read again, and errors leave the last good book") {
  Work work;
  const std::string before = ids_of(work.made());
  write_file(work.spec, "title: Little\nchapters:\n  - puzzles:\n      - {size: 6x6, algorithm: wilsen}\n");
  const Json broken = work.state([](const Json& s) { return s["stale"] == true; });
  REQUIRE(broken["messages"].size() == 1);
  CHECK(broken["messages"][0]["line"] == 4);
  CHECK(broken["messages"][0]["message"] == "unknown algorithm 'wilsen'");
  CHECK(ids_of(broken) == before);
  CHECK(work.session->page({0, 100}));
  std::filesystem::remove(work.spec);
  work.state([](const Json& s) { return s["messages"][0]["line"] == 0; });
  write_file(work.spec, little);
  CHECK(ids_of(work.made()) == before);
}

TEST_CASE("a spec that was broken in forty ways is well after it was mended") {
  Work work;
  const std::string good = ids_of(work.made());
  for (std::size_t i = 0; i < 40; ++i) {
    std::string text = little;
    text.insert(text.size() * i / 40, i % 4 == 0   ? "]"
                                      : i % 4 == 1 ? "\xff"
                                      : i % 4 == 2 ? "{\n"
                                                   : "\t: - &");
    write_file(work.spec, text);
    CAPTURE(text);
    const Json state = work.state([&](const Json& s) { return s["sha256"] == sha256(text); });
    CHECK((state["stale"] == true) == !state["messages"].empty());
  }
  write_file(work.spec, little);
  CHECK(ids_of(work.state([&](const Json& s) { return s["sha256"] == sha256(little) && !s["stale"]; })) ==
        good);
}

TEST_CASE("a text is saved only over the text that it was made from") {
  Work work;
  work.made();
  const std::string longer = little + "      - {size: 8x8}\n";
  CHECK(work.session->save(longer, sha256("something else")) == Saved::changed_meanwhile);
  CHECK(read_file(work.spec) == little);
  CHECK(work.session->save(longer, sha256(little)) == Saved::done);
  CHECK(read_file(work.spec) == longer);
  work.state([](const Json& s) { return s.contains("book") && s["book"]["mazes"].size() == 3; });
  std::filesystem::remove(work.spec);
  CHECK(work.session->save(longer, sha256(longer)) == Saved::failed);
}

TEST_CASE("another maze is a new seed of its entry, and no other maze changes") {
  Work work;
  const Json before = work.made();
  CHECK(work.session->set(2, "seed", "abc"));
  CHECK(read_file(work.spec) ==
        "title: Little\nchapters:\n  - puzzles:\n      - {size: 6x6}\n      - {size: 7x7, seed: \"abc\"}\n");
  const Json after =
      work.state([&](const Json& s) { return s.contains("book") && ids_of(s) != ids_of(before); });
  CHECK(after["book"]["mazes"][0]["id"] == before["book"]["mazes"][0]["id"]);
  CHECK(after["book"]["mazes"][1]["id"] != before["book"]["mazes"][1]["id"]);
  CHECK(work.session->set(0, "template", "storybook"));
  work.state([](const Json& s) { return s.contains("book") && s["book"]["template"] == "storybook"; });
}

TEST_CASE("a page size is written as the spec names it, and the theme none removes the field") {
  Work work("theme: ocean\n" + little);
  CHECK(work.made()["book"]["theme"] == "ocean");
  CHECK(work.session->set(0, "theme", ""));
  CHECK(read_file(work.spec) == little);
  work.state([](const Json& s) { return s.contains("book") && s["book"]["theme"] == "" && !s["stale"]; });
  CHECK(work.session->set(0, "page", "11x17"));
  const Json state =
      work.state([](const Json& s) { return s.contains("book") && s["book"]["page"][0] == 792.0; });
  CHECK(read_file(work.spec) == "page: 11x17\n" + little);
  CHECK(std::ranges::any_of(state["choices"]["page"], [](const Json& p) { return p["name"] == "a4"; }));
}

TEST_CASE("nothing is set but what is offered, to words") {
  Work work;
  work.made();
  CHECK_FALSE(work.session->set(0, "cover", "x"));
  CHECK_FALSE(work.session->set(0, "template", "../x"));
  CHECK_FALSE(work.session->set(0, "template", ""));
  CHECK_FALSE(work.session->set(1, "seed", ""));
  CHECK_FALSE(work.session->set(1, "template", "storybook"));
  CHECK_FALSE(work.session->set(99, "seed", "a"));
  CHECK_FALSE(work.session->set(-1, "seed", "a"));
  CHECK(read_file(work.spec) == little);
}

TEST_CASE("a change ends the making of a slow book, and the new one begins at once") {
  Work work;
  work.made();
  for (int i = 0; i < 3; ++i) {
    const std::string slow = slow_book + "seed: s" + std::to_string(i) + "\n";
    write_file(work.spec, slow);
    work.any_state([&](const Json& s) { return s["busy"] == true && s["sha256"] == sha256(slow); });
  }
  const Json busy = work.any_state([](const Json& s) { return s["done"] > 0; });
  CHECK(busy["total"] == 1000);
  CHECK(busy["book"]["title"] == "Little");
  CHECK(work.session->page({1, 100}));  // of the last good book, while another one is made
  write_file(work.spec, little + "    title: Newest\n");
  const Stopwatch clock;
  const Json made = work.made();
  CHECK(made["sha256"] == sha256(little + "    title: Newest\n"));
  CHECK(clock.seconds() < 1);
}

TEST_CASE("a session that ends while a slow book is made ends at once") {
  Work work(slow_book);
  work.any_state([](const Json& s) { return s["total"] > 0; });
  const Stopwatch clock;
  work.session.reset();
  CHECK(clock.seconds() < 1);
}

TEST_CASE("pages of an older book are not painted, and the known book is not told again") {
  Work work;
  const Json first = work.made();
  const std::uint64_t made = first["made"];
  CHECK(work.session->page({0, 100, false, made}));
  CHECK_FALSE(Json::parse(work.session->state(0, 0ms, made)).contains("book"));
  write_file(work.spec, "template: classic\n" + little);
  const Json second = work.state([&](const Json& s) { return s["made"] > made; });
  CHECK_FALSE(work.session->page({0, 100, false, made}));
  CHECK(work.session->page({0, 100, false, second["made"]}));
  CHECK(Json::parse(work.session->state(0, 0ms, made)).contains("book"));
}

TEST_CASE("a bug in a making is a message, and what is stopped or broken spoils no later making") {
  const Studio studio;
  const SessionRequest request{scratch_folder() / "book.yaml", {}, false, 2};
  Workshop fresh, kept;
  const Making good = make_from(little, request, fresh);
  REQUIRE(good.book);
  MakingListener broken;
  broken.progress.on_step = [] { throw InternalError("no way"); };
  const Making bug = make_from(little, request, kept, broken);
  CHECK_FALSE(bug.book);
  REQUIRE(bug.found.all().size() == 1);
  CHECK(bug.found.all()[0].message == "internal error: no way");
  std::stop_source stop;
  MakingListener stopping;
  stopping.progress.on_step = [&] { stop.request_stop(); };
  {
    const StopScope scope(stop.get_token());
    CHECK_THROWS_AS(make_from(little, request, kept, stopping), Canceled);
  }
  const Making again = make_from(little, request, kept);
  REQUIRE(again.book);
  for (std::size_t i = 0; i < 2; ++i)
    CHECK(again.book->ready.book.puzzles[i].puzzle.id == good.book->ready.book.puzzles[i].puzzle.id);
}

TEST_CASE("a book made again takes what is known from before, and is the one that would be made") {
  const auto make = [](const std::string& text, Workshop& workshop) {
    const Making making = make_from(text, {scratch_folder() / "book.yaml", {}, false, 2}, workshop);
    REQUIRE(making.book);
    std::string mazes;
    for (const BookPuzzle& p : making.book->ready.book.puzzles)
      mazes +=
          fmt::format("{}: {} {}\n", to_text(*p.puzzle.id), place_of(p.placed.fit), place_of(p.answer.fit));
    return mazes;
  };
  const Studio studio;
  const std::string first =
      "title: A\nchapters:\n  - puzzles:\n      - {count: 6}\n      - {shape: heart}\n"
      "      - {rule: keys}\n      - {grid: hexagon, seed: x, size: 8x8}\n";
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = first;
    return text.replace(text.find(from), from.size(), to);
  };
  Workshop kept;
  const std::string mazes = make(first, kept);
  CHECK(kept.puzzles.made() == 9);
  CHECK(make(changed("title: A", "title: B"), kept) == mazes);
  CHECK(kept.puzzles.made() == 9);
  CHECK(kept.puzzles.found() == 9);
  // Whatever is changed, the mazes and their places are those of a new session.
  for (const std::string& other :
       {changed("title: A", "title: A\ntemplate: playful"), changed("title: A", "title: A\nlanguage: de"),
        changed("shape: heart", "shape: star"), changed("title: A", "title: A\nseed: other"),
        changed("title: A", "title: A\naudience: adult"), changed("title: A", "title: A\npage: a4"),
        changed("{count: 6}", "{count: 6, difficulty: hard}"),
        changed("{count: 6}", "{count: 6, braid: 0.5}"), changed("{count: 6}", "{count: 6, per_page: 2}"),
        changed("rule: keys", "rule: {keys: 1}"), changed("seed: x", "seed: y"),
        changed("size: 8x8", "size: 9x8"), changed("seed: x", "goals: farthest"),
        changed("{count: 6}", "{count: 6, walls: block}"), changed("grid: hexagon", "algorithm: wilson")}) {
    CAPTURE(other);
    Workshop fresh;
    CHECK(make(other, kept) == make(other, fresh));
  }
  CHECK(make(first, kept) == mazes);
}
