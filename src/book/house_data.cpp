#include "book/house_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "book/read_look.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"

namespace mazefolio::book {
namespace {

/// A margin of a page, of a spec, and of a printer; the printer's inner margin depends on the pages.
struct Side {
  const char* name;
  Length PageGeometry::*of_page;
  std::optional<MarginSpec> MarginsSpec::*of_spec;
  Length Printer::*of_printer;
  Length Bleed::*of_bleed;
};
constexpr std::array<Side, 4> sides{
    {{"inner", &PageGeometry::inner, &MarginsSpec::inner, nullptr, &Bleed::inner},
     {"outer", &PageGeometry::outer, &MarginsSpec::outer, &Printer::outside, &Bleed::outer},
     {"top", &PageGeometry::top, &MarginsSpec::top, &Printer::top, &Bleed::top},
     {"bottom", &PageGeometry::bottom, &MarginsSpec::bottom, &Printer::bottom, &Bleed::bottom}}};

Length least_margin(const Side& side, const Printer& printer, int pages) {
  return side.of_printer ? printer.*side.of_printer : printer.gutter(pages);
}

constexpr Length least_wish = inches(0.3);  // below that, a page looks cut off
constexpr double comfort = 0.07;            // room for thumbs

Length wished_margin(Margins kind, const Look& look, Size page) {
  const Length shorter = points(std::min(page.width, page.height));
  switch (kind) {
    case Margins::of_printer:
      return points(0);
    case Margins::comfortable:
      return std::max(shorter * comfort, inches(0.5));
    case Margins::of_template:
      break;
  }
  return std::max(shorter * look.margin, least_wish);
}

}  // namespace

Result<HouseData> load_house_data(const BookSpec& spec, const DataFiles& files) {
  HouseData house;
  Diagnostics found;
  const auto keep = [&](auto& into, auto read) {
    if (read)
      into = std::move(read).value();
    else
      found.add(read.found());
  };
  keep(house.audiences, read_audiences(files));
  for (const Audience& audience : house.audiences)
    if (audience.name == spec.audience) house.audience = audience;
  if (const ReaderSpec& own = spec.reader; own.given()) {
    Audience& reader = house.audience;
    reader.name = "these";
    reader.summary = "readers of this book";
    reader.corridor = own.corridor.value_or(reader.corridor);
    reader.wall = own.wall.value_or(reader.wall);
    reader.text = own.text.value_or(reader.text);
    house.audiences.clear();  // another one would change nothing
  }
  keep(house.words, read_words(files, spec.language, house.audience.spoken_to));
  if (std::ranges::any_of(spec.chapters, [](const ChapterSpec& c) {
        return std::ranges::any_of(c.pages,
                                   [](const PageSpec& p) { return p.type == PageType::explanation; });
      })) {
    Words english;
    keep(english, read_words(files, "en", house.audience.spoken_to));
    house.english = std::move(english.explain);
  }
  keep(house.printer, read_printer(files, {spec.printer, spec.printer_place, spec.confine}));
  keep(house.levels, read_levels(files));
  keep(house.look, read_look(files, {spec.look, spec.look_place, spec.confine}));
  if (found.has_errors()) return found;
  house.theme = spec.theme;
  return house;
}

bool is_bound(const Printer& printer) { return printer.multiple > 1; }

PageGeometry page_geometry(const BookSpec& spec, const HouseData& house, int pages) {
  const Printer& printer = house.printer;
  const Size trim{spec.page.width.pt, spec.page.height.pt};
  const Length wish = wished_margin(spec.margins.kind, house.look, trim);
  const BleedRules& of = printer.bleed;
  const Bleed bleed{of.inner, of.outside, of.top, of.bottom};
  PageGeometry g{{trim.width + bleed.inner.pt + bleed.outer.pt, trim.height + bleed.top.pt + bleed.bottom.pt},
                 points(0),
                 points(0),
                 points(0),
                 points(0)};
  g.bleed = bleed;
  g.bound_right = house.words.direction == "rtl";
  g.one_sided = printer.one_sided;
  for (const Side& side : sides)
    g.*side.of_page = std::max(least_margin(side, printer, pages),
                               spec.margins.*side.of_spec ? (spec.margins.*side.of_spec)->length : wish) +
                      bleed.*side.of_bleed;
  g.border = points(border_band(border_of(house), trim));
  return g;
}

PageBorder border_of(const HouseData& house) {
  if (!house.theme) return {};
  const auto picture = [&](const ThemeIcon& icon) {
    const auto known = house.icons.find(icon.name);
    return known == house.icons.end() ? nullptr : known->second;
  };
  const ThemeBorder& of = house.theme->border;
  PageBorder border{of.lines, {}, {}, house.slim_border};
  for (const ThemeIcon& icon : of.pictures) border.pictures.push_back(picture(icon));
  if (of.corner) border.corner = picture(*of.corner);
  return border;
}

Diagnostics margin_faults(const BookSpec& spec, const HouseData& house, int pages) {
  Diagnostics found;
  for (const Side& side : sides) {
    const std::optional<MarginSpec>& own = spec.margins.*side.of_spec;
    const Length least = least_margin(side, house.printer, pages);
    if (!own || own->length.pt >= least.pt - millimeters(0.01).pt) continue;
    found.error(own->place,
                fmt::format("'{}' is {}: '{}' asks for {} at least in a book of {} pages", side.name,
                            in_mm(own->length), house.printer.name, in_mm(least), pages),
                fmt::format("write {}: {}", side.name, in_mm(least)));
  }
  return found;
}

}  // namespace mazefolio::book
