#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "serve/exchange.h"

namespace mazefolio::serve {

/// A part of a form (multipart/form-data): a field, or a file with its name.
struct FormPart {
  std::string name, file_name, bytes;
};

bool is_form(std::string_view content_type);

/// The parts of a form. Throws Malformed, also for more than `most` parts.
std::vector<FormPart> read_form(std::string_view content_type, std::string_view body, std::size_t most);

}  // namespace mazefolio::serve
