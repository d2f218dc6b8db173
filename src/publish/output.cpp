#include "publish/output.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/diagnostic.h"

namespace mazefolio::publish {

namespace fs = std::filesystem;

constexpr std::size_t most_pending = std::size_t{64} << 10;

Output::Output(const fs::path& path) : file_(path), path_(path.string()) {}

void Output::write(std::string_view bytes) {
  sum_.add(bytes);
  bytes_ += bytes.size();
  if (pending_.size() + bytes.size() > most_pending) pass_on();
  if (bytes.size() > most_pending)
    file_.write(bytes);
  else
    pending_ += bytes;
}

void Output::flush() {
  pass_on();
  file_.flush();
}

void Output::pass_on() {
  file_.write(pending_);
  pending_.clear();
}

OutputFile Output::written() const { return {path_, sum_.hex(), bytes_, 0}; }

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
