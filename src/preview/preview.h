#pragma once

#include <functional>
#include <string>

#include "preview/session.h"

namespace mazefolio::preview {

struct PreviewRequest {
  SessionRequest session;
  int port = 0;                                       ///< on 127.0.0.1; 0: any that is free
  std::function<void(const std::string& url)> ready;  ///< called once it can be opened
};

/// Shows a book in a browser on this machine until the program is interrupted. Throws WorldError where the
/// port is taken, Canceled in the end.
void preview_book(const PreviewRequest& request);

}  // namespace mazefolio::preview
