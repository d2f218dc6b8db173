#pragma once

#include <string>
#include <utility>
#include <vector>

#include "batch/record.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// A finished book with two mazes that have these hashes.
inline BookRecord made_book(std::string output, const std::vector<std::string>& hashes = {"v2:1", "v2:2"}) {
  BookRecord r;
  r.output = output;
  r.spec = "books/series.yaml";
  r.spec_sha256 = std::string(64, 'a');
  r.sets = {"seed=\"3\"", "title=\"Mazes, volume 3\""};
  r.edition = "print";
  r.data = {"configs/audiences.yaml", "templates/classic.yaml"};
  r.data_sha256 = std::string(64, 'd');
  r.version = "0.1.0";
  r.seed = "3";
  r.pages = 42;
  for (const std::string& hash : hashes) {
    const int number = static_cast<int>(r.mazes.size()) + 1;
    r.mazes.push_back({hash, "Maze " + std::to_string(number), number, number + 4});
    ++r.puzzles;
  }
  r.files = {{std::move(output), std::string(64, 'f'), 123'456, 1'700'000'000'123'456'789}};
  r.seconds = 1.5;
  return r;
}

inline BookRecord failed_book(std::string output, Failure failure, Place place, std::string message,
                              std::string hint = {}) {
  BookRecord r = made_book(std::move(output), {});
  r.files.clear();
  r.data.clear();
  r.data_sha256.clear();
  r.pages = 0;
  r.failure = failure;
  r.found.error(std::move(place), std::move(message), std::move(hint));
  return r;
}

}  // namespace mazefolio::tests
