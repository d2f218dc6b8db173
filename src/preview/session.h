#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "preview/page_wish.h"

namespace mazefolio::preview {

struct MadeBook;

struct SessionRequest {
  std::filesystem::path spec;
  std::vector<std::string> sets;  ///< over its fields, as by --set
  bool confine = false;
  unsigned jobs = 0;
};

/// What became of a text that was to be saved.
enum class Saved { done, changed_meanwhile, failed };

/// A book as it was made last, and the version of the state in which that was.
struct Current {
  std::shared_ptr<const MadeBook> book;  ///< null: none could be made yet
  std::uint64_t made = 0;
};

/// A book that is made again whenever its spec, or a file that the spec names, changes. What could be made
/// last stays, with what is wrong now; a change ends a making that goes on. One thread waits for changes, one
/// makes, one paints; all functions may be called from others.
class Session {
 public:
  /// Begins to make the book. A Studio must exist.
  explicit Session(SessionRequest request);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Nobody waits any longer, and no page is painted.
  void end();
  /// The state as JSON (docs/preview.md), as soon as it is newer than `after`, or when `wait` is over;
  /// without the book where that was made in the version `known`.
  std::string state(std::uint64_t after, std::chrono::milliseconds wait, std::uint64_t known = 0);
  /// A page as PNG. Fails where there is no such page, or its book is not the last.
  Result<std::string> page(const PageWish& wish);
  /// The book last made, which others may read meanwhile.
  Current current();
  /// Writes the spec, if its file still has the text with this SHA-256. The file is whole at any time.
  Saved save(std::string_view text, const std::string& instead_of);
  /// Gives the entry of a maze, by its number, or the book (0) a value under a key, and writes the spec. The
  /// empty theme is none: its field is removed.
  /// Fails, in words, where the key is not one of those that are offered or the spec cannot be changed there.
  Outcome set(int maze, const std::string& key, const std::string& value);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::preview
