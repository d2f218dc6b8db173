#include "book/named_art.h"

#include <algorithm>

#include "layout/setting.h"

namespace mazefolio::book {
namespace {

bool same(const PlacedPicture& a, const PlacedPicture& b) { return a.svg == b.svg && a.box == b.box; }

bool begins_with(const std::vector<PlacedPicture>& all, const std::vector<PlacedPicture>& first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin(), same);
}

}  // namespace

ArtNames::ArtNames(const HouseData& house, const PageGeometry& geometry) {
  for (const auto& [name, svg] : house.icons) names_.emplace(svg.get(), name);
  Setting setting;
  setting.geometry = geometry;
  setting.border = border_of(house);
  for (const bool recto : {true, false}) {
    std::vector<PlacedPicture> pictures;
    for (const Item& item : page_border(setting, recto))
      if (const auto* image = std::get_if<Image>(&item)) pictures.push_back({image->svg, image->box});
    const bool known =
        !borders_.empty() && borders_[0].size() == pictures.size() && begins_with(borders_[0], pictures);
    if (!pictures.empty() && !known) borders_.push_back(std::move(pictures));
  }
}

ArtNames::OfPage ArtNames::of(const PageInk& page) const {
  OfPage out;
  for (std::size_t i = 0; i < borders_.size() && !out.border; ++i)
    if (begins_with(page.pictures, borders_[i])) out.border = i;
  out.others = named(page.pictures, out.border ? borders_[*out.border].size() : 0);
  return out;
}

std::vector<NamedArt> ArtNames::borders() const {
  std::vector<NamedArt> out;
  for (const std::vector<PlacedPicture>& border : borders_) out.push_back(named(border, 0));
  return out;
}

NamedArt ArtNames::named(const std::vector<PlacedPicture>& pictures, std::size_t from) const {
  NamedArt out;
  for (std::size_t i = from; i < pictures.size(); ++i) {
    const auto name = names_.find(pictures[i].svg.get());
    if (name == names_.end()) continue;  // a picture of the author's page
    auto known = std::ranges::find(out, name->second, &NamedBoxes::picture);
    if (known == out.end()) known = out.insert(out.end(), {name->second, {}});
    known->boxes.push_back(pictures[i].box);
  }
  return out;
}

}  // namespace mazefolio::book
