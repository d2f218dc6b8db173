// The letters on the way spell a message; wrong branches have letters, too.
// Idea: the way is cut into as many parts as the message has letters, and each part gets one somewhere, never
// in two neighboring cells, so that distances tell nothing. Then branches are walked from the way outwards:
// cells without a lettered neighbor get a letter by chance, as densely as the way, and long branches get one
// soon. The first letter of a branch never goes on with the message (or the first `tempt` do, and the next
// breaks off). CellLetters are redrawn until nobody can read a rude word. With `braid` walls are opened
// before, as far as only one way spells the message. Cost: O(cells) a draw, and few redraws.

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "base/rng.h"
#include "rules/message.h"
#include "rules/rule_rows.h"
#include "rules/spelled_way.h"
#include "rules/word_hits.h"
#include "rules/word_loops.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t most_cells = 40'000;
constexpr double as_dense = 1.8;  ///< branches get so many letters, by the density of the way
constexpr int bare_steps = 3;     ///< a longer branch has a letter by then
constexpr int most_redraws = 400, most_redraws_with_loops = 2000;

std::vector<Cell> open_neighbors(const Maze& maze, Cell c) {
  std::vector<Cell> out;
  on_topology(*maze.topology, [&](const auto& t) {
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (maze.open.test(index(w))) out.push_back(n);
    });
  });
  return out;
}

class Marker {
 public:
  Marker(const MarkRequest& request, Message message)
      : maze_(request.maze),
        way_(request.way),
        braid_(request.braid),
        printed_(request.maze),
        message_(std::move(message)),
        tempt_(static_cast<std::size_t>(request.options.integer("tempt"))),
        rng_(stream(request.seed, Purpose::marks)),
        letters_(cell_limit(*maze_.topology)),
        fixed_(letters_.size()) {}

  Result<MarkedMaze> marked() {
    if (const Outcome placed = place_message(); !placed) return placed.found();
    fill_branches();
    if (braid_ > 0) {
      Result<BitSet> open = open_loops(maze_, way_, letters_, message_, braid_, rng_);
      if (!open) return open.found();
      printed_.open = std::move(open).value();
    }
    if (const Outcome clean = redraw_rude_words(); !clean) return clean.found();
    MarkedMaze out{{}, std::move(printed_.open)};
    for (std::uint32_t i = 0; i < letters_.size(); ++i)
      if (!letters_[i].empty()) out.marks.cells.push_back({Cell{i}, letters_[i]});
    return out;
  }

 private:
  /// A letter in a branch: which one of the branch it is, and how many of the message are read before it.
  struct Decoy {
    Cell cell;
    std::size_t nth, read;
  };

  std::size_t count() const { return message_.letters.size(); }
  bool has_room(Cell c) const { return inner_room(*maze_.topology, c) >= mark_room; }

