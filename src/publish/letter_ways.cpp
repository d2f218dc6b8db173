#include "publish/letter_ways.h"

#include <algorithm>
#include <cmath>

#include "base/text/utf8.h"
#include "render/fonts.h"
#include "render/lettering.h"
#include "topology/letters.h"

namespace mazefolio::publish {
namespace {

constexpr double bridges[] = {0.25, 0.4, usual_bridge};  // of a stroke
constexpr double weights[] = {0.02, 0.035, 0.05,
                              0.07};      // what is added to each side of a stroke, as a share of it
constexpr double least_likeness = 0.905;  // the cutting of cells takes a little, too
constexpr double least_counter = 0.5;     // of a stroke: about a cell where strokes are two
constexpr double turned_is_larger = 1.15;

using Forms = std::vector<Picture>;

// All letters still stand apart, and have their counters.
bool keeps_parts(const LetterParts& bold, const LetterParts& set) {
  return bold.pieces == set.pieces && bold.counters.size() == set.counters.size();
}
bool keeps_counters(const LetterParts& bold, double stroke) {
  return std::all_of(bold.counters.begin(), bold.counters.end(), [&](const Rect& counter) {
    return std::min(counter.width(), counter.height()) >= least_counter * stroke;
  });
}

Forms forms_of(const std::string& lines, const std::string& family, bool bold) {
  const double stroke = stroke_of(lettering(lines, family, bold));
  const Picture set = lettering(lines, family, bold, 0, stroke);
  Forms out = joined_letters(set, bridges);
  const LetterParts parts = parts_of(set);
  // Each weight is kept where the next one still has all parts: so gaps stay open by more than a hair.
  Picture lighter;
  double heavier = 0, likeness = 0;
  for (const double weight : weights) {
    if (std::round(weight * stroke) == heavier) continue;
    heavier = std::round(weight * stroke);
    Picture picture = lettering(lines, family, bold, heavier, stroke);
    const LetterParts heavy = parts_of(picture);
    if (!keeps_parts(heavy, parts)) break;
    if (!lighter.pixels.empty()) {
      Picture joined = joined_letters(lighter);
      joined.letters.likeness *= likeness;
      if (joined.letters.likeness < least_likeness) break;
      out.push_back(std::move(joined));
    }
    likeness = static_cast<double>(parts.ink) / static_cast<double>(heavy.ink);
    if (likeness < least_likeness || !keeps_counters(heavy, stroke + 2 * heavier)) break;
    lighter = std::move(picture);
  }
  return out;
}

}  // namespace

std::string family_of_letters(const std::string& text, bool bold) {
  WrittenIn all;
  for (std::string_view rest = text; !rest.empty();)
    if (const char32_t c = take_character(rest); c != U'\n') all.letters.push_back(c);
  if (bold)
    if (const FontChoice heavy = choose_font({"League Spartan Black"}, all); heavy.installed)
      return heavy.used;
  return choose_font({bold ? "Lato Black" : "Lato", "Lato", "DejaVu Sans"}).used;
}

std::vector<std::shared_ptr<const Picture>> letter_ways(const std::string& text, const std::string& family,
                                                        bool bold) {
  std::vector<Forms> ways;
  for (const std::string& lines : arrangements(text)) ways.push_back(forms_of(lines, family, bold));
  const bool is_word = text.find_first_of(" \n") == std::string::npos && count_characters(text) > 1;
  if (is_word) {
    Forms& turned = ways.emplace_back();
    for (const Picture& form : ways.front()) turned.push_back(read_upward(form));
    for (Picture& form : turned) form.letters.much_larger = turned_is_larger;
  }
  std::vector<std::shared_ptr<const Picture>> out;
  for (Forms& way : ways)
    for (std::size_t i = 0; i < way.size(); ++i) {
      way[i].letters.same_lines = i > 0;
      out.push_back(std::make_shared<const Picture>(std::move(way[i])));
    }
  return out;
}

}  // namespace mazefolio::publish
