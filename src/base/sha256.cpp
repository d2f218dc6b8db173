#include "base/sha256.h"

#include <glib.h>

namespace mazefolio {

std::string sha256(std::string_view bytes) {
  gchar* text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, reinterpret_cast<const guchar*>(bytes.data()),
                                            bytes.size());
  std::string out = text;
  g_free(text);
  return out;
}

}  // namespace mazefolio
