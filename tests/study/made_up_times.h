#pragma once

#include <fmt/format.h>

#include <cmath>
#include <functional>
#include <string>

#include "study/times.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

constexpr const char* times_head = "booklet,position,maze,kind,level,cells,before,after\n";

/// Times that are made up: eight mazes of two kinds, solved by so many readers, each in an order of its own.
struct MadeUp {
  int readers = 6;
  /// Seconds of the reader with this number, from 0, for this maze, whose level is maze % 4 + 1.
  std::function<double(int reader, int maze)> seconds = [](int reader, int maze) {
    return 10 * std::exp2(maze % 4) * (1 + 0.25 * reader);
  };

  std::string table() const {
    std::string text = times_head;
    for (int reader = 0; reader < readers; ++reader)
      for (int place = 0; place < 8; ++place) {
        const int maze = (place * 3 + reader) % 8;
        text += fmt::format("{},{},m{},{},{},{},0,{:.3f}\n", reader + 1, place + 1, maze,
                            maze < 4 ? "plain" : "loops", maze % 4 + 1, 20 * (maze % 4 + 1),
                            seconds(reader, maze));
      }
    return text;
  }
  Times times() const { return read_times(table(), "times.csv").value(); }
};

}  // namespace mazefolio::tests
