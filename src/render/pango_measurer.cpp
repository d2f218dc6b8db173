#include "render/pango_measurer.h"

#include <map>
#include <tuple>

#include "render/text_setter.h"

namespace mazefolio::render {
namespace {

using FontKey = std::tuple<std::string, double, bool, bool>;
FontKey key_of(const Font& f) { return {f.family, f.size_pt, f.bold, f.italic}; }

constexpr std::size_t most_known = 10000;  // bounds memory in a batch of many books

/// What was measured, by its key; make() where it was not.
template <class Known, class Make>
const auto& known_or(Known& known, typename Known::key_type key, Make make) {
  if (const auto at = known.find(key); at != known.end()) return at->second;
  if (known.size() >= most_known) known.clear();
  return known.emplace(std::move(key), make()).first->second;
}

}  // namespace

struct PangoMeasurer::State {
  explicit State(const std::string& language) : setter(language) {}
  TextSetter setter;
  std::map<std::pair<FontKey, std::string>, double> widths;
  std::map<std::tuple<FontKey, double, std::string>, std::vector<std::string>> lines;
  std::map<FontKey, Metrics> metrics;
};

PangoMeasurer::PangoMeasurer(std::string language) : state_(std::make_unique<State>(language)) {}
PangoMeasurer::~PangoMeasurer() = default;

double PangoMeasurer::width(std::string_view text, const Font& font) {
  return known_or(state_->widths, {key_of(font), std::string(text)},
                  [&] { return state_->setter.width(text, font); });
}

TextMeasurer::Metrics PangoMeasurer::metrics(const Font& font) {
  const auto [place, is_new] = state_->metrics.try_emplace(key_of(font));
  if (is_new) place->second = state_->setter.metrics(font);
  return place->second;
}

Rect PangoMeasurer::ink(std::string_view text, const Font& font) { return state_->setter.ink(text, font); }

std::vector<std::string> PangoMeasurer::wrap(std::string_view text, const Font& font, double width_pt) {
  return known_or(state_->lines, {key_of(font), width_pt, std::string(text)},
                  [&] { return state_->setter.wrap(text, font, width_pt); });
}

}  // namespace mazefolio::render
