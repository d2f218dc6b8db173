#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The characters of well-formed UTF-8, one text each.
std::vector<std::string> characters_of(std::string_view text);

/// The same letter as a capital, in any locale; Greek ones without their accents. A letter without a capital
/// stays as it is; "ß" becomes two letters.
std::string capital(char32_t letter);

bool is_single_letter(char32_t character);
/// It is written onto the letter before it.
bool is_joined_mark(char32_t character);
bool is_blank(char32_t character);
bool is_digit(char32_t character);

/// The letter without accents: "E" of "É".
char32_t bare_letter(char32_t letter);

}  // namespace mazefolio::base