  // Of the cells with room for a letter, one in each of equal parts; after each letter one stays free.
  Outcome place_message() {
    CellPath suited;
    for (std::size_t i = 1; i + 1 < way_.size(); ++i)
      if (has_room(way_[i])) suited.push_back(way_[i]);
    const std::size_t n = count(), holds = suited.size() / 2;
    if (n > holds)
      return failure(fmt::format("a message of {} letters does not fit on a way of {} cells, which holds {}",
                                 n, way_.size(), holds),
                     "write a shorter message, or make the maze larger");
    const std::size_t slots = suited.size() - (n - 1);
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t first = i * slots / n, last = (i + 1) * slots / n;
      const Cell c = suited[first + rng_.below(static_cast<std::uint32_t>(last - first)) + i];
      letters_[index(c)] = message_.letters[i];
      fixed_.set(index(c));
    }
    return Done{};
  }

  void fill_branches() {
    BitSet on_way(letters_.size());
    for (const Cell c : way_) on_way.set(index(c));
    const double density =
        std::min(0.9, as_dense * static_cast<double>(count()) / static_cast<double>(way_.size()));
    std::size_t read = 0;
    for (const Cell c : way_) {
      read += fixed_.test(index(c));
      for (const Cell n : open_neighbors(maze_, c))
        if (!on_way.test(index(n))) fill_branch(c, n, read, density);
    }
  }

  void fill_branch(Cell from, Cell first, std::size_t read, double density) {
    struct Step {
      Cell cell, from;
      int bare;
      std::size_t nth;
    };
    std::vector<Step> open{{first, from, 1, 0}};
    while (!open.empty()) {
      Step at = open.back();
      open.pop_back();
      const std::vector<Cell> around = open_neighbors(maze_, at.cell);
      const bool alone =
          std::none_of(around.begin(), around.end(), [&](Cell n) { return !letters_[index(n)].empty(); });
      if (alone && has_room(at.cell) && (rng_.chance(density) || at.bare >= bare_steps)) {
        decoys_.push_back({at.cell, at.nth, read});
        letters_[index(at.cell)] = drawn(decoys_.back());
        at.bare = 0;
        ++at.nth;
      }
      for (const Cell n : around)
        if (n != at.from) open.push_back({n, at.cell, at.bare + 1, at.nth});
    }
  }

  /// It goes on with the message, and cannot be another.
  bool tempts(const Decoy& decoy) const { return decoy.nth < tempt_ && decoy.read + decoy.nth < count(); }

  std::string drawn(const Decoy& decoy) {
    if (tempts(decoy)) return message_.letters[decoy.read + decoy.nth];
    const std::size_t next = decoy.read + decoy.nth;
    const bool breaks_off = decoy.nth == tempt_ && next < count();
    const std::vector<std::string>& beside = letters_beside(message_);
    for (int tries = 0;; ++tries) {
      const bool own = beside.empty() || rng_.chance(0.5);
      const std::vector<std::string>& from = own && tries < 50 ? message_.letters : beside;
      if (from.empty()) return "?";
      const std::string& letter = from[rng_.below(static_cast<std::uint32_t>(from.size()))];
      if (!breaks_off || letter != message_.letters[next]) return letter;
    }
  }

  Outcome redraw_rude_words() {
    const int most = braid_ > 0 ? most_redraws_with_loops : most_redraws;
    for (int i = 0; i < most; ++i) {
      const std::vector<Cell> word = rude_word(printed_, letters_, fixed_);
      if (word.empty()) return Done{};
      std::vector<Decoy*> others, tempting;
      for (Decoy& decoy : decoys_)
        if (std::find(word.begin(), word.end(), decoy.cell) != word.end())
          (tempts(decoy) ? tempting : others).push_back(&decoy);
      if (others.empty() && braid_ > 0)  // words of the message's own letters are more where there are loops
        others = std::move(tempting);
      if (others.empty()) break;
      Decoy& decoy = *others[rng_.below(static_cast<std::uint32_t>(others.size()))];
      if (tempts(decoy)) decoy.nth = tempt_;
      std::string& letter = letters_[index(decoy.cell)];
      const std::string before = std::exchange(letter, drawn(decoy));
      if (lets_another_way(letter)) letter = before;
    }
    return failure("its letters spell a rude word, however they are drawn", "write tempt: 0");
  }

  /// With this new letter in a branch. One that is not in the message lets nobody in.
  bool lets_another_way(const std::string& letter) const {
    return braid_ > 0 && std::ranges::find(message_.letters, letter) != message_.letters.end() &&
           !SpelledWay(printed_, way_, letters_, message_).is_only();
  }

  const Maze& maze_;
  const CellPath& way_;
  const double braid_;
  Maze printed_;  ///< with the walls that are opened
  const Message message_;
  const std::size_t tempt_;
  Rng rng_;
  CellLetters letters_;
  BitSet fixed_;  ///< letters of the message
  std::vector<Decoy> decoys_;
};

