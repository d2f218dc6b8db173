// How long who writes a book waits for its pages, measured by the clock of the page in a real browser: from
// the start of the program until the first page is painted, and from saving a text until the new picture of
// the visible page is painted, medians of twenty. `preview_table 5` takes five, `preview_table 20 600` only
// books of 600 mazes. Needs chromedriver.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>

#include "base/options.h"
#include "base/system/file.h"
#include "preview/browser.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

/// A book with one maze whose entry can be changed alone.
struct MeasuredBook {
  const char *name, *audience, *entry;
  int mazes;

  std::string text(const std::string& title, const std::string& seed) const {
    return fmt::format(
        "title: {}\naudience: {}\nchapters:\n  - puzzles:\n      - {{{}title: Alone, seed: \"{}\"}}\n"
        "      - {{{}count: {}}}\n",
        title, audience, entry, seed, entry, mazes - 1);
  }
};

constexpr MeasuredBook books[] = {{"for kids", "kids", "", 100},
                                  {"Penrose, for adults", "adult", "grid: penrose, ", 600}};

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

// Milliseconds from `begin` until another picture of page `index` is painted.
std::string painted_after(const std::string& begin, int index) {
  return fmt::format(
      "const figure = pageAt({}), before = figure.querySelector('img'), begun = performance.now();"
      "return new Promise((done) => {{"
      "  new MutationObserver(async (changes, observer) => {{"
      "    const image = figure.querySelector('img');"
      "    if (!image || image === before) return;"
      "    observer.disconnect();"
      "    await image.decode();"
      "    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));"
      "  }}).observe(figure, {{ childList: true }});"
      "  {}"
      "}});",
      index, begin);
}

/// Saves a text in the page when nothing else is on its way; milliseconds until page `index` is painted anew.
double saved(Browser& browser, const std::string& text, int index) {
  browser.wait_for("!state.busy && waiting.flat().length === 0 && asked.every((count) => count === 0)");
  return browser
      .run(painted_after("$('text').value = " + nlohmann::json(text).dump() +
                             "; $('text').dispatchEvent(new Event('input')); save();",
                         index))
      .get<double>();
}

constexpr const char* first_painted =
    "return new Promise((done) => {"
    "  const look = () => {"
    "    const image = document.querySelector('.page img');"
    "    if (!image || !image.naturalWidth) return requestAnimationFrame(look);"
    "    image.decode().then(() => requestAnimationFrame(() =>"
    "      setTimeout(() => done(performance.timeOrigin + performance.now()))));"
    "  };"
    "  look();"
    "});";

/// Milliseconds from the start of the program until the first page is painted.
double begun(Browser& browser, const std::filesystem::path& spec, std::unique_ptr<RunningPreview>& preview) {
  preview.reset();
  const std::chrono::duration<double, std::milli> start = std::chrono::system_clock::now().time_since_epoch();
  preview = std::make_unique<RunningPreview>(spec);
  browser.open(preview->url);
  return browser.run(first_painted).get<double>() - start.count();
}

void print_row(Browser& browser, const MeasuredBook& book, int times) {
  const std::filesystem::path spec = scratch_folder() / "book.yaml";
  write_file(spec, book.text("Begin", "a"));
  std::unique_ptr<RunningPreview> preview;
  std::vector<double> starts, titles, entries;
  for (int i = 0; i < times; ++i) starts.push_back(begun(browser, spec, preview));
  browser.wait_for("!state.busy");
  for (int i = 0; i < times; ++i)
    titles.push_back(saved(browser, book.text(fmt::format("Title {}", i), "a"), 0));
  const int page = browser.run("return state.book.mazes[0].page - 1");
  browser.run(fmt::format("goTo({})", page));
  browser.wait_for(fmt::format("pageAt({}).querySelector('img')", page));
  for (int i = 0; i < times; ++i)
    entries.push_back(saved(browser, book.text("Title", fmt::format("b{}", i)), page));
  fmt::print("{} mazes, {}: first page {:.0f} ms, title {:.0f} ms, one entry {:.0f} ms\n", book.mazes,
             book.name, median(starts), median(titles), median(entries));
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int times = argc > 1 ? static_cast<int>(parse_integer(argv[1]).value_or(20)) : 20;
    const auto mazes = argc > 2 ? parse_integer(argv[2]) : std::nullopt;
    Browser browser;
    for (const MeasuredBook& book : books)
      if (!mazes || *mazes == book.mazes) print_row(browser, book, times);
    return 0;
  } catch (const std::exception& wrong) {
    std::fprintf(stderr, "preview_table: %s\n", wrong.what());
    return 1;
  }
}
