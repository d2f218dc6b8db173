#include "ink/random_book.h"

#include <fmt/format.h>

#include <vector>

#include "support/listed_names.h"

namespace mazefolio::tests {
namespace {

using Words = std::vector<std::string>;

class Lot {
 public:
  explicit Lot(Rng& rng) : rng_(rng) {}

  std::string book() {
    const std::string answers = fmt::format(
        "{{place: {}, per_page: {}{}}}", one({"end", "end", "separate", "chapter", "foot"}),
        one({"auto", "auto", "1", "2", "4", "6", "9"}), maybe(", style: ", {"line", "dashed", "fill"}));
    std::string out = fmt::format(
        "title: By Lot\nseed: {}\npage: {}\naudience: {}\ntemplate: {}\nlanguage: {}\nanswers: {}\n",
        rng_.below(100'000), one({"letter", "letter", "a4", "6x9in", "8.5x8.5in"}),
        one({"preschool", "early", "kids", "kids", "tween", "adult", "adult", "expert", "large-print"}),
        one({"classic", "minimal", "playful"}), one({"en", "en", "en", "de", "fr", "ar", "ja", "el"}),
        answers);
    if (rng_.chance(0.3)) out += "front: [title, contents, instructions]\n";
    if (rng_.chance(0.2)) out += "name_line: true\n";
    out += "chapters:\n  - title: One\n    puzzles:\n";
    const std::uint32_t entries = 1 + rng_.below(3);
    for (std::uint32_t i = 0; i < entries; ++i) out += "      - {" + entry() + "}\n";
    return out;
  }

 private:
  const std::string& one(const Words& words) {
    return words[rng_.below(static_cast<std::uint32_t>(words.size()))];
  }
  std::string one(std::initializer_list<const char*> words) {
    return *(words.begin() + rng_.below(static_cast<std::uint32_t>(words.size())));
  }
  std::string maybe(const std::string& key, std::initializer_list<const char*> words) {
    return rng_.chance(0.4) ? key + one(words) : "";
  }

  std::string entry() {
    const std::string end =
        maybe(", per_page: ", {"1", "2", "4"}) +
        maybe(", goals: ", {"farthest", "{visit: corners}", "{from: top-left, to: bottom-right}",
                            "{from: centre, to: rim}", "{from: left, to: right}"}) +
        maybe(", finish_icon: ", {"treasure", "flower", "torch"}) + (rng_.chance(0.3) ? ", count: 2" : "") +
        maybe(", colors: ", {"{walls: navy, ground: cream}", "{walls: red}", "{walls: teal, ground: '#ff0'}",
                             "{walls: '#444', ground: '#eee'}"});
    const std::string size = one({"size: auto", "size: auto", "size: small", "size: medium", "size: fill",
                                  "difficulty: 1", "difficulty: 1..2", "difficulty: 2..4"});
    switch (rng_.below(8)) {
      case 0:
        return cave() + end;
      case 1:
        return one({"algorithm: labyrinth", "algorithm: {name: labyrinth, pattern: cretan-3}",
                    "algorithm: {name: labyrinth, outline: square}", "algorithm: unicursal, size: 12x14"}) +
               ", repeats: allow";
      case 2:
        return size + fmt::format(", weave: 0.{}", 1 + rng_.below(6)) +
               maybe(", grid: ", {"square", "voronoi", "polar"}) + end;
      case 3:
        return size + refinement() + end;
      default:
        break;
    }
    static const Words grids = listed("grids");
    return size + ", grid: " + one(grids) +
           maybe(", shape: ", {"circle", "heart", "star", "diamond", "hexagon", "ring", "egg"}) +
           maybe(", algorithm: ", {"wilson", "backtracker", "kruskal", "prim-simplified", "growing-tree"}) +
           maybe(", walls: ", {"rounded", "line", "block"}) + end;
  }

  std::string cave() {
    return one({"algorithm: cavern", "algorithm: {name: cavern, style: straight}", "algorithm: automaton",
                "algorithm: {name: automaton, rule: vote45, generations: 6}", "algorithm: cavern-carved",
                "algorithm: cavern-walls", "algorithm: mazogs", "algorithm: thick"}) +
           fmt::format(", size: {}x{}", 9 + 2 * rng_.below(5), 9 + 2 * rng_.below(5)) +
           maybe(", walls: ", {"rounded", "line", "block"}) +
           maybe(", rock: ", {"hatch", "dots", "grey", "solid", "none"});
  }

  std::string refinement() {
    return one({", braid: 0.4", ", braid: 1", ", dead_ends: merge", ", sparsify: 2", ", symmetry: mirror",
                ", symmetry: half-turn", ", weave: 0.3, braid: 0.2"});
  }

  Rng& rng_;
};

}  // namespace

std::string random_book(Rng& rng) { return Lot(rng).book(); }

}  // namespace mazefolio::tests
