#include "pdf/page_paths.h"

#include <fmt/format.h>

#include "base/diagnostic.h"
#include "base/raw_pdf.h"

namespace mazefolio::pdf {

std::string with_paths(std::string_view content, const std::vector<std::string>& paths) {
  std::string out;
  std::size_t copied = 0, places = 0;
  for (std::size_t at = content.find(path_stand_in); at != std::string_view::npos;
       at = content.find(path_stand_in, copied)) {
    out.append(content.substr(copied, at - copied));
    if (places < paths.size()) out.append(paths[places]);
    copied = at + path_stand_in.size();
    ++places;
  }
  if (places != paths.size())
    throw InternalError(fmt::format("a page has {} paths, and places for {}", paths.size(), places));
  return out.append(content.substr(copied));
}

}  // namespace mazefolio::pdf
