#include "layout/picture_sheets.h"

#include <algorithm>
#include <utility>

#include "layout/rich_flow.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

TextBlock caption_block(const Setting& s, const std::string& text, const Rect& area, double size) {
  return fit_text(s, text, s.look.text,
                  {size, s.text_floor.pt, std::min(area.width(), size * 34), 4, 8, s.look.leading, true});
}

}  // namespace

Sheet picture_sheet(const Setting& s, const PageArt& art, bool half, const std::string& caption) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet{{}, !half};
  const Rect area = sheet_area(s, sheet.bare);
  const TextBlock words = caption_block(s, caption, area, t.text);
  const double below = words.lines.empty() ? 0 : words.height() + t.text;
  const double most = half ? area.height() / 2 : area.height() - below;
  const double scale = std::min(area.width() / art.size.width, most / art.size.height);
  const double width = art.size.width * scale, height = art.size.height * scale;
  const double top = (area.height() - height - below) * (half ? 0.4 : 0.5), x = area.center().x;
  sheet.items.push_back(art_in(art, {x - width / 2, top, x + width / 2, top + height}));
  if (!caption.empty()) set_part(sheet.items, {Role::figure, caption});
  add_text(sheet.items, words, x, top + height + t.text, Align::center);
  return sheet;
}

Sheet qr_sheet(const Setting& s, const QrCode& code, const std::string& caption, const std::string& link) {
  const TypeSizes t = type_sizes(s);
  Sheet sheet;
  const Rect area = sheet_area(s, false);
  const TextBlock words = caption_block(s, caption, area, t.text * 1.2),
                  address = fit_text(s, link, s.look.label,
                                     {t.label, s.text_floor.pt, area.width(), 3, 12, 1.3, true});
  const double most = std::min(area.width(), area.height() - words.height() - address.height() - t.text * 4);
  const double side = std::min(most, std::max(130.0, std::min(area.width(), area.height()) * 0.42));
  const double height = side + words.height() + address.height() + t.text * 2.6;
  double y = std::max(0.0, (area.height() - height) * 0.4);
  const double x = area.center().x, dot = side / code.side;
  Path path;
  for (int row = 0; row < code.side; ++row)
    for (int column = 0; column < code.side; ++column) {
      if (!code.at(column, row)) continue;
      int end = column + 1;
      while (end < code.side && code.at(end, row)) ++end;
      const Path run = rectangle_path(
          {x - side / 2 + column * dot, y + row * dot, x - side / 2 + end * dot, y + (row + 1) * dot});
      path.verbs.insert(path.verbs.end(), run.verbs.begin(), run.verbs.end());
      path.points.insert(path.points.end(), run.points.begin(), run.points.end());
      column = end;
    }
  sheet.items.push_back(Shape{std::move(path), std::nullopt, black});
  set_part(sheet.items, {Role::figure, link});
  y += side + t.text * 1.6;
  add_text(sheet.items, words, x, y, Align::center);
  y += words.height() + t.text * 0.6;
  add_text(sheet.items, address, x, y, Align::center, quiet_ink(s.look));
  return sheet;
}

}  // namespace mazefolio::layout
