#include "layout/rich_lines.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/text/utf8.h"

namespace mazefolio::layout {
namespace {

/// Scripts whose words are not parted: a line may end after most of their characters.
bool is_unparted(char32_t c) {
  return (c >= 0x2E80 && c < 0xA000) || (c >= 0xF900 && c < 0xFB00) || (c >= 0xFF00 && c < 0xFFF0);
}

constexpr std::u32string_view never_first =
    U"、。，．・：；？！）」』】〉》〕｝ー…々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ.,;:?!)]";
constexpr std::u32string_view never_last = U"（「『【〈《〔｛([";

bool may_break(char32_t before, char32_t after) {
  return (is_unparted(before) || is_unparted(after)) &&
         never_first.find(after) == std::u32string_view::npos &&
         never_last.find(before) == std::u32string_view::npos;
}

struct LinePart {
  std::string text;
  Font font;
};

/// Letters between two places where a line may end.
struct Word {
  std::vector<LinePart> parts;
  bool spaced = false;    ///< a blank stands before it
  bool new_line = false;  ///< the author ends the line before it
};

class Words {
 public:
  void add(std::string_view text, const Font& font) {
    while (!text.empty()) {
      const std::string_view rest = text;
      const char32_t c = take_character(text);
      const std::string_view written = rest.substr(0, rest.size() - text.size());
      if (c == ' ' || c == '\n') {
        (c == ' ' ? spaced_ : new_line_) = true;
        last_ = 0;
        continue;
      }
      if (last_ == 0 || may_break(last_, c)) {
        all.push_back({{}, spaced_, new_line_});
        spaced_ = new_line_ = false;
      }
      std::vector<LinePart>& parts = all.back().parts;
      if (parts.empty() || !(parts.back().font == font)) parts.push_back({{}, font});
      parts.back().text += written;
      last_ = c;
    }
  }
  std::vector<Word> all;

 private:
  char32_t last_ = 0;
  bool spaced_ = false, new_line_ = false;
};

class Filler {
 public:
  Filler(const Setting& setting, double width) : setting_(setting), width_(width) {}
  std::vector<RichLine> lines;

  void add(const Word& word) {
    if (word.new_line) end();
    RichLine longer = with(line_, word, word.spaced && !line_.pieces.empty());
    if (longer.width > width_ && !line_.pieces.empty()) {
      end();
      longer = with({}, word, false);
    }
    if (longer.width > width_ && word.parts.size() == 1) return add_broken(word.parts.front());
    line_ = std::move(longer);
  }
  void end() {
    if (!line_.pieces.empty()) lines.push_back(std::move(line_));
    line_ = {};
  }

 private:
  void measure(RichLine& line) const {
    line.width = 0;
    for (RichPiece& piece : line.pieces) {
      if (piece.width == 0) piece.width = setting_.measurer->width(piece.text, piece.font);
      piece.x = line.width + piece.gap;
      line.width = piece.x + piece.width;
    }
  }
  RichLine with(RichLine line, const Word& word, bool spaced) const {
    for (const LinePart& part : word.parts) {
      const bool blank = std::exchange(spaced, false);
      if (!line.pieces.empty() && line.pieces.back().font == part.font) {
        line.pieces.back().text += (blank ? " " : "") + part.text;
        line.pieces.back().width = 0;
      } else {
        const double gap = blank ? setting_.measurer->width(" ", line.pieces.back().font) : 0;
        line.pieces.push_back({part.text, part.font, 0, 0, gap});
      }
    }
    measure(line);
    return line;
  }
  // A word that is wider than a line.
  void add_broken(const LinePart& part) {
    for (std::string& text : setting_.measurer->wrap(part.text, part.font, width_)) {
      end();
      line_.pieces.push_back({std::move(text), part.font});
      measure(line_);
    }
  }

  const Setting& setting_;
  const double width_;
  RichLine line_;
};

/// Whether there are letters of Hebrew or Arabic.
bool is_from_the_right(std::string_view text) {
  while (!text.empty())
    if (const char32_t c = take_character(text);
        (c >= 0x590 && c < 0x900) || (c >= 0xFB1D && c < 0xFE00) || (c >= 0xFE70 && c < 0xFF00))
      return true;
  return false;
}

}  // namespace

Typeface emphasized(Typeface face, const RichRun& run, FaceCuts cuts) {
  if ((run.bold && cuts.bold) || (run.italic && !cuts.italic && cuts.bold)) face.bold = true;
  if (((run.italic && cuts.italic) || (run.bold && !cuts.bold && cuts.italic))) face.italic = !face.italic;
  return face;
}

std::vector<RichLine> set_runs(const Setting& s, const std::vector<RichRun>& runs, const RichFace& face,
                               double size, double width) {
  if (runs.size() == 1) {
    const TextBlock block = fit_text(s, runs.front().text, emphasized(face.face, runs.front(), face.cuts),
                                     {size, size, width, 1000000, 1000000});
    std::vector<RichLine> lines;
    for (const std::string& line : block.lines) {
      const double wide = s.measurer->width(line, block.font);
      lines.push_back({{{line, block.font, 0, wide}}, wide});
    }
    return lines;
  }
  Words words;
  for (const RichRun& run : runs) words.add(run.text, emphasized(face.face, run, face.cuts).at(size));
  Filler filler(s, width);
  for (const Word& word : words.all) filler.add(word);
  filler.end();
  return std::move(filler.lines);
}

void add_rich_line(const Setting& s, const RichLine& line, Point at, bool centered,
                   std::vector<Item>& items) {
  const double way = s.right_to_left ? -1 : 1, start = centered ? at.x - way * line.width / 2 : at.x;
  // A line in another script keeps its own order.
  const bool own_order = s.right_to_left && std::ranges::none_of(line.pieces, [](const RichPiece& piece) {
                           return is_from_the_right(piece.text);
                         });
  for (const RichPiece& piece : line.pieces) {
    if (piece.text.empty()) continue;
    const double x = own_order ? start - line.width + piece.x : start + way * piece.x;
    items.push_back(
        TextRun{{x, at.y}, piece.text, piece.font, black, own_order ? Align::left : start_align(s), 0});
  }
}

}  // namespace mazefolio::layout
