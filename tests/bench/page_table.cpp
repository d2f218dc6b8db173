// Prints the figures of the pages of every template, trim, audience and number of mazes a page, from the
// shortest spec: of each book the least frame, type and key fill, the fewest decisions, the largest share of
// the rim. Books that cannot be had are left out. `page_table 1 2` takes those numbers of mazes a page.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>

#include "base/options.h"
#include "publish/produce.h"
#include "support/audited.h"

using namespace mazefolio::tests;

namespace {

/// The worst of a figure among pages, leaving out `last` of those that have it; nothing: a dash.
std::string worst(const std::vector<PageAudit>& pages, std::optional<double> PageAudit::*figure, bool least,
                  std::size_t last = 0) {
  std::vector<double> values;
  for (const PageAudit& page : pages)
    if (page.*figure) values.push_back(*(page.*figure));
  values.resize(values.size() - std::min(last, values.size()));
  if (values.empty()) return "-";
  return fmt::format("{:.2f}", least ? *std::min_element(values.begin(), values.end())
                                     : *std::max_element(values.begin(), values.end()));
}

/// Returns whether it was printed.
bool print_book(const PlainBook& book) {
  const Audited audit = audited(book);
  if (!audit.errors.empty()) return false;
  const std::vector<PageAudit>& pages = audit.book.pages;
  fmt::print("{:<10} {:<10} {:<12} {:>6} {:>6} {:>7} {:>6} {:>6} {:>9} {:>5}\n", book.look, book.trim->name,
             book.audience, book.per_page, worst(pages, &PageAudit::frame_share, true),
             worst(pages, &PageAudit::frame_offset, false), worst(pages, &PageAudit::smallest_type, true),
             worst(pages, &PageAudit::key_fill, true, 1), worst(pages, &PageAudit::decisions, true),
             worst(pages, &PageAudit::rim_share, false));
  for (const std::string& warning : audit.warnings) fmt::print("  {}\n", warning);
  return true;
}

void print_table(const std::vector<int>& per_page) {
  const Studio studio;
  fmt::print("{:<10} {:<10} {:<12} {:>6} {:>6} {:>7} {:>6} {:>6} {:>9} {:>5}\n", "template", "page",
             "audience", "a page", "frame", "offset", "type", "key", "decisions", "rim");
  int had = 0;
  for (const int n : per_page)
    for (const PlainBook& book : plain_books(n)) had += print_book(book) ? 1 : 0;
  fmt::print("{} books\n", had);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    std::vector<int> per_page;
    for (int i = 1; i < argc; ++i)
      if (const auto n = parse_integer(argv[i])) per_page.push_back(static_cast<int>(*n));
    print_table(per_page.empty() ? std::vector<int>{1, 2, 3, 4, 6} : per_page);
    return 0;
  } catch (const std::exception& failed) {
    fmt::print(stderr, "{}\n", failed.what());
    return 1;
  }
}
