#include "publish/output.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/diagnostic.h"
#include "base/sha256.h"

namespace mazefolio::publish {

namespace fs = std::filesystem;

Output::Output(const fs::path& path) : file_(path), written_{path.string(), "", 0, 0} {}

void Output::write(std::string_view bytes) {
  file_.write(bytes);
  written_.sha256 = sha256(bytes);
  written_.bytes = bytes.size();
}

void refuse_overwriting(const fs::path& spec, const std::vector<fs::path>& outputs) {
  std::vector<fs::path> seen{fs::weakly_canonical(fs::absolute(spec))};
  for (const fs::path& output : outputs) {
    const bool device = is_device(output);
    if (device && output != standard_output) continue;
    const fs::path whole = device ? output : fs::weakly_canonical(fs::absolute(output));
    if (whole == seen.front())
      throw InputError(fmt::format("{} would overwrite the spec", output.string()),
                       "choose other names for the outputs");
    if (std::find(seen.begin(), seen.end(), whole) != seen.end())
      throw InputError(fmt::format("{} would be written twice", output.string()),
                       "choose other names for the outputs");
    seen.push_back(whole);
  }
}

}  // namespace mazefolio::publish
