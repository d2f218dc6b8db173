#include "spec/margins_field.h"

#include <fmt/format.h>

namespace mazefolio::spec {
namespace {

constexpr Length widest = inches(5);

Field<MarginsSpec> side_field(std::string name, std::string summary,
                              std::optional<MarginSpec> MarginsSpec::*side) {
  return {name, std::move(summary), length_schema(),
          [name, side](const Node& node, MarginsSpec& into, Context& context) {
            if (const auto length = as_length(node, name, points(0), widest, context))
              into.*side = MarginSpec{*length, node.place()};
          }};
}

}  // namespace

Field<BookSpec> margins_field() {
  const Choices<Margins> words{{"template", Margins::of_template},
                               {"printer", Margins::of_printer},
                               {"comfortable", Margins::comfortable}};
  const std::vector<std::string> names = names_of_choices(words);
  const Fields<MarginsSpec> sides{side_field("inner", "at the spine", &MarginsSpec::inner),
                                  side_field("outer", "at the fore-edge", &MarginsSpec::outer),
                                  side_field("top", "above", &MarginsSpec::top),
                                  side_field("bottom", "below", &MarginsSpec::bottom)};
  return {"margins",
          "the blank edge: template (the default), printer (the least), comfortable, or {inner, outer, top, "
          "bottom}",
          any_of({choice_schema(names), schema_of(sides)}),
          [words, names, sides](const Node& node, BookSpec& into, Context& context) {
            if (node.is_mapping()) return read_fields(node, "'margins'", sides, into.margins, context);
            if (const auto i = as_choice(node, "margins", names, context))
              into.margins.kind = words[*i].second;
          }};
}

}  // namespace mazefolio::spec
