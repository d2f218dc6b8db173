#pragma once

#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// Sets how hard all streams are compressed from now on, once.
void choose_compression();

/// The bytes as a stream with the filter FlateDecode has them; safe on several threads.
std::string deflated(std::string_view bytes);

}  // namespace mazefolio::pdf
