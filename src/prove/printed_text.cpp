#include "prove/printed_text.h"

#include <algorithm>
#include <sstream>
#include <string_view>

#include "base/system/tool.h"
#include "prove/tags.h"

namespace mazefolio::prove {
namespace {

constexpr std::size_t most_printed = std::size_t{1} << 28;

/// The text of HTML, which writes five characters as names.
std::string unescaped(std::string_view html) {
  static constexpr std::pair<std::string_view, char> names[] = {
      {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
  std::string out;
  for (std::size_t i = 0; i < html.size(); ++i) {
    const auto* name = std::find_if(std::begin(names), std::end(names), [&](const auto& row) {
      return html.substr(i, row.first.size()) == row.first;
    });
    out += name == std::end(names) ? html[i] : name->second;
    if (name != std::end(names)) i += name->first.size() - 1;
  }
  return out;
}

bool digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<PageText> parse_page_texts(const std::string& html) {
  std::vector<PageText> pages;
  for_each_tag(html, [&](std::string_view tag, std::string_view inside) {
    if (tag.starts_with("<page "))
      pages.push_back({{attribute(tag, "width"), attribute(tag, "height")}, {}});
    else if (tag.starts_with("<word ") && !pages.empty())
      pages.back().words.push_back(
          {{attribute(tag, "xMin"), attribute(tag, "yMin"), attribute(tag, "xMax"), attribute(tag, "yMax")},
           unescaped(inside)});
  });
  return pages;
}

std::vector<PageText> read_page_texts(const std::string& pdf) {
  return parse_page_texts(run_tool({"pdftotext", "-bbox", pdf, "-"}, most_printed));
}

std::vector<int> numbers_in(const std::vector<PageWord>& words) {
  std::vector<int> numbers;
  for (const PageWord& word : words)
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      if (!digit(word.text[i])) continue;
      int n = 0, digits = 0;
      for (; i < word.text.size() && digit(word.text[i]); ++i)
        if (++digits <= 9) n = n * 10 + (word.text[i] - '0');
      numbers.push_back(digits <= 9 ? n : -1);
    }
  return numbers;
}

std::vector<PageWord> words_in(const PageText& page, const Rect& box) {
  std::vector<PageWord> out;
  for (const PageWord& word : page.words) {
    const Point p = word.box.center();
    if (holds(box, p)) out.push_back(word);
  }
  return out;
}

std::vector<PageWord> last_line(const std::vector<PageWord>& words) {
  const PageWord* lowest = nullptr;
  for (const PageWord& word : words)
    if (!lowest || word.box.center().y > lowest->box.center().y) lowest = &word;
  std::vector<PageWord> out;
  for (const PageWord& word : words)
    if (word.box.center().y > lowest->box.center().y - lowest->box.height() * 0.4) out.push_back(word);
  return out;
}

std::vector<std::string> missing_fonts(const std::string& listing) {
  std::vector<std::string> missing;
  std::istringstream lines(listing);
  bool table = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("---", 0) == 0) {
      table = true;
      continue;
    }
    std::istringstream columns(line);
    std::vector<std::string> words;
    for (std::string word; columns >> word;) words.push_back(word);
    // ... emb sub uni object generation
    if (table && words.size() >= 6 && words[words.size() - 5] != "yes") missing.push_back(words.front());
  }
  return missing;
}

}  // namespace mazefolio::prove
