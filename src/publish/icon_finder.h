#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/picture.h"
#include "base/result.h"
#include "render/pictograph_font.h"
#include "spec/icon_catalog.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

/// Where pictographs come from: their names, and their pictures.
struct PictographSources {
  std::filesystem::path names = "/usr/share/unicode/emoji/emoji-test.txt";
  std::string family = "Symbola";
};

/// Every icon that has a name: the house's own SVG files first, and the pictographs of one font. Nothing is
/// read before a name is asked for that is not the house's. One finder belongs to one thread.
class IconFinder {
 public:
  /// `files` must outlive this object. Data that stand beside the house's (unicode/emoji-test.txt) go before
  /// the system's.
  explicit IconFinder(const DataFiles& files, PictographSources sources = {});

  /// The names of the house's icons, sorted.
  const std::vector<std::string>& house() const { return house_; }
  /// The pictographs that the font has; or which package is missing.
  const Result<IconCatalog>& pictographs();

  /// What ids and manifests call an icon that is named by name, alias or character. Fails with `what` for the
  /// kind of name: "unknown icon 'elefant'".
  Result<std::string> name(std::string_view what, const std::string& asked);
  /// The same of a pictograph: "elephant", or "U+1F680" where an icon of the house has its name.
  std::string name_of(const IconEntry& entry) const;
  /// The SVG of an icon by such a name. Fails like `name`.
  Result<std::string> svg(const std::string& name);
  /// A pictograph's outlines. Throws WorldError where the font is damaged.
  Pictograph glyph(const IconEntry& entry);
  /// An icon as it is drawn, about 1024 pixels on the longer side.
  Result<Picture> drawing(const std::string& name);
  /// All that the outside of its drawing does not reach, in the same pixels.
  Result<Picture> silhouette(const std::string& name, bool keep_holes);

 private:
  Result<IconCatalog> open();
  bool is_house(const std::string& name) const;
  Diagnostics unknown(std::string_view what, const std::string& asked);

  const DataFiles& files_;
  PictographSources sources_;
  std::vector<std::string> house_;
  std::optional<Result<IconCatalog>> pictographs_;
  std::optional<PictographFont> font_;
};

/// The option `picture` names an icon so: "icon:cat". The icon's name, or nothing for the name of a file.
std::optional<std::string> icon_in(std::string_view picture);

}  // namespace mazefolio::publish
