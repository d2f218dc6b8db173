#include "render/pango_measurer.h"

#include <map>
#include <tuple>

#include "render/text_setter.h"

namespace mazefolio::render {
namespace {

using FontKey = std::tuple<std::string, double, bool, bool>;
FontKey key_of(const Font& f) { return {f.family, f.size_pt, f.bold, f.italic}; }

constexpr std::size_t most_widths = 10000;  // bounds memory in a batch of many books

}  // namespace

struct PangoMeasurer::State {
  explicit State(const std::string& language) : setter(language) {}
  TextSetter setter;
  std::map<std::pair<FontKey, std::string>, double> widths;
  std::map<FontKey, Metrics> metrics;
};

PangoMeasurer::PangoMeasurer(std::string language) : state_(std::make_unique<State>(language)) {}
PangoMeasurer::~PangoMeasurer() = default;

double PangoMeasurer::width(std::string_view text, const Font& font) {
  std::pair<FontKey, std::string> key(key_of(font), text);
  if (const auto known = state_->widths.find(key); known != state_->widths.end()) return known->second;
  if (state_->widths.size() >= most_widths) state_->widths.clear();
  return state_->widths[std::move(key)] = state_->setter.width(text, font);
}

TextMeasurer::Metrics PangoMeasurer::metrics(const Font& font) {
  const auto [place, is_new] = state_->metrics.try_emplace(key_of(font));
  if (is_new) place->second = state_->setter.metrics(font);
  return place->second;
}

Rect PangoMeasurer::ink(std::string_view text, const Font& font) { return state_->setter.ink(text, font); }

std::vector<std::string> PangoMeasurer::wrap(std::string_view text, const Font& font, double width_pt) {
  return state_->setter.wrap(text, font, width_pt);
}

}  // namespace mazefolio::render
