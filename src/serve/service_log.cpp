#include "serve/service_log.h"

#include <cstdio>

#include "base/text/printable.h"

namespace mazefolio::serve {

void log_line(const std::string& words) {
  const std::string line = printable("mazefolio serve: " + words) + "\n";
  (void)std::fputs(line.c_str(), stderr);  // where there is no log, the work still goes on
}

}  // namespace mazefolio::serve
