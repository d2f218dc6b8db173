#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/ink_styles.h"

namespace mazefolio::spec {

/// In the folder of a theme.
inline const std::string theme_file = "theme.yaml";

/// A picture: an icon's name, or the path of an SVG from the folder of the spec.
struct ThemeIcon {
  std::string name;
  Place place;
};

/// What a picture is called where a maze leads from it, and where one leads to it.
struct PictureName {
  std::string from, to;
};
using PictureNames = std::map<std::string, PictureName>;  ///< by the icon's name

/// The frame around a page: lines, pictures in a row, and a piece in each corner.
struct ThemeBorder {
  BorderLines lines = BorderLines::none;
  std::vector<ThemeIcon> pictures;
  std::optional<ThemeIcon> corner;  ///< drawn for the top left
};

/// Two pictures that a maze joins, and its sentence by language, with "{from}" and "{to}"; "" is any
/// language.
struct ThemePair {
  ThemeIcon from, to;
  std::map<std::string, std::string> say;
};

/// What dresses the pages of a book: a folder with theme.yaml, and SVG files of its own.
struct Theme {
  std::string name, summary;
  ThemeBorder border;
  std::optional<ThemeIcon> level;  ///< in a row, where levels are shown among those of the book
  std::optional<ThemeIcon> title;  ///< the outline of the maze on the title page
  std::vector<ThemeIcon> spots;    ///< on openers of chapters and blank pages, in turn
  std::vector<ThemeIcon> silhouettes;
  std::string palette, design;  ///< of covers; empty: as the audience asks
  std::vector<ThemePair> pairs;
  std::map<std::string, std::string> say;     ///< of pairs that say nothing themselves, by language
  std::map<std::string, PictureNames> names;  ///< its own, by language
};

/// Calls `use(icon)` for every picture that stands on pages beside the mazes' own.
template <class Use>
void for_each_icon(const Theme& theme, Use use) {
  for (const ThemeIcon& icon : theme.border.pictures) use(icon);
  for (const ThemeIcon& icon : theme.spots) use(icon);
  for (const auto* icon : {&theme.border.corner, &theme.level})
    if (*icon) use(**icon);
}

}  // namespace mazefolio::spec
