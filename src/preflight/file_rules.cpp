// What a PDF may hold beside its pages.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/text/amounts.h"
#include "base/text/printable.h"
#include "preflight/drawn_path.h"
#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr const char *oldest_pdf = "1.3", *newest_pdf = "1.7";

std::string for_press(const PrinterLimits& limits, const char* words) { return limits.press ? words : ""; }

std::string ask_annotations(const PrinterLimits& limits) {
  return for_press(limits, "neither links nor comments");
}
void check_annotations(const PageView& page, const FileView&, RuleRun& run) {
  const PageFacts& f = page.facts;
  if (f.annotations > 0)
    run.found(1, image_of(f.annotation_box, page.to_paper), [&] {
      return fmt::format("{}, the first of kind {}", counted(f.annotations, "annotation"),
                         f.annotation.empty() ? "none" : printable(f.annotation));
    });
}

std::string ask_outline(const PrinterLimits& limits) { return for_press(limits, "no bookmarks"); }
void check_outline(const FileView& file, RuleRun& run) {
  if (file.facts.outline) run.found(1, std::nullopt, [] { return std::string("an outline of bookmarks"); });
}

std::string ask_layers(const PrinterLimits& limits) { return for_press(limits, "no layers"); }
void check_layers(const FileView& file, RuleRun& run) {
  if (const std::size_t n = file.facts.layers)
    run.found(1, std::nullopt, [&] { return counted(n, "layer"); });
}

std::string ask_scripts(const PrinterLimits&) { return "no scripts"; }
void check_scripts(const FileView& file, RuleRun& run) {
  if (file.facts.javascript) run.found(1, std::nullopt, [] { return std::string("JavaScript"); });
}

std::string ask_attachments(const PrinterLimits& limits) { return for_press(limits, "no attached files"); }
void check_attachments(const FileView& file, RuleRun& run) {
  if (const std::size_t n = file.facts.attachments)
    run.found(1, std::nullopt, [&] { return counted(n, "attached file"); });
}

std::string ask_open(const PrinterLimits&) { return "no encryption"; }
void check_open(const FileView& file, RuleRun& run) {
  if (file.facts.encrypted) run.found(1, std::nullopt, [] { return std::string("an encrypted file"); });
}

std::string ask_version(const PrinterLimits& limits) {
  return limits.press ? fmt::format("PDF {} to {}", oldest_pdf, newest_pdf) : "";
}
void check_version(const FileView& file, RuleRun& run) {
  const std::string& version = file.facts.version;
  if (version < oldest_pdf || version > newest_pdf)
    run.found(1, std::nullopt, [&] { return "PDF " + printable(version); });
}

/// Names that programs give to files without a title.
constexpr const char* no_titles[] = {"untitled", "microsoft word -", "document", "title"};

std::string ask_title(const PrinterLimits&) { return "the title of the book"; }
void check_title(const FileView& file, RuleRun& run) {
  std::string title = file.facts.title;
  std::transform(title.begin(), title.end(), title.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const bool none = title.find_first_not_of(" \t") == std::string::npos;
  const auto is_it = [&](const std::string& word) {
    return title == word || (word.back() == '-' && title.starts_with(word));
  };
  if (none || std::any_of(std::begin(no_titles), std::end(no_titles), is_it))
    run.found(1, std::nullopt, [&] {
      return none ? std::string("no title") : fmt::format("the title \"{}\"", printable(file.facts.title));
    });
}

std::string ask_bytes(const PrinterLimits& limits) {
  return limits.file_bytes > 0 ? size_text(limits.file_bytes) + " or less" : "";
}
void check_bytes(const FileView& file, RuleRun& run) {
  const auto bytes = static_cast<double>(file.facts.bytes);
  if (bytes > file.limits.file_bytes) run.found(1, std::nullopt, [&] { return size_text(bytes); });
}

std::string ask_whole(const PrinterLimits&) { return "a file without damage"; }
void check_whole(const FileView& file, RuleRun& run) {
  if (!file.facts.damages.empty())
    run.found(1, std::nullopt, [&] { return printable(file.facts.damages.front()); });
}

std::string ask_readable(const PrinterLimits&) { return "pages that can be read whole"; }
void check_readable(const PageView& page, const FileView&, RuleRun& run) {
  if (page.unread)
    run.found(1, std::nullopt, [] { return std::string("broken content, or too much of it"); });
}

constexpr PreflightRule file_rows[] = {
    {"annotations", Severity::error, "links, comments and form fields", ask_annotations, nullptr,
     check_annotations, nullptr},
    {"outline", Severity::error, "bookmarks", ask_outline, nullptr, nullptr, check_outline},
    {"layers", Severity::error, "optional content", ask_layers, nullptr, nullptr, check_layers},
    {"javascript", Severity::error, "scripts of the file, its pages and its links", ask_scripts, nullptr,
     nullptr, check_scripts},
    {"attachments", Severity::error, "attached files", ask_attachments, nullptr, nullptr, check_attachments},
    {"encryption", Severity::error, "encryption, also without a password", ask_open, nullptr, nullptr,
     check_open},
    {"pdf.version", Severity::error, "the version of PDF", ask_version, nullptr, nullptr, check_version},
    {"meta.title", Severity::warning, "the title in the file", ask_title, nullptr, nullptr, check_title},
    {"file.size", Severity::error, "the bytes of the file", ask_bytes, nullptr, nullptr, check_bytes},
    {"file.damage", Severity::warning, "what a strict parser complains of", ask_whole, nullptr, nullptr,
     check_whole},
    {"file.pages", Severity::error, "whether the content of every page can be read", ask_readable, nullptr,
     check_readable, nullptr},
};

}  // namespace

std::span<const PreflightRule> file_rules() { return file_rows; }

}  // namespace mazefolio::preflight
