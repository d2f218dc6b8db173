#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::preflight {

/// One token of a content stream.
struct Token {
  enum class Kind { number, name, text, bracket, word, end };
  Kind kind = Kind::end;
  double number = 0;
  std::string_view raw;  ///< a name without its slash, a string with its brackets, the word of an operator
};

/// Cuts a content stream into tokens. Whatever the bytes are, it comes to the end, in time of their number.
class ContentScanner {
 public:
  explicit ContentScanner(std::string_view content) : s_(content) {}
  Token next();
  /// After the word ID: passes the data of an inline image of `bytes` bytes, or of as many as there are
  /// before the next EI if that is 0.
  void skip_image(std::size_t bytes);
  std::size_t position() const { return i_; }

 private:
  Token number_or_word(std::size_t begin);
  std::size_t after_text(std::size_t i) const;
  std::string_view s_;
  std::size_t i_ = 0;
};

/// The bytes that a string of a content stream stands for: (a\)b) or <6129>.
std::string text_bytes(std::string_view raw);

/// A name with its #20 replaced.
std::string plain_name(std::string_view raw);

}  // namespace mazefolio::preflight
