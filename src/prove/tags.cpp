#include "prove/tags.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>

namespace mazefolio::prove {

double attribute(std::string_view tag, std::string_view name) {
  const std::string key = " " + std::string(name) + "=\"";
  const std::size_t at = tag.find(key);
  if (at == std::string_view::npos) return 0;
  const double v = std::strtod(std::string(tag.substr(at + key.size(), 32)).c_str(), nullptr);
  return std::isfinite(v) ? v : 0;
}

void for_each_tag(std::string_view text,
                  const std::function<void(std::string_view, std::string_view)>& on_tag) {
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return;
    const std::size_t close = std::min(text.find('<', end), text.size());
    on_tag(text.substr(at, end - at), text.substr(end + 1, close - end - 1));
  }
}

}  // namespace mazefolio::prove
