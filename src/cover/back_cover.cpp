#include "cover/back_cover.h"

#include <fmt/format.h>

#include <algorithm>

#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/maze_art.h"
#include "layout/bar_code.h"
#include "layout/rich_flow.h"
#include "layout/sheet.h"
#include "puzzle/shape_details.h"

namespace mazefolio::cover {
namespace {

constexpr double least_text = 7.5;  ///< points; the largest is a share of the back

Setting setting_of(const CoverBrief& brief) {
  const HouseData& house = brief.book->house;
  Setting out;
  out.look = house.look;
  out.look.display = brief.face.title;
  out.geometry = brief.book->geometry;
  out.text_floor = points(least_text);
  out.right_to_left = house.words.direction == "rtl";
  out.measurer = brief.measurer;
  return out;
}

// The author's text, as large as the box lets it be.
std::optional<FlowPage> author_text(const CoverBrief& brief, Size room) {
  const PageSpec& own = brief.book->spec->cover.back;
  const Setting setting = setting_of(brief);
  for (double size = std::max(least_text, brief.place.back.width() * 0.05); size >= least_text; size -= 0.5) {
    FlowStyle style{brief.face.words, brief.book->house.text_cuts, size};
    std::vector<FlowPage> pages =
        flow(setting, own.body, own.art, style, {room.width, room.height, room.height});
    if (pages.size() == 1 && pages.front().height <= room.height) return std::move(pages.front());
  }
  return std::nullopt;
}

// A question, a sentence, and advice from the language's list of tips.
void add_own_words(const CoverBrief& brief, const Rect& box, std::vector<Item>& items) {
  const double u = brief.place.back.width() / 100;
  const auto fit = [&](std::string_view text, const Typeface& face, double share, double most, int lines,
                       double leading) {
    return fit_words(*brief.measurer, text, face,
                     {{box.width(), box.height() * share}, most, 5, lines, leading});
  };
  const FittedWords hook = fit(brief.say.hook, brief.face.title, 0.36, 10.5 * u, 2, 1);
  const FittedWords blurb = fit(brief.say.blurb, brief.face.words, 0.34, 5.2 * u, 8, 1.3);
  const FittedWords tip = fit(brief.say.tip, brief.face.bold, 0.22, 4.2 * u, 4, 1.25);
  const double gap = std::max(0.0, (box.height() - hook.height() - blurb.height() - tip.height()) / 4);
  double top = box.y0 + gap;
  for (const auto& [words, ink] : {std::pair(&hook, brief.ink.deep),
                                   {&blurb, mixed(brief.ink.deep, brief.ink.light, 0.12)},
                                   {&tip, brief.ink.deep}}) {
    append(items, set_words(*words, box.center().x, top, Align::center, {ink}));
    top += words->height() + gap;
  }
}

/// Mazes of the book on cards, from the first to the last part of it.
void add_cards(const CoverBrief& brief, const Rect& row, int count, std::vector<Item>& items) {
  const auto& puzzles = brief.book->puzzles;
  const std::size_t cards = std::min(static_cast<std::size_t>(count), puzzles.size());
  if (cards == 0) return;
  const double u = brief.place.back.width() / 100, gap = 3 * u;
  const double n = static_cast<double>(cards);
  const double side = std::min(row.height(), (row.width() - gap * (n - 1)) / n);
  const Ink fills[] = {brief.ink.second, brief.ink.third, brief.ink.accent};
  for (std::size_t i = 0; i < cards; ++i) {
    const std::size_t which = cards == 1 ? puzzles.size() / 2 : i * (puzzles.size() - 1) / (cards - 1);
    const double x = row.center().x + (static_cast<double>(i) - (n - 1) / 2) * (side + gap);
    const Rect card{-side / 2, -side / 2, side / 2, side / 2};
    std::vector<Item> drawn;
    drawn.emplace_back(
        filled(rounded_path(card, 2.2 * u), brief.ink.light, 1.5 * u, fills[i % std::size(fills)]));
    MazeArt art;
    art.walls = brief.ink.deep;
    art.rim = 1.5;
    art.rounding = 0.2;
    append(drawn, draw_art({puzzles[which].puzzle.maze, needed_details(puzzles[which].placed.style.details)},
                           inset(card, side * 0.1), art)
                      .items);
    const double turn = brief.for_kids ? (i % 2 == 0 ? -2.5 : 2.5) : 0;
    items.emplace_back(Group{{1, {x, row.center().y}}, std::move(drawn), turn});
  }
}

void add_bar_code(const CoverBrief& brief, const Rect& zone, std::vector<Item>& items) {
  items.emplace_back(filled(rectangle_path(zone), white));
  if (brief.say.isbn.empty()) return;
  BarCode code = bar_code(brief.say.isbn, brief.face.words.families.front());
  const Point at{zone.center().x - code.size.width / 2, zone.center().y - code.size.height / 2};
  items.emplace_back(Group{{1, at}, std::move(code.items)});
}

// Beside the bar code: answers, ages, price, publisher.
void add_facts(const CoverBrief& brief, const Rect& box, std::vector<Item>& items) {
  if (brief.logo.size.width > 0) {
    const Rect place{box.x0, box.y0, box.x0 + box.width() * 0.5, box.y0 + box.height() * 0.5};
    items.push_back(art_in(brief.logo, place));
  }
  const std::pair<std::string_view, Ink> facts[] = {{brief.say.answers, brief.ink.second},
                                                    {brief.say.ages, brief.ink.light},
                                                    {brief.say.publisher, brief.ink.deep},
                                                    {brief.say.price, brief.ink.accent}};
  const double height = std::min(box.height() / 3.7, box.width() * 0.16);
  double y = box.y1 - height / 2;
  for (auto fact = std::rbegin(facts); fact != std::rend(facts); ++fact) {
    if (fact->first.empty() || y - height / 2 < box.y0) continue;
    std::vector<Item> capsule;
    const Rect made = add_capsule(brief, fact->first, {0, 0}, {box.width(), height}, fact->second, capsule);
    items.emplace_back(Group{{1, {box.x0 + made.width() / 2, y}}, std::move(capsule)});
    y -= height * 1.2;
  }
}

}  // namespace

Outcome add_back(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const Rect& safe = brief.place.back_safe;
  const double u = brief.place.back.width() / 100;
  const CoverSpec& own = brief.book->spec->cover;
  const bool on_left = brief.place.back.x0 < brief.place.front.x0;
  const double fold = on_left ? safe.x1 : safe.x0;
  const Rect zone = brief.place.barcode.value_or(Rect{fold, safe.y1, fold, safe.y1});
  const double strip = std::min(zone.y0, safe.y1 - safe.height() * 0.14) - 3 * u;
  const double cards = own.mazes > 0 ? std::min(safe.height() * 0.3, safe.width() * 0.32) : 0;
  const Rect row{safe.x0 + u, strip - cards, safe.x1 - u, strip};
  const Rect panel{safe.x0 + u, safe.y0 + u, safe.x1 - 2 * u, row.y0 - 5 * u};

  add_panel(brief, panel, 3.5 * u, ink.light, layers.content);
  Rect text = inset(panel, 5 * u);
  if (own.back.body.empty()) {
    add_own_words(brief, text, layers.content);
  } else if (auto page = author_text(brief, text.size())) {
    const double top = text.center().y - page->height / 2;
    layers.content.emplace_back(Group{{1, {text.x0, top}}, std::move(page->items)});
  } else {
    return failure(
        "the text is too long for the back of the book",
        fmt::format("write less of it, or 'mazes: 0' beside it{}", own.mazes > 0 ? "" : " (it is 0)"));
  }
  add_cards(brief, row, own.mazes, layers.content);
  if (brief.place.barcode) add_bar_code(brief, *brief.place.barcode, layers.content);
  Rect facts{safe.x0 + u, strip + 4 * u, zone.x0 - 3 * u, safe.y1 - u};
  if (!on_left) facts = {zone.x1 + 3 * u, strip + 4 * u, safe.x1 - u, safe.y1 - u};
  add_facts(brief, facts, layers.content);
  return Done{};
}

void add_spine(const CoverBrief& brief, CoverLayers& layers) {
  const CoverGeometry& place = brief.place;
  layers.ground.emplace_back(
      filled(rectangle_path({place.spine.x0, 0, place.spine.x1, place.sheet.height}), brief.ink.deep));
  if (!place.spine_safe || !brief.book->spec->cover.spine_text) return;
  const Rect& safe = *place.spine_safe;
  const double length = safe.height(), width = safe.width();
  const double most = width * 0.82;
  const auto fit = [&](std::string_view words, const Typeface& face, double share) {
    return fit_words(*brief.measurer, words, face, {{length * share, width}, most, 2, 1, 1});
  };
  // Read from the top down; the origin is the middle of the spine.
  const FittedWords title = fit(brief.say.title, brief.face.bold, 0.6);
  const FittedWords author = fit(brief.say.author, brief.face.words, 0.3);
  const double gap = author.lines.empty() ? 0 : width * 1.2, all = title.width + gap + author.width;
  std::vector<Item> items = set_words(title, -all / 2, -title.height() / 2, Align::left, {brief.ink.light});
  append(items, set_words(author, all / 2, -author.height() / 2, Align::right,
                          {bright_on(brief.ink, brief.ink.deep)}));
  layers.content.emplace_back(Group{{1, safe.center()}, std::move(items), 90});
}

}  // namespace mazefolio::cover
