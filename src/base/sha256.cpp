#include "base/sha256.h"

#include <glib.h>

#include "base/running_sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"

namespace mazefolio::base {

struct RunningSha256::State {
  GChecksum* const sum;
  ~State() { g_checksum_free(sum); }
};

RunningSha256::RunningSha256() : state_(new State{g_checksum_new(G_CHECKSUM_SHA256)}) {}
RunningSha256::~RunningSha256() = default;

void RunningSha256::add(std::string_view bytes) {
  g_checksum_update(state_->sum, reinterpret_cast<const guchar*>(bytes.data()),
                    static_cast<gssize>(bytes.size()));
}

std::string RunningSha256::hex() const {
  // A checksum that was asked for its digits takes no more bytes.
  const State so_far{g_checksum_copy(state_->sum)};
  return g_checksum_get_string(so_far.sum);
}

std::string sha256(std::string_view bytes) {
  RunningSha256 sum;
  sum.add(bytes);
  return sum.hex();
}

std::string sha256_of_file(const std::filesystem::path& path) {
  RunningSha256 sum;
  for_each_block(path, [&](std::string_view block) {
    throw_if_canceled();
    sum.add(block);
  });
  return sum.hex();
}

}  // namespace mazefolio::base
