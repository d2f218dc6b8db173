#include "spec/page_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text/suggest.h"
#include "spec/markdown.h"

namespace mazefolio::spec {
namespace {

constexpr TextRule page_line{200, false, false}, page_paragraph{1000, true, false},
    page_text{100'000, true, false};
constexpr std::size_t most_titles = 40;
constexpr int most_note_pages = 50;

Field<PageSpec> placed(std::string name, std::string summary, PlacedText PageSpec::*member,
                       TextRule rule = page_line) {
  return placed_field(std::move(name), std::move(summary), member, rule);
}

Field<PageSpec> markdown(std::string name, std::string summary, LineBreaks breaks = LineBreaks::blanks) {
  Schema schema = text_schema();
  schema.max_length = page_text.max_length;
  return {name, std::move(summary), std::move(schema),
          [name, breaks](const Node& node, PageSpec& into, Context& context) {
            const auto text = as_text(node, name, page_text, context);
            if (!text) return;
            into.body = parse_markdown(*text, breaks);
            into.body_place = node.place();
          }};
}

Field<PageSpec> picture_field() {
  return placed("picture", "an SVG, PNG or JPEG file, or the name of an icon", &PageSpec::picture);
}

Field<PageSpec> titles() {
  Schema schema = list_schema(text_schema());
  schema.min_items = 1;
  return {"titles", "of other books", std::move(schema),
          [](const Node& node, PageSpec& into, Context& context) {
            if (!expect_list(node, "'titles'", context)) return;
            if (node.items.empty()) context.error(node, "'titles' is empty");
            if (node.items.size() > most_titles)
              return context.error(node, fmt::format("'titles' has at most {} lines", most_titles));
            for (const NodePtr& item : node.items)
              if (auto text = as_text(*item, "titles", page_line, context))
                into.titles.push_back({std::move(*text), item->place()});
          }};
}

Field<PageSpec> size() {
  const std::vector<std::string> names{"half", "page"};
  return {"size", "half a page, or a whole one", choice_schema(names),
          [names](const Node& node, PageSpec& into, Context& context) {
            if (node.is_scalar() && node.text == "bleed")
              return context.error(node, "a picture cannot reach the edges of the page yet",
                                   "write size: page, which fills the page inside its margins");
            if (const auto i = as_choice(node, "size", names, context))
              into.size = *i == 0 ? PictureSize::half : PictureSize::page;
          }};
}

Field<PageSpec> link() {
  Schema schema = pattern_schema("^[A-Za-z][A-Za-z0-9+.-]*:[^ ]+$");
  schema.max_length = 500;
  return {"link", "where the code leads: https://...", std::move(schema),
          [](const Node& node, PageSpec& into, Context& context) {
            auto text = as_text(node, "link", {500, false, false}, context);
            if (!text) return;
            const std::size_t colon = text->find(':');
            if (colon == std::string::npos || colon == 0 || colon + 1 == text->size() ||
                text->find(' ') != std::string::npos)
              return context.error(node, fmt::format("'{}' is no link", shortened(*text)),
                                   "write it with its beginning and without blanks: https://example.com");
            into.link = {std::move(*text), node.place()};
          }};
}

std::vector<PageRow> make_rows() {
  using enum PageType;
  const auto program = [](PageType type, std::string name, std::string summary) {
    PageRow row{type, std::move(name), std::move(summary)};
    row.made_by_program = true;
    return row;
  };
  return {
      program(title, "title", "the title, with a maze"),
      program(copyright, "copyright", "whose book it is, and what 'imprint' says"),
      program(contents, "contents", "chapters and mazes with their pages"),
      program(instructions, "instructions", "how to play, with an example"),
      program(score_card, "score-card", "a line for each maze, to write results on"),
      program(study, "study", "how to take part in a study"),
      {belongs_to,
       "belongs-to",
       "a line for the owner's name, or the name itself",
       "name",
       {placed("name", "of the owner; nothing: a line to write it on", &PageSpec::name)}},
      {dedication,
       "dedication",
       "a few words to somebody",
       "text",
       {required(markdown("text", "in Markdown; its lines are kept", LineBreaks::kept))}},
      {tips, "tips", "good advice for solvers"},
      {color_test, "colour-test", "boxes to try pens on", "", {}, false, "color-test"},
      {die, "die", "a die to cut out, for mazes with the rule 'dice'; leave the other side blank"},
      {progress, "progress", "a road with a medal for each maze, to be colored when it is solved"},
      {certificate,
       "certificate",
       "with lines for name, date and signature",
       "name",
       {placed("name", "printed instead of a line", &PageSpec::name)}},
      {notes,
       "notes",
       "lines to write on",
       "pages",
       {integer_field("pages", "how many", &PageSpec::pages, 1, most_note_pages)}},
      {about, "about", "the author", "text", {required(markdown("text", "in Markdown")), picture_field()}},
      {also_by, "also-by", "other books of the author", "titles", {required(titles())}},
      {text,
       "text",
       "a text of your own",
       "body",
       {placed("title", "above the text, and in the contents", &PageSpec::title),
        markdown("body", "in Markdown"),
        placed("file", "a Markdown file, instead of 'body'", &PageSpec::file), picture_field()}},
      {PageType::picture,
       "picture",
       "a picture of your own",
       "file",
       {required(placed("file", "an SVG, PNG or JPEG file, or the name of an icon", &PageSpec::picture)),
        placed("caption", "below it", &PageSpec::caption, page_paragraph), size()}},
      {blank, "blank", "nothing"},
      {qr,
       "qr",
       "a code that phones read",
       "link",
       {required(link()), placed("caption", "below it", &PageSpec::caption, page_paragraph)}},
  };
}

std::vector<std::string> names_of(bool all) {
  std::vector<std::string> names;
  for (const PageRow& row : page_rows()) {
    if (!all && row.made_by_program) continue;
    names.push_back(row.name);
    if (!row.other_name.empty()) names.push_back(row.other_name);
  }
  return names;
}

const PageRow* row_called(std::string_view name) {
  for (const PageRow& row : page_rows())
    if (row.name == name || (!row.other_name.empty() && row.other_name == name)) return &row;
  return nullptr;
}

const Field<PageSpec>* lead_of(const PageRow& row) {
  for (const Field<PageSpec>& field : row.fields)
    if (field.name == row.lead) return &field;
  return nullptr;
}

bool needs_value(const PageRow& row) {
  return row.type == PageType::text ||
         std::ranges::any_of(row.fields, [](const Field<PageSpec>& field) { return field.required; });
}

void check_text(const Node& value, const PageSpec& page, Context& context) {
  if (page.type != PageType::text || !value.is_mapping()) return;
  if (value.find("body") && value.find("file"))
    context.error(*value.find("file")->value, "a text page has 'body' or 'file', not both");
  if (!value.find("body") && !value.find("file") && !value.find("title") && !value.find("picture"))
    context.error(value, "the text page says nothing", "write text: {title: ..., body: ...}");
}

std::optional<PageSpec> read_value(const PageRow& row, const Node& item, const Node* value,
                                   Context& context) {
  PageSpec page{row.type, item.place()};
  const bool says_nothing = !value || value->kind == Node::Kind::null;
  if (says_nothing && needs_value(row)) {
    const std::string field =
        row.lead.empty() ? "" : fmt::format("write {}: {{{}: ...}}", row.name, row.lead);
    context.error(item, fmt::format("the page '{}' needs words of yours", row.name), field);
    return std::nullopt;
  }
  if (says_nothing) return page;
  if (row.fields.empty()) {
    context.error(*value, fmt::format("the page '{}' has no fields", row.name),
                  fmt::format("write only: {}", row.name));
  } else if (const Field<PageSpec>* lead = lead_of(row); lead && !value->is_mapping()) {
    lead->read(*value, page, context);
  } else {
    read_fields(*value, fmt::format("the page '{}'", row.name), row.fields, page, context);
  }
  check_text(*value, page, context);
  return page;
}

std::optional<PageSpec> read_page(const Node& item, std::string_view field,
                                  const std::vector<std::string>& names, Context& context) {
  if (!item.is_mapping()) {
    const auto i = as_choice(item, field, names, context);
    return i ? read_value(*row_called(names[*i]), item, nullptr, context) : std::nullopt;
  }
  report_unknown_keys(item, names, context);
  const Entry* kind = nullptr;
  for (const Entry& entry : item.entries) {
    if (!row_called(entry.key)) return std::nullopt;  // reported
    if (kind) {
      context.error(entry.mark.place(),
                    fmt::format("a page has one kind; this one is '{}' already", kind->key),
                    "let each page be an item of its own");
      return std::nullopt;
    }
    kind = &entry;
  }
  if (!kind) {
    context.error(item, "a page without a kind", one_of(names));
    return std::nullopt;
  }
  return read_value(*row_called(kind->key), item, kind->value.get(), context);
}

}  // namespace

Schema page_schema(bool all) {
  std::vector<std::string> simple;
  std::vector<SharedSchema> alternatives{{}};
  for (const PageRow& row : page_rows()) {
    if (!all && row.made_by_program) continue;
    if (!needs_value(row)) {
      simple.push_back(row.name);
      if (!row.other_name.empty()) simple.push_back(row.other_name);
    }
    if (row.fields.empty()) continue;
    Schema fields = schema_of(row.fields);
    if (const Field<PageSpec>* lead = lead_of(row)) fields = any_of({lead->schema, std::move(fields)});
    fields.description = row.summary;
    Schema page;
    page.types = {"object"};
    page.required = {row.name};
    page.properties.emplace_back(row.name, std::move(fields));
    alternatives.push_back(std::move(page));
  }
  alternatives.front() = choice_schema(std::move(simple));
  return any_of(std::move(alternatives));
}

const std::vector<PageRow>& page_rows() {
  static const std::vector<PageRow> rows = make_rows();
  return rows;
}

std::string name_of(PageType type) {
  for (const PageRow& row : page_rows())
    if (row.type == type) return row.name;
  return "explanation";  // the one that has another field
}

Field<BookSpec> pages_field(std::string name, std::string summary, std::vector<PageSpec> BookSpec::*member) {
  const Schema page = reference_to("book_page");
  return {name, std::move(summary), any_of({list_schema(page), choice_schema({"none"}), page}),
          [name, member](const Node& node, BookSpec& into, Context& context) {
            std::vector<std::string> names = names_of(true);
            std::vector<PageSpec> pages;
            const auto add = [&](const Node& item) {
              if (pages.size() > BookLimits::pages) return;  // check_pages reports it
              if (auto read = read_page(item, name, names, context)) pages.push_back(std::move(*read));
            };
            if (node.is_sequence()) {
              for (const NodePtr& item : node.items) add(*item);
            } else if (!(node.is_scalar() && node.text == "none")) {
              if (node.is_scalar()) {
                names.emplace_back("none");
                if (const auto i = as_choice(node, name, names, context); !i || names[*i] == "none") {
                  if (i) into.*member = {};
                  return;
                }
                names.pop_back();
              } else if (!node.is_mapping()) {
                expect_list(node, "'" + name + "'", context);
                return;
              }
              add(node);
            }
            into.*member = std::move(pages);
          }};
}

bool is_page(const Node& entry) {
  if (entry.is_scalar()) return row_called(entry.text) || !did_you_mean(entry.text, names_of(false)).empty();
  return entry.is_mapping() && std::ranges::any_of(entry.entries, [](const Entry& e) {
           const PageRow* row = row_called(e.key);
           return row && !row->made_by_program;
         });
}

std::optional<PageSpec> chapter_page_of(const Node& entry, Context& context) {
  static const std::vector<std::string> names = names_of(false);
  if (entry.is_scalar())
    if (const PageRow* row = row_called(entry.text); row && row->made_by_program) {
      context.error(entry,
                    fmt::format("the page '{}' stands in 'front' or 'back', not in a chapter", row->name));
      return std::nullopt;
    }
  return read_page(entry, "puzzles", names, context);
}

void check_pages(const BookSpec& book, Context& context) {
  std::set<PageType> seen;
  std::size_t count = 0;
  const auto check = [&](const std::vector<PageSpec>& pages) {
    for (const PageSpec& page : pages) {
      if (++count == BookLimits::pages + 1)
        context.error(page.place,
                      fmt::format("a book has at most {} pages of its author", BookLimits::pages));
      const PageRow* row = row_called(name_of(page.type));
      if (row && row->made_by_program && !seen.insert(page.type).second)
        context.error(page.place, "'" + row->name + "' is listed twice");
    }
  };
  check(book.front);
  check(book.back);
  for (const ChapterSpec& chapter : book.chapters) check(chapter.pages);
}

}  // namespace mazefolio::spec
