#pragma once

#include <map>
#include <mutex>
#include <string>

#include "preview/made_book.h"

namespace mazefolio::preview {

/// Small pictures of the looks that a book could have, each of a page of a sample. Each is made when it is
/// asked for, one after another, and kept. For any number of threads.
class LookPictures {
 public:
  explicit LookPictures(SessionRequest request) : request_(std::move(request)) {}

  /// A page with a maze as PNG, in the language and size of the book and for its audience, in another
  /// template or theme (its name under the key "template" or "theme"; the empty theme is none). Fails, in
  /// words, where there is no such look.
  Result<std::string> picture(const MadeBook& made, const std::string& key, const std::string& name);

 private:
  Result<std::string> painted(const std::string& sample);

  const SessionRequest request_;
  std::mutex mutex_;                         ///< for what follows
  std::map<std::string, std::string> kept_;  ///< by the sample's text
};

}  // namespace mazefolio::preview
