#pragma once

#include "base/options.h"

namespace mazefolio::base {

// Each makes one row of an option table. The range of a number is inclusive; the fallback is written as text,
// and may be a word: auto.

OptionRow integer_option(std::string name, std::string fallback, std::string summary, double low,
                         double high);
OptionRow real_option(std::string name, std::string fallback, std::string summary, double low, double high);
/// The first choice is the default.
OptionRow choice_option(std::string name, std::string summary, std::vector<std::string> choices);
/// `check` and `between` as in OptionRow.
OptionRow text_option(std::string name, std::string fallback, std::string summary,
                      Outcome (*check)(std::string_view text) = nullptr, std::string_view between = "; ");
OptionRow picture_option(std::string name, std::string summary);
OptionRow icon_option(std::string name, std::string summary);
/// `rows` and `check` as in OptionRow.
OptionRow row_option(std::string name, std::string fallback, std::string summary,
                     std::vector<const Row*> (*rows)(), Outcome (*check)(std::string_view text));

}  // namespace mazefolio::base
