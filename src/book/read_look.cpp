#include "book/read_look.h"

#include "base/ink_styles.h"
#include "spec/data_files.h"
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

Field<Look> typeface_field(std::string name, std::string summary, Typeface Look::*member) {
  return required(
      mapping_field(std::move(name), std::move(summary), member,
                    Fields<Typeface>{required(families_field("families", &Typeface::families)),
                                     flag_field("bold", "bold cut", &Typeface::bold),
                                     flag_field("italic", "italic cut", &Typeface::italic),
                                     real_field("tracking", "extra space between letters, by the size",
                                                &Typeface::tracking_em, -0.1, 0.5)}));
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

Fields<Look> look_fields() {
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
      required(text_field("summary", "in words", &Look::summary)),
      group("fonts", "type",
            {typeface_field("display", "of titles", &Look::display),
             typeface_field("text", "of running text", &Look::text),
             typeface_field("label", "of folios, notes and the words at the gates", &Look::label),
             typeface_field("numeral", "of the numbers of puzzles and chapters", &Look::numeral),
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
             flag_field("algorithm", "how it was made", &Look::show_algorithm)}),
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
      group(
          "walls", "of mazes",
          {real_field("rounding", "radius of corners, by the corridor's pitch", &Look::wall_rounding, 0, 0.5),
           real_field("rim", "width of the rim, by the wall's", &Look::rim_factor, 1, 4)}),
      group("answers", "the answer key",
            {choice_field("path", "how the way is drawn", &Look::answer_path, paths),
             real_field("path_width", "width of the way, by the wall's", &Look::answer_path_factor, 1.2, 5),
             real_field("wall_grey", "of the walls below it: 0 is black", &Look::answer_wall_gray, 0, 0.7)})};
}

}  // namespace

Result<Look> read_look(const DataFiles& files, const FileName& name) {
  Look look;
  look.name = is_path(name.text) ? std::filesystem::path(name.text).stem().string() : name.text;
  return read_named_file(files, FileKind::look, name, look_fields(), std::move(look));
}

}  // namespace mazefolio::book
