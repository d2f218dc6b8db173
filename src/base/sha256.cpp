#include "base/sha256.h"

#include <glib.h>

#include <memory>

#include "base/system/file.h"
#include "base/system/parallel.h"

namespace mazefolio::base {

std::string sha256(std::string_view bytes) {
  gchar* text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(bytes.data()),
                                            bytes.size());
  std::string out = text;
  g_free(text);
  return out;
}

std::string sha256_of_file(const std::filesystem::path& path) {
  const std::unique_ptr<GChecksum, decltype(&g_checksum_free)> sum(g_checksum_new(G_CHECKSUM_SHA256),
                                                                   g_checksum_free);
  for_each_block(path, [&](std::string_view block) {
    throw_if_canceled();
    g_checksum_update(sum.get(), reinterpret_cast<const guchar*>(block.data()),
                      static_cast<gssize>(block.size()));
  });
  return g_checksum_get_string(sum.get());
}

}  // namespace mazefolio::base
