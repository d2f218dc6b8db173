#include "spec/read_book.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ink_styles.h"
#include "base/sha256.h"
#include "base/text/suggest.h"
#include "spec/chapter_entries.h"
#include "spec/colors_field.h"
#include "spec/cover_field.h"
#include "spec/data_files.h"
#include "spec/deal.h"
#include "spec/imprint_field.h"
#include "spec/ink_choices.h"
#include "spec/listing_field.h"
#include "spec/margins_field.h"
#include "spec/page_field.h"
#include "spec/page_rows.h"
#include "spec/puzzle_fields.h"
#include "spec/row_field.h"
#include "spec/row_schema.h"
#include "spec/template_defaults.h"
#include "spec/theme.h"

namespace mazefolio::spec {
namespace {

namespace fs = std::filesystem;

const std::vector<int> answers_per_page{1, 2, 4, 6, 9};
constexpr std::string_view smallest_book =
    "a book needs at least:\nchapters:\n  - puzzles:\n      - {count: 12, difficulty: easy}";

// A name from a list. Later stages look it up again, so its place is kept. A path means the user's own file,
// or the folder that has the file `in_folder`.
Field<BookSpec> named_field(std::string name, std::string summary, std::string BookSpec::*member,
                            Place BookSpec::*place, const std::vector<std::string>& names,
                            std::optional<NameFolder> folder = {}, const std::string& in_folder = {}) {
  Schema schema = choice_schema(names);
  if (folder) schema = any_of({std::move(schema), pattern_schema("/|\\.yaml$")});
  return {name, std::move(summary), std::move(schema),
          [=, &names](const Node& node, BookSpec& into, Context& context) {
            if (folder && node.is_scalar() && is_path(node.text)) {
              const bool is_file = in_folder.empty() || node.text.ends_with(".yaml");
              const std::string file = is_file ? node.text : (fs::path(node.text) / in_folder).string();
              if (const NameFault fault = fault_of_name(*folder, file); fault != NameFault::none) {
                const Diagnostic wrong = fault_found(fault, file).all().front();
                return context.error(node, wrong.message, wrong.hint);
              }
              into.*member = file;
            } else if (const auto i = as_choice(node, name, names, context)) {
              into.*member = names[*i];
            } else {
              return;
            }
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

const Choices<AnswerPlace> answer_places{{"end", AnswerPlace::end},
                                         {"chapter", AnswerPlace::chapter},
                                         {"separate", AnswerPlace::separate},
                                         {"foot", AnswerPlace::foot},
                                         {"none", AnswerPlace::none}};

Fields<AnswersSpec> answers_fields() {
  return {choice_field("place",
                       "where answers stand: at the end of the book or of each chapter, in a separate file, "
                       "upside down at "
                       "the foot of each puzzle's page, or none",
                       &AnswersSpec::place, answer_places),
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

// A mapping, or only the place: `answers: none`.
Field<BookSpec> answers_field() {
  Field<BookSpec> field = mapping_field("answers", "the answer key: its place, or a mapping",
                                        &BookSpec::answers, answers_fields());
  field.schema =
      any_of({choice_schema(names_of_choices(answer_places)), flag_schema(), std::move(field.schema)});
  field.read = [read = field.read](const Node& node, BookSpec& into, Context& context) {
    if (!node.is_scalar()) return read(node, into, context);
    if (const auto i = as_choice(node, "answers", names_of_choices(answer_places), context))
      into.answers.place = answer_places[*i].second;
  };
  return field;
}

template <class T>
Field<T> defaults_field(const SharedFields<PuzzleSpec>& fields) {
  return {"defaults", "values of all entries below that do not set them", reference_to("puzzle"),
          [fields](const Node& node, T& into, Context& context) {
            read_fields(node, "'defaults'", *fields, into.defaults, context);
          }};
}

Fields<ChapterSpec> chapter_fields(const SharedFields<PuzzleSpec>& puzzles,
                                   const SharedFields<PuzzleSpec>& explaining) {
  return {
      printed_field("title", "the chapter's name", &ChapterSpec::title, &ChapterSpec::title_place),
      printed_field("text", "a paragraph below the title", &ChapterSpec::text, &ChapterSpec::text_place,
                    {3000, true, true}),
      choice_field("order", "written: in the order of the entries; rising: all mazes sorted by their scores",
                   &ChapterSpec::rising, Choices<bool>{{"written", false}, {"rising", true}}),
      defaults_field<ChapterSpec>(puzzles), puzzles_field(puzzles, explaining)};
}

Field<BookSpec> chapters_field(const SharedFields<PuzzleSpec>& puzzles,
                               const SharedFields<PuzzleSpec>& explaining) {
  const auto fields = std::make_shared<const Fields<ChapterSpec>>(chapter_fields(puzzles, explaining));
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
                             read_fields(*item, "each entry of 'chapters'", *fields, chapter, context);
                             entries += chapter.puzzles.size();
                             into.chapters.push_back(std::move(chapter));
                           }
                         },
                         true,
                         std::string(smallest_book)};
}

// On and No are names of people, which on and no are not.
bool looks_like_a_name(const Node& node) {
  return node.text.size() <= 3 && node.text.front() >= 'A' && node.text.front() <= 'Z';
}

Field<BookSpec> name_line_field() {
  static constexpr TextRule name{100, false, false};
  Schema text = text_schema();
  text.max_length = name.max_length;
  return {
      "name_line", "a line for name and date above each puzzle page: true, false, or the name to print there",
      any_of({flag_schema(), std::move(text)}), [](const Node& node, BookSpec& into, Context& context) {
        if (const auto flag = flag_of(node); flag && !looks_like_a_name(node)) {
          into.name_line = *flag;
          into.pupil.clear();
        } else if (node.is_sequence() || node.is_mapping()) {
          context.error(node, fmt::format("'name_line' must be true, false or a name, not {}", found(node)));
        } else if (auto pupil = as_text(node, "name_line", name, context)) {
          into.name_line = true;
          into.pupil = std::move(*pupil);
          into.pupil_place = node.place();
        }
      }};
}

// Instead of the numbers of an audience, which stays the reader's in all else.
Field<BookSpec> reader_field() {
  Field<BookSpec> field = mapping_field(
      "reader", "what the readers need, instead of their audience's numbers", &BookSpec::reader,
      Fields<ReaderSpec>{
          length_field("corridor", "the narrowest corridor, between its walls", &ReaderSpec::corridor,
                       millimeters(1), millimeters(100)),
          length_field("wall", "the thickness of walls", &ReaderSpec::wall, points(0.5), points(20)),
          length_field("text", "the smallest type", &ReaderSpec::text, points(7), points(48))});
  field.read = [read = field.read](const Node& node, BookSpec& into, Context& context) {
    read(node, into, context);
    ReaderSpec& reader = into.reader;
    if (const Entry* wall = node.find("wall")) reader.wall_place = wall->value->place();
    if (const Entry* text = node.find("text")) reader.text_place = text->value->place();
    if (reader.corridor && reader.wall && *reader.wall > *reader.corridor)
      context.error(node.find("wall") ? *node.find("wall")->value : node,
                    "'wall' is thicker than 'corridor' is wide");
  };
  return field;
}

Field<BookSpec> ink_field() {
  Field<BookSpec> field = choice_field("ink", "what the book is printed with", &BookSpec::ink, ink_choices);
  field.read = [read = field.read](const Node& node, BookSpec& into, Context& context) {
    read(node, into, context);
    into.ink_place = node.place();
  };
  return field;
}

SharedFields<PuzzleSpec> shared_puzzle_fields(const Vocabulary& vocabulary) {
  return std::make_shared<const Fields<PuzzleSpec>>(puzzle_fields(vocabulary));
}

Fields<BookSpec> book_fields(const Vocabulary& vocabulary, const NameFolder& folder) {
  const SharedFields<PuzzleSpec> puzzles = shared_puzzle_fields(vocabulary);
  return {
      required(printed_field("title", "the book's title", &BookSpec::title, &BookSpec::title_place,
                             {200, false, false})),
      printed_field("subtitle", "below the title", &BookSpec::subtitle, &BookSpec::subtitle_place,
                    {300, false, true}),
      printed_field("author", "on the title and copyright pages", &BookSpec::author, &BookSpec::author_place),
      named_field("language", "the language of the words that the program adds", &BookSpec::language,
                  &BookSpec::language_place, vocabulary.languages),
      seed_field("equal seeds give equal books", &BookSpec::seed),
      named_field("printer", "whose rules apply: margins, trims, pages; or a path", &BookSpec::printer,
                  &BookSpec::printer_place, vocabulary.printers, folder),
      printed_field("paper", "one of the printer's: white, cream, ...", &BookSpec::paper,
                    &BookSpec::paper_place, {100, false, false}),
      ink_field(),
      flag_field("fill", "pages for notes at the end, as many as the printer asks for more", &BookSpec::fill),
      page_field(vocabulary),
      orientation_field(),
      margins_field(),
      named_field("template", "the look; or a path", &BookSpec::look, &BookSpec::look_place,
                  vocabulary.templates, folder),
      named_field("theme", "pictures and frames of all pages; or the path of a folder with a theme.yaml",
                  &BookSpec::theme_name, &BookSpec::theme_place, vocabulary.themes, folder, theme_file),
      named_field("audience", "who solves the mazes: sets the smallest corridors, walls and type",
                  &BookSpec::audience, &BookSpec::audience_place, vocabulary.audiences),
      reader_field(),
      book_colors_field("colors"),
      book_colors_field("colours"),
      pages_field("front", "the pages before the first chapter", &BookSpec::front),
      pages_field("back", "the pages after the last answer", &BookSpec::back),
      imprint_field(),
      backs_field(),
      cover_field(),
      listing_field(),
      answers_field(),
      name_line_field(),
      flag_field("clock_line", "boxes for the time of the clock before and after, above each puzzle page",
                 &BookSpec::clock_line),
      flag_field("show_levels", "whether levels are printed, as the template shows them",
                 &BookSpec::show_levels),
      fonts_field(),
      flag_field("confine", "files that the spec names must lie beneath its folder", &BookSpec::confine),
      defaults_field<BookSpec>(puzzles),
      chapters_field(puzzles, explanation_fields(vocabulary)),
  };
}

Choice first_of(const std::vector<const Row*>& rows) {
  return {rows.front()->name, Options(rows.front()->options), {}};
}

// Checks that need the whole book.
void check_totals(const Node& root, const BookSpec& book, Context& context) {
  std::uint64_t puzzles = 0, cells = 0;
  for (const ChapterSpec& chapter : book.chapters) {
    if (chapter.puzzles.size() + chapter.pages.size() > BookLimits::puzzles)
      return context.error(chapter.place,
                           fmt::format("a chapter has at most {} entries", BookLimits::puzzles));
    for (const PuzzleSpec& entry : chapter.puzzles) {
      const auto count = static_cast<std::uint64_t>(entry.count);
      puzzles += count;
      cells += count * entry.size.columns * entry.size.rows;
      check_lists(entry, context);
      if (puzzles > BookLimits::puzzles)
        return context.error(entry.place, fmt::format("a book has at most {} puzzles", BookLimits::puzzles));
      if (cells > BookLimits::book_cells)
        return context.error(entry.place, fmt::format("the mazes of a book have at most {} cells in total",
                                                      BookLimits::book_cells));
    }
  }
  if (puzzles == 0 && context.errors() == 0)
    context.error(root, "the book has no puzzles", std::string(smallest_book));
}

// Whether the spec asks for it; known before its names are read. What is no flag is an error, and confines.
bool asks_to_confine(const Node& root) {
  const Entry* confine = root.find("confine");
  return confine && flag_of(*confine->value).value_or(true);
}

// A picture needs many cells: a maze with a tone that says neither size nor level has as many as there is
// room for, and a book of nothing else is for those who can solve it.
void settle_tones(BookSpec& book) {
  bool all = true;
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) {
      if (entry.tone.name.empty())
        all = false;
      else if (entry.size.is_auto() && entry.difficulty.asked.empty())
        entry.size.share = 1;
    }
  if (all && book.audience_place.file.empty()) book.audience = "expert";
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
  root = with_template_defaults(root, book.look, folder, vocabulary, context);
  read_fields(*root, "a book", book_fields(vocabulary, folder), book, context);
  turn_page(book, context);
  check_pages(book, context);
  check_totals(*root, book, context);
  if (context.errors() > 0) return;
  deal(book);
  settle_tones(book);
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
  const SharedFields<PuzzleSpec> puzzles = shared_puzzle_fields(vocabulary);
  std::vector<std::pair<std::string, Schema>> definitions{
      {"chapter", schema_of(chapter_fields(puzzles, explanation_fields(vocabulary)))},
      {"puzzle", schema_of(*puzzles)},
      {"page", page_schema(false)},
      {"book_page", page_schema(true)},
      {"explanation", schema_of(*explanation_fields(vocabulary))},
      {"colors", colors_schema()},
      {"grid", row_schema("type", vocabulary.grids)},
      {"shape", row_schema("type", vocabulary.shapes)},
      {"algorithm", row_schema("name", vocabulary.algorithms)},
      {"tone", row_schema("type", vocabulary.tones)}};
  for (auto& definition : option_definitions(vocabulary.algorithms, vocabulary.refinements))
    definitions.push_back(std::move(definition));
  return schema_json(schema_of(book_fields(vocabulary, {})), "Mazefolio book", definitions);
}

}  // namespace mazefolio::spec
