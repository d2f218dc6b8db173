#pragma once

#include "base/options.h"

namespace mazefolio::base {

// The rows of option tables; the range of a number is inclusive, its fallback is text.

OptionRow integer_option(std::string name, std::string fallback, std::string summary, double low,
                         double high);
OptionRow real_option(std::string name, std::string fallback, std::string summary, double low, double high);
/// The first choice is the default.
OptionRow choice_option(std::string name, std::string summary, std::vector<std::string> choices);
/// `check` as in OptionRow.
OptionRow text_option(std::string name, std::string fallback, std::string summary,
                      std::string (*check)(std::string_view text) = nullptr);
OptionRow picture_option(std::string name, std::string summary);

}  // namespace mazefolio::base
