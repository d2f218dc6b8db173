#include "render/lettering.h"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/diagnostic.h"
#include "base/text/utf8.h"
#include "render/fonts.h"
#include "render/letter_gaps.h"
#include "render/library_log.h"
#include "render/pixels.h"
#include "render/text_setter.h"

namespace mazefolio::render {
namespace {

constexpr double trial_size = 100;                        // points; a letter is about as wide as 0.7 of it
constexpr double usual_side = 1200, longest_side = 2048;  // pixels
constexpr double side_of_lines = 900;                     // of several, whose letters are larger
constexpr double between_lines = 0.13;                    // of the type size
constexpr double facing_gap = 0.9, least_gap = 0.4;       // of a stroke
constexpr std::size_t most_characters = 200;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t first = std::min(text.find_first_not_of(' ', begin), end);
    const std::size_t last = text.find_last_not_of(' ', end - 1);
    lines.push_back(first < end ? text.substr(first, last + 1 - first) : "");
    begin = end + 1;
  }
  return lines;
}

// The canvas is as large as the ink, and moved by whole pixels, so that every pixel is as it would be on a
// larger one. Spikes of a stroke reach a few times its width beyond.
Picture line_picture(TextSetter& setter, const std::string& line, const Font& font, double heavier) {
  const double margin = 2 + 12 * heavier, pad = font.size_pt + heavier, width = setter.width(line, font);
  const Rect ink = setter.ink(line, font);
  const double baseline = pad + setter.metrics(font).ascent;
  const double left = std::floor(pad + ink.x0 - margin), top = std::floor(baseline + ink.y0 - margin);
  PixelCanvas canvas(static_cast<std::uint32_t>(std::ceil(ink.width() + 2 * margin + 1)),
                     static_cast<std::uint32_t>(std::ceil(ink.height() + 2 * margin + 1)));
  const TextRun run{{pad + width / 2 - left, baseline - top}, line, font, black, Align::center};
  setter.show(canvas.context(), run);
  if (heavier > 0) {
    setter.trace(canvas.context(), run);
    cairo_set_line_width(canvas.context(), 2 * heavier);
    cairo_stroke(canvas.context());
  }
  return cropped_to_ink(canvas.picture());
}

Picture stacked(const std::vector<Picture>& lines, std::uint32_t gap) {
  Picture out;
  for (const Picture& line : lines) {
    out.width = std::max(out.width, line.width);
    out.height += line.height + (out.height > 0 ? gap : 0);
  }
  out.pixels.resize(std::size_t{out.width} * out.height);
  std::size_t top = 0;
  for (const Picture& line : lines) {
    const std::size_t left = (out.width - line.width) / 2;
    for (std::uint32_t y = 0; y < line.height; ++y)
      std::copy_n(line.pixels.begin() + static_cast<std::ptrdiff_t>(std::size_t{y} * line.width), line.width,
                  out.pixels.begin() + static_cast<std::ptrdiff_t>((top + y) * out.width + left));
    top += line.height + gap;
  }
  return out;
}

}  // namespace

Picture lettering(const std::string& text, const std::string& family, bool bold, double heavier,
                  double stroke) {
  if (count_characters(text) > most_characters)
    throw InputError(fmt::format("a maze can show at most {} letters", most_characters));
  Font font{family, trial_size, bold, false};
  TextSetter setter("en");
  const std::vector<std::string> lines = lines_of(text);
  double side = trial_size * static_cast<double>(lines.size());
  for (const std::string& line : lines) {
    if (const auto missing = setter.missing(line, font))
      throw InputError(no_font_has(*missing), how_to_have(*missing));
    side = std::max(side, setter.width(line, font));
  }
  const double most = longest_side / (side + 2 * trial_size);
  font.size_pt *= std::min((lines.size() > 1 ? side_of_lines : usual_side) / side, most);

  std::vector<Picture> pictures;
  for (const std::string& line : lines)
    if (Picture picture = line_picture(setter, line, font, heavier); picture.width > 0)
      pictures.push_back(stroke > 0 ? with_open_gaps(picture, stroke, facing_gap * stroke - 2 * heavier,
                                                     least_gap * stroke - 2 * heavier)
                                    : std::move(picture));
  setter.check_fonts();
  throw_on_library_warning();
  if (pictures.empty()) throw InputError("the text has no visible character");
  Picture out = stacked(
      pictures,
      static_cast<std::uint32_t>(std::lround(std::max(0.0, between_lines * font.size_pt - 2 * heavier))));
  if (setter.runs_leftward(lines.front(), font)) out.letters.onward = {-1, 0};
  return out;
}

}  // namespace mazefolio::render
