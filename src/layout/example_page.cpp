#include "layout/example_page.h"

#include <algorithm>

#include "layout/sheet.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double least_box = 130;         ///< points, of the height of a maze
constexpr double usual_lines = 3;         ///< of a sentence
constexpr double box_gap = 0.06;          ///< between two boxes, by the width of the page
constexpr double air_lines = 1.2;         ///< between examples, by their type
constexpr double largest_share = 0.46;    ///< of a box, by the width of the page
constexpr double most_share = 1.4;        ///< of a box, by that of a full page
constexpr std::size_t most_examples = 4;  ///< a page

double title_height(const Setting& s) { return type_sizes(s).heading * 1.9; }

TextBlock sentence_of(const Setting& s, const std::string& sentence, double width) {
  const double size = std::max(type_sizes(s).text, s.text_floor.pt);
  return fit_text(s, sentence, s.look.text,
                  {size, size, std::min(width, size * 34), 1000, 1000, s.look.leading, false});
}

}  // namespace

std::size_t examples_a_page(const Setting& s) {
  const double text = type_sizes(s).text, area = content_area(s, true).height() - title_height(s),
               each = text * s.look.leading * usual_lines + least_box + text * air_lines;
  return std::clamp(static_cast<std::size_t>(std::max(1.0, area / each)), std::size_t{1}, most_examples);
}

ExamplePage example_page(const Setting& s, const Furniture& furniture, const std::string& title,
                         std::span<const std::string> sentences) {
  ExamplePage out{start_page(s, furniture), {}};
  std::vector<Item>& items = out.page.frame.items;
  const Rect area = content_area(s, furniture.recto);
  const bool centered = s.look.composition == Composition::centered;
  const double middle = area.center().x, text = type_sizes(s).text;
  const TextBlock heading =
      fit_line(s, title, s.look.display, type_sizes(s).heading, s.text_floor.pt, area.width());
  const std::size_t from = items.size();
  add_text(items, heading, centered ? middle : start_edge(s, area), area.y0,
           centered ? Align::center : start_align(s));
  set_part(items, {Role::subheading}, from);

  std::vector<TextBlock> blocks;
  double words = 0;
  for (const std::string& sentence : sentences) {
    blocks.push_back(sentence_of(s, sentence, area.width()));
    words += blocks.back().height() + text * air_lines;
  }
  // All boxes of a page are equally large; a page with few examples has no giants.
  const double held = static_cast<double>(std::max(sentences.size(), examples_a_page(s)));
  const double spare = (area.height() - title_height(s) - words) / static_cast<double>(sentences.size()),
               fair = most_share * (area.height() - title_height(s)) / held,
               height = std::max(0.0, std::min({spare, fair, area.width() * largest_share}));
  double y = area.y0 + title_height(s);
  for (const TextBlock& block : blocks) {
    const std::size_t first = items.size();
    add_text(items, block, centered ? middle : start_edge(s, area), y,
             centered ? Align::center : start_align(s));
    set_part(items, {Role::paragraph}, first);
    y += block.height() + text * air_lines / 3;
    const double gap = area.width() * box_gap, width = (area.width() - gap) / 2;
    const double left = centered ? middle - gap / 2 - width : area.x0, right = left + width + gap;
    Rect maze{left, y, left + width, y + height}, answer{right, y, right + width, y + height};
    if (s.right_to_left) std::swap(maze, answer);
    out.boxes.emplace_back(maze, answer);
    y += height + text * air_lines * 2 / 3;
  }
  return out;
}

}  // namespace mazefolio::layout
