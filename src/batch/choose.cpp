#include "batch/choose.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "base/text/utf8.h"
#include "spec/values.h"

namespace mazefolio::batch {
namespace {

std::string_view first_character(std::string_view text) {
  std::size_t end = 1;
  while (end < text.size() && continues_character(text[end])) ++end;
  return text.substr(0, end);
}

std::string_view without_ending(std::string_view output) {
  return output.ends_with(".pdf") ? output.substr(0, output.size() - 4) : output;
}

std::string_view stem(std::string_view output) {
  return without_ending(output.substr(output.rfind('/') + 1));  // npos + 1 is 0
}

bool matches_book(std::string_view pattern, std::string_view output) {
  return matches(pattern, output) || matches(pattern, without_ending(output)) ||
         matches(pattern, stem(output));
}

// For each book, whether one of the patterns matches it.
std::vector<bool> matched(const std::vector<PlannedBook>& books, const std::vector<std::string>& patterns,
                          const std::string& option, Diagnostics& found) {
  std::vector<bool> out(books.size());
  for (const std::string& pattern : patterns) {
    bool any = false;
    for (std::size_t i = 0; i < books.size(); ++i) {
      if (!matches_book(pattern, books[i].output)) continue;
      out[i] = any = true;
    }
    if (any) continue;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min<std::size_t>(books.size(), 1000); ++i)
      names.emplace_back(stem(books[i].output));
    std::string hint = did_you_mean(pattern, names);
    if (hint.empty() && !names.empty())
      hint = fmt::format("one book is '{}'; * stands for any text", shortened(names.front()));
    found.error({option, 0, 0}, fmt::format("no book matches '{}'", shortened(pattern)), std::move(hint));
  }
  return out;
}

}  // namespace

bool matches(std::string_view pattern, std::string_view text) {
  std::string_view after_star, rest_at_star;
  bool star = false;
  for (;;) {
    if (pattern.starts_with('*')) {
      pattern.remove_prefix(1);
      after_star = pattern;
      rest_at_star = text;
      star = true;
    } else if (text.empty()) {
      return pattern.empty();
    } else if (!pattern.empty() && (pattern[0] == '?' || pattern[0] == text[0])) {
      text.remove_prefix(pattern[0] == '?' ? first_character(text).size() : 1);
      pattern.remove_prefix(1);
    } else if (star && !rest_at_star.empty()) {
      rest_at_star.remove_prefix(1);
      pattern = after_star;
      text = rest_at_star;
    } else {
      return false;
    }
  }
}

Result<std::vector<PlannedBook>> chosen(std::vector<PlannedBook> books, const PlanRequest& request) {
  Diagnostics found;
  const std::vector<bool> wanted = matched(books, request.only, "--only", found),
                          unwanted = matched(books, request.skip, "--skip", found);
  if (found.has_errors()) return found;
  std::vector<PlannedBook> out;
  for (std::size_t i = 0; i < books.size(); ++i)
    if ((request.only.empty() || wanted[i]) && !unwanted[i]) out.push_back(std::move(books[i]));
  return out;
}

}  // namespace mazefolio::batch
