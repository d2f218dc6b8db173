#include "book/house_data.h"

#include <algorithm>

#include "book/read_look.h"
#include "spec/data_files.h"

namespace mazefolio::book {

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
  keep(house.printer, read_printer(files, {spec.printer, spec.printer_place, spec.confine}));
  keep(house.levels, read_levels(files));
  keep(house.look, read_look(files, {spec.look, spec.look_place, spec.confine}));
  if (found.has_errors()) return found;
  return house;
}

bool is_bound(const Printer& printer) { return printer.multiple > 1; }

PageGeometry page_geometry(const BookSpec& spec, const HouseData& house, int pages) {
  const Printer& printer = house.printer;
  const Size page{spec.page.width.pt, spec.page.height.pt};
  // Room for thumbs: 6 % of the shorter side, between 3/8 and 0.6 inch.
  const Length comfort =
      std::clamp(points(std::min(page.width, page.height) * 0.06), inches(0.375), inches(0.6));
  PageGeometry g{page, comfort, std::max(printer.outside, comfort), std::max(printer.top, comfort),
                 std::max(printer.bottom, comfort)};
  const Length spine =
      is_bound(printer) ? inches(0.25) : points(0);  // what the curve of a bound page swallows
  g.bound_right = house.words.direction == "rtl";
  g.inner = std::max(printer.gutter(pages) + spine, comfort);
  return g;
}

}  // namespace mazefolio::book
