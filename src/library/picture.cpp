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

draw::WallStyle internal(WallStyle style) {
  static constexpr draw::WallStyle styles[] = {draw::WallStyle::line, draw::WallStyle::block,
                                               draw::WallStyle::rounded};
  return styles[static_cast<int>(style)];
}

std::optional<draw::RockTexture> internal(RockFill fill) {
  static constexpr draw::RockTexture textures[] = {draw::RockTexture::hatch, draw::RockTexture::dots,
                                                   draw::RockTexture::gray, draw::RockTexture::solid,
                                                   draw::RockTexture::none};
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
