#include "preview/page_facts.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "book/audit.h"
#include "layout/page_ink.h"
#include "preview/made_book.h"
#include "preview/made_pages.h"

namespace mazefolio::preview {
namespace {

using Json = nlohmann::ordered_json;

std::string share_text(double share) { return fmt::format("{:.0f} %", share * 100); }
std::string points_text(double pt) { return fmt::format("{:.1f} pt", pt); }
std::string count_text(double count) { return fmt::format("{:.0f}", count); }

struct FigureWordsRow {
  std::optional<double> PageAudit::*figure;
  const char* name;
  std::string (*text)(double);
};
constexpr FigureWordsRow figure_words[] = {
    {&PageAudit::frame_share, "page given to mazes", share_text},
    {&PageAudit::frame_offset, "off the middle of the frame", points_text},
    {&PageAudit::smallest_type, "smallest type", points_text},
    {&PageAudit::key_fill, "room that answers fill", share_text},
    {&PageAudit::decisions, "decisions on the way", count_text},
    {&PageAudit::rim_share, "way along the rim", share_text},
    {&PageAudit::likeness, "likeness to the shape", share_text}};

}  // namespace

Result<std::string> page_facts(const MadeBook& made, std::size_t index) {
  const std::optional<MadePage> page = find_page(made, index);
  if (!page) return Result<std::string>::failure("there is no such page");
  const Book& book = made.ready.book;
  PangoMeasurer measurer(made.spec.language);
  const PageInk ink =
      ink_of(made_page(made, *page, measurer).frame, measurer, static_cast<int>(page->index) + 1);
  const PageAudit audit = (page->in_key ? audit_key(book, {&ink, 1}) : audit_pages(book, {&ink, 1})).front();
  Json facts{{"index", index},
             {"kind", kind_of((page->in_key ? book.plan.key_pages : book.plan.pages)[page->index])},
             {"figures", Json::array()},
             {"findings", Json::array()}};
  for (const FigureWordsRow& row : figure_words)
    if (const std::optional<double>& figure = audit.*row.figure)
      facts["figures"].push_back({{"name", row.name}, {"value", row.text(*figure)}});
  const Diagnostics found = audit_findings(book, audit, page->in_key);
  for (const Diagnostic& finding : found.all())
    facts["findings"].push_back({{"message", finding.message}, {"hint", finding.hint}});
  return facts.dump();
}

}  // namespace mazefolio::preview
