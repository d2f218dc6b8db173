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
constexpr double rim = 70, gap = 46;

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

/// Rows of numbers: a word, a bar as long as its share of the most, and the number.
void add_levels(const CoverBrief& brief, const Rect& box, const std::vector<LevelCount>& levels,
                std::vector<Item>& to) {
  int most = 1;
  for (const LevelCount& level : levels) most = std::max(most, level.mazes);
  const double row = std::min(64.0, box.height() / static_cast<double>(levels.size()));
  const double words = box.width() * 0.36, numbers = box.width() * 0.12;
  double top = box.y0;
  for (const LevelCount& level : levels) {
    const Rect line{box.x0, top, box.x1, top + row};
    const auto put = [&](const std::string& text, double x, Align align, double room) {
      const FittedWords set = fit_words(*brief.measurer, text, brief.face.words, {{room, row}, row * 0.5, 8, 1});
      const double middle = line.center().y - set.height() / 2;
      for (Item& item : set_words(set, x, middle, align, {brief.ink.deep})) to.push_back(std::move(item));
    };
    put(level.word, line.x0, Align::left, words - 12);
    const double longest = line.width() - words - numbers;
    const double length = std::max(row * 0.3, longest * level.mazes / most);
    const Rect bar{line.x0 + words, top + row * 0.28, line.x0 + words + length, top + row * 0.72};
    to.emplace_back(filled(rounded_path(bar, bar.height() / 2), brief.ink.accent));
    put(std::to_string(level.mazes), bar.x1 + 14, Align::left, numbers);
    top += row;
  }
}

}  // namespace

Frame row_board(std::span<const Frame> sheets, const CoverInks& ink) {
  Frame board = empty_board(ink);
  const std::size_t count = std::min<std::size_t>(sheets.size(), 3);
  double widths = 0;  // of sheets that are 1 high
  for (std::size_t i = 0; i < count; ++i) widths += width_by_height(sheets[i]);
  const double room = whole.width() - 2 * rim - gap * static_cast<double>(count - 1);
  const double height = std::min(whole.height() - 2 * rim, room / widths);
  double x = (whole.width() - widths * height - gap * static_cast<double>(count - 1)) / 2;
  for (std::size_t i = 0; i < count; ++i) {
    const double width = width_by_height(sheets[i]) * height;
    lay(sheets[i], {{x + width / 2, whole.center().y}, height}, board.items);
    x += width + gap;
  }
  return board;
}

Frame fan_board(std::span<const Frame> sheets, const CoverInks& ink) {
  Frame board = empty_board(ink);
  const int count = static_cast<int>(std::min<std::size_t>(sheets.size(), 5));
  const double widest = width_by_height(sheets.front());
  const double height = std::min(whole.height() * 0.74, whole.width() * 0.44 / widest);
  // The hand holds them far below; from behind to the front, by turns on both sides.
  const double reach = height * 1.9, step = std::min(11.0, 26.0 * widest);
  for (int i = count - 1; i >= 0; --i) {
    const int side = (i % 2 == 0 ? 1 : -1) * ((i + 1) / 2);
    const double turn = side * step, angle = turn * 3.141592653589793 / 180;
    const Point hand{whole.center().x, whole.center().y + reach + height * 0.04};
    lay(sheets[static_cast<std::size_t>(i)],
        {{hand.x + reach * std::sin(angle), hand.y - reach * std::cos(angle)}, height, turn}, board.items);
  }
  return board;
}

Frame inside_board(const CoverBrief& brief, const Frame& front, const std::vector<LevelCount>& levels) {
  Frame board = empty_board(brief.ink);
  const double half = whole.width() * 0.46;
  const double height =
      std::min(whole.height() - 2 * rim, (half - rim - gap / 2) / width_by_height(front));
  lay(front, {{half / 2 + rim / 4, whole.center().y}, height}, board.items);

  const Rect panel{half + gap / 2, rim, whole.x1 - rim, whole.y1 - rim};
  add_panel(brief, panel, 28, white, board.items);
  const Rect room = inset(panel, 48);
  double top = room.y0;
  const auto line = [&](const std::string& text, const Typeface& face, Ink ink, double most) {
    if (text.empty()) return;
    const FittedWords set = fit_words(*brief.measurer, text, face, {{room.width(), most * 2.4}, most, 8, 2});
    for (Item& item : set_words(set, room.x0, top, Align::left, {ink})) board.items.push_back(std::move(item));
    top += set.height() + most * 0.45;
  };
  line(brief.say.title, brief.face.title, brief.ink.deep, 58);
  line(brief.say.count + " " + brief.say.mazes, brief.face.title, brief.ink.accent, 76);
  line(brief.say.ages, brief.face.words, brief.ink.deep, 40);
  line(brief.say.answers, brief.face.words, brief.ink.deep, 40);
  top += 24;
  if (!levels.empty() && room.y1 - top > 60) add_levels(brief, {room.x0, top, room.x1, room.y1}, levels, board.items);
  return board;
}

Frame with_watermark(Frame sheet, const std::string& words, const Typeface& face, TextMeasurer& measurer) {
  const double diagonal = std::hypot(sheet.size.width, sheet.size.height);
  const FittedWords set =
      fit_words(measurer, words, face, {{diagonal * 0.8, diagonal * 0.2}, diagonal * 0.14, 8, 1});
  Group across{{1, {sheet.size.width / 2, sheet.size.height / 2}}, {}};
  across.turn = -std::atan2(sheet.size.height, sheet.size.width) * 180 / 3.141592653589793;
  const double pitch = std::max(set.height() * 2.4, diagonal / 5);
  for (const int row : {-1, 0, 1})
    for (Item& item : set_words(set, 0, row * pitch - set.height() / 2, Align::center, {gray(0.86)}))
      across.items.push_back(std::move(item));
  sheet.items.insert(sheet.items.begin(), Item{std::move(across)});
  return sheet;
}

}  // namespace mazefolio::listing
