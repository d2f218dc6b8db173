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

// Keys, as WebDriver names them.
const std::string enter = "\uE007", escape = "\uE00C", arrow_right = "\uE014", home = "\uE011",
                  end = "\uE010";

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
    browser->wait_for("document.querySelector('.page img')");
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
  // Compressing a text for the same machine takes longer than to make it.
  CHECK(browser.run("return performance.getEntriesByType('resource').every((e) => "
                    "e.encodedBodySize === e.decodedBodySize)") == true);
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
  CHECK(browser.run("return $('hint').textContent") ==
        "These pages are older than the text, which has errors now.");
  CHECK(browser.run("return document.querySelectorAll('.page').length > 6") == true);
  browser.run("document.querySelector('#messages button').click()");
  CHECK(browser.run("return $('text').value.slice(0, $('text').selectionStart).split('\\n').length") == 8);
  shown.picture("error");
  write_file(shown.spec, six);
  browser.wait_for("!$('pages').classList.contains('stale') && $('messages').children.length === 0");
}

TEST_CASE(
    "of a maze is told why it is hard; another one and a harder one are written into the spec, and shown") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  browser.run("$('why').open = false; document.querySelector('.hot[data-maze=\"6\"]').click()");
  CHECK(browser.run("return !$('panel').hidden && $('facts').innerText.includes('hexagon')") == true);
  CHECK(browser.run("return $('text').value.slice(0, $('text').selectionStart).split('\\n').length") == 8);
  CHECK(browser.run("return $('rating').children.length") == 0);
  browser.run("$('why').open = true");
  browser.wait_for("$('rating').querySelector('img') && $('rating').querySelector('img').naturalWidth > 100");
  CHECK(browser.run("return [...$('rating').querySelectorAll('th')].slice(0, 2).map((t) => t.textContent)") ==
        nlohmann::json({"way", "turns"}));
  browser.wait_for("[pageAt(10), ...$('strip').children].every((holder) => holder.querySelector('img'))");
  shown.picture("maze");
  browser.run("$('rating').querySelector('img').scrollIntoView()");
  shown.picture("why");
  const auto id = browser.run("return maze().id");
  browser.run("$('another').click()");
  browser.wait_for("maze().id !== " + id.dump() + " && !state.busy");
  CHECK(shown.text().find("- {grid: hexagon, seed: \"") != std::string::npos);
  const int level = browser.run("return maze().level");
  browser.run("$('harder').click()");
  browser.wait_for("maze().level === " + std::to_string(level + 1) + " && !state.busy && !state.stale");
  CHECK(shown.text().find("difficulty: " + std::to_string(level + 1)) != std::string::npos);
}

TEST_CASE("templates and themes are chosen from pictures, with the keyboard, and the page from a list") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  const auto press_in_list = [&](const std::string& button, const std::string& keys) {
    browser.run("$('" + button + "').focus()");
    browser.type(enter);
    browser.wait_for("$('looks').open && $('look-list').contains(document.activeElement)");
    browser.type(keys);
  };
  press_in_list("template", arrow_right);
  browser.wait_for("document.activeElement.textContent !== 'classic'");
  const std::string name = browser.run("return document.activeElement.textContent");
  browser.wait_for(
      "[...document.querySelectorAll('#look-list img')].filter((i) => i.naturalWidth > 100).length > 2");
  shown.picture("templates");
  browser.type(enter);
  browser.wait_for("state.book.template === '" + name + "' && !state.busy");
  CHECK(shown.text().starts_with("template: " + name + "\n"));
  press_in_list("theme", arrow_right + enter);
  browser.wait_for("state.book.theme && !state.busy");
  CHECK(shown.text().find("theme: ") != std::string::npos);
  press_in_list("theme", escape);
  browser.wait_for("!$('looks').open");
  browser.run("$('page-size').value = 'a4'; $('page-size').dispatchEvent(new Event('change'))");
  browser.wait_for("Math.abs(state.book.width_pt - 595.3) < 1 && !state.busy");
  press_in_list("theme", "");
  browser.wait_for(
      "[...document.querySelectorAll('#look-list img')].filter((i) => i.naturalWidth > 100).length > 2");
  shown.picture("themes");
  browser.run("$('look-list').firstElementChild.click()");
  browser.wait_for("!state.book.theme && !state.busy");
  CHECK(shown.text() == "page: a4\ntemplate: " + name + "\n" + six);
}

