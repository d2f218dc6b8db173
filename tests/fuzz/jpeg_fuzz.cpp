// What is looked at before a JPEG is decoded, and the Exif block.
#include "fuzz/consume.h"
#include "render/exif_orientation.h"
#include "render/read_jpeg.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  (void)exif_orientation(bytes);
  if (is_jpeg(bytes)) check_jpeg(bytes);
}

}  // namespace mazefolio::tests
