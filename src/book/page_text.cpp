#include "book/page_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "base/level_scale.h"
#include "base/text/capitals.h"
#include "book/author_pages.h"
#include "draw/draw_tangle.h"
#include "rules/rule_rows.h"
#include "solve/difficulty.h"

namespace mazefolio::book {
namespace {

std::string numbered(const std::string& pattern, int n) { return fill(pattern, {{"n", std::to_string(n)}}); }

// "hunt-and-kill" is for specs; the page says "Hunt and kill".
std::string readable(std::string name) {
  std::replace(name.begin(), name.end(), '-', ' ');
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name;
}

std::string span(const std::string& pattern, const std::string& word, const std::string& word2, int a,
                 int b) {
  return fill(pattern,
              {{"word", word}, {"word2", word2}, {"a", std::to_string(a)}, {"b", std::to_string(b)}});
}

/// The letters of each word of what its mazes spell.
std::vector<std::size_t> blanks_of(const ChosenRule& rule) {
  std::vector<std::size_t> words;
  bool in_word = false;
  for (const std::string& character : characters_of(rule.message())) {
    const bool blank = character == " ";
    if (!blank && !in_word) words.push_back(0);
    in_word = !blank;
    if (in_word) ++words.back();
  }
  return words;
}

/// What a level is at its longest, for measuring.
std::string widest_level(const Words& words) {
  std::string widest;
  for (const std::string& word : words.levels)
    if (std::string text = fill(words.level_one, {{"word", word}, {"n", "10"}}); text.size() > widest.size())
      widest = std::move(text);
  return widest;
}

}  // namespace

Setting setting_of(const HouseData& house, const PageGeometry& geometry, TextMeasurer& measurer) {
  Setting setting{house.look, geometry, house.audience.text, house.words.direction == "rtl", &measurer};
  setting.border = border_of(house);
  setting.arrow = house.audience.arrow;
  if (house.look.level == LevelStyle::pictures)
    setting.level_picture = house.icons.at(house.theme->level->name);
  return setting;
}

LevelScale level_scale(const HouseData& house, const std::vector<BookPuzzle>& puzzles) {
  LevelScale scale{house.words};
  if (!house.audience.relative_levels) return scale;
  for (const BookPuzzle& p : puzzles) {
    if (!p.shows_level) continue;
    const int level = level_of(p.puzzle.score);
    scale.lowest = scale.lowest == 0 ? level : std::min(scale.lowest, level);
    scale.highest = std::max(scale.highest, level);
  }
  return scale;
}

LevelMark level_mark(const LevelScale& scale, double score) {
  if (scale.lowest > 0 && scale.lowest == scale.highest) return {};
  const int level = level_of(score);
  const Words& words = scale.words;
  LevelMark mark{level, fill(words.level_one,
                             {{"word", words.levels[band_index(level)]}, {"n", std::to_string(level)}})};
  if (scale.lowest > 0)
    mark.of_book = 1 + std::clamp((level - scale.lowest) * 3 / (scale.highest - scale.lowest + 1), 0, 2);
  return mark;
}

LevelMark level_range(const LevelScale& scale, const std::vector<BookPuzzle>& puzzles, std::size_t first,
                      std::size_t count) {
  const BookPuzzle *low = nullptr, *high = nullptr;
  for (std::size_t i = first; i < first + count; ++i) {
    const BookPuzzle& p = puzzles[i];
    if (!p.shows_level) continue;
    if (!low || p.puzzle.score < low->puzzle.score) low = &p;
    if (!high || p.puzzle.score > high->puzzle.score) high = &p;
  }
  if (!low) return {};
  const int a = level_of(low->puzzle.score), b = level_of(high->puzzle.score);
  LevelMark mark = level_mark(scale, low->puzzle.score);
  if (a == b) return mark;
  const Words& words = scale.words;
  const std::string &word = words.levels[band_index(a)], &word2 = words.levels[band_index(b)];
  mark.words = span(word == word2 ? words.level_span : words.level_range, word, word2, a, b);
  mark.highest = b;
  mark.highest_of_book = level_mark(scale, high->puzzle.score).of_book;
  return mark;
}

std::string listed_title(const Words& words, const BookPuzzle& p) {
  if (!p.own_title) return p.title;
  return fill(words.numbered_title, {{"n", std::to_string(p.number)}, {"title", p.title}});
}

GateWords gate_words(const Words& words, const Look& look) {
  const bool badges = look.gate_badges;
  return {badges ? words.start_badge : words.start, badges ? words.finish_badge : words.finish,
          words.start_letter, words.finish_letter, words.letters};
}

std::string answer_note(const Words& words, AnswerPlace place, int page) {
  if (!has_key(place)) return {};
  return numbered(place == AnswerPlace::separate ? words.answer_in_booklet : words.answer_on_page, page);
}

// Scripts without blanks have none between sentences, either.
std::string joined_sentences(const std::string& a, const std::string& b) {
  return a + (a.empty() || a.ends_with("。") ? "" : " ") + b;
}

/// "star ball ring" in words of the language; letters as they are.
std::string with_names_of_shapes(const Words& words, const std::string& letters) {
  std::string out;
  std::istringstream row(letters);
  for (std::string mark; row >> mark;) {
    const auto shape = words.shapes.find(mark);
    if (shape == words.shapes.end()) return letters;
    out += (out.empty() ? "" : words.comma) + shape->second;
  }
  return out;
}

std::string rule_sentence(const Words& words, const ChosenRule& rule) {
  Saying saying = rule.saying();
  for (auto& [name, value] : saying.values)
    if (name == "letters") value = with_names_of_shapes(words, value);
  return fill(words.rules.at(saying.key), saying.values);
}

std::string rule_story(const Words& words, const ChosenRule& rule, const std::string& story) {
  std::string sentence = rule_sentence(words, rule);
  if (rule.row->counted) sentence = joined_sentences(sentence, words.rules.at(rule.row->counted));
  if (!story.empty()) return joined_sentences(story, sentence);
  return rule.row->goal_first ? joined_sentences(words.goal, sentence) : sentence;
}

std::string story_of(const HouseData& house, const EntryRequest& request) {
  const ChosenRule rule = rule_of(request.entry->refinement);
  if (rule.asks()) return rule_story(house.words, rule, request.entry->story ? request.story : "");
  if (request.entry->story) return request.story;
  return house.look.show_goal && request.entry->goals.visit.empty() ? house.words.goal : "";
}

PuzzleText puzzle_text(const HouseData& house, AnswerPlace answers, const EntryRequest& request) {
  const Words& words = house.words;
  PuzzleText text;
  text.number = request.number;
  const std::vector<std::pair<std::string, std::string>> longest{
      {"level", "10"}, {"moves", "88"}, {"sum", "188"}};
  text.title = fill(request.title, longest);
  text.story = fill(story_of(house, request), longest);
  text.answer = answer_note(words, answers, 888);  // as wide as page numbers get
  if (!rule_of(request.entry->refinement).on_open_field())
    text.algorithm = readable(request.entry->algorithm.name);
  text.level = {1, widest_level(words), 0, house.audience.relative_levels ? 1 : 0, 0};
  text.own_title = request.entry->title.has_value();
  text.whole_story = rule_of(request.entry->refinement).asks();
  text.blanks = blanks_of(rule_of(request.entry->refinement));
  return text;
}

PuzzleText puzzle_text(const Book& book, std::size_t i) {
  const BookPuzzle& p = book.puzzles[i];
  const Words& words = book.house.words;
  PuzzleText text;
  text.number = p.number;
  text.title = p.title;
  text.story = p.story;
  if (book.plan.answer_page[i] > 0)
    text.answer = answer_note(words, book.spec->answers.place, book.plan.answer_page[i]);
  if (!p.puzzle.rule.on_open_field()) text.algorithm = readable(p.puzzle.id->algorithm.name);
  if (p.shows_level) text.level = level_mark(level_scale(book.house, book.puzzles), p.puzzle.score);
  text.marker = puzzle_marker(p.number);
  text.outline = listed_title(words, p);
  text.answer_target = answer_marker(p.number);
  text.own_title = p.own_title;
  text.whole_story = p.puzzle.rule.asks();
  text.blanks = blanks_of(p.puzzle.rule);
  return text;
}

std::string told_by_answer(const Puzzle& puzzle) {
  std::string text = puzzle.rule.message();
  if (puzzle.maze.marks)
    for (const std::string& name : puzzle.maze.marks->names) text += (text.empty() ? "" : " ") + name;
  return text.empty() ? puzzle.told : text;
}

AnswerText answer_text(const Book& book, std::size_t i) {
  const BookPuzzle& p = book.puzzles[i];
  const bool strings = has_strings(p.puzzle.maze);  // what they tell is long, and must be read in full
  const std::string message = told_by_answer(p.puzzle), title = p.own_title && !strings ? p.title : "";
  const std::string& dash = message.empty() || title.empty() ? "" : book.house.words.dash;
  return {std::to_string(p.number),
          title + dash + message,
          numbered(book.house.words.answer_to_page,
                   i < book.plan.puzzle_page.size() ? book.plan.puzzle_page[i] : 888),
          answer_marker(p.number),
          puzzle_marker(p.number),
          !message.empty()};
}

ContentsContent contents_text(const BookSpec& spec, const HouseData& house,
                              const std::vector<BookPuzzle>& puzzles, const PagePlan& plan) {
  const Words& words = house.words;
  const LevelScale levels = level_scale(house, puzzles);
  std::map<std::string, int> titles;  // those that puzzles share are listed with their numbers
  for (const BookPuzzle& p : puzzles) ++titles[p.title];
  const auto page = [](int n) { return n > 0 ? std::to_string(n) : std::string("888"); };
  ContentsContent content{words.contents, {}};
  const auto number = [&](const PageSpec& author) {
    const auto known = plan.author_page.find(&author);
    return known == plan.author_page.end() ? 0 : known->second;
  };
  const auto author_line = [&](const PageSpec& author) {
    return ContentsLine{author.title.text, page(number(author)), author_marker(number(author)), true};
  };
  const auto add_listed = [&](const std::vector<PageSpec>& pages) {
    for (const PageSpec& author : pages) {
      if (author.type == PageType::score_card)
        content.chapters.push_back(
            {{words.score_card, page(plan.score_card), "score-card", true}, "", {}, {}});
      if (is_listed(author)) content.chapters.push_back({author_line(author), "", {}, {}});
    }
  };
  add_listed(spec.front);
  for (std::size_t chapter = 0; chapter < spec.chapters.size(); ++chapter) {
    const auto [first, count] = puzzles_of_chapter(puzzles, chapter);
    const std::string& title = spec.chapters[chapter].title;
    ContentsChapter line{{title.empty() ? words.mazes : title,
                          page(chapter < plan.chapter_page.size() ? plan.chapter_page[chapter] : 0),
                          chapter_marker(chapter), true},
                         puzzle_span(words, puzzles, first, count),
                         level_range(levels, puzzles, first, count),
                         {}};
    // The pages of the author in the order of the book.
    const std::vector<PageSpec>& pages = spec.chapters[chapter].pages;
    std::size_t next = 0;
    const auto add_until = [&](int limit) {
      for (; next < pages.size() && (limit == 0 || number(pages[next]) < limit); ++next)
        if (is_listed(pages[next])) line.puzzles.push_back(author_line(pages[next]));
    };
    for (std::size_t i = first; i < first + count; ++i) {
      if (i < plan.puzzle_page.size()) add_until(plan.puzzle_page[i]);
      line.puzzles.push_back(
          {titles.at(puzzles[i].title) > 1 ? listed_title(words, puzzles[i]) : puzzles[i].title,
           page(i < plan.puzzle_page.size() ? plan.puzzle_page[i] : 0), puzzle_marker(puzzles[i].number),
           puzzles[i].own_title});
    }
    add_until(0);
    content.chapters.push_back(std::move(line));
  }
  if (spec.answers.place == AnswerPlace::end)
    content.chapters.push_back({{words.answers, page(plan.answers_begin), "answers", true}, "", {}, {}});
  add_listed(spec.back);
  return content;
}

bool has_page(const BookSpec& spec, PageType type) {
  const auto in = [&](const std::vector<PageSpec>& pages) {
    return std::ranges::find(pages, type, &PageSpec::type) != pages.end();
  };
  return in(spec.front) || in(spec.back);
}

StudyContent study_text(const Words& words) {
  const StudyWords& say = words.study;
  return {say.title,
          {say.aim, say.clock, say.before, say.after, say.give_up, say.rest},
          say.consent,
          say.signature,
          words.date};
}

ScoreCardContent score_card_text(const BookSpec& spec, const HouseData& house,
                                 const std::vector<BookPuzzle>& puzzles) {
  const Words& words = house.words;
  const LevelScale levels = level_scale(house, puzzles);
  ScoreCardContent content{words.score_card, words.date, words.time, {}};
  std::size_t titled = spec.chapters.size();
  for (const BookPuzzle& p : puzzles) {
    const std::string& chapter = spec.chapters[p.chapter].title;
    if (p.chapter != titled && !chapter.empty())
      content.rows.push_back({chapter, chapter_marker(p.chapter), {}, true});
    titled = p.chapter;
    content.rows.push_back({listed_title(words, p), puzzle_marker(p.number),
                            p.shows_level ? level_mark(levels, p.puzzle.score) : LevelMark{}, false});
  }
  return content;
}

std::vector<std::string> copyright_lines(const BookSpec& spec, const HouseData& house) {
  const Words& words = house.words;
  std::vector<std::string> lines{spec.title};
  if (!spec.subtitle.empty()) lines.push_back(spec.subtitle);
  lines.emplace_back();
  const ImprintSpec& imprint = spec.imprint;
  const std::optional<int> year = imprint.year ? imprint.year : house.year;
  const std::string& owner = spec.author.empty() ? imprint.publisher.text : spec.author;
  const std::size_t before = lines.size();
  if (!owner.empty()) {
    const std::string pattern = year ? words.copyright : "© {author}";
    lines.push_back(fill(pattern, {{"author", owner}, {"year", std::to_string(year.value_or(0))}}));
    if (imprint.rights.empty()) lines.push_back(words.all_rights);
  }
  for (const PlacedText& right : imprint.rights) lines.push_back(right.text);
  const auto add = [&](const std::string& text, const std::string& pattern, const std::string& key) {
    if (!text.empty()) lines.push_back(pattern.empty() ? text : fill(pattern, {{key, text}}));
  };
  if (lines.size() > before) lines.emplace_back();
  const std::size_t facts = lines.size();
  add(imprint.edition.text, "", "");
  add(imprint.publisher.text, words.pages.published_by, "publisher");
  add(imprint.website.text, "", "");
  add(imprint.printed_in.text, words.pages.printed_in, "country");
  add(imprint.isbn, words.pages.isbn, "isbn");
  if (lines.size() > facts) lines.emplace_back();
  if (imprint.made_with)
    lines.push_back(fill(words.made_with, {{"program", "Mazefolio " MAZEFOLIO_VERSION}}));
  while (lines.back().empty()) lines.pop_back();
  return lines;
}

std::pair<std::size_t, std::size_t> puzzles_of_chapter(const std::vector<BookPuzzle>& puzzles,
                                                       std::size_t chapter) {
  std::size_t first = 0, count = 0;
  while (first < puzzles.size() && puzzles[first].chapter != chapter) ++first;
  while (first + count < puzzles.size() && puzzles[first + count].chapter == chapter) ++count;
  return {first, count};
}

std::string puzzle_span(const Words& words, const std::vector<BookPuzzle>& puzzles, std::size_t first,
                        std::size_t count) {
  if (count == 0) return {};
  if (count == 1) return numbered(words.maze_number, puzzles[first].number);
  return span(words.maze_span, {}, {}, puzzles[first].number, puzzles[first + count - 1].number);
}

std::string puzzle_marker(int number) { return fmt::format("maze-{}", number); }
std::string answer_marker(int number) { return fmt::format("answer-{}", number); }
std::string chapter_marker(std::size_t chapter) { return fmt::format("chapter-{}", chapter + 1); }

}  // namespace mazefolio::book
