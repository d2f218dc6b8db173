#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/picture.h"

namespace mazefolio::publish {

/// True of a file whose lines of '#' and '.' are a picture: by its name, or because it holds nothing else.
bool is_text_picture(const std::filesystem::path& path, std::string_view bytes);

/// One pixel a character, dark for '#'. Throws InputError with the first wrong character.
Picture read_text_picture(std::string text);

}  // namespace mazefolio::publish
