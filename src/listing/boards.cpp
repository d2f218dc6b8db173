#include "listing/boards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cover/cover_shapes.h"
#include "cover/cover_words.h"
#include "cover/front_parts.h"

namespace mazefolio::listing {
namespace {

constexpr Rect whole{0, 0, board_size.width, board_size.height};
constexpr double rim = 70, front_size = 1.06;
constexpr double radians = 3.141592653589793 / 180;

struct Lie {
  Point center;
  double height = 0;
  double turn = 0;  ///< degrees
};

/// A sheet of paper with its shadow, which grows paler outwards.
void lay(const Frame& sheet, const Lie& lie, std::vector<Item>& to) {
  const double scale = lie.height / sheet.size.height;
  const Rect paper{0, 0, sheet.size.width, sheet.size.height};
  Group on_paper{{1, {-paper.x1 / 2, -paper.y1 / 2}}, {}};
  static constexpr std::array<double, 4> shades{0.8, 0.72, 0.62, 0.5};
  for (std::size_t i = 0; i < shades.size(); ++i) {
    const double spread = (4 - static_cast<double>(i)) * 1.4 / scale, drop = 5 / scale;
    const Rect shadow = inset(paper, -spread);
    on_paper.items.emplace_back(
        filled(rounded_path({shadow.x0, shadow.y0 + drop, shadow.x1, shadow.y1 + drop}, 2 * spread),
               gray(shades[i])));
  }
  on_paper.items.emplace_back(filled(rectangle_path(paper), white));
  on_paper.items.insert(on_paper.items.end(), sheet.items.begin(), sheet.items.end());
  Group lying{{scale, lie.center}, {}};
  lying.turn = lie.turn;
  lying.items.emplace_back(std::move(on_paper));
  to.emplace_back(std::move(lying));
}

Frame empty_board(const CoverInks& ink) {
  return {board_size, {filled(rectangle_path(whole), mixed(ink.ground, white, 0.55))}};
}

double width_by_height(const Frame& sheet) { return sheet.size.width / sheet.size.height; }

/// Lines of words from the top of a column down.
class Column {
 public:
  Column(const CoverBrief& brief, const Rect& room) : brief_(brief), room_(room), top_(room.y0) {}

  void add(const std::string& text, const Typeface& face, Ink ink, double size) {
    if (text.empty()) return;
    const FittedWords set =
        fit_words(*brief_.measurer, text, face, {{room_.width(), size * 2.4}, size, 8, 2});
    put(set, room_.x0, top_, ink);
    top_ += set.height() + size * 0.45;
  }
  void skip(double height) { top_ += height; }

  /// A word, a bar as long as its share of the most, and the number.
  void add_bar(const LevelCount& level, int most) {
    const double words = room_.width() * 0.36, numbers = room_.width() * 0.12;
    const double longest = room_.width() - words - numbers;
    const double length = std::max(bar_row * 0.4, longest * level.mazes / most);
    const Rect bar{room_.x0 + words, top_ + bar_row * 0.27, room_.x0 + words + length, top_ + bar_row * 0.73};
    put_in_row(level.word, room_.x0, words - 12);
    items.emplace_back(filled(rounded_path(bar, bar.height() / 2), brief_.ink.accent));
    put_in_row(std::to_string(level.mazes), bar.x1 + 14, numbers);
    top_ += bar_row;
  }
  double height() const { return top_ - room_.y0; }

  std::vector<Item> items;

 private:
  static constexpr double bar_row = 64;

  void put(const FittedWords& set, double x, double top, Ink ink) {
    for (Item& item : set_words(set, x, top, Align::left, {ink})) items.push_back(std::move(item));
  }
  void put_in_row(const std::string& text, double x, double width) {
    const FittedWords set =
        fit_words(*brief_.measurer, text, brief_.face.words, {{width, bar_row}, bar_row * 0.5, 8, 1});
    put(set, x, top_ + (bar_row - set.height()) / 2, brief_.ink.deep);
  }

