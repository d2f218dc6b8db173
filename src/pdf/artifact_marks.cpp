#include "pdf/artifact_marks.h"

namespace mazefolio::pdf {

std::string with_artifact_marks(std::string_view content) {
  // As Cairo writes it, at the beginning of a line.
  const std::string mark = std::string("\n") + artifact_tag + " << /MCID ";
  std::string out;
  std::size_t copied = 0;
  for (std::size_t at = content.find(mark); at != std::string_view::npos; at = content.find(mark, copied)) {
    const std::size_t end = content.find("BDC", at);
    if (end == std::string_view::npos) break;
    out.append(content.substr(copied, at - copied)).append("\n/Artifact BM");
    copied = end + 2;
  }
  return out.append(content.substr(copied));
}

}  // namespace mazefolio::pdf
