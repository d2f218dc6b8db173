#include "publish/icon_listing.h"

#include <algorithm>
#include <memory>

#include "base/text/utf8.h"
#include "layout/contact_sheet.h"
#include "pdf/press.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"

namespace mazefolio::publish {
namespace {

constexpr const char* house_group = "House";
constexpr Size letter_page{612, 792};

// "red-heart Smileys & Emotion" as "-red-heart-smileys-emotion": a word begins after each '-'.
std::string words_of(const ListedIcon& icon) {
  std::string words = icon.character;
  for (const std::string* text : {&icon.name, &icon.says, &icon.group, &icon.subgroup})
    words += "-" + icon_spelling(*text);
  for (const std::string& alias : icon.aliases) words += "-" + alias;
  return words;
}

std::vector<std::string> split(std::string_view spelled) {
  std::vector<std::string> words;
  while (!spelled.empty()) {
    const std::size_t end = std::min(spelled.find('-'), spelled.size());
    if (end > 0) words.emplace_back(spelled.substr(0, end));
    spelled.remove_prefix(std::min(end + 1, spelled.size()));
  }
  return words;
}

}  // namespace

// Icons of the house are found by the subgroups of the pictographs in whose place they are.
std::vector<ListedIcon> listed_icons(IconFinder& finder, Diagnostics& warnings) {
  std::vector<ListedIcon> icons;
  const Result<IconCatalog>& pictographs = finder.pictographs();
  for (const std::string& name : finder.house()) {
    const IconEntry* instead_of = pictographs ? pictographs->find(name) : nullptr;
    icons.push_back({name, "", "", house_group, instead_of ? instead_of->subgroup : "", aliases_of(name)});
  }
  if (!pictographs) {
    warnings.warning({}, "only the icons of the house are listed: " + pictographs.message(),
                     pictographs.error().hint);
    return icons;
  }
  for (const IconEntry& entry : pictographs->entries()) {
    const std::string name = finder.name_of(entry);
    icons.push_back({name, to_utf8(entry.character), name == entry.name ? "" : entry.name, entry.group,
                     entry.subgroup, entry.aliases});
  }
  return icons;
}

void keep_found(std::vector<ListedIcon>& icons, std::string_view search) {
  const std::vector<std::string> wanted = split(icon_spelling(search));
  std::erase_if(icons, [&](const ListedIcon& icon) {
    if (icon.character == search) return false;
    const std::string words = words_of(icon);
    return wanted.empty() || !std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
             return words.find("-" + word) != std::string::npos;
           });
  });
}

std::string icon_sheet(IconFinder& finder, const std::vector<ListedIcon>& icons) {
  if (icons.empty()) throw InputError("no icon is found: the sheet would be empty");
  std::vector<SheetGroup> groups;
  for (const ListedIcon& icon : icons) {
    if (groups.empty() || groups.back().title != icon.group) groups.push_back({icon.group, {}});
    SheetPicture picture{Image{}, {100, 100}, icon.name};
    if (!icon.says.empty()) picture.label += " " + icon.says;
    if (const IconEntry* const entry =
            icon.character.empty() ? nullptr : finder.pictographs()->find(icon.name)) {
      Pictograph glyph = finder.glyph(*entry);
      picture.drawing = Shape{std::move(glyph.outline), std::nullopt, black};
      picture.size = glyph.size;
    } else {
      picture.drawing =
          Image{std::make_shared<const std::string>(finder.svg(icon.name).value()), {0, 0, 100, 100}};
    }
    groups.back().pictures.push_back(std::move(picture));
  }
  PangoMeasurer measurer;
  Typeface face;
  face.families = {choose_font({"Lato", "DejaVu Sans"}).used};
  PdfWriter writer({"Icons", "", "", "en", "Mazefolio " MAZEFOLIO_VERSION, std::nullopt}, Edition::screen);
  for (const Page& page : contact_sheet(letter_page, face, groups, measurer)) writer.add(page);
  return finish_pdf(writer.finish(), {.edition = Edition::screen, .language = "en"});
}

}  // namespace mazefolio::publish
