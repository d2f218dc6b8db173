#include "spec/cover_field.h"

#include <fmt/format.h>

#include "base/palettes.h"
#include "spec/imprint_field.h"
#include "spec/markdown.h"

namespace mazefolio::spec {
namespace {

constexpr TextRule title{200, true, false}, line{200, false, false}, long_text{5000, true, false};
constexpr int most_mazes = 6;
constexpr Length widest_spine = inches(3);

template <class Row>
Choices<std::string> names_in(std::span<const Row> rows) {
  Choices<std::string> choices;
  for (const Row& row : rows) choices.emplace_back(row.name, row.name);
  return choices;
}

template <class Row>
std::string each_explained(std::span<const Row> rows) {
  std::string out;
  for (const Row& row : rows) out += fmt::format("{}{} ({})", out.empty() ? "" : "; ", row.name, row.summary);
  return out;
}

Field<CoverSpec> picture_field(std::string name, std::string summary, PageSpec CoverSpec::*member) {
  Schema schema = text_schema();
  schema.max_length = line.max_length;
  return {name, std::move(summary), std::move(schema),
          [name, member](const Node& node, CoverSpec& into, Context& context) {
            if (auto text = as_text(node, name, line, context))
              (into.*member).picture = {std::move(*text), node.place()};
          }};
}

Field<CoverSpec> text_field() {
  Schema schema = spec::text_schema();
  schema.max_length = long_text.max_length;
  return {"text", "in Markdown; otherwise a few words of the language", std::move(schema),
          [](const Node& node, CoverSpec& into, Context& context) {
            const auto text = as_text(node, "text", long_text, context);
            if (!text) return;
            into.back.body = parse_markdown(*text);
            into.back.body_place = node.place();
          }};
}

Field<CoverSpec> file_field() {
  return {"file", "a Markdown file, instead of 'text'", text_schema(),
          [](const Node& node, CoverSpec& into, Context& context) {
            if (auto text = as_text(node, "file", line, context))
              into.back.file = {std::move(*text), node.place()};
          }};
}

Field<CoverSpec> back_field() {
  const Fields<CoverSpec> fields{
      text_field(), file_field(),
      integer_field("mazes", "how many of the book are shown", &CoverSpec::mazes, 0, most_mazes),
      placed_field("price", "beside the bar code, as it is printed", &CoverSpec::price, line)};
  return {"back", "the back of the book: {text, mazes, price}", schema_of(fields),
          [fields](const Node& node, CoverSpec& into, Context& context) {
            read_fields(node, "'back'", fields, into, context);
          }};
}

Field<CoverSpec> spine_field() {
  const Choices<bool> choices{{"auto", true}, {"none", false}};
  return {"spine",
          "auto: title and author where it is wide enough; none: no words; or its width, for printers that "
          "tell it to their customers only",
          any_of({choice_schema(names_of_choices(choices)), length_schema()}),
          [choices](const Node& node, CoverSpec& into, Context& context) {
            into.spine_place = node.place();
            if (node.is_scalar() && parse_length(node.text))
              into.spine = as_length(node, "spine", points(0), widest_spine, context);
            else if (const auto i = as_choice(node, "spine", names_of_choices(choices), context))
              into.spine_text = choices[*i].second;
          }};
}

Field<CoverSpec> isbn_field() {
  Schema schema = text_schema();
  schema.max_length = 30;
  return {"isbn", "of the bar code; otherwise that of the imprint", std::move(schema),
          [](const Node& node, CoverSpec& into, Context& context) {
            if (auto isbn = as_isbn(node, context)) into.isbn = std::move(*isbn);
          }};
}

Fields<CoverSpec> cover_fields() {
  using C = CoverSpec;
  return {
      choice_field("design", each_explained(cover_designs()), &C::design, design_choices()),
      choice_field("palette", "its colors: " + each_explained(palettes()), &C::palette, palette_choices()),
      picture_field("front", "a picture: an SVG, PNG or JPEG file", &C::front),
      placed_field("title", "otherwise that of the book", &C::title, title),
      placed_field("subtitle", "otherwise that of the book", &C::subtitle, title),
      placed_field("author", "otherwise that of the book", &C::author, line),
      back_field(),
      spine_field(),
      isbn_field(),
      picture_field("logo", "of the publisher, on the back: an SVG, PNG or JPEG file", &C::logo)};
}

/// The one design that shows the author's picture.
constexpr const char* photo_design = "photo";

void check_front(const Node& node, const CoverSpec& cover, Context& context) {
  const bool shown = cover.design == photo_design, given = !cover.front.picture.text.empty();
  if (shown && !given)
    context.error(*node.find("design")->value, "this design needs a picture", "write front: picture.jpg");
  if (given && !shown && !cover.design.empty())
    context.error(*node.find("front")->value,
                  fmt::format("the design '{}' shows no picture of yours", cover.design),
                  fmt::format("write design: {}, or leave out 'design'", photo_design));
}

}  // namespace

std::span<const CoverDesignName> cover_designs() {
  static const std::vector<CoverDesignName> table{
#define COVER_DESIGN(NAME, SUMMARY) {#NAME, SUMMARY},
#include "spec/cover_designs.def"
#undef COVER_DESIGN
  };
  return table;
}

Choices<std::string> design_choices() { return names_in(cover_designs()); }
Choices<std::string> palette_choices() { return names_in(palettes()); }

Field<BookSpec> cover_field() {
  Field<BookSpec> field = mapping_field("cover", "for 'mazefolio cover': all of it has a default",
                                        &BookSpec::cover, cover_fields());
  field.read = [read = field.read](const Node& node, BookSpec& into, Context& context) {
    const std::size_t before = context.errors();
    read(node, into, context);
    if (context.errors() == before) check_front(node, into.cover, context);
  };
  return field;
}

}  // namespace mazefolio::spec
