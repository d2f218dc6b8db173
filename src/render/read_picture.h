#pragma once

#include <string>

#include "base/picture.h"

namespace mazefolio::render {

/// The pixels of an SVG or PNG file of the user's, at most 1024 on the longer side. Throws an InputError that
/// says what is wrong with it. Bounded whatever the file holds: two seconds, 500 MiB; nothing that it names
/// is opened. To be called before threads are started, or while there is a PictureHelp.
Picture read_picture(const std::string& bytes);

/// Throws what read_picture throws, and when it is PNG or shows nothing.
void check_icon(const std::string& bytes);

/// While it lives, pictures may be read from any thread. To be made before threads are started, once.
class PictureHelp {
 public:
  PictureHelp();
  ~PictureHelp();
  PictureHelp(const PictureHelp&) = delete;
  PictureHelp& operator=(const PictureHelp&) = delete;
};

}  // namespace mazefolio::render
