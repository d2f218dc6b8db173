#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/namespaces.h"

class QPDF;

namespace mazefolio::pdf {

/// What a file claims to be: the namespace of a standard, its prefix, and properties with their values.
struct XmpClaim {
  std::string prefix, space;
  std::vector<std::pair<std::string, std::string>> properties;
};

/// Adds metadata in XML that say what the file's Info says, and that it follows these standards.
void add_xmp(QPDF& pdf, const std::string& language, const std::vector<XmpClaim>& claims);

/// Text between tags.
std::string xml_text(const std::string& text);

}  // namespace mazefolio::pdf
