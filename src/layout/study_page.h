#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

struct StudyContent {
  std::string title;
  std::vector<std::string> steps;
  std::string consent;
  std::string signature, date;  ///< before the lines to write on
};
/// How to take part in a study: numbered steps, and below them the consent with lines for signature and date.
Page study_page(const Setting& setting, const Furniture& furniture, const StudyContent& content);

}  // namespace mazefolio::layout
