#pragma once

#include <cstdint>
#include <string>

#include "base/picture.h"

namespace mazefolio::render {

/// The pixels of a user's SVG, PNG or JPEG file, at most 1024 on the longer side. Throws InputError that says
/// what is wrong with the file. It is decoded in a process of its own: for any file the time is at most five
/// seconds and the memory 500 MiB, and files that it names are not opened. Call it before threads are
/// started, or while there is a PictureHelp.
Picture read_picture(const std::string& bytes);
/// The same with more pixels, for print in color.
constexpr std::uint32_t fine_side = 4096;
Picture read_fine_picture(const std::string& bytes);

/// Whether a file that read_picture reads is a drawing, not pixels.
bool is_svg(const std::string& bytes);

/// The same as read_picture for an SVG picture that is none of a user's: it is drawn at once, without bounds.
/// Throws WorldError.
Picture draw_house_svg(const std::string& bytes);

/// Throws like read_picture, and also where the file is no SVG or shows nothing.
void check_icon(const std::string& bytes);

/// During its lifetime pictures may be read from any thread. Make one before threads are started.
class PictureHelp {
 public:
  PictureHelp();
  ~PictureHelp();
  PictureHelp(const PictureHelp&) = delete;
  PictureHelp& operator=(const PictureHelp&) = delete;
};

}  // namespace mazefolio::render
