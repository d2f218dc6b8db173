// What users do in the preview, done in a real browser. MAZEFOLIO_PICTURES=FOLDER keeps pictures of what it
// shows.

#include "browser.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

const std::string six =
    "title: Six Mazes\naudience: kids\nchapters:\n  - title: One\n    puzzles:\n      - {count: 4}\n"
    "      - {shape: heart, size: 12x12}\n      - {grid: hexagon}\n";

/// A spec that is shown in a browser, and all its pages.
struct Shown {
  std::filesystem::path spec = scratch_folder() / "book.yaml";
  std::unique_ptr<RunningPreview> preview;
  std::unique_ptr<Browser> browser;

  explicit Shown(const std::string& text = six) {
    write_file(spec, text);
    preview = std::make_unique<RunningPreview>(spec);
    browser = std::make_unique<Browser>();
    browser->open(preview->url);
    browser->wait_for("typeof state === 'object' && state && state.book && !state.busy");
    browser->wait_for("document.querySelector('.page img').naturalWidth > 0");
  }
  std::string text() const { return read_file(spec); }
  void picture(const std::string& name) {
    if (const char* folder = std::getenv("MAZEFOLIO_PICTURES"))
      browser->save_picture(std::filesystem::path(folder) / (name + ".png"));
  }
};

bool no_browser() {
  if (Browser::is_there()) return false;
  std::puts("skipped: browser tests: chromedriver is not installed");
  return true;
}

}  // namespace

TEST_CASE("a browser shows the pages of a book, asks this machine alone, and shows a change of the file") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  CHECK(browser.run("return document.title") == "Six Mazes \u2013 Mazefolio");
  CHECK(browser.run("return $('text').value") == six);
  CHECK(browser.run("return document.querySelectorAll('.page').length === state.book.pages") == true);
  browser.wait_for("$('status').textContent.includes('6 mazes')");
  shown.picture("start");
  std::string text = six;
  text.replace(text.find("Six Mazes"), 9, "Other Ways");
  write_file(shown.spec, text);
  browser.wait_for("$('title').textContent === 'Other Ways'");
  browser.wait_for("document.querySelector('.page img').src.includes('made=' + state.made)");
  CHECK(browser.run("return $('text').value") == text);
  CHECK(browser.run("return performance.getEntriesByType('resource').every((e) => "
                    "e.name.startsWith(location.origin))") == true);
}

TEST_CASE("an error stands at its line, the last good pages stay, and all is well when it is mended") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  std::string broken = six;
  broken.replace(broken.find("hexagon"), 7, "hexagone");
  write_file(shown.spec, broken);
  browser.wait_for("document.querySelectorAll('#gutter .error').length === 1");
  CHECK(browser.run("return document.querySelector('#gutter .error').textContent") == "8");
  CHECK(browser.run("return $('messages').innerText").get<std::string>().find("hexagon") !=
        std::string::npos);
  CHECK(browser.run("return $('pages').classList.contains('stale')") == true);
  CHECK(browser.run("return document.querySelectorAll('.page').length > 6") == true);
  browser.run("document.querySelector('#messages button').click()");
  CHECK(browser.run("return $('text').value.slice(0, $('text').selectionStart).split('\\n').length") == 8);
  shown.picture("error");
  write_file(shown.spec, six);
  browser.wait_for("!$('pages').classList.contains('stale') && $('messages').children.length === 0");
}

TEST_CASE("another maze, a harder one and another template are written into the spec, and shown") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  browser.run("document.querySelector('.hot[data-maze=\"6\"]').click()");
  CHECK(browser.run("return !$('maze').hidden && $('facts').innerText.includes('hexagon')") == true);
  CHECK(browser.run("return $('text').value.slice(0, $('text').selectionStart).split('\\n').length") == 8);
  shown.picture("maze");
  const auto id = browser.run("return maze().id");
  browser.run("$('another').click()");
  browser.wait_for("maze().id !== " + id.dump() + " && !state.busy");
  CHECK(shown.text().find("- {grid: hexagon, seed: \"") != std::string::npos);
  const int level = browser.run("return maze().level");
  browser.run("$('harder').click()");
  browser.wait_for("maze().level === " + std::to_string(level + 1) + " && !state.busy && !state.stale");
  CHECK(shown.text().find("difficulty: " + std::to_string(level + 1)) != std::string::npos);
  browser.run("$('template').value = 'playful'; $('template').dispatchEvent(new Event('change'))");
  browser.wait_for("state.book.template === 'playful' && !state.busy");
  CHECK(shown.text().starts_with("template: playful\n"));
}

TEST_CASE("a text is written in the browser and saved with the keyboard, never over another change") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  browser.run("$('text').focus(); $('text').setSelectionRange(7, 7)");
  browser.type("My ");
  CHECK(browser.run("return $('save').disabled") == false);
  CHECK(shown.text() == six);
  browser.run(
      "dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true, bubbles: true, cancelable: "
      "true}))");
  browser.wait_for("$('title').textContent === 'My Six Mazes'");
  CHECK(shown.text().starts_with("title: My Six Mazes\n"));
  browser.type("own ");
  write_file(shown.spec, six);
  browser.wait_for("state.text === " + nlohmann::json(six).dump());
  browser.wait_for("!$('notice').hidden && $('save').disabled");
  browser.run("save()");
  CHECK(shown.text() == six);
  shown.picture("conflict");
  browser.run("$('mine').click(); $('save').click()");
  browser.wait_for("$('title').textContent === 'My own Six Mazes'");
  CHECK(shown.text().starts_with("title: My own Six Mazes\n"));
}

TEST_CASE("mazes can be chosen by keyboard, and everything has its place on a narrow screen") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  browser.run("document.querySelector('.hot').focus()");
  browser.type("\uE007");  // Enter
  browser.wait_for("!$('maze').hidden");
  browser.type("\uE00C");  // Escape
  browser.wait_for("$('maze').hidden");
  for (const int width : {1600, 900, 500}) {
    browser.resize(width, 900);
    CAPTURE(width);
    browser.wait_for("document.documentElement.scrollWidth <= innerWidth");
    CHECK(browser.run("return document.querySelector('.page').clientWidth > 80") == true);
    shown.picture("width-" + std::to_string(width));
  }
}
