#include "render/read_jpeg.h"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

// These need what stands above.
#include <jerror.h>
#include <jpeglib.h>

#include "base/diagnostic.h"
#include "render/exif_orientation.h"
#include "render/pixels.h"

namespace mazefolio::render {
namespace {

constexpr const char* broken_jpeg = "the JPEG picture is broken or cut short";
constexpr int most_scans = 100;  // a progressive picture has about ten; each costs all of its pixels
constexpr int exif_marker = JPEG_APP0 + 1;

std::uint32_t two_bytes(std::string_view bytes, std::size_t at) {
  return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at]) << 8 |
                                    static_cast<unsigned char>(bytes[at + 1]));
}

// The segment that says how large the picture is. There are 16 kinds of it, but for three numbers among them
// that mean something else.
bool is_frame(unsigned char marker) {
  return (marker & 0xf0) == 0xc0 && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

// libjpeg ends what goes wrong by a jump, over frames that hold nothing to destroy.
struct Trouble {
  jpeg_error_mgr manager;
  std::jmp_buf back;
  char message[JMSG_LENGTH_MAX] = "";
};

[[noreturn]] void give_up(j_common_ptr jpeg) {
  auto* trouble = reinterpret_cast<Trouble*>(jpeg->err);
  if (!trouble->message[0]) jpeg->err->format_message(jpeg, trouble->message);
  std::longjmp(trouble->back, 1);  // NOLINT(cert-err52-cpp): libjpeg is C, and has no other way out
}

// libjpeg only warns of data that are missing or damaged, and goes on with gray.
void hear(j_common_ptr jpeg, int level) {
  const int code = jpeg->err->msg_code;
  if (level >= 0 || code == JWRN_EXTRANEOUS_DATA || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM)
    return;
  static_cast<void>(
      std::snprintf(reinterpret_cast<Trouble*>(jpeg->err)->message, JMSG_LENGTH_MAX, "%s", broken_jpeg));
  give_up(jpeg);
}

void count_scans(j_common_ptr jpeg) {
  if (reinterpret_cast<j_decompress_ptr>(jpeg)->input_scan_number <= most_scans) return;
  static_cast<void>(std::snprintf(reinterpret_cast<Trouble*>(jpeg->err)->message, JMSG_LENGTH_MAX,
                                  "the JPEG picture has more than %d scans", most_scans));
  give_up(jpeg);
}

struct Jpeg : jpeg_decompress_struct {
  Jpeg() : jpeg_decompress_struct{} {}
  ~Jpeg() { jpeg_destroy_decompress(this); }
  Jpeg(const Jpeg&) = delete;
  Jpeg& operator=(const Jpeg&) = delete;
};

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) {
    jpeg_.err = jpeg_std_error(&trouble_.manager);
    trouble_.manager.error_exit = give_up;
    trouble_.manager.emit_message = hear;
    trouble_.manager.output_message = [](j_common_ptr) {};
    scans_.progress_monitor = count_scans;
    guarded([&] {
      jpeg_create_decompress(&jpeg_);
      jpeg_.progress = &scans_;
      jpeg_mem_src(&jpeg_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
      jpeg_save_markers(&jpeg_, exif_marker, 0xffff);
      jpeg_read_header(&jpeg_, TRUE);
      jpeg_.out_color_space = jpeg_.num_components == 4 ? JCS_CMYK : JCS_RGB;
      jpeg_.dct_method = JDCT_ISLOW;
      jpeg_.scale_denom = 8;  // as few eighths as still have the pixels that are wanted
      const auto longer = static_cast<double>(std::max(jpeg_.image_width, jpeg_.image_height));
      jpeg_.scale_num = 1;
      while (jpeg_.scale_num < 8 && longer * jpeg_.scale_num / 8 < longest_side_read) ++jpeg_.scale_num;
      jpeg_start_decompress(&jpeg_);
    });
  }

  Sides size() const { return {jpeg_.output_width, jpeg_.output_height}; }

  int orientation() const {
    for (const jpeg_marker_struct* m = jpeg_.marker_list; m; m = m->next)
      if (m->marker == exif_marker) {
        const std::string_view block(reinterpret_cast<const char*>(m->data), m->data_length);
        if (block.starts_with("Exif")) return exif_orientation(block);
      }
    return 1;
  }

  /// The next row, as Cairo's 0xAARRGGBB.
  void read_row(std::uint32_t* into) {
    row_.resize(std::size_t{jpeg_.output_width} * static_cast<std::size_t>(jpeg_.output_components));
    JSAMPROW row = row_.data();
    guarded([&] { jpeg_read_scanlines(&jpeg_, &row, 1); });
    for (std::size_t x = 0; x < jpeg_.output_width; ++x) into[x] = color(x);
  }

  void finish() {
    guarded([&] { jpeg_finish_decompress(&jpeg_); });
  }

 private:
  template <class Step>
  void guarded(Step step) {
    if (setjmp(trouble_.back) != 0) {  // NOLINT(cert-err52-cpp): see give_up
      const std::string message = trouble_.message;
      throw InputError(message.starts_with("the JPEG") ? message
                                                       : "the JPEG picture cannot be read: " + message);
    }
    step();
  }

  std::uint32_t color(std::size_t x) const {
    const unsigned char* p = &row_[x * static_cast<std::size_t>(jpeg_.output_components)];
    std::uint32_t r = p[0], g = p[1], b = p[2];
    if (jpeg_.out_color_space == JCS_CMYK) {
      // Adobe writes the light that is left, others the ink.
      const auto light = [&](std::uint32_t v) { return jpeg_.saw_Adobe_marker ? v : 255 - v; };
      const std::uint32_t rest = light(p[3]);
      r = light(r) * rest / 255, g = light(g) * rest / 255, b = light(b) * rest / 255;
    }
    return 0xff000000 | r << 16 | g << 8 | b;
  }

  Trouble trouble_{};
  Jpeg jpeg_;
  jpeg_progress_mgr scans_{};
  std::vector<unsigned char> row_;
};

