// Fonts, lines, pictures and words.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "base/text/printable.h"
#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr double size_slack = 0.05, line_slack = 0.01, dpi_slack = 0.5, em_slack = 0.05;
constexpr std::size_t longest_bracket = 60;

std::optional<Rect> seen_part(const MarkView& view) { return visible_part(view.mark, view.page.paper); }
bool is_text(const MarkView& view) { return view.mark.kind == PaintMark::Kind::text; }

std::string ask_embedded(const PrinterLimits&) { return "every font in the file"; }
void check_embedded(const MarkView& view, RuleRun& run) {
  if (!is_text(view) || view.mark.font->embedded || !run.first_of(view.mark.font->name)) return;
  run.found(1, view.mark.box,
            [&] { return fmt::format("the font {} is not", printable(view.mark.font->name)); });
}

std::string ask_bold(const PrinterLimits& limits) {
  return limits.press ? "a bold font where type is bold" : "";
}
void check_bold(const MarkView& view, RuleRun& run) {
  if (!is_text(view) || !view.mark.stroked_too || !run.first_of(view.mark.font->name)) return;
  run.found(1, view.mark.box, [&] {
    return fmt::format("words in {} with a line around them", printable(view.mark.font->name));
  });
}

std::string ask_type(const PrinterLimits& limits) {
  return limits.type > 0 ? fmt::format("{:g} pt or more", limits.type) : "";
}
void check_type(const MarkView& view, RuleRun& run) {
  const PaintMark& mark = view.mark;
  if (!is_text(view) || mark.size >= view.limits.type - size_slack) return;
  if (mark.font->type3 && std::abs(mark.font->em - 1) > em_slack) return;  // its size says nothing
  if (const auto part = seen_part(view))
    run.found(-mark.size, part, [&] { return fmt::format("type of {:.1f} pt", mark.size); });
}

std::string ask_line(const PrinterLimits& limits) {
  return limits.line > 0 ? fmt::format("{:g} pt or more", limits.line) : "";
}
void check_line(const MarkView& view, RuleRun& run) {
  const PaintMark& mark = view.mark;
  const bool line =
      mark.kind == PaintMark::Kind::stroke || (mark.kind == PaintMark::Kind::fill && mark.thickness > 0);
  if (!line || mark.thickness >= view.limits.line - line_slack) return;
  // Half as thick it may break; in between it is pale.
  const Severity severity =
      mark.thickness < view.limits.line / 2 - line_slack ? Severity::error : Severity::warning;
  if (const auto part = seen_part(view))
    run.found(severity, -mark.thickness, part, run.required(),
              [&] { return fmt::format("a line of {:.2f} pt", mark.thickness); });
}

std::string ask_dpi(const PrinterLimits& limits) {
  return limits.dpi > 0 ? fmt::format("{:g} dpi or more", limits.dpi) : "";
}
void check_dpi(const MarkView& view, RuleRun& run) {
  const PaintMark& mark = view.mark;
  if (mark.kind != PaintMark::Kind::picture || mark.flat || mark.dpi >= view.limits.dpi - dpi_slack) return;
  if (const auto part = seen_part(view))
    run.found(-mark.dpi, part, [&] { return fmt::format("a picture of {:.0f} dpi", mark.dpi); });
}

std::string ask_words(const PrinterLimits&) { return "no words that wait for others"; }

/// Words within brackets that ask for other words.
constexpr const char* asking[] = {"insert",    "your", "title", "author", "name", "placeholder", "isbn",
                                  "publisher", "text", "here",  "tbd",    "todo", "year"};

/// "[Your Name Here]", "{{title}}", "Lorem ipsum": the first of them, or "".
std::string placeholder_in(const std::string& text) {
  std::string plain;
  for (const char c : text)
    if (!std::isspace(static_cast<unsigned char>(c)))
      plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (plain.find("loremipsum") != std::string::npos) return "lorem ipsum";
  if (const std::size_t at = plain.find("{{");
      at != std::string::npos && plain.find("}}", at) < at + longest_bracket)
    return plain.substr(at, plain.find("}}", at) + 2 - at);
  for (std::size_t at = plain.find('['); at != std::string::npos; at = plain.find('[', at + 1)) {
    const std::size_t end = plain.find(']', at);
    if (end == std::string::npos) break;
    if (end - at > longest_bracket) continue;
    const std::string inside = plain.substr(at + 1, end - at - 1);
    if (std::any_of(std::begin(asking), std::end(asking),
                    [&](const char* word) { return inside.find(word) != std::string::npos; }))
      return "[" + inside + "]";
  }
  return "";
}

void check_words(const PageView& page, const FileView&, RuleRun& run) {
  if (const std::string found = placeholder_in(page.text); !found.empty())
    run.found(1, page.type, [&] { return fmt::format("the words \"{}\"", printable(found)); });
}

constexpr PreflightRule mark_rows[] = {
    {"font.embedded", Severity::error, "whether a font that is used is in the file", ask_embedded,
     check_embedded, nullptr, nullptr},
    {"font.faux-bold", Severity::warning, "words that are filled and stroked", ask_bold, check_bold, nullptr,
     nullptr},
    {"font.size", Severity::error, "the size of words on the page", ask_type, check_type, nullptr, nullptr},
    {"line.width", Severity::error, "lines and bars, as thick as they are on the page", ask_line, check_line,
     nullptr, nullptr},
    {"image.dpi", Severity::warning, "the resolution of pictures on the page", ask_dpi, check_dpi, nullptr,
     nullptr},
    {"text.placeholder", Severity::error, "words in brackets that ask for others, lorem ipsum", ask_words,
     nullptr, check_words, nullptr},
};

}  // namespace

std::span<const PreflightRule> mark_rules() { return mark_rows; }

}  // namespace mazefolio::preflight
