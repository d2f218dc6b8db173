#include "spec/colors_field.h"

#include <fmt/format.h>

#include "base/text/suggest.h"

namespace mazefolio::spec {
namespace {

const std::vector<std::string>& color_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const ColorRow& row : named_colors()) out.push_back(row.name);
    return out;
  }();
  return names;
}

// A bare # begins a comment, so that nothing is left of the value.
std::optional<Color> as_color(const Node& node, std::string_view field, Context& context) {
  if (node.is_scalar() && !node.text.empty() && node.text.front() != '#') {
    const auto i = as_choice(node, "color", color_names(), context);
    return i ? std::optional(named_colors()[*i].value) : std::nullopt;
  }
  const std::optional<Color> color = node.is_scalar() ? color_of_hex(node.text) : std::nullopt;
  if (!color)
    context.error(node, fmt::format("'{}' must be a color, not {}", field, found(node)),
                  "write a name, such as navy or ivory, or \"#1f3a5f\" in quotes");
  return color;
}

Field<MazeColors> color_field(const std::string& name, std::string summary, Color MazeColors::*member) {
  return {name, std::move(summary),
          any_of({choice_schema(color_names()), pattern_schema("^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$")}),
          [name, member](const Node& node, MazeColors& into, Context& context) {
            if (const auto color = as_color(node, name, context)) into.*member = *color;
          }};
}

Fields<MazeColors> color_fields() {
  return {color_field("walls", "dark: a name, or \"#rrggbb\" in quotes", &MazeColors::walls),
          color_field("ground", "below the walls, pale", &MazeColors::ground)};
}

// The value that this mapping sets, or the mapping.
const Node& value_of(const Node& node, std::string_view key) {
  const Entry* entry = node.find(key);
  return entry ? *entry->value : node;
}

void check_colors(const Node& node, const MazeColors& colors, Context& context) {
  if (luminance(colors.ground) < least_ground)
    return context.error(
        value_of(node, "ground"),
        fmt::format("the ground {} is too dark for a pencil: its luminance is {:.2f}, not {} "
                    "or more",
                    hex_of(colors.ground), luminance(colors.ground), least_ground),
        fmt::format("\"{}\" would do", hex_of(light_enough(colors.ground))));
  const double shown = contrast(colors.walls, colors.ground);
  if (shown < least_contrast)
    context.error(
        value_of(node, node.find("walls") ? "walls" : "ground"),
        fmt::format("walls of {} are too pale on the ground {}: their contrast is {:.1f}, not {} or more",
                    hex_of(colors.walls), hex_of(colors.ground), shown, least_contrast),
        fmt::format("walls of \"{}\" would do", hex_of(dark_enough(colors.walls, colors.ground))));
}

}  // namespace

Schema colors_schema() { return schema_of(color_fields()); }

Field<PuzzleSpec> colors_field(std::string name) {
  Field<PuzzleSpec> field = mapping_field(std::move(name), "of the mazes on their pages: {walls, ground}",
                                          &PuzzleSpec::colors, color_fields());
  field.schema = reference_to("colors");
  field.read = [read = field.read](const Node& node, PuzzleSpec& into, Context& context) {
    const std::size_t before = context.errors();
    read(node, into, context);
    if (context.errors() == before) check_colors(node, into.colors, context);
  };
  return field;
}

Field<BookSpec> book_colors_field(std::string name) {
  Field<PuzzleSpec> field = colors_field(std::move(name));
  return {field.name, field.summary, field.schema,
          [read = field.read](const Node& node, BookSpec& into, Context& context) {
            read(node, into.defaults, context);
          }};
}

}  // namespace mazefolio::spec
