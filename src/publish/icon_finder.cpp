#include "publish/icon_finder.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/diagnostic.h"
#include "base/options.h"
#include "base/system/file.h"
#include "base/text/printable.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"

#include "render/pixels.h"
#include "render/read_picture.h"
#include "render/silhouette.h"
#include "spec/data_files.h"
#include "spec/file_kinds.h"
#include "spec/values.h"

namespace mazefolio::publish {
namespace {

namespace fs = std::filesystem;

const char* const beside_the_house = "unicode/emoji-test.txt";
const char* const what_to_install =
    "install the packages fonts-symbola and unicode-data, or use an icon of the house";

fs::path house_file(const std::string& name) {
  return fs::path(file_kind(FileKind::icon).house) / (name + ".svg");
}

}  // namespace

IconFinder::IconFinder(const DataFiles& files, PictographSources sources)
    : files_(files),
      sources_(std::move(sources)),
      house_(files.names(file_kind(FileKind::icon).house, ".svg")) {}

Result<IconCatalog> IconFinder::open() {
  const fs::path names = files_.locate(beside_the_house).value_or(sources_.names);
  std::error_code failure_to_look;
  if (!fs::is_regular_file(names, failure_to_look))
    return failure(fmt::format("the names of pictographs, {}, are not installed", names.string()),
                   what_to_install);
  Result<PictographFont> font = PictographFont::open(sources_.family);
  if (!font) return failure(font.message(), what_to_install);
  font_ = std::move(font).value();
  std::vector<IconEntry> entries = read_emoji_test(read_file(names));
  std::erase_if(entries, [&](const IconEntry& entry) { return !font_->has(entry.character); });
  return IconCatalog(std::move(entries));
}

const Result<IconCatalog>& IconFinder::pictographs() {
  if (!pictographs_) pictographs_ = open();
  return *pictographs_;
}

bool IconFinder::is_house(const std::string& name) const {
  return std::binary_search(house_.begin(), house_.end(), name);
}

Diagnostics IconFinder::unknown(std::string_view what, const std::string& asked) {
  std::vector<std::string> names = house_;
  if (pictographs()) {
    const std::vector<std::string> more = pictographs()->names();
    names.insert(names.end(), more.begin(), more.end());
  }
  const std::string message = fmt::format("unknown {} '{}'", what, shortened(asked));
  const std::string word = asked.size() <= 60 ? icon_spelling(asked) : std::string();
  // Unicode calls some animals faces, others not: nobody knows which.
  constexpr std::string_view face = "-face";
  if (const std::string animal = word.substr(0, word.size() - std::min(word.size(), face.size()));
      word.ends_with(face) && std::ranges::find(names, animal) != names.end())
    return failure(message, "did you mean '" + animal + "'?");
  if (std::string near = did_you_mean(word, names); !near.empty()) return failure(message, std::move(near));
  if (!pictographs())
    return failure(fmt::format("{}: {}", message, pictographs().message()), pictographs().error().hint);
  std::erase_if(names, [&](const std::string& name) { return name.find(word) == std::string::npos; });
  constexpr std::size_t most_listed = 5;
  if (word.size() >= 3 && !names.empty() && names.size() <= most_listed)
    return failure(message, "did you mean " + listed(names) + "?");
  return failure(message, "\"mazefolio list icons --search WORD\" finds those that there are");
}

Result<std::string> IconFinder::name(std::string_view what, const std::string& asked) {
  if (const auto own = meant_name(asked, house_)) return house_[*own];
  for (const std::string& own : house_)
    for (const std::string& alias : aliases_of(own))
      if (same_spelling(asked, alias)) return own;
  if (!pictographs()) return unknown(what, asked);
  const IconEntry* const entry = pictographs()->find(asked);
  if (!entry) return unknown(what, asked);
  return name_of(*entry);
}

std::string IconFinder::name_of(const IconEntry& entry) const {
  return is_house(entry.name) ? code_point(entry.character) : entry.name;
}

Pictograph IconFinder::glyph(const IconEntry& entry) {
  pictographs().value();
  return font_->glyph(entry.character);
}

namespace {

// Marks look at their gates (draw/looks.h).
std::string looking(std::string svg, std::string_view side) {
  if (!side.empty()) svg.insert(svg.find("<svg") + 4, fmt::format(" data-looks=\"{}\"", side));
  return svg;
}

}  // namespace

Result<std::string> IconFinder::svg(const std::string& name) {
  // The house's own icons are drawn as they are.
  if (is_house(name)) return read_file(files_.find(house_file(name)));
  const IconEntry* const entry = pictographs() ? pictographs()->find(name) : nullptr;
  if (!entry) return unknown("icon", name);
  return looking(svg_of(glyph(*entry)), side_of(*entry));
}

Result<Picture> IconFinder::drawing(const std::string& name) {
  const Result<std::string> drawn = svg(name);
  if (!drawn) return drawn.found();
  return cropped_to_ink(draw_house_svg(*drawn));
}

Result<Picture> IconFinder::silhouette(const std::string& name, bool keep_holes) {
  const Result<Picture> drawn = drawing(name);
  if (!drawn) return drawn.found();
  return render::silhouette(*drawn, keep_holes);
}

std::optional<std::string> icon_in(std::string_view picture) {
  if (!picture.starts_with(icon_mark)) return std::nullopt;
  return std::string(picture.substr(icon_mark.size()));
}

}  // namespace mazefolio::publish
