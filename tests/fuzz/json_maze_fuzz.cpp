// A maze as JSON. Ids are left out: making mazes again is not reading.
#include "fuzz/consume.h"
#include "publish/notices.h"
#include "publish/read_maze_json.h"
#include "spec/data_files.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  for (const char* id : {"id\"", "\\u"})
    if (bytes.find(id) != std::string_view::npos) return;
  Notices notices;
  (void)read_maze_json(std::string(bytes), "maze.json", std::nullopt, DataFiles(), notices);
}

}  // namespace mazefolio::tests