TEST_CASE("a strip leads to every page, and of a page are shown its answers, its figures and its proof") {
  if (no_browser()) return;
  Shown shown;
  Browser& browser = *shown.browser;
  browser.run("$('strip').children[7].click()");
  browser.wait_for(
      "pageAt(7).dataset.near && $('strip').children[7].getAttribute('aria-current') === 'page'");
  browser.run("$('answers').click()");
  browser.wait_for(
      "[7, 8].every((i) => (pageAt(i).querySelector('img') || {src: ''}).src.includes('solved=1'))");
  browser.wait_for("[...$('strip').children].every((small) => small.querySelector('img'))");
  CHECK(browser.run("return pageAt(0).querySelector('img').src.includes('solved')") == false);
  shown.picture("answers");
  browser.run("$('strip').children[7].focus()");
  browser.type(home);
  browser.wait_for("current === 0 && $('scroll').scrollTop < 20");
  browser.type(arrow_right + arrow_right);
  browser.wait_for("current === 2 && document.activeElement === $('strip').children[2]");
  browser.type(end);
  browser.wait_for("current === state.book.pages - 1 && $('strip').lastElementChild.tabIndex === 0");
  // A maze is kept as a picture, with its answer where answers are shown.
  browser.run("choose(5)");
  browser.run(
      "for (const f of ['svg', 'png']) "
      "fetch($('save-' + f).href).then((r) => r.text()).then((t) => window[f] = t.slice(0, 200))");
  browser.wait_for("window.svg && window.png");
  CHECK(browser.run("return svg.includes('<svg') && png.includes('PNG')") == true);
  CHECK(browser.run("return $('save-svg').download + ' ' + $('save-png').textContent") ==
        "maze-5-answer.svg Save PNG with answer");
  browser.run("goTo(5); pageAt(5).querySelector('.number').click()");
  browser.wait_for("$('figures').innerText.includes('smallest type')");
  CHECK(browser.run("return $('panel-title').textContent") == "Page 6");
  CHECK(browser.run("return $('verdict').textContent.startsWith('Not proven')") == true);
  browser.run("$('prove').click()");
  browser.wait_for("$('prove').textContent === '\u2713 Proven'");
  CHECK(browser.run("return document.querySelectorAll('.page.good').length === state.book.pages") == true);
  CHECK(browser.run("return $('verdict').textContent.startsWith('\u2713')") == true);
  shown.picture("proven");
  browser.run(
      "proof.findings = [{page: 6, in_key: false, maze: 1, step: 'walls', message: 'a wall is missing'}]; "
      "drawProof(); $('prove').click()");
  CHECK(browser.run("return $('prove').textContent + $('faults').textContent") ==
        "1 fault foundMaze 1: a wall is missing");
  CHECK(browser.run("return document.querySelectorAll('.page.wrong').length") == 1);
  shown.picture("fault");
  std::string text = six;
  write_file(shown.spec, text.replace(text.find("Six Mazes"), 9, "Other Ways"));
  browser.wait_for("$('title').textContent === 'Other Ways'");
  browser.wait_for("$('prove').textContent === 'Prove the book' && !document.querySelector('.page.good')");
}

TEST_CASE("the pages of a separate answer key are shown after the book, and a maze leads to its answer") {
  if (no_browser()) return;
  Shown shown("answers: separate\n" + six);
  Browser& browser = *shown.browser;
  browser.wait_for("[...$('strip').children].every((small) => small.querySelector('img'))");
  CHECK(browser.run("return $('strip').lastElementChild.textContent === `Key ${state.book.key_pages}`") ==
        true);
  browser.run("choose(1, true); $('facts').querySelectorAll('.link')[1].click()");
  browser.wait_for("current === state.book.pages && pageAt(current).querySelector('img')");
  browser.run("pageAt(current).querySelector('.number').click()");
  browser.wait_for("$('figures').innerText.includes('Answers')");
  CHECK(browser.run("return $('panel-title').textContent") == "Page 1 of the answer key");
  browser.run("$('prove').click()");
  browser.wait_for("$('prove').textContent === '\u2713 Proven'");
  CHECK(browser.run("return document.querySelectorAll('.page.good').length === pageCount()") == true);
  shown.picture("key");
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
  browser.type(enter);
  browser.wait_for("!$('panel').hidden && document.activeElement === $('panel-title')");
  browser.type(escape);
  browser.wait_for("$('panel').hidden && document.activeElement.dataset.maze === '1'");
  const auto look = [&](const std::string& name) {
    CAPTURE(name);
    browser.wait_for("document.documentElement.scrollWidth <= innerWidth");
    browser.wait_for(
        "[...document.querySelectorAll('.page[data-near=yes]')].every((p) => p.querySelector('img'))");
    CHECK(browser.run("return document.querySelector('.page').clientWidth > 80") == true);
    CHECK(browser.run("return $('text').clientHeight > 100 && $('scroll').clientHeight > 150") == true);
    shown.picture(name);
  };
  for (const int width : {1600, 900}) {
    browser.resize(width, 900);
    look("width-" + std::to_string(width));
  }
  browser.run("choose(6, true)");
  look("width-900-maze");
  browser.use_colors("dark");
  browser.resize(1600, 900);
  look("dark");
  browser.use_small_screen(360, 740);
  browser.run("choose(6, true)");
  look("width-360-maze");
  browser.run("closePanel()");
  look("width-360");
}
