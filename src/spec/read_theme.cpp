#include "spec/read_theme.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "spec/cover_field.h"
#include "spec/field_table.h"
#include "spec/row_field.h"

namespace mazefolio::spec {
namespace {

constexpr std::size_t most_pictures = 100, most_names = 1000;
constexpr TextRule sentence{300, false, false}, noun{80, false, false};

/// Where the names of a theme are read: the icons that there are, and the folder of its own files.
struct ThemeContext {
  const Vocabulary& vocabulary;
  std::string folder;  ///< with its '/', or "" for a theme of the house
};

std::optional<ThemeIcon> read_icon(const Node& node, const std::string& field, const ThemeContext& theme,
                                   Context& context) {
  if (!theme.folder.empty() && node.is_scalar() && is_icon_path(node.text))
    return ThemeIcon{theme.folder + node.text, node.place()};
  auto name = as_icon(node, node.is_scalar() ? "icon" : field, context, theme.vocabulary.icon_names);
  if (!name) return std::nullopt;
  return ThemeIcon{std::move(*name), node.place()};
}

template <class T, class M>
Field<T> icon_field(std::string name, std::string summary, M T::*member, const ThemeContext& theme) {
  return {name, std::move(summary), text_schema(),
          [name, member, theme](const Node& node, T& into, Context& context) {
            if (auto icon = read_icon(node, name, theme, context)) into.*member = std::move(*icon);
          }};
}

// One icon, or a list.
template <class T>
Field<T> icons_field(std::string name, std::string summary, std::vector<ThemeIcon> T::*member,
                     const ThemeContext& theme) {
  return {name, std::move(summary), any_of({text_schema(), list_schema(text_schema())}),
          [name, member, theme](const Node& node, T& into, Context& context) {
            std::vector<ThemeIcon> icons;
            const auto add = [&](const Node& one) {
              if (auto icon = read_icon(one, name, theme, context)) icons.push_back(std::move(*icon));
            };
            if (!node.is_sequence()) {
              add(node);
            } else if (node.items.size() > most_pictures) {
              context.error(node, fmt::format("'{}' lists more than {} icons", name, most_pictures));
            } else {
              for (const NodePtr& item : node.items) add(*item);
            }
            into.*member = std::move(icons);
          }};
}

// A mapping whose keys are languages, or icons.
Schema mapping_of(Schema value) {
  Schema out;
  out.types = {"object"};
  out.others = {std::move(value)};
  return out;
}

// A sentence for all languages, or one for each.
template <class T>
Field<T> say_field(std::string summary, std::map<std::string, std::string> T::*member,
                   const ThemeContext& theme) {
  return {"say", std::move(summary), any_of({text_schema(), mapping_of(text_schema())}),
          [member, theme](const Node& node, T& into, Context& context) {
            if (!node.is_mapping()) {
              if (auto text = as_text(node, "say", sentence, context)) (into.*member)[""] = std::move(*text);
              return;
            }
            report_unknown_keys(node, theme.vocabulary.languages, context);
            for (const Entry& entry : node.entries)
              if (auto text = as_text(*entry.value, "say", sentence, context))
                (into.*member)[entry.key] = std::move(*text);
          }};
}

std::optional<PictureName> read_name(const Node& node, const std::string& field, Context& context) {
  if (!node.is_mapping()) {
    auto text = as_text(node, field, noun, context);
    if (!text) return std::nullopt;
    return PictureName{*text, *text};
  }
  PictureName name;
  read_fields(
      node, "'" + field + "'",
      Fields<PictureName>{required(text_field("from", "where it is the start", &PictureName::from, noun)),
                          required(text_field("to", "where it is the finish", &PictureName::to, noun))},
      name, context);
  return name;
}

void read_names(const Node& node, Theme& into, const ThemeContext& theme, Context& context) {
  if (!expect_mapping(node, "'names'", context)) return;
  if (node.entries.size() > most_names)
    return context.error(node, fmt::format("'names' has more than {} entries", most_names));
  for (const Entry& icon : node.entries) {
    if (!expect_mapping(*icon.value, "'" + icon.key + "'", context)) continue;
    report_unknown_keys(*icon.value, theme.vocabulary.languages, context);
    const std::string key = is_icon_path(icon.key) ? theme.folder + icon.key : icon.key;
    for (const Entry& entry : icon.value->entries) {
      if (auto name = read_name(*entry.value, entry.key, context)) into.names[entry.key][key] = *name;
    }
  }
}

Fields<ThemeBorder> border_fields(const ThemeContext& theme) {
  return {choice_field("lines", "the lines of the frame: " + explained(border_lines()), &ThemeBorder::lines,
                       choices_of(border_lines())),
          icons_field("pictures", "around the page, in turn: icons, or SVG files of the theme",
                      &ThemeBorder::pictures, theme),
          icon_field("corner", "a piece for the top left corner, mirrored in the others",
                     &ThemeBorder::corner, theme)};
}

Fields<Theme> theme_fields(const ThemeContext& theme) {
  const Fields<ThemePair> pair{
      required(icon_field("from", "the picture at the start", &ThemePair::from, theme)),
      required(icon_field("to", "the picture at the finish", &ThemePair::to, theme)),
      say_field("its sentence, with {from} and {to}; or one for each language", &ThemePair::say, theme)};
  Schema forms;
  forms.types = {"object"};
  forms.properties = {{"from", text_schema()}, {"to", text_schema()}};
  Schema names = mapping_of(mapping_of(any_of({text_schema(), std::move(forms)})));
  return {
      required(text_field("summary", "the theme in one line", &Theme::summary)),
      mapping_field("border", "the frame of the page", &Theme::border, border_fields(theme)),
      icon_field("level", "the sign of levels in books for children", &Theme::level, theme),
      icon_field("title", "the outline of the maze on the title page", &Theme::title, theme),
      icons_field("spots", "on the openers of chapters and on blank pages, in turn", &Theme::spots, theme),
      icons_field("silhouettes", "outlines of mazes, for shape: theme", &Theme::silhouettes, theme),
      choice_field("palette", "the colors of covers", &Theme::palette, palette_choices()),
      choice_field("design", "of covers", &Theme::design, design_choices()),
      mappings_field("pairs", "pictures at start and finish, dealt over the mazes", &Theme::pairs, pair),
      say_field("the sentence of all pairs; otherwise that of the language", &Theme::say, theme),
      {"names", "what its pictures are called, by language: a text, or {from, to}", std::move(names),
       [theme](const Node& node, Theme& into, Context& context) { read_names(node, into, theme, context); }}};
}

}  // namespace

Result<Theme> read_theme(const DataFiles& files, const FileName& name, const Vocabulary& vocabulary) {
  namespace fs = std::filesystem;
  Theme theme;
  if (!is_path(name.text)) {
    theme.name = name.text;
    return read_house_file(files, files.find(fs::path("themes") / name.text / theme_file),
                           theme_fields({vocabulary, ""}), std::move(theme));
  }
  FileName file = name;
  if (!file.text.ends_with(".yaml")) file.text = (fs::path(name.text) / theme_file).string();
  const fs::path folder = fs::path(file.text).parent_path();
  theme.name = folder.filename().string();
  return read_named_file(files, FileKind::theme, file,
                         theme_fields({vocabulary, folder.empty() ? "./" : folder.string() + "/"}),
                         std::move(theme));
}

Result<PictureNames> read_picture_names(const DataFiles& files, const std::string& language) {
  const auto path = files.locate("configs/names/" + language + ".yaml");
  if (!path) return PictureNames{};
  return parsed(PictureNames{}, [&](PictureNames& into, Context& context) {
    const NodePtr root = files.load(*path, context);
    if (!root || !expect_mapping(*root, "the file", context)) return;
    for (const Entry& entry : root->entries)
      if (auto name = read_name(*entry.value, entry.key, context)) into[entry.key] = std::move(*name);
  });
}

std::string theme_schema() {
  const Vocabulary no_names;
  return schema_json(schema_of(theme_fields({no_names, ""})), "Mazefolio theme", {});
}

}  // namespace mazefolio::spec
