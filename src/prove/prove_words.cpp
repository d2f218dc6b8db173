// Idea: poppler says which letters stand where, pixels whether they are seen. Words are compared without
// spaces, because spaced letters are read as many words. In scripts that join or turn letters their order and
// forms are poppler's own, so that there only the letters that both have are counted.
#include "prove/prove_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <sstream>

#include "base/text/capitals.h"
#include "prove/prove_signs.h"

namespace mazefolio::prove {
namespace {

constexpr int least_contrast = 40;  ///< of 255, between the ink of a word and what is behind it
constexpr double word_slack_pt = 1.5;

/// The shares of its box that a word has ink in at the least: a rest that a cover leaves has less. Signs may
/// be as small as a full stop.
struct LeastInk {
  double rows = 0, columns = 0;
};

LeastInk least_word_ink(const std::string& text) {
  const bool letters = std::any_of(text.begin(), text.end(),
                                   [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
  return letters ? LeastInk{0.15, 0.1} : LeastInk{};
}

bool is_inked(const PageWord& word, const Raster& page) {
  const Rect& box = word.box;
  const auto pixel = [&](double pt, int most) {
    return std::clamp(static_cast<int>(std::floor(pt * page.pixels_per_pt)), 0, most);
  };
  const double lean = box.height() * 0.1;  // of the lines above and below
  const int x0 = pixel(box.x0, page.width), x1 = std::min(page.width, pixel(box.x1, page.width) + 1),
            y0 = pixel(box.y0 + lean, page.height),
            y1 = std::min(page.height, pixel(box.y1 - lean, page.height) + 1);
  int dark = 255, light = 0;
  for (int y = y0; y < y1; ++y)
    for (int x = x0; x < x1; ++x) {
      dark = std::min<int>(dark, page.at(x, y));
      light = std::max<int>(light, page.at(x, y));
    }
  if (light - dark < least_contrast) return false;
  const int level = (dark + light) / 2;
  std::vector<std::uint8_t> columns(static_cast<std::size_t>(x1 - x0));
  int rows = 0;
  for (int y = y0; y < y1; ++y) {
    bool inked = false, paper = false;
    for (int x = x0; x < x1; ++x) {
      const bool ink = page.at(x, y) < level;
      inked = inked || ink;
      paper = paper || !ink;
      if (ink) columns[static_cast<std::size_t>(x - x0)] = 1;
    }
    rows += inked && paper;
  }
  const auto inked_columns = std::count(columns.begin(), columns.end(), 1);
  const LeastInk least = least_word_ink(word.text);
  return rows >= least.rows * box.height() * page.pixels_per_pt &&
         static_cast<double>(inked_columns) >= least.columns * box.width() * page.pixels_per_pt;
}

/// Without spaces.
std::string letters_of(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' || text[i] == '\n') continue;
    if (text.compare(i, 2, "\xC2\xA0") == 0)
      ++i;
    else
      out += text[i];
  }
  return out;
}

/// Whether letters have one form and stand in one order: Latin, Greek and Cyrillic.
bool is_plain(const std::string& text) {
  // Punctuation, from U+2000 on, begins with E2.
  return std::none_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xD6 && byte != 0xE2;
  });
}

std::string digits_of(const std::string& text) {
  std::string out;
  std::copy_if(text.begin(), text.end(), std::back_inserter(out),
               [](char c) { return c >= '0' && c <= '9'; });
  std::sort(out.begin(), out.end());  // a line from right to left has its numbers in another order
  return out;
}

/// The letters that are printed in a box, from left to right.
struct InBox {
  std::string text;
  bool longer = false;  ///< a word goes on beyond the box
};

InBox printed_in(const Rect& box, const PageText& page) {
  std::vector<const PageWord*> words;
  InBox out;
  for (const PageWord& word : page.words) {
    // A line stands in the middle of its box; those above and below may reach into it.
    if (std::fabs(word.box.center().y - box.center().y) > 0.35 * box.height() ||
        word.box.x1 < box.x0 + word_slack_pt || word.box.x0 > box.x1 - word_slack_pt)
      continue;
    words.push_back(&word);
    out.longer =
        out.longer || word.box.x0 < box.x0 - 2 * word_slack_pt || word.box.x1 > box.x1 + 2 * word_slack_pt;
  }
  std::stable_sort(words.begin(), words.end(),
                   [](const PageWord* a, const PageWord* b) { return a->box.x0 < b->box.x0; });
  for (const PageWord* word : words) out.text += letters_of(word->text);
  return out;
}

/// Moves: from right to left a line has them in the other order.
bool has_arrows(const std::string& text) { return text.find("\xE2\x86") != std::string::npos; }

std::vector<std::string> sorted_characters(const std::string& text) {
  std::vector<std::string> out = characters_of(text);
  std::ranges::sort(out);
  return out;
}

bool stands(const WordsClaim& claim, const InBox& printed) {
  const std::string text = letters_of(claim.text);
  if (has_arrows(text)) {
    const std::vector<std::string> there = sorted_characters(printed.text), asked = sorted_characters(text);
    return std::ranges::includes(there, asked);
  }
  if (!is_plain(text)) return !printed.text.empty() && digits_of(printed.text) == digits_of(text);
  return printed.longer ? printed.text.find(text) != std::string::npos : printed.text == text;
}

/// Whether the words of consecutive lines are this text.
bool are_lines_of(const std::string& text, const std::vector<std::string>& lines) {
  for (std::size_t first = 0; first < lines.size(); ++first) {
    std::string joined;
    for (std::size_t i = first; i < lines.size() && joined.size() < text.size(); ++i) joined += lines[i];
    if (joined == text) return true;
  }
  return false;
}

/// Whole, or cut after some of its letters.
bool is_title(const std::string& printed, const std::string& title) {
  static const std::string ellipsis = "\u2026";
  if (!printed.ends_with(ellipsis)) return printed == title;
  return printed == title ||
         letters_of(title).starts_with(letters_of(printed.substr(0, printed.size() - ellipsis.size())));
}

}  // namespace