Result<MarkedMaze> mark_word(const MarkRequest& request) {
  const Result<Message> message = read_message(request.options.text("word"));
  if (!message) return message.found();
  if (cell_count(*request.maze.topology) > most_cells)
    return failure(fmt::format("a maze that spells a message has {} cells at most", most_cells));
  if (letters_beside(*message).empty() && message->letters.size() < 2)
    return failure("a message of one letter hides nothing");
  if (request.braid > 0)
    if (const Outcome few = check_spelled_states(cell_limit(*request.maze.topology), *message); !few)
      return few.found();
  return Marker(request, *message).marked();
}

CellLetters letters_of(const Maze& maze) {
  CellLetters letters(cell_limit(*maze.topology));
  for (const CellMark& mark : maze.marks->cells) letters[index(mark.cell)] = mark.text;
  return letters;
}

/// The letters of the way are those of the message, in their order, and no two stand side by side. Where a
/// branch begins, its first letter does not go on with the message, or the row of those that do breaks off.
Outcome check_word(const Maze& maze, const CellPath& way, const Options& options) {
  const Result<Message> message = read_message(options.text("word"));
  if (!message) return message.found();
  const CellLetters letters = letters_of(maze);
  std::vector<std::string> read;
  bool before = false;
  for (const Cell c : way) {
    const std::string& letter = letters[index(c)];
    if (!letter.empty() && before) return failure("two letters of the message stand side by side");
    before = !letter.empty();
    if (before) read.push_back(letter);
  }
  if (read != message->letters) return failure("the letters on the way do not spell the message");
  BitSet fixed(letters.size());
  for (const Cell c : way)
    if (!letters[index(c)].empty()) fixed.set(index(c));
  if (!rude_word(maze, letters, fixed).empty()) return failure("a rude word can be read in it");
  return Done{};
}

std::string shown_message(const Options& options) {
  const Result<Message> message = read_message(options.text("word"));
  if (!message) return {};
  std::string text;
  std::size_t next = 0;
  for (const std::size_t length : message->words) {
    if (next > 0) text += ' ';
    for (std::size_t i = 0; i < length; ++i) text += message->letters[next++];
  }
  return text;
}

// Ways of most mazes have a seventh of the cells, and a letter needs two of them.
double least_cells(const Options& options) {
  const Result<Message> message = read_message(options.text("word"));
  return message ? 9.0 * static_cast<double>(message->letters.size()) : 0;
}

Outcome check_text(std::string_view text) {
  const Result<Message> message = read_message(text);
  return message ? Outcome(Done{}) : message.found();
}

Outcome check_word_with_loops(const Maze& maze, const CellPath& way, const Options& options) {
  if (Outcome word = check_word(maze, way, options); !word) return word;
  return check_loops(maze, way, letters_of(maze), read_message(options.text("word")).value());
}

Result<StateGraph> word_states(const Maze& maze, const Options& options) {
  const Result<Message> message = read_message(options.text("word"));
  if (!message) return message.found();
  return spelled_states(maze, letters_of(maze), *message);
}

Saying says_only_one(const Options&) { return {"word_led", {}}; }

RuleRow plain_row() {
  RuleRow row{
      {"word",
       "the letters on the right way spell a message; with braid there are loops, and only one way spells it",
       {text_option("word", "HELLO", "the message, of letters and blanks", check_text),
        integer_option("tempt", "0", "how many letters of a wrong branch go on with the message", 0, 3)}}};
  row.goal_first = true;
  row.mark = mark_word;
  row.check = check_word;
  row.least_cells = least_cells;
  row.message = shown_message;
  return row;
}

/// In a maze with loops.
const RuleRow& braided_row() {
  static const RuleRow row = [] {
    RuleRow braided = plain_row();
    braided.braids = true;
    braided.states = word_states;
    braided.check = check_word_with_loops;
    braided.saying = says_only_one;
    return braided;
  }();
  return row;
}

}  // namespace

RuleRow word_row() {
  RuleRow row = plain_row();
  row.braided = &braided_row();
  return row;
}

}  // namespace mazefolio::rules
