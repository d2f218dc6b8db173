#include <algorithm>

#include "base/text/utf8.h"
#include "batch/plan.h"

namespace mazefolio::batch {

std::string plan_text(const Plan& plan) {
  std::size_t outputs = 0, specs = 0;
  for (const PlannedBook& book : plan.books) {
    outputs = std::max(outputs, count_characters(book.output));
    specs = std::max(specs, count_characters(book.spec.string()));
  }
  std::string text;
  for (const PlannedBook& book : plan.books) {
    const std::string spec = book.spec.string();
    text += book.output + std::string(outputs - count_characters(book.output) + 2, ' ') + spec;
    if (!book.about.empty()) text += std::string(specs - count_characters(spec) + 2, ' ') + book.about;
    text += '\n';
  }
  return text;
}

}  // namespace mazefolio::batch
