#include "base/option_rows.h"

namespace mazefolio::base {

OptionRow integer_option(std::string name, std::string fallback, std::string summary, double low,
                         double high) {
  return {std::move(name), OptionKind::integer, std::move(fallback), std::move(summary), low, high, {}};
}

OptionRow real_option(std::string name, std::string fallback, std::string summary, double low, double high) {
  return {std::move(name), OptionKind::real, std::move(fallback), std::move(summary), low, high, {}};
}

OptionRow choice_option(std::string name, std::string summary, std::vector<std::string> choices) {
  std::string first = choices.front();
  return {std::move(name),   OptionKind::choice, std::move(first), std::move(summary), 0, 0,
          std::move(choices)};
}

OptionRow text_option(std::string name, std::string fallback, std::string summary,
                      Outcome (*check)(std::string_view text), std::string_view between) {
  OptionRow row{std::move(name), OptionKind::text, std::move(fallback), std::move(summary), 0, 0, {}, check};
  row.between = between;
  return row;
}

OptionRow picture_option(std::string name, std::string summary) {
  return {std::move(name), OptionKind::picture, "", std::move(summary), 0, 0, {}};
}

OptionRow icon_option(std::string name, std::string summary) {
  return {std::move(name), OptionKind::icon, "", std::move(summary), 0, 0, {}};
}

OptionRow row_option(std::string name, std::string fallback, std::string summary,
                     std::vector<const Row*> (*rows)(), Outcome (*check)(std::string_view text)) {
  OptionRow row = text_option(std::move(name), std::move(fallback), std::move(summary), check);
  row.kind = OptionKind::row;
  row.rows = rows;
  return row;
}

}  // namespace mazefolio::base
