#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "base/level_scale.h"
#include "base/text/utf8.h"
#include "spec/book_spec.h"
#include "spec/data_files.h"
#include "spec/field_table.h"
#include "spec/house_files.h"
#include "spec/word_table.h"

namespace mazefolio::spec {
namespace {

using Strings = std::vector<std::string>;

Field<Words> levels_field(const WordTable<Words>& table) {
  Fields<Words> fields;
  for (std::size_t i = 0; i < level_bands().size(); ++i)
    fields.push_back(table.word_at(std::string(level_bands()[i].name), {},
                                   [i](Words& words) -> std::string& { return words.levels[i]; }));
  return required(Field<Words>{"levels", {}, {}, [fields](const Node& node, Words& into, Context& context) {
                                 into.levels.resize(level_bands().size());
                                 read_fields(node, "'levels'", fields, into, context);
                               }});
}

// Open, close, and the same inside of a quotation.
void read_quotes(const Node& node, Words& into, Context& context) {
  if (!expect_list(node, "'quotes'", context)) return;
  if (node.items.size() != 4) return context.error(node, "'quotes' must have four marks");
  for (const NodePtr& item : node.items)
    if (auto mark = as_text(*item, "quotes", {2, false, false}, context))
      into.quotes.push_back(std::move(*mark));
}

// Separated by blanks.
void read_letters(const Node& node, Words& into, Context& context) {
  const auto text = as_text(node, "letters", {100, false, false}, context);
  for (std::size_t at = 0; text && at < text->size();) {
    const std::size_t end = std::min(text->find(' ', at), text->size());
    into.letters.push_back(text->substr(at, end - at));
    at = end + 1;
  }
  if (text && into.letters.size() < BookLimits::visits)
    context.error(node, fmt::format("'letters' must have {} letters", BookLimits::visits));
}

// Sentences of which each can stand for any other.
void read_help(const Node& node, Words& into, Context& context, Register spoken_to) {
  if (!expect_list(node, "'help'", context)) return;
  if (node.items.empty()) return context.error(node, "'help' must have a sentence");
  const WordTable<Words> table(spoken_to);
  for (const NodePtr& item : node.items) {
    into.help.emplace_back();
    table.word_at("help", {"{from}", "{to}"}, [](Words& words) -> std::string& { return words.help.back(); })
        .read(*item, into, context);
  }
}

// Beyond ASCII and Latin signs, below punctuation and symbols or above them.
bool is_letter(char32_t c) { return c >= 0xC0 && (c < 0x2000 || c >= 0x2C00); }

void collect_letters(const Node& node, std::set<char32_t>& into) {
  for (std::string_view text = node.text; !text.empty();)
    if (const char32_t c = take_character(text); is_letter(c)) into.insert(c);
  for (const NodePtr& item : node.items) collect_letters(*item, into);
  for (const Entry& entry : node.entries) collect_letters(*entry.value, into);
}

Fields<InstructionWords> instruction_fields(Register spoken_to) {
  using I = InstructionWords;
  const WordTable<I> table(spoken_to);
  return {table.word("title", &I::title),
          table.word("way", &I::way),
          table.word("pictures", &I::pictures),
          table.word("letters", &I::letters, {"{start}", "{finish}"}),
          table.word("visit", &I::visit, {"{a}", "{b}"}),
          table.word("one_way", &I::one_way),
          table.word("many_ways", &I::many_ways),
          table.word("walls", &I::walls),
          table.word("bridges", &I::bridges),
          table.word("parts", &I::parts),
          table.word("labyrinth", &I::labyrinth),
          table.word("stuck", &I::stuck),
          table.word("answers", &I::answers),
          table.word("booklet", &I::booklet),
          table.word("foot", &I::foot),
          table.word("stars", &I::stars),
          table.word("pips", &I::pips),
          table.word("level_pictures", &I::level_pictures)};
}

Fields<StudyWords> study_fields(Register spoken_to) {
  using S = StudyWords;
  const WordTable<S> table(spoken_to);
  return {table.word("title", &S::title),
          table.word("booklet", &S::booklet, {"{n}"}),
          table.word("aim", &S::aim),
          table.word("clock", &S::clock),
          table.word("before", &S::before),
          table.word("after", &S::after),
          table.word("any_way", &S::any_way),
          table.word("give_up", &S::give_up),
          table.word("rest", &S::rest),
          table.word("consent", &S::consent),
          table.word("signature", &S::signature),
          table.word("clock_before", &S::clock_before),
          table.word("clock_after", &S::clock_after),
          table.word("leader_title", &S::leader_title),
          table.word("leader_print", &S::leader_print),
          table.word("leader_clock", &S::leader_clock),
          table.word("leader_type", &S::leader_type, {"{file}"}),
          table.word("leader_read", &S::leader_read, {"{command}"})};
}

// Texts by the names of rows of a table that spec does not know.
template <class T>
Field<T> named_texts_field(const std::string& field, std::map<std::string, std::string> T::*member,
                           Register spoken_to) {
  return {field, {}, {}, [=](const Node& node, T& into, Context& context) {
            if (!expect_mapping(node, "'" + field + "'", context)) return;
            const WordTable<T> table(spoken_to);
            for (const Entry& entry : node.entries)
              table
                  .word_at(
                      entry.key, {},
                      [member, name = entry.key](T& words) -> std::string& { return (words.*member)[name]; })
                  .read(*entry.value, into, context);
          }};
}

Fields<ExplainWords> explain_fields(Register spoken_to) {
  using E = ExplainWords;
  const WordTable<E> table(spoken_to);
  return {table.word("title", &E::title),
          table.word("passages", &E::passages, {"{n}"}),
          table.word("walls", &E::walls, {"{n}"}),
          table.word("cells", &E::cells, {"{n}"}),
          table.word("generation", &E::generation, {"{n}"}),
          table.word("moves", &E::moves, {"{n}"}),
          table.word("finished", &E::finished),
          named_texts_field("how", &E::how, spoken_to)};
}

// The sentences of rules, and what is filled in there.
struct RuleWord {
  const char* name;
  std::array<const char*, 3> placeholders{};
};
constexpr RuleWord rule_words[] = {{"word"},
                                   {"word_led"},
                                   {"sequence", {"{letters}"}},
                                   {"alphabet"},
                                   {"count_by", {"{n}"}},
                                   {"multiples", {"{n}"}},
                                   {"even"},
                                   {"odd"},
                                   {"primes"},
                                   {"worth", {"{n}"}},
                                   {"jump"},
                                   {"jump_diagonals"},
                                   {"moves", {"{moves}"}},  // jumps
                                   {"keys"},
                                   {"portals"},
                                   {"floors"},
                                   {"no_left"},
                                   {"no_left_at_forks"},
                                   {"no_right"},
                                   {"no_right_at_forks"},
                                   {"no_straight_at_forks"},
                                   {"alternate_at_forks"},
                                   {"tilt"},
                                   {"tilt_pass"},
                                   {"arrows"},
                                   {"minotaur"},
                                   {"sum", {"{sum}"}},
                                   {"dice", {"{top}", "{back}", "{left}"}},
                                   {"tangle"},
                                   {"tangle_kites"},
                                   {"in_moves", {"{moves}"}}};

Field<Words> rules_field(Register spoken_to) {
  const WordTable<Words> table(spoken_to);
  Fields<Words> fields;
  for (const RuleWord& word : rule_words) {
    Strings placeholders;
    for (const char* placeholder : word.placeholders)
      if (placeholder) placeholders.push_back(placeholder);
    fields.push_back(table.word_at(
        word.name, placeholders,
        [name = std::string(word.name)](Words& words) -> std::string& { return words.rules[name]; }));
  }
  return required(Field<Words>{"rules", {}, {}, [fields](const Node& node, Words& into, Context& context) {
                                 read_fields(node, "'rules'", fields, into, context);
                               }});
}

// Advice, one sentence each; the names are for translators.
constexpr std::string_view tip_names[] = {"pencil", "look", "dead_end", "fork", "backwards", "rest"};

Field<PageWords> tips_field(Register spoken_to) {
  const WordTable<PageWords> table(spoken_to);
  Fields<PageWords> fields{table.word("title", &PageWords::tips_title)};
  for (std::size_t i = 0; i < std::size(tip_names); ++i)
    fields.push_back(table.word_at(std::string(tip_names[i]), {},
                                   [i](PageWords& words) -> std::string& { return words.tips[i]; }));
  return required(
      Field<PageWords>{"tips", {}, {}, [fields](const Node& node, PageWords& into, Context& context) {
                         into.tips.resize(std::size(tip_names));
                         read_fields(node, "'tips'", fields, into, context);
                       }});
}

Fields<PageWords> page_fields(Register spoken_to) {
  using P = PageWords;
  const WordTable<P> table(spoken_to);
  return {table.word("belongs_to", &P::belongs_to),
          tips_field(spoken_to),
          table.word("color_test", &P::color_test),
          table.word("color_test_text", &P::color_test_text),
          table.word("die", &P::die),
          table.word("die_text", &P::die_text),
          table.word("progress", &P::progress),
          table.word("progress_text", &P::progress_text),
          table.word("certificate", &P::certificate),
          table.word("certificate_text", &P::certificate_text),
          table.word("well_done", &P::well_done),
          table.word("signature", &P::signature),
          table.word("notes", &P::notes),
          table.word("about", &P::about),
          table.word("fact", &P::fact),
          table.word("more_books", &P::more_books),
          table.word("also_by", &P::also_by, {"{author}"}),
          table.word("published_by", &P::published_by, {"{publisher}"}),
          table.word("printed_in", &P::printed_in, {"{country}"}),
          table.word("isbn", &P::isbn, {"{isbn}"})};
}

Fields<CoverWords> cover_fields(Register spoken_to) {
  using C = CoverWords;
  const WordTable<C> table(spoken_to);
  return {table.word("answers", &C::answers), table.word("ages", &C::ages, {"{a}", "{b}"}),
          table.word("hook", &C::hook), table.word("blurb", &C::blurb)};
}

// It is not printed, so no font needs its letters.
constexpr const char* spoken_part = "figures";

// Where a gate is on its page.
constexpr std::string_view place_names[] = {"top_left", "top",         "top_right", "left",        "middle",
                                            "right",    "bottom_left", "bottom",    "bottom_right"};

Field<FigureWords> places_field(const WordTable<FigureWords>& table) {
  Fields<FigureWords> fields;
  for (std::size_t i = 0; i < std::size(place_names); ++i)
    fields.push_back(table.word_at(std::string(place_names[i]), {},
                                   [i](FigureWords& words) -> std::string& { return words.places[i]; }));
  return required(
      Field<FigureWords>{"places", {}, {}, [fields](const Node& node, FigureWords& into, Context& context) {
                           into.places.resize(std::size(place_names));
                           read_fields(node, "'places'", fields, into, context);
                         }});
}

Fields<FigureWords> figure_fields(Register spoken_to) {
  using F = FigureWords;
  const WordTable<F> table(spoken_to);
  return {table.word("maze", &F::maze, {"{maze}", "{size}", "{start}", "{finish}"}),
          table.word("rated_maze", &F::rated_maze, {"{maze}", "{level}", "{size}", "{start}", "{finish}"}),
          table.word("answer", &F::answer, {"{maze}", "{start}", "{finish}"}),
          table.word("example", &F::example),
          table.word("example_answer", &F::example_answer),
          table.word("squares", &F::squares, {"{w}", "{h}"}),
          table.word("hexagons", &F::hexagons, {"{w}", "{h}"}),
          table.word("triangles", &F::triangles, {"{w}", "{h}"}),
          table.word("cells", &F::cells, {"{n}"}),
          places_field(table)};
}

Fields<Words> word_fields(Register spoken_to) {
  const Choices<std::string> directions{{"ltr", "ltr"}, {"rtl", "rtl"}};
  const WordTable<Words> table(spoken_to);
  return {
      required(choice_field("direction", "of writing", &Words::direction, directions)),
      required(Field<Words>{"quotes", {}, {}, read_quotes}),
      required(text_field("dash", "between parts of a sentence", &Words::dash, {5, false, false})),
      required(text_field("comma", "between the items of a list, with its blank", &Words::comma,
                          {5, false, false})),
      table.word("start", &Words::start),
      table.word("finish", &Words::finish),
      table.word("goal", &Words::goal),
      table.word("start_badge", &Words::start_badge),
      table.word("finish_badge", &Words::finish_badge),
      table.word("start_letter", &Words::start_letter),
      table.word("finish_letter", &Words::finish_letter),
      required(Field<Words>{"letters", {}, {}, read_letters}),
      table.word("maze", &Words::maze),
      table.word("mazes", &Words::mazes),
      table.word("maze_number", &Words::maze_number, {"{n}"}),
      table.word("maze_span", &Words::maze_span, {"{a}", "{b}"}),
      table.word("numbered_title", &Words::numbered_title, {"{n}", "{title}"}),
      table.word("chapter_number", &Words::chapter_number, {"{n}"}),
      table.word("contents", &Words::contents),
      table.word("answers", &Words::answers),
      table.word("answer", &Words::answer),
      table.word("answer_on_page", &Words::answer_on_page, {"{n}"}),
      table.word("answer_in_booklet", &Words::answer_in_booklet, {"{n}"}),
      table.word("answer_to_page", &Words::answer_to_page, {"{n}"}),
      levels_field(table),
      table.word("level_one", &Words::level_one, {"{word}", "{n}"}),
      table.word("level_span", &Words::level_span, {"{word}", "{a}", "{b}"}),
      table.word("level_range", &Words::level_range, {"{word}", "{word2}", "{a}", "{b}"}),
      required(
          mapping_field("instructions", "how to play", &Words::instructions, instruction_fields(spoken_to))),
      rules_field(spoken_to),
      required(named_texts_field("shapes", &Words::shapes, spoken_to)),
      required(mapping_field("explain", "how a maze was made", &Words::explain, explain_fields(spoken_to))),
      required(mapping_field("pages", "pages that are none of mazes", &Words::pages, page_fields(spoken_to))),
      required(mapping_field("cover", "the covers of books", &Words::cover, cover_fields(spoken_to))),
      required(mapping_field(spoken_part, "what figures say to those who do not see them", &Words::figures,
                             figure_fields(spoken_to))),
      required(mapping_field("study", "a study with mazes", &Words::study, study_fields(spoken_to))),
      required(Field<Words>{"help",
                            {},
                            {},
                            [spoken_to](const Node& node, Words& into, Context& context) {
                              read_help(node, into, context, spoken_to);
                            }}),
      table.word("name", &Words::name),
      table.word("date", &Words::date),
      table.word("time", &Words::time),
      table.word("score_card", &Words::score_card),
      table.word("by", &Words::by, {"{author}"}),
      table.word("copyright", &Words::copyright, {"{year}", "{author}"}),
      table.word("all_rights", &Words::all_rights),
      table.word("made_with", &Words::made_with, {"{program}"}),
  };
}

}  // namespace

Result<Words> read_words(const DataFiles& files, const std::string& language, Register spoken_to) {
  const std::filesystem::path path = files.find("configs/languages/" + language + ".yaml");
  const auto read = [&](Words& into, Context& context) {
    const NodePtr root = files.load(path, context);
    if (!root) return;
    read_fields(*root, "the file", word_fields(spoken_to), into, context);
    std::set<char32_t> letters;
    for (const Entry& entry : root->entries)
      if (entry.key != spoken_part) collect_letters(*entry.value, letters);
    into.alphabet.assign(letters.begin(), letters.end());
  };
  return files.once(fmt::format("{}, {}", path.string(), static_cast<int>(spoken_to)), [&] {
    Words words;
    words.language = language;
    return parsed(std::move(words), read);
  });
}

std::string fill(const std::string& text, const std::vector<std::pair<std::string, std::string>>& values) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? text.find('}', at) : std::string::npos;
    const std::string key = end == std::string::npos ? std::string{} : text.substr(at + 1, end - at - 1);
    bool replaced = false;
    for (const auto& [name, value] : values)
      if (!key.empty() && name == key) {
        out += value;
        at = end + 1;
        replaced = true;
        break;
      }
    if (!replaced) out += text[at++];
  }
  return out;
}

}  // namespace mazefolio::spec
