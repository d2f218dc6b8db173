// How many pages there are, and which of them are blank.
#include <fmt/format.h>

#include "base/text/amounts.h"
#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr int blank_warning = 2, blank_error = 4, blank_at_end = 10;

int count_of(const FileView& file) { return static_cast<int>(file.pages.size()); }
std::string pages_text(int n) { return counted(static_cast<std::size_t>(n), "page"); }

void found_count(const FileView& file, RuleRun& run, const std::string& required) {
  run.found(Severity::error, 1, std::nullopt, required, [&] { return pages_text(count_of(file)); });
}

std::string ask_least(const PrinterLimits& limits) {
  return limits.min_pages > 1 ? fmt::format("{} or more", pages_text(limits.min_pages)) : "";
}
void check_least(const FileView& file, RuleRun& run) {
  if (count_of(file) < file.limits.min_pages) found_count(file, run, run.required());
}

std::string ask_most(const PrinterLimits& limits) {
  return limits.max_pages > 0 && limits.press ? fmt::format("{} or fewer", pages_text(limits.max_pages)) : "";
}
void check_most(const FileView& file, RuleRun& run) {
  const Size size = file.pages.front().trim.size();
  const TrimLimit* trim = file.limits.trim(size);
  const int most = trim ? std::min(trim->pages, file.limits.max_pages) : file.limits.max_pages;
  if (count_of(file) > most)
    found_count(file, run,
                trim ? fmt::format("{} or fewer of {}", pages_text(most), inches(size)) : run.required());
}

std::string ask_multiple(const PrinterLimits& limits) {
  return limits.multiple > 1 ? fmt::format("a multiple of {} pages", limits.multiple) : "";
}
void check_multiple(const FileView& file, RuleRun& run) {
  if (count_of(file) % file.limits.multiple != 0)
    run.found(1, std::nullopt, [&] { return pages_text(count_of(file)); });
}

std::string ask_last(const PrinterLimits& limits) {
  return limits.blank_last ? "a blank last page, for the printer's barcode" : "";
}
void check_last(const FileView& file, RuleRun& run) {
  run.turn_to(count_of(file));
  if (!file.pages.back().blank) run.found(1, std::nullopt, [] { return std::string("it is printed on"); });
}

std::string ask_run(const PrinterLimits& limits) {
  return limits.press
             ? fmt::format("no more than {} blank pages in a row, {} at the end", blank_warning, blank_at_end)
             : "";
}
void check_run(const FileView& file, RuleRun& run) {
  int blank = 0;
  for (int i = 0; i <= count_of(file); ++i) {
    const bool end = i == count_of(file);
    if (!end && file.pages[static_cast<std::size_t>(i)].blank) {
      ++blank;
      continue;
    }
    const int most = end ? blank_at_end : blank_warning, wrong = end ? blank_at_end : blank_error;
    run.turn_to(i - blank + 1);
    if (blank > most)
      run.found(blank > wrong ? Severity::error : Severity::warning, blank, std::nullopt, run.required(),
                [&] { return fmt::format("{} blank pages from here", blank); });
    blank = 0;
  }
}

constexpr PreflightRule page_rows[] = {
    {"pages.min", Severity::error, "the number of pages", ask_least, nullptr, nullptr, check_least},
    {"pages.max", Severity::error, "the number of pages", ask_most, nullptr, nullptr, check_most},
    {"pages.multiple", Severity::warning, "the number of pages", ask_multiple, nullptr, nullptr,
     check_multiple},
    {"pages.last-blank", Severity::warning, "the last page", ask_last, nullptr, nullptr, check_last},
    {"blank.run", Severity::error, "blank pages in a row", ask_run, nullptr, nullptr, check_run},
};

}  // namespace

std::span<const PreflightRule> page_rules() { return page_rows; }

}  // namespace mazefolio::preflight
