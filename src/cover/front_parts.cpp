#include "cover/front_parts.h"

#include <algorithm>

#include "cover/cover_shapes.h"
#include "layout/sheet.h"

namespace mazefolio::cover {
namespace {

constexpr double foot_share = 0.062;

}  // namespace

Rect add_title(const CoverBrief& brief, const Rect& room, const TitleStyle& style, std::vector<Item>& items) {
  const bool with_subtitle = !brief.say.subtitle.empty();
  const double below = with_subtitle ? room.height() * style.subtitle_share : 0;
  const double edge = style.ink.edge_share;
  WordFit fit{{room.width() * (1 - edge), (room.height() - below) * (1 - edge)}, style.most_pt};
  fit.most_lines = style.most_lines;
  fit.leading = 0.97 + edge;
  const FittedWords title = fit_words(*brief.measurer, brief.say.title, style.face, fit);
  FittedWords subtitle;
  const double gap = with_subtitle ? title.font.size_pt * (0.22 + edge) : 0;
  if (with_subtitle) {
    WordFit small{{room.width(), std::max(below - gap, below * 0.6)}, title.font.size_pt * 0.5};
    small.most_lines = 2;
    small.leading = 1.15;
    subtitle = fit_words(*brief.measurer, brief.say.subtitle, brief.face.bold, small);
  }
  const double height = title.height() + (with_subtitle ? gap + subtitle.height() : 0);
  const double top = room.center().y - height / 2;
  const double x = style.align == Align::center ? room.center().x
                   : style.align == Align::left ? room.x0
                                                : room.x1;
  append(items, set_words(title, x, top, style.align, style.ink));
  if (with_subtitle)
    append(items, set_words(subtitle, x, top + title.height() + gap, style.align, style.subtitle));
  const double width = std::max(title.width, subtitle.width);
  const double left = style.align == Align::center ? x - width / 2
                      : style.align == Align::left ? x
                                                   : x - width;
  return {left, top, left + width, top + height};
}

void add_panel(const CoverBrief& brief, const Rect& box, double radius, Ink fill, std::vector<Item>& items) {
  const double u = brief.place.front.width() / 100;
  const Rect shadow{box.x0 + 1.4 * u, box.y0 + 1.6 * u, box.x1 + 1.4 * u, box.y1 + 1.6 * u};
  items.emplace_back(filled(rounded_path(shadow, radius), brief.ink.deep));
  items.emplace_back(filled(rounded_path(box, radius), fill, 0.9 * u, brief.ink.deep));
}

void add_badge(const CoverBrief& brief, Point center, double radius, Ink fill, double turn,
               std::vector<Item>& items) {
  const Ink words = words_on(brief.ink, fill);
  std::vector<Item> badge;
  const Ink edge = fill == brief.ink.deep ? brief.ink.light : brief.ink.deep;
  badge.emplace_back(filled(star_path({radius * 0.06, radius * 0.08}, radius, radius * 0.86, 18), edge));
  badge.emplace_back(filled(star_path({0, 0}, radius, radius * 0.86, 18), fill));
  badge.emplace_back(outlined(circle_path({0, 0}, radius * 0.76), radius * 0.025, words));
  const FittedWords number = fit_words(*brief.measurer, brief.say.count, brief.face.title,
                                       {{radius * 1.2, radius * 0.72}, radius, 5, 1, 1});
  const FittedWords unit = fit_words(*brief.measurer, brief.say.mazes, brief.face.bold,
                                     {{radius * 1.12, radius * 0.34}, radius * 0.36, 4, 1, 1});
  const double gap = radius * 0.03, height = number.height() + gap + unit.height();
  const double top = -height / 2 - radius * 0.02;
  append(badge, set_words(number, 0, top, Align::center, {words}));
  append(badge, set_words(unit, 0, top + number.height() + gap, Align::center, {words}));
  items.emplace_back(Group{{1, center}, std::move(badge), turn});
}

Rect add_capsule(const CoverBrief& brief, std::string_view words, Point center, Size most, Ink fill,
                 std::vector<Item>& items) {
  if (words.empty()) return {center.x, center.y, center.x, center.y};
  const double pad = most.height * 0.55;
  WordFit fit{{most.width - 2 * pad, most.height * 0.72}, most.height};
  fit.most_lines = 1;
  const FittedWords set = fit_words(*brief.measurer, words, brief.face.bold, fit);
  const double half = set.width / 2 + pad;
  const Rect box{center.x - half, center.y - most.height / 2, center.x + half, center.y + most.height / 2};
  items.emplace_back(filled(rounded_path(box, most.height / 2), fill));
  append(items, set_words(set, box, {words_on(brief.ink, fill)}));
  return box;
}

double foot_height(const CoverBrief& brief) { return brief.place.front_safe.height() * foot_share; }

void add_foot(const CoverBrief& brief, Ink author_fill, Ink fact_fill, std::vector<Item>& items) {
  const Rect& safe = brief.place.front_safe;
  const double height = foot_height(brief) * 0.82, y = safe.y1 - height / 2;
  const bool both = !brief.say.author.empty() && !brief.say.ages.empty();
  const Size most{both ? safe.width() * 0.49 : safe.width() * 0.8, height};
  if (!both) {
    add_capsule(brief, brief.say.author, {safe.center().x, y}, most, author_fill, items);
    add_capsule(brief, brief.say.ages, {safe.center().x, y}, most, fact_fill, items);
    return;
  }
  // Each at its side: measured in the middle first, then moved.
  std::vector<Item> left, right;
  const Rect author = add_capsule(brief, brief.say.author, {0, y}, most, author_fill, left);
  const Rect ages = add_capsule(brief, brief.say.ages, {0, y}, most, fact_fill, right);
  items.emplace_back(Group{{1, {safe.x0 + author.width() / 2, 0}}, std::move(left)});
  items.emplace_back(Group{{1, {safe.x1 - ages.width() / 2, 0}}, std::move(right)});
}

}  // namespace mazefolio::cover
