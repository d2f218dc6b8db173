#include "publish/found_json.h"

#include <nlohmann/json.hpp>

#include "base/text/printable.h"

namespace mazefolio::publish {

std::string found_json(const Diagnostics& found) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Diagnostic& d : found.all())
    list.push_back({{"severity", d.severity == Severity::error ? "error" : "warning"},
                    {"file", printable(d.place.file)},
                    {"line", d.place.line},
                    {"column", d.place.column},
                    {"message", printable(d.message, true)},
                    {"hint", printable(d.hint, true)}});
  return list.dump(1) + "\n";
}

}  // namespace mazefolio::publish
