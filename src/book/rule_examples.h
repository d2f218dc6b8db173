#pragma once

#include <string>
#include <vector>

#include "book/book.h"
#include "layout/setting.h"

namespace mazefolio::book {

/// A small puzzle for each rule of the book, as it is told there, in the order in which they first appear.
/// Where none can be made the rule is left out. A puzzle of a message spells a word of its own.
std::vector<RuleExample> rule_examples(const Book& book);

/// Whether some of its mazes have no rule.
bool has_plain_mazes(const Book& book);

/// The example that takes the place of a plain maze among the instructions; null where the book has plain
/// mazes.
const RuleExample* first_example(const Book& book);

/// The pages that the others take.
int example_page_count(const Book& book, const Setting& setting);

/// Draws an example into its two boxes.
void draw_example(const Book& book, const Setting& setting, const RuleExample& example,
                  const std::pair<Rect, Rect>& boxes, std::vector<Item>& items);

/// Page `part` of them, from 0.
Page examples_page(const Book& book, const Setting& setting, const Furniture& furniture, int part);

}  // namespace mazefolio::book
