#include "publish/art_remarks.h"

#include <fmt/format.h>

#include <set>

#include "publish/load_pictures.h"
#include "render/place_picture.h"
#include "spec/data_files.h"

namespace mazefolio::publish {

void tell_lost_inks(const BookSpec& spec, const HouseData& house, const Notices& notices) {
  if (!notices.on_remark) return;
  std::set<std::string> told;
  for_each_icon(spec, [&](const std::string& name, const Place& place) {
    if (!is_icon_path(name) || !told.insert(name).second) return;
    const SvgInks inks = inks_of_svg(*house.icons.at(name));
    if (!inks.colors && !inks.blends) return;
    notices.on_remark(place, fmt::format("'{}' is printed in black ink: {}", name,
                                         inks.blends ? "what it blends becomes gray pixels, 600 to an inch"
                                                     : "its colors become grays"));
  });
}

}  // namespace mazefolio::publish
