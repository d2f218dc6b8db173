#pragma once

#include "cover/cover_brief.h"
#include "cover/cover_words.h"

namespace mazefolio::cover {

// Parts that several designs have. All of them are content: they lie where their boxes say.

struct TitleStyle {
  Typeface face;
  WordInk ink{}, subtitle{};
  double most_pt = 200;
  double subtitle_share = 0.2;  ///< of the room, where there is a subtitle
  Align align = Align::center;
  int most_lines = 4;
};
/// Title and subtitle in the room, as large as they fit. Gives the box around them.
Rect add_title(const CoverBrief& brief, const Rect& room, const TitleStyle& style, std::vector<Item>& items);

/// The box with a shadow below it, a fill and an edge.
void add_panel(const CoverBrief& brief, const Rect& box, double radius, Ink fill, std::vector<Item>& items);

/// How many mazes there are, on a star.
void add_badge(const CoverBrief& brief, Point center, double radius, Ink fill, double turn,
               std::vector<Item>& items);

/// A few words in a capsule, as wide as they ask for, around `center`; nothing for no words. Gives its box.
Rect add_capsule(const CoverBrief& brief, std::string_view words, Point center, Size most, Ink fill,
                 std::vector<Item>& items);

/// The author at the foot of the front, and what the book is in numbers above the outer corner or beside it.
void add_foot(const CoverBrief& brief, Ink author_fill, Ink fact_fill, std::vector<Item>& items);
/// The height that the foot takes of the safe front.
double foot_height(const CoverBrief& brief);

}  // namespace mazefolio::cover