struct DestroyReader {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
};

}  // namespace

bool is_jpeg(std::string_view bytes) { return bytes.starts_with("\xff\xd8\xff"); }

void check_jpeg(std::string_view bytes) {
  for (std::size_t at = 2; at + 9 <= bytes.size();) {
    if (bytes[at] != '\xff') throw InputError(broken_jpeg);
    const auto marker = static_cast<unsigned char>(bytes[at + 1]);
    if (marker == 0xff) {  // fill bytes may stand before a marker
      ++at;
      continue;
    }
    if (is_frame(marker)) {
      const std::uint32_t height = two_bytes(bytes, at + 5), width = two_bytes(bytes, at + 7);
      if (width == 0 || height == 0) throw InputError(broken_jpeg);
      return check_pixel_count("JPEG", width, height);
    }
    at += 2 + std::max<std::size_t>(2, two_bytes(bytes, at + 2));
  }
  throw InputError(broken_jpeg);
}

Picture picture_of_jpeg(const std::string& bytes) {
  Decoder jpeg(bytes);
  const auto [width, height] = jpeg.size();
  const std::unique_ptr<cairo_surface_t, DestroyReader> surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height)));
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
    throw InputError(fmt::format("the JPEG picture of {} x {} pixels cannot be read", width, height));
  const int orientation = jpeg.orientation();  // finish() forgets it
  unsigned char* row = cairo_image_surface_get_data(surface.get());
  for (std::uint32_t y = 0; y < height; ++y, row += cairo_image_surface_get_stride(surface.get()))
    jpeg.read_row(reinterpret_cast<std::uint32_t*>(row));
  jpeg.finish();
  cairo_surface_mark_dirty(surface.get());
  return upright(picture_of(surface.get()), orientation);
}

}  // namespace mazefolio::render
