#include "spec/read_book.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ink_styles.h"
#include "base/sha256.h"
#include "base/text/suggest.h"
#include "spec/data_files.h"
#include "spec/margins_field.h"
#include "spec/puzzle_fields.h"

namespace mazefolio::spec {
namespace {

const std::vector<int> answers_per_page{1, 2, 4, 6, 9};
constexpr std::string_view smallest_book =
    "a book needs at least:\nchapters:\n  - puzzles:\n      - {count: 12, difficulty: easy}";
constexpr Length shortest_side = inches(3), longest_side = inches(20);

// "6x9in"; nothing unless there are two numbers and a unit.
std::optional<std::pair<Length, Length>> page_sides(std::string_view text) {
  const std::size_t x = text.find('x');
  const std::size_t unit = text.find_last_of("0123456789.");
  if (x == std::string_view::npos || unit == std::string_view::npos || unit < x) return std::nullopt;
  std::string first(text.substr(0, x));
  if (!first.empty() && std::string_view("0123456789. ").find(first.back()) != std::string_view::npos)
    first += text.substr(unit + 1);
  const auto width = parse_length(first),
             height = parse_length(text.substr(text.find_first_not_of(' ', x + 1)));
  if (!width || !height) return std::nullopt;
  return std::pair{*width, *height};
}

void read_page_text(const Node& node, const std::vector<Paper>& papers, PageSize& into, Context& context) {
  std::vector<std::string> names;
  for (const Paper& paper : papers) {
    if (paper.name == node.text) {
      into = {paper.width, paper.height, node.place()};
      return;
    }
    names.push_back(paper.name);
  }
  const auto sides = page_sides(node.text);
  if (!sides) {
    if (page_sides(node.text + "in"))
      context.error(node, "'page' needs a unit: 6x9in or 152x229mm");
    else
      context.error(node, fmt::format("unknown page '{}'", shortened(node.text)),
                    suggestion(node.text, names));
    return;
  }
  for (const Length side : {sides->first, sides->second})
    if (side < shortest_side || side > longest_side)
      return context.error(
          node, fmt::format("the sides of 'page' must be from 3in to 20in, not '{}'", shortened(node.text)));
  into = {sides->first, sides->second, node.place()};
}

Field<BookSpec> page_field(const Vocabulary& vocabulary) {
  const Fields<PageSize> sides{
      required(length_field("width", "across", &PageSize::width, shortest_side, longest_side)),
      required(length_field("height", "down", &PageSize::height, shortest_side, longest_side))};
  std::vector<std::string> names;
  for (const Paper& paper : vocabulary.papers) names.push_back(paper.name);
  return {"page", "the trimmed page: a paper, 6x9in, or {width, height}",
          any_of({choice_schema(names),
                  pattern_schema("^[0-9.]+ *(in|mm|cm|pt)? *x *[0-9.]+ *(in|mm|cm|pt)$"), schema_of(sides)}),
          [sides, &vocabulary](const Node& node, BookSpec& into, Context& context) {
            if (node.is_scalar()) return read_page_text(node, vocabulary.papers, into.page, context);
            if (!node.is_mapping())
              return context.error(
                  node,
                  fmt::format("'page' must be a paper, 6x9in, or {{width, height}}, not {}", found(node)));
            into.page.place = node.place();
            read_fields(node, "'page'", sides, into.page, context);
          }};
}

// A name from a list. Later stages look it up again, so its place is kept. A path means the user's own file.
Field<BookSpec> named_field(std::string name, std::string summary, std::string BookSpec::*member,
                            Place BookSpec::*place, const std::vector<std::string>& names,
                            std::optional<NameFolder> folder = {}) {
  Schema schema = choice_schema(names);
  if (folder) schema = any_of({std::move(schema), pattern_schema("/|\\.yaml$")});
  return {name, std::move(summary), std::move(schema),
          [=, &names](const Node& node, BookSpec& into, Context& context) {
            if (folder && node.is_scalar() && is_path(node.text)) {
              if (const NameFault fault = fault_of_name(*folder, node.text); fault != NameFault::none) {
                const Diagnostic wrong = fault_found(fault, node.text).all().front();
                return context.error(node, wrong.message, wrong.hint);
              }
            } else if (!as_choice(node, name, names, context)) {
              return;
            }
            into.*member = node.text;
            into.*place = node.place();
          }};
}

Field<BookSpec> fonts_field() {
  const auto font = [](std::string name, std::string summary, std::optional<std::string> BookSpec::*member,
                       Place BookSpec::*place) {
    return Field<BookSpec>{name, std::move(summary), text_schema(),
                           [=](const Node& node, BookSpec& into, Context& context) {
                             auto text = as_text(node, name, {100, false, false}, context);
                             if (!text) return;
                             into.*member = std::move(*text);
                             into.*place = node.place();
                           }};
  };
  const Fields<BookSpec> fonts{
      font("display", "the font family of titles", &BookSpec::display_font, &BookSpec::display_font_place),
      font("text", "the font family of all other text", &BookSpec::text_font, &BookSpec::text_font_place)};
  return {"fonts", "font families that replace those of the template", schema_of(fonts),
          [fonts](const Node& node, BookSpec& into, Context& context) {
            read_fields(node, "'fonts'", fonts, into, context);
          }};
}

Fields<AnswersSpec> answers_fields() {
  const Choices<AnswerPlace> places{{"end", AnswerPlace::end},
                                    {"chapter", AnswerPlace::chapter},
                                    {"separate", AnswerPlace::separate},
                                    {"none", AnswerPlace::none}};
  return {choice_field(
              "place",
              "where answers stand: at the end of the book or of each chapter, in a separate file, or none",
              &AnswersSpec::place, places),
          {"per_page", "answers per page; auto: as many as stay readable",
           any_of({choice_schema({"auto"}), numbers_schema(answers_per_page)}),
           [](const Node& node, AnswersSpec& into, Context& context) {
             if (node.is_scalar() && node.text == "auto")
               into.per_page.reset();
             else if (const auto n = as_one_of(node, "per_page", answers_per_page, "auto", context))
               into.per_page = n;
           }},
          choice_field("style",
                       "how the solution is drawn: " + explained(path_styles(), &PathStyleRow::book_name),
                       &AnswersSpec::style, choices_of(path_styles(), &PathStyleRow::book_name))};
}

// The entries of a chapter; each begins as a copy of the chapter's defaults.
Field<ChapterSpec> puzzles_field(const Fields<PuzzleSpec>& fields) {
  Schema schema = list_schema(reference_to("puzzle"));
  schema.min_items = 1;
  return required(Field<ChapterSpec>{"puzzles", "the puzzles of the chapter", std::move(schema),
                                     [fields](const Node& node, ChapterSpec& into, Context& context) {
                                       if (!expect_list(node, "'puzzles'", context)) return;
                                       if (node.items.empty()) context.error(node, "'puzzles' is empty");
                                       for (const NodePtr& item : node.items) {
                                         if (into.puzzles.size() > BookLimits::puzzles)
                                           return;  // check_totals reports it
                                         PuzzleSpec puzzle = into.defaults;
                                         puzzle.place = item->place();
                                         read_fields(*item, "each entry of 'puzzles'", fields, puzzle,
                                                     context);
                                         into.puzzles.push_back(std::move(puzzle));
                                       }
                                     }});
}

template <class T>
Field<T> defaults_field(const Fields<PuzzleSpec>& fields) {
  return {"defaults", "values of all entries below that do not set them", reference_to("puzzle"),
          [fields](const Node& node, T& into, Context& context) {
            read_fields(node, "'defaults'", fields, into.defaults, context);
          }};
}

Fields<ChapterSpec> chapter_fields(const Fields<PuzzleSpec>& puzzles) {
  return {
      text_field("title", "the chapter's name", &ChapterSpec::title),
      text_field("text", "a paragraph below the title", &ChapterSpec::text, {3000, true, true}),
      choice_field("order", "written: in the order of the entries; rising: all mazes sorted by their scores",
                   &ChapterSpec::rising, Choices<bool>{{"written", false}, {"rising", true}}),
      defaults_field<ChapterSpec>(puzzles), puzzles_field(puzzles)};
}

Field<BookSpec> chapters_field(const Fields<PuzzleSpec>& puzzles) {
  const Fields<ChapterSpec> fields = chapter_fields(puzzles);
  Schema schema = list_schema(reference_to("chapter"));
  schema.min_items = 1;
  return Field<BookSpec>{"chapters",
                         "the parts of the book, in order",
                         std::move(schema),
                         [fields](const Node& node, BookSpec& into, Context& context) {
                           if (!expect_list(node, "'chapters'", context)) return;
                           std::size_t entries = 0;
                           for (const NodePtr& item : node.items) {
                             if (entries > BookLimits::puzzles) return;  // check_totals reports it
                             ChapterSpec chapter;
                             chapter.place = item->place();
                             chapter.defaults = into.defaults;
                             read_fields(*item, "each entry of 'chapters'", fields, chapter, context);
                             entries += chapter.puzzles.size();
                             into.chapters.push_back(std::move(chapter));
                           }
                         },
                         true,
                         std::string(smallest_book)};
}

// In lower case and without quotes, "yes" is more likely a flag of another YAML dialect than a name.
bool looks_like_a_flag(const Node& node) {
  return !node.quoted && (node.text == "yes" || node.text == "no" || node.text == "on" || node.text == "off");
}

Field<BookSpec> name_line_field() {
  static constexpr TextRule name{100, false, false};
  Schema text = text_schema();
  text.max_length = name.max_length;
  return {
      "name_line", "a line for name and date above each puzzle page: true, false, or the name to print there",
      any_of({flag_schema(), std::move(text)}), [](const Node& node, BookSpec& into, Context& context) {
        if (const auto flag = flag_of(node)) {
          into.name_line = *flag;
          into.pupil.clear();
        } else if (node.kind != Node::Kind::null && (!node.is_scalar() || looks_like_a_flag(node))) {
          context.error(node, fmt::format("'name_line' must be true, false or a name, not {}", found(node)),
                        node.is_scalar() ? "write such a name in quotes" : "");
        } else if (auto pupil = as_text(node, "name_line", name, context)) {
          into.name_line = true;
          into.pupil = std::move(*pupil);
        }
      }};
}

Fields<BookSpec> book_fields(const Vocabulary& vocabulary, const NameFolder& folder) {
  const Choices<FrontPage> fronts{{"title", FrontPage::title},
                                  {"copyright", FrontPage::copyright},
                                  {"contents", FrontPage::contents},
                                  {"instructions", FrontPage::instructions},
                                  {"score-card", FrontPage::score_card}};
  const Fields<PuzzleSpec> puzzles = puzzle_fields(vocabulary);
  return {
      required(text_field("title", "the book's title", &BookSpec::title, {200, false, false})),
      text_field("subtitle", "below the title", &BookSpec::subtitle, {300, false, true}),
      text_field("author", "on the title and copyright pages", &BookSpec::author),
      named_field("language", "the language of the words that the program adds", &BookSpec::language,
                  &BookSpec::language_place, vocabulary.languages),
      text_field("seed", "equal seeds give equal books", &BookSpec::seed, {100, false, false}),
      named_field("printer", "whose margins apply; or a path", &BookSpec::printer, &BookSpec::printer_place,
                  vocabulary.printers, folder),
      page_field(vocabulary),
      margins_field(),
      named_field("template", "the look; or a path", &BookSpec::look, &BookSpec::look_place,
                  vocabulary.templates, folder),
      named_field("audience", "who solves the mazes: sets the smallest corridors, walls and type",
                  &BookSpec::audience, &BookSpec::audience_place, vocabulary.audiences),
      choices_field("front", "the pages before the first chapter", &BookSpec::front, fronts),
      mapping_field("answers", "the answer key", &BookSpec::answers, answers_fields()),
      name_line_field(),
      fonts_field(),
      flag_field("confine", "files that the spec names must lie beneath its folder", &BookSpec::confine),
      defaults_field<BookSpec>(puzzles),
      chapters_field(puzzles),
  };
}

Choice first_of(const std::vector<const Row*>& rows) {
  return {rows.front()->name, Options(rows.front()->options), {}};
}

// Checks that need the whole book.
void check_totals(const Node& root, const BookSpec& book, Context& context) {
  std::uint64_t puzzles = 0, cells = 0;
  for (const ChapterSpec& chapter : book.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) {
      const auto count = static_cast<std::uint64_t>(entry.count);
      puzzles += count;
      cells += count * entry.size.columns * entry.size.rows;
      if (puzzles > BookLimits::puzzles)
        return context.error(entry.place, fmt::format("a book has at most {} puzzles", BookLimits::puzzles));
      if (cells > BookLimits::book_cells)
        return context.error(entry.place, fmt::format("the mazes of a book have at most {} cells in total",
                                                      BookLimits::book_cells));
    }
  if (puzzles == 0 && context.errors() == 0)
    context.error(root, "the book has no puzzles", std::string(smallest_book));
}

// Whether the spec asks for it; known before its names are read. What is no flag is an error, and confines.
bool asks_to_confine(const Node& root) {
  const Entry* confine = root.find("confine");
  return confine && flag_of(*confine->value).value_or(true);
}

void parse_book(std::string_view bytes, NameFolder folder, std::span<const Override> sets,
                const Vocabulary& vocabulary, BookSpec& book, Context& context) {
  book.sha256 = sha256(bytes);
  NodePtr root = parse_yaml(bytes, book.file, context);
  if (!root || !expect_mapping(*root, "a book", context)) return;
  for (const Override& set : sets) root = with_override(root, set, context);

  if (const auto& rows = vocabulary.grids; !rows.empty()) book.defaults.grid = first_of(rows);
  if (const auto& rows = vocabulary.shapes; !rows.empty()) book.defaults.shape = first_of(rows);
  if (const auto& rows = vocabulary.algorithms; !rows.empty()) book.defaults.algorithm = first_of(rows);
  book.defaults.refinement = Options(vocabulary.refinements);
  folder.confined |= asks_to_confine(*root);
  read_fields(*root, "a book", book_fields(vocabulary, folder), book, context);
  check_totals(*root, book, context);
}

}  // namespace

Result<BookSpec> read_book(const std::filesystem::path& path, std::span<const Override> sets,
                           const Vocabulary& vocabulary, const std::optional<NameFolder>& folder) {
  const NameFolder names = folder.value_or(NameFolder{path.parent_path()});
  BookSpec book;
  book.file = path.string();
  return parsed(std::move(book), [&](BookSpec& into, Context& context) {
    if (const auto bytes = read_yaml_bytes(path, into.file, context, names.confined))
      parse_book(*bytes, names, sets, vocabulary, into, context);
  });
}

Result<BookSpec> read_book_text(std::string_view bytes, std::string file, const NameFolder& folder,
                                std::span<const Override> sets, const Vocabulary& vocabulary) {
  BookSpec book;
  book.file = std::move(file);
  return parsed(std::move(book), [&](BookSpec& into, Context& context) {
    parse_book(bytes, folder, sets, vocabulary, into, context);
  });
}

std::vector<std::string> book_keys() {
  const Vocabulary no_names;
  return names_of_fields(book_fields(no_names, {}));
}

std::string book_schema(const Vocabulary& vocabulary) {
  const Fields<PuzzleSpec> puzzles = puzzle_fields(vocabulary);
  return schema_json(schema_of(book_fields(vocabulary, {})), "Mazefolio book",
                     {{"chapter", schema_of(chapter_fields(puzzles))}, {"puzzle", schema_of(puzzles)}});
}

}  // namespace mazefolio::spec
