#include "spec/page_field.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "base/text/synonyms.h"

namespace mazefolio::spec {
namespace {

constexpr Length shortest_side = inches(3), longest_side = inches(60);
constexpr std::string_view form_names = "a paper, 6x9in, {width, height} or {size}";
constexpr std::string_view separators = " ,-";

const Choices<Orientation>& orientations() {
  static const Choices<Orientation> choices{{"portrait", Orientation::portrait},
                                            {"landscape", Orientation::landscape}};
  return choices;
}

std::string_view trimmed(std::string_view text, std::string_view of = " ") {
  const std::size_t begin = text.find_first_not_of(of);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(of) - begin + 1);
}

struct SplitPage {
  std::string size;
  std::optional<Orientation> orientation;
};

// "a4 landscape", "landscape a4": the orientation is the first word or the last.
SplitPage page_words(std::string_view text) {
  const std::vector<std::string> names = names_of_choices(orientations());
  const std::string_view all = trimmed(text);
  const std::size_t first = all.find_first_of(separators), last = all.find_last_of(separators);
  if (first == std::string_view::npos) return {std::string(all), {}};
  if (const auto o = meant_name(all.substr(last + 1), names))
    return {std::string(trimmed(all.substr(0, last), separators)), orientations()[*o].second};
  if (const auto o = meant_name(all.substr(0, first), names))
    return {std::string(trimmed(all.substr(first), separators)), orientations()[*o].second};
  return {std::string(all), {}};
}

// "6x9in", "6 x 9 in"; nothing unless there are two numbers and a unit.
std::optional<std::pair<Length, Length>> page_sides(std::string_view text) {
  const std::size_t x = std::min(text.find('x'), text.find('X'));
  const std::size_t unit = text.find_last_of("0123456789.");
  if (x == std::string_view::npos || unit == std::string_view::npos || unit < x) return std::nullopt;
  std::string first(trimmed(text.substr(0, x)));
  if (!first.empty() && std::string_view("0123456789.").find(first.back()) != std::string_view::npos)
    first += text.substr(unit + 1);
  const auto width = parse_length(first), height = parse_length(trimmed(text.substr(x + 1)));
  if (!width || !height) return std::nullopt;
  return std::pair{*width, *height};
}

void read_page_text(const Node& node, const std::vector<Paper>& papers, PageSize& into, Context& context) {
  std::vector<std::string> names;
  for (const Paper& paper : papers) names.push_back(paper.name);
  const SplitPage words = page_words(node.text);
  PageSize page{{}, {}, node.place(), words.orientation};
  if (const auto paper = meant_name(words.size, names)) {
    page.width = papers[*paper].width;
    page.height = papers[*paper].height;
  } else if (const auto sides = page_sides(words.size)) {
    for (const Length side : {sides->first, sides->second})
      if (side < shortest_side || side > longest_side)
        return context.error(node, fmt::format("the sides of 'page' must be from 3in to 60in, not '{}'",
                                               shortened(node.text)));
    page.width = sides->first;
    page.height = sides->second;
  } else if (page_sides(words.size + "in")) {
    return context.error(node, "'page' needs a unit: 6x9in or 152x229mm");
  } else {
    return context.error(node, fmt::format("unknown page '{}'", shortened(node.text)),
                         suggestion(words.size, names));
  }
  into = words.orientation ? turned(page, *words.orientation) : page;
}

Field<PageSize> own_orientation() {
  return {"orientation", "portrait: the longer side down; landscape: across",
          choice_schema(names_of_choices(orientations())),
          [](const Node& node, PageSize& into, Context& context) {
            if (const auto i = as_choice(node, "orientation", names_of_choices(orientations()), context))
              into.orientation = orientations()[*i].second;
          }};
}

struct PageForms {
  Fields<PageSize> sides, size;
};

PageForms page_forms(const Vocabulary& vocabulary, const Schema& text) {
  PageForms out;
  out.sides = {required(length_field("width", "across", &PageSize::width, shortest_side, longest_side)),
               required(length_field("height", "down", &PageSize::height, shortest_side, longest_side)),
               own_orientation()};
  out.size = {required(Field<PageSize>{"size", "a paper, or 6x9in", text,
                                       [&vocabulary](const Node& node, PageSize& into, Context& context) {
                                         if (node.is_scalar())
                                           read_page_text(node, vocabulary.papers, into, context);
                                         else
                                           context.error(node, fmt::format("'size' must be a paper or 6x9in, "
                                                                           "not {}",
                                                                           found(node)));
                                       }}),
              own_orientation()};
  return out;
}

}  // namespace

Result<PageSize> parse_page(const std::string& text, const std::vector<Paper>& papers,
                            const std::string& argument) {
  const NodePtr node = scalar_node(text, {std::make_shared<const std::string>(argument), 0, 0});
  return parsed(PageSize{},
                [&](PageSize& page, Context& context) { read_page_text(*node, papers, page, context); });
}

Field<BookSpec> page_field(const Vocabulary& vocabulary) {
  std::vector<std::string> names;
  for (const Paper& paper : vocabulary.papers) names.push_back(paper.name);
  const Schema text = any_of({choice_schema(names), pattern_schema("^.+[ ,-](portrait|landscape)$"),
                              pattern_schema("^[0-9.]+ *(in|mm|cm|pt)? *x *[0-9.]+ *(in|mm|cm|pt)$")});
  PageForms fields = page_forms(vocabulary, text);
  Schema schema = text;
  schema.any_of.push_back(schema_of(fields.sides));
  schema.any_of.push_back(schema_of(fields.size));
  return {"page", "the trimmed page: a paper (a4, a4 landscape), 6x9in, {width, height} or {size}",
          std::move(schema), [fields, &vocabulary](const Node& node, BookSpec& into, Context& context) {
            if (node.is_scalar()) return read_page_text(node, vocabulary.papers, into.page, context);
            if (!node.is_mapping())
              return context.error(node, fmt::format("'page' must be {}, not {}", form_names, found(node)));
            PageSize page = into.page;
            page.orientation.reset();
            read_fields(node, "'page'", node.find("size") ? fields.size : fields.sides, page, context);
            page.place = node.place();
            into.page = page.orientation ? turned(page, *page.orientation) : page;
          }};
}

Field<BookSpec> orientation_field() {
  return {"orientation", "portrait: the longer side of the page down; landscape: across",
          choice_schema(names_of_choices(orientations())),
          [](const Node& node, BookSpec& into, Context& context) {
            const auto i = as_choice(node, "orientation", names_of_choices(orientations()), context);
            if (!i) return;
            into.orientation = orientations()[*i].second;
            into.orientation_place = node.place();
          }};
}

void turn_page(BookSpec& book, Context& context) {
  if (!book.orientation) return;
  if (book.page.orientation && *book.page.orientation != *book.orientation)
    context.error(book.orientation_place, "'page' says another orientation", "write it once");
  book.page = turned(book.page, *book.orientation);
}

}  // namespace mazefolio::spec
