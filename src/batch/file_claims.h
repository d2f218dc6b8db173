#pragma once

#include <functional>
#include <map>
#include <string>

#include "batch/output_path.h"
#include "batch/plan.h"

namespace mazefolio::batch {

/// Who writes or reads which file of a run: no two may be one, and none the folder of another.
class Claims {
 public:
  struct Owner {
    std::string_view what;        ///< "the run file", "the manifest"
    std::string_view of = {};     ///< "a.pdf", whose manifest it is
    std::string_view about = {};  ///< which book that is
    const Mark* mark = nullptr;
  };

  explicit Claims(OutputPaths& paths) : paths_(paths) {}

  /// A file that the run reads. What owners point to must outlive this.
  void add_input(const std::filesystem::path& path, const Owner& owner);

  /// A file that the run writes. Tells at `owner` when it is somebody else's, or when a link leads it out of
  /// the run's folder. Paths are from that folder.
  void add_output(const std::string& path, const Owner& owner, OncePerPlace& errors);

  /// "the manifest of 'a.pdf'" when the file is somebody's already; else "".
  std::string owner_of(const std::filesystem::path& path) const;

 private:
  OutputPaths& paths_;
  std::map<std::string, Owner> files_, folders_;
};

}  // namespace mazefolio::batch