  const CoverBrief& brief_;
  Rect room_;
  double top_;
};

}  // namespace

Frame row_board(std::span<const Frame> sheets, const CoverInks& ink) {
  Frame board = empty_board(ink);
  const std::size_t count = std::min<std::size_t>(sheets.size(), 3);
  constexpr double hidden = 0.12;  // of each outer sheet, below the one in the middle
  double widths = 0;               // of sheets that are 1 high
  for (std::size_t i = 0; i < count; ++i)
    widths += width_by_height(sheets[i]) * (i == 1 ? 1 - 2 * hidden : 1);
  const double height = std::min((whole.height() - 2 * rim) / front_size, (whole.width() - 2 * rim) / widths);
  double x = (whole.width() - widths * height) / 2;
  std::vector<Lie> lies;
  for (std::size_t i = 0; i < count; ++i) {
    const double width = width_by_height(sheets[i]) * height;
    if (i == 1) x -= width * hidden;
    lies.push_back({{x + width / 2, whole.center().y}, i == 1 ? height * front_size : height});
    x += width * (i == 1 ? 1 - hidden : 1);
  }
  for (const std::size_t i : {0, 2, 1})
    if (i < count) lay(sheets[i], lies[i], board.items);
  return board;
}

Frame fan_board(std::span<const Frame> sheets, const CoverInks& ink) {
  Frame board = empty_board(ink);
  const int count = static_cast<int>(std::min<std::size_t>(sheets.size(), 5));
  // The hand is far below; the outermost sheet ends at the rim.
  constexpr double reach = 1.5, step = 9 * radians;
  const double outer = step * (count / 2), half = width_by_height(sheets.front()) / 2;
  const double to_side = reach * std::sin(outer) + half * std::cos(outer) + std::sin(outer) / 2;
  const double height = std::min(whole.height() * 0.78, (whole.width() / 2 - rim / 2) / to_side);
  const double drop = height * reach * (1 - std::cos(outer)) / 2;
  for (int i = count - 1; i >= 0; --i) {
    const double turn = step * (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2);
    const Point hand{whole.center().x, whole.center().y - drop + reach * height};
    lay(sheets[static_cast<std::size_t>(i)],
        {{hand.x + reach * height * std::sin(turn), hand.y - reach * height * std::cos(turn)},
         height,
         turn / radians},
        board.items);
  }
  return board;
}

Frame inside_board(const CoverBrief& brief, const Frame& front, const std::vector<LevelCount>& levels) {
  Frame board = empty_board(brief.ink);
  const double height = std::min(whole.height() - 2 * rim, whole.width() * 0.46 / width_by_height(front));
  const double width = height * width_by_height(front);
  const Rect panel{rim + width + rim * 0.8, rim, whole.x1 - rim, whole.y1 - rim};
  Column column(brief, inset(panel, 56));
  column.add(brief.say.title, brief.face.title, brief.ink.deep, 62);
  column.add(brief.say.count + " " + brief.say.mazes, brief.face.title, brief.ink.accent, 92);
  column.add(brief.say.ages, brief.face.words, brief.ink.deep, 44);
  column.add(brief.say.answers, brief.face.words, brief.ink.deep, 44);
  column.skip(20);
  int most = 1;
  for (const LevelCount& level : levels) most = std::max(most, level.mazes);
  for (const LevelCount& level : levels) column.add_bar(level, most);

  lay(front, {{rim + width / 2, whole.center().y}, height}, board.items);
  const double spare = std::max(0.0, panel.height() - column.height() - 2 * 56);
  add_panel(brief, {panel.x0, panel.y0 + spare / 2, panel.x1, panel.y1 - spare / 2}, 28, white, board.items);
  board.items.emplace_back(Group{{1, {0, spare / 2}}, std::move(column.items)});
  return board;
}

Frame with_watermark(Frame sheet, const std::string& words, const Typeface& face, TextMeasurer& measurer) {
  const double diagonal = std::hypot(sheet.size.width, sheet.size.height);
  const FittedWords set =
      fit_words(measurer, words, face, {{diagonal * 0.6, diagonal * 0.2}, diagonal * 0.09, 8, 1});
  Group across{{1, {sheet.size.width / 2, sheet.size.height / 2}}, {}};
  across.turn = -std::atan2(sheet.size.height, sheet.size.width) / radians;
  const double pitch = std::max(set.height() * 2.4, diagonal / 5);
  for (const int row : {-1, 0, 1})
    for (Item& item : set_words(set, 0, row * pitch - set.height() / 2, Align::center, {gray(0.86)}))
      across.items.push_back(std::move(item));
  sheet.items.insert(sheet.items.begin(), Item{std::move(across)});
  return sheet;
}

}  // namespace mazefolio::listing
