#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "batch/output_path.h"
#include "batch/plan.h"

namespace mazefolio::batch {

/// Records which files a run reads and writes. No file may be used twice, or be the folder of another.
class Claims {
 public:
  struct Owner {
    std::string_view what;        ///< "the run file", "the manifest"
    std::string_view of = {};     ///< "a.pdf": the book that the manifest belongs to
    std::string_view about = {};  ///< what tells that book from its siblings
    const Mark* mark = nullptr;
  };

  explicit Claims(OutputPaths& paths) : paths_(paths) {}

  /// Claims a file that the run reads. What the owner points to must outlive this object.
  void add_input(const std::filesystem::path& path, const Owner& owner);

  /// Claims a file that the run writes; `path` is relative to the run's folder. An error at the owner's mark
  /// if the file is claimed already, or if a symbolic link leads it out of the folder.
  void add_output(const std::string& path, const Owner& owner, OncePerPlace& errors);

  /// "the manifest of 'a.pdf'", if the file is claimed.
  std::optional<std::string> owner_of(const std::filesystem::path& path) const;

 private:
  OutputPaths& paths_;
  std::map<std::string, Owner> files_, folders_;
};

}  // namespace mazefolio::batch
