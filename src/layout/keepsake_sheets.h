#pragma once

#include <string>

#include "layout/sheet.h"

namespace mazefolio::layout {

/// Whose book it is: a name, or a line to write it on.
Sheet belongs_to_sheet(const Setting& setting, const std::string& title, const std::string& name);

struct CertificateContent {
  std::string title, name, text, well_done;
  std::string name_word, date, signature;  ///< before the lines to write on
  std::string book;                        ///< its title
};
Sheet certificate_sheet(const Setting& setting, const CertificateContent& content);

/// Boxes to try pens on, with a line below each to write its name on.
Sheet color_test_sheet(const Setting& setting, const std::string& title, const std::string& text);

/// Lines to write on, to the foot of the page. A page without a title has only these.
Sheet notes_sheet(const Setting& setting, const std::string& title);

}  // namespace mazefolio::layout
