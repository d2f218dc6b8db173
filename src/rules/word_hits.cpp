// Idea: all words stand in one tree of letters. From every letter the maze is walked from letter to letter,
// without turning back, down the tree, as far as a word begins so: few steps from most cells.
#include "rules/word_hits.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text/capitals.h"
#include "base/text/utf8.h"

namespace mazefolio::rules {
namespace {

struct Node {
  std::map<char32_t, std::uint32_t> next;
  bool word = false;
};

const std::vector<Node>& word_tree() {
  static const std::vector<Node> tree = [] {
    std::vector<Node> nodes(1);
    for (std::string_view word : {
#define RUDE(word) std::string_view(#word),
#include "rules/rude_words.def"
#undef RUDE
         }) {
      std::uint32_t at = 0;
      while (!word.empty()) {
        const auto [next, fresh] =
            nodes[at].next.emplace(take_character(word), static_cast<std::uint32_t>(nodes.size()));
        at = next->second;
        if (fresh) nodes.emplace_back();
      }
      nodes[at].word = true;
    }
    return nodes;
  }();
  return tree;
}

class Finder {
 public:
  Finder(const Maze& maze, const CellLetters& letters, const BitSet& fixed)
      : maze_(maze), fixed_(fixed), letters_(letters.size(), 0), met_in_(letters.size(), 0) {
    for (std::size_t i = 0; i < letters.size(); ++i)
      if (std::string_view text = letters[i]; !text.empty()) letters_[i] = bare_letter(take_character(text));
  }

  std::vector<Cell> find() {
    std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { begin(t, c); }); }, *maze_.topology);
    if (const Lattice* squares = square_lattice(*maze_.topology); squares && found_.empty())
      for_each_cell(*squares, [&](Cell c) {
        for (int d = 0; d < 4 && found_.empty(); ++d) straight(*squares, c, d);
      });
    return std::move(found_);
  }

 private:
  struct Step {
    Cell cell, from;
  };

  template <class T>
  void begin(const T& t, Cell c) {
    if (found_.empty() && letters_[index(c)]) walk(t, c, no_cell, 0);
  }

  /// Reads one more letter. True: a word is read to its end.
  bool read(Cell c, std::uint32_t& node) {
    const Node& at = word_tree()[node];
    const auto next = at.next.find(letters_[index(c)]);
    if (next == at.next.end()) return false;
    node = next->second;
    read_.push_back(c);
    const bool all_fixed =
        std::all_of(read_.begin(), read_.end(), [&](Cell r) { return fixed_.test(index(r)); });
    if (word_tree()[node].word && !all_fixed) found_ = read_;
    return true;
  }

  template <class T>
  void walk(const T& t, Cell c, Cell from, std::uint32_t node) {
    const std::size_t before = read_.size();
    if (!read(c, node)) return;
    if (found_.empty())
      for (const Step& step : next_letters(t, c, from))
        if (found_.empty()) walk(t, step.cell, step.from, node);
    read_.resize(before);
  }

  /// Past cells without one; each that is beside them, once from each of these.
  template <class T>
  std::vector<Step> next_letters(const T& t, Cell c, Cell from) {
    ++searches_;
    std::vector<Step> letters, open{{c, from}}, beside;
    while (!open.empty()) {
      const Step at = open.back();
      open.pop_back();
      if (at.cell != c && letters_[index(at.cell)]) {
        letters.push_back(at);
        continue;
      }
      if (std::exchange(met_in_[index(at.cell)], searches_) == searches_) continue;
      beside.clear();
      t.for_each_neighbor(at.cell, [&](Cell n, Wall w) {
        if (n != at.from && maze_.open.test(index(w))) beside.push_back({n, at.cell});
      });
      open.insert(open.end(), beside.rbegin(), beside.rend());
    }
    return letters;
  }

  void straight(const Lattice& squares, Cell c, int direction) {
    std::uint32_t node = 0;
    read_.clear();
    while (squares.contains(c) && letters_[index(c)] && read(c, node) && found_.empty())
      c = squares.beyond(c, direction);
    read_.clear();
  }

  const Maze& maze_;
  const BitSet& fixed_;
  std::vector<char32_t> letters_;      ///< by cell; 0: none
  std::vector<std::uint32_t> met_in_;  ///< by cell: the last search that met it
  std::uint32_t searches_ = 0;
  std::vector<Cell> read_, found_;
};

}  // namespace

std::vector<Cell> rude_word(const Maze& maze, const CellLetters& letters, const BitSet& fixed) {
  return Finder(maze, letters, fixed).find();
}

}  // namespace mazefolio::rules
