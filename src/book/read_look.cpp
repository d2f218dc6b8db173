#include "book/read_look.h"

#include <algorithm>

#include "base/ink_styles.h"
#include "base/text/utf8.h"
#include "spec/data_files.h"
#include "spec/extending.h"
#include "spec/field_table.h"

namespace mazefolio::book {
namespace {

// Several fields under one key, kept flat in the look.
Field<Look> group(std::string name, std::string summary, Fields<Look> fields) {
  return {name, std::move(summary), schema_of(fields),
          [name, fields](const Node& node, Look& into, Context& context) {
            read_fields(node, "'" + name + "'", fields, into, context);
          }};
}

Field<Look> points_field(std::string name, std::string summary, double Look::*member, double low,
                         double high) {
  return {name, std::move(summary), length_schema(),
          [name, member, low, high](const Node& node, Look& into, Context& context) {
            if (const auto value = as_length(node, name, points(low), points(high), context))
              into.*member = value->pt;
          }};
}

template <class T>
Field<T> families_field(std::string name, std::vector<std::string> T::*member) {
  return {name, "the first that is installed and has the letters of the language is used",
          list_schema(text_schema()), [name, member](const Node& node, T& into, Context& context) {
            if (!expect_list(node, "'" + name + "'", context)) return;
            std::vector<std::string> families;
            for (const NodePtr& item : node.items)
              if (auto family = as_text(*item, name, {100, false, false}, context))
                families.push_back(std::move(*family));
            if (node.items.empty())
              context.error(node, "'" + name + "' is empty", "name one font family at least");
            if (!families.empty()) into.*member = std::move(families);
          }};
}

Field<Look> typeface_field(std::string name, std::string summary, Typeface Look::*member, bool extending) {
  Field<Typeface> families = families_field("families", &Typeface::families);
  families.required = !extending;
  return mapping_field(std::move(name), std::move(summary), member,
                       Fields<Typeface>{std::move(families), flag_field("bold", "bold cut", &Typeface::bold),
                                        flag_field("italic", "italic cut", &Typeface::italic),
                                        real_field("tracking", "extra space between letters, by the size",
                                                   &Typeface::tracking_em, -0.1, 0.5)});
}

Field<Look> rule_field() {
  Field<Look> field = points_field("rule", "thickness of rules; 0pt: none", &Look::rule_pt, 0, 6);
  field.read = [read = field.read](const Node& node, Look& into, Context& context) {
    const Look before = into;
    read(node, into, context);
    if (into.rule_pt == 0 || into.rule_pt >= 0.75) return;
    context.error(node, "'rule' is thinner than printers can print", "use 0.75pt or more, or 0pt for none");
    into.rule_pt = before.rule_pt;
  };
  return field;
}

/// A field of a book that a template may set for books that do not.
struct DefaultRow {
  const char* name;
  const char* path;  ///< of the field in a spec
  const char* summary;
};
constexpr DefaultRow default_rows[] = {
    {"audience", "audience", "who solves the mazes"},
    {"page", "page", "the trimmed page"},
    {"printer", "printer", "whose margins apply"},
    {"answers_per_page", "answers.per_page", "answers on a page of the key"},
    {"mazes_per_page", "defaults.per_page", "mazes on a page"},
    {"name_line", "name_line", "a line for name and date"},
    {"backs", "backs", "what stands behind each maze"},
};

/// What a template file and those that it extends say.
struct Template {
  Look look;
  std::vector<Override> defaults;
};

// The values are read as those of the book.
Field<Template> defaults_field() {
  Schema schema;
  schema.types = {"object"};
  std::vector<std::string> names;
  for (const DefaultRow& row : default_rows) {
    names.emplace_back(row.name);
    schema.properties.emplace_back(row.name, described({}, row.summary));
  }
  return {"defaults", "fields of books in this template, where they say nothing", schema,
          [names](const Node& node, Template& into, Context& context) {
            if (!expect_mapping(node, "'defaults'", context)) return;
            report_unknown_keys(node, names, context);
            for (const DefaultRow& row : default_rows) {
              const Entry* entry = node.find(row.name);
              if (!entry) continue;
              std::erase_if(into.defaults, [&](const Override& set) { return set.path == row.path; });
              into.defaults.push_back({row.path, entry->value, entry->mark, true});
            }
          }};
}

Fields<Look> look_fields(bool extending) {
  const auto needed = [&](Field<Look> field) {
    field.required = !extending;
    return field;
  };
  const Choices<Composition> compositions{{"centred", Composition::centered},
                                          {"asymmetric", Composition::asymmetric}};
  const Choices<HeadingStyle> headings{{"centred", HeadingStyle::centered},
                                       {"badge", HeadingStyle::badge},
                                       {"numeral", HeadingStyle::numeral}};
  const Choices<LevelStyle> levels{{"none", LevelStyle::none},
                                   {"words", LevelStyle::words},
                                   {"stars", LevelStyle::stars},
                                   {"pips", LevelStyle::pips}};
  const Choices<FolioPlace> places{{"foot-centre", FolioPlace::foot_center},
                                   {"foot-outer", FolioPlace::foot_outer},
                                   {"head-outer", FolioPlace::head_outer}};
  const Choices<FolioStyle> folios{
      {"plain", FolioStyle::plain}, {"dashes", FolioStyle::dashes}, {"circle", FolioStyle::circle}};
  const Choices<Ornament> ornaments{
      {"none", Ornament::none}, {"lozenge", Ornament::lozenge}, {"stars", Ornament::stars}};
  const Choices<TitleFrame> frames{
      {"none", TitleFrame::none}, {"lines", TitleFrame::lines}, {"dots", TitleFrame::dots}};
  Choices<PathStyle> paths;
  for (const PathStyleRow& row : path_styles())
    if (row.in_templates) paths.emplace_back(row.name, row.value);
  return {
      extends_field<Look>("a template"),
      needed(text_field("summary", "in words", &Look::summary)),
      group("fonts", "type; all four faces, unless it extends a template",
            {needed(typeface_field("display", "of titles", &Look::display, extending)),
             needed(typeface_field("text", "of running text", &Look::text, extending)),
             needed(typeface_field("label", "of folios, notes and the words at the gates", &Look::label,
                                   extending)),
             needed(typeface_field("numeral", "of the numbers of puzzles and chapters", &Look::numeral,
                                   extending)),
             families_field("sturdy", &Look::sturdy)}),
      group("sizes", "of type on a letter page",
            {points_field("title", "of the book's title", &Look::title_pt, 12, 120),
             points_field("chapter", "of chapter titles", &Look::chapter_pt, 12, 96),
             points_field("heading", "of puzzle titles", &Look::heading_pt, 9, 48),
             points_field("numeral", "of puzzle numbers", &Look::numeral_pt, 9, 96),
             points_field("text", "of running text", &Look::text_pt, 7, 36),
             points_field("label", "of folios and notes", &Look::label_pt, 7, 24),
             real_field("leading", "line distance by the type size", &Look::leading, 1, 2)}),
      real_field("margin", "the least blank edge, by the shorter side of the page; at least 3/8 in",
                 &Look::margin, 0, 0.2),
      choice_field("composition", "of the title page and chapter openers", &Look::composition, compositions),
      choice_field("heading", "how a puzzle is headed", &Look::heading, headings),
      group("show", "what a puzzle's heading tells",
            {flag_field("number", "the puzzle's number", &Look::show_number),
             flag_field("title", "its title", &Look::show_title),
             flag_field("algorithm", "how it was made", &Look::show_algorithm),
             flag_field("goal", "what to do, where it has no story", &Look::show_goal)}),
      flag_field("caption", "heading and story stand below the maze", &Look::caption),
      choice_field("level", "how difficulty is shown", &Look::level, levels),
      group("folio", "page numbers",
            {choice_field("place", "where they stand", &Look::folio_place, places),
             choice_field("style", "how they look", &Look::folio_style, folios)}),
      flag_field("running_heads", "the title above each page", &Look::running_heads),
      flag_field("leaders", "dots in the contents", &Look::leaders),
      choice_field("ornament", "below titles", &Look::ornament, ornaments),
      rule_field(),
      choice_field("title_frame", "around the title page", &Look::title_frame, frames),
      real_field("grey", "of secondary text: 0 is black", &Look::gray_level, 0, 0.6),
      choice_field("gates", "the words Start and Finish: plain, or in badges of two forms",
                   &Look::gate_badges, Choices<bool>{{"words", false}, {"badges", true}}),
      real_field("art", "height of the pictures at the gates, by what the audience has", &Look::art, 0.5, 3),
      group(
          "walls", "of mazes",
          {real_field("rounding", "radius of corners, by the corridor's pitch", &Look::wall_rounding, 0, 0.5),
           real_field("rim", "width of the rim, by the wall's", &Look::rim_factor, 1, 4)}),
      group("answers", "the answer key",
            {choice_field("path", "how the way is drawn", &Look::answer_path, paths),
             real_field("path_width", "width of the way, by the wall's", &Look::answer_path_factor, 1.2, 5),
             real_field("wall_grey", "of the walls below it: 0 is black", &Look::answer_wall_gray, 0, 0.7)})};
}

Field<Template> in_template(const Field<Look>& field) {
  return {field.name,
          field.summary,
          field.schema,
          [read = field.read](const Node& node, Template& into, Context& context) {
            read(node, into.look, context);
          },
          field.required,
          field.missing_hint};
}

Fields<Template> new_template_fields(bool extending) {
  Fields<Template> fields;
  for (const Field<Look>& field : look_fields(extending)) fields.push_back(in_template(field));
  fields.insert(fields.begin() + 2, defaults_field());  // behind what it extends and its summary
  return fields;
}

// Made once: a batch reads templates for every book.
const Fields<Template>& template_fields(bool extending) {
  static const Fields<Template> complete = new_template_fields(false), changes = new_template_fields(true);
  return extending ? changes : complete;
}

Result<Template> read_template(const DataFiles& files, const FileName& name) {
  Template out;
  out.look.name = is_path(name.text) ? std::filesystem::path(name.text).stem().string() : name.text;
  const Outcome found =
      Extending(files, FileKind::look).read(name, [&](const Node& root, bool extends, Context& context) {
        read_fields(root, "the file", template_fields(extends), out, context);
      });
  if (!found) return found.found();
  return out;
}

}  // namespace

Result<Look> read_look(const DataFiles& files, const FileName& name) {
  Result<Template> read = read_template(files, name);
  if (!read.ok()) return read.found();
  return std::move(read->look);
}

std::vector<Override> template_defaults(const DataFiles& files, const FileName& name) {
  const Result<Template> read = read_template(files, name);
  return read.ok() ? read->defaults : std::vector<Override>{};
}

std::string look_schema() { return schema_json(schema_of(template_fields(true)), "Mazefolio template", {}); }

}  // namespace mazefolio::book
