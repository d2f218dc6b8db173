#include "publish/maze_picture.h"

#include "library/internal.h"
#include "mazefolio/picture.h"

namespace mazefolio {
namespace {

publish::PictureFormat internal(PictureFormat format) {
  static constexpr publish::PictureFormat formats[] = {
      publish::PictureFormat::svg, publish::PictureFormat::png, publish::PictureFormat::pdf};
  return formats[static_cast<int>(format)];
}

base::WallStyle internal(WallStyle style) {
  static constexpr base::WallStyle styles[] = {base::WallStyle::line, base::WallStyle::block,
                                               base::WallStyle::rounded};
  return styles[static_cast<int>(style)];
}

std::optional<base::RockTexture> internal(RockFill fill) {
  static constexpr base::RockTexture textures[] = {base::RockTexture::hatch, base::RockTexture::dots,
                                                   base::RockTexture::gray, base::RockTexture::solid,
                                                   base::RockTexture::none};
  if (fill == RockFill::usual) return std::nullopt;
  return textures[static_cast<int>(fill) - 1];
}

}  // namespace

std::string draw_picture(const Maze& maze, const PictureOptions& options) {
  return library::guarded([&] {
    const auto turn = library::turn();
    publish::PictureStyle style;
    style.solution = options.solution;
    style.walls = internal(options.walls);
    style.rock = internal(options.rock);
    return publish::maze_picture(maze.impl().made, style, internal(options.format), options.title);
  });
}

}  // namespace mazefolio