bool are_told(const std::string& told, const std::vector<PageWord>& words) {
  if (!is_plain(told)) return true;
  if (has_arrows(told)) {
    std::string printed;
    for (const PageWord& word : words) printed += word.text;
    return std::ranges::includes(sorted_characters(printed), sorted_characters(letters_of(told)));
  }
  std::vector<std::string> printed(words.size());
  std::ranges::transform(words, printed.begin(), &PageWord::text);
  std::istringstream wanted(told);
  for (std::string word; wanted >> word;) {
    const auto at = std::ranges::find(printed, word);
    if (at == printed.end()) return false;
    printed.erase(at);
  }
  return true;
}

void drop_unprinted(PageText& text, const Raster& page, const std::vector<Rect>& below_lines) {
  std::erase_if(text.words, [&](const PageWord& word) {
    const Point at = word.box.center();
    const bool below = std::any_of(below_lines.begin(), below_lines.end(), [&](const Rect& box) {
      return holds(box, {at.x, at.y, at.x, at.y});
    });
    return !below && !is_inked(word, page);
  });
}

void prove_words(const PageClaim& claim, const PageText& text, Verdict& verdict) {
  for (const WordsClaim& words : claim.words) {
    const InBox printed = printed_in(words.box, text);
    if (stands(words, printed)) continue;
    verdict.report_near(printed.text.empty()
                            ? fmt::format("the words '{}' are not printed", words.text)
                            : fmt::format("'{}' is printed instead of '{}'", printed.text, words.text),
                        words.box.center());
  }
}

void prove_heading(const PuzzleClaim& puzzle, const PageClaim& page, Verdict& verdict) {
  std::vector<std::string> lines;
  for (const WordsClaim& words : page.words)
    if (in_heading(words.box, puzzle)) lines.push_back(letters_of(words.text));
  if (!puzzle.printed_title.empty() && !is_title(puzzle.printed_title, puzzle.title))
    verdict.report(fmt::format("its title is '{}', and '{}' is printed", puzzle.title, puzzle.printed_title));
  if (const std::string title = letters_of(puzzle.printed_title);
      !title.empty() && !are_lines_of(title, lines))
    verdict.report(fmt::format("the title '{}' is not among the words of the page", puzzle.printed_title));
  if (puzzle.printed_level.empty()) return;
  const std::string level = letters_of(puzzle.printed_level);
  if (std::none_of(lines.begin(), lines.end(),
                   [&](const std::string& line) { return line.find(level) != std::string::npos; }))
    verdict.report(fmt::format("the level '{}' is not among the words of the page", puzzle.printed_level));
  const std::vector<int> numbers = numbers_in({{{}, puzzle.printed_level}});
  if (numbers.empty() || numbers.front() != static_cast<int>(puzzle.level))
    verdict.report(
        fmt::format("the level is {:.1f}, and '{}' is printed", puzzle.level, puzzle.printed_level));
}

}  // namespace mazefolio::prove
