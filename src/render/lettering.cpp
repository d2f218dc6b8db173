#include "render/lettering.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/diagnostic.h"
#include "base/text/utf8.h"
#include "render/fonts.h"
#include "render/library_log.h"
#include "render/pixels.h"
#include "render/text_setter.h"

namespace mazefolio::render {
namespace {

constexpr double type_size = 200, longest_side = 2048;
constexpr std::size_t most_characters = 200;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

}  // namespace

Picture lettering(const std::string& text, const std::string& family, bool bold) {
  if (count_characters(text) > most_characters)
    throw InputError(fmt::format("a maze can show at most {} letters", most_characters));
  Font font{family, type_size, bold, false};
  TextSetter setter("en");
  const std::vector<std::string> lines = lines_of(text);
  double width = 0;
  for (const std::string& line : lines) {
    if (const auto missing = setter.missing(line, font))
      throw InputError(no_font_has(*missing), how_to_have(*missing));
    width = std::max(width, setter.width(line, font));
  }
  const TextMeasurer::Metrics metrics = setter.metrics(font);
  const double height = (metrics.ascent + metrics.descent) * static_cast<double>(lines.size());
  // Glyphs may extend beyond their box by about the type size.
  const double scale = std::min(1.0, longest_side / (std::max(width, height) + 2 * type_size));
  font.size_pt *= scale;

  const double pad = font.size_pt;
  PixelCanvas canvas(static_cast<std::uint32_t>(std::ceil(width * scale + 2 * pad)),
                     static_cast<std::uint32_t>(std::ceil(height * scale + 2 * pad)));
  double baseline = pad + metrics.ascent * scale;
  for (const std::string& line : lines) {
    setter.show(canvas.context(), {{pad + width * scale / 2, baseline}, line, font, black, Align::center});
    baseline += (metrics.ascent + metrics.descent) * scale;
  }
  setter.check_fonts();
  throw_on_library_warning();
  Picture picture = cropped_to_ink(canvas.picture());
  if (picture.width == 0) throw InputError("the text has no visible character");
  return picture;
}

}  // namespace mazefolio::render
