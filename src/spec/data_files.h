#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/node.h"

namespace mazefolio::spec {

class HouseTrees;

/// Sets the folder of templates/ and configs/ that is searched before all others but that of the spec. Call
/// it once, before threads are started.
void set_house_root(std::filesystem::path root);
/// The first folder that holds templates/, or "".
std::filesystem::path house_root();

/// Finds files of templates/ and configs/. The folders are searched in this order: the folder of the spec,
/// that of set_house_root, $MAZEFOLIO_DATA, the data installed beside the program, for a program in its build
/// tree the sources, the data installed beside the shared library, and, if none of these exists, where an
/// installation puts the data.
class DataFiles {
 public:
  DataFiles();
  /// An empty `spec_folder` is the working folder.
  explicit DataFiles(std::filesystem::path spec_folder);

  /// The path of a file such as "configs/printers/kdp.yaml"; nothing where no folder has it.
  std::optional<std::filesystem::path> locate(const std::filesystem::path& name) const;

  /// The same; throws WorldError that lists the searched folders.
  std::filesystem::path find(const std::filesystem::path& name) const;

  /// find("configs/printers/kdp.yaml") for ("configs/printers", "kdp"). A name that is a path (see is_path)
  /// is relative to the folder of the spec. Throws WorldError.
  std::filesystem::path find_named(const std::filesystem::path& folder, const std::string& name) const;

  /// The path of a user's file that the spec names, relative to the folder of the spec.
  std::filesystem::path beside_spec(const std::filesystem::path& name) const;

  /// The tree of a house data file; `file` is a path that this object returned.
  NodePtr load(const std::filesystem::path& file, Context& context) const;
  /// From now on uses `trees`, so that each file is parsed once for all who share them. `trees` must outlive
  /// this object.
  void share(HouseTrees& trees) { trees_ = &trees; }

  /// The stems of all files in `folder` with this extension, over all searched folders: sorted, each once.
  std::vector<std::string> names(const std::filesystem::path& folder,
                                 std::string_view extension = ".yaml") const;

  /// The names of all files requested so far, found or not, sorted. locate() finds each again.
  std::vector<std::string> used() const { return {used_.begin(), used_.end()}; }
  /// From now on calls `listener` with the path of each file at its first request, before it is read.
  void on_use(std::function<void(const std::filesystem::path&)> listener) { listener_ = std::move(listener); }

 private:
  void remember(const std::filesystem::path& name, const std::filesystem::path& place) const;

  std::filesystem::path spec_folder_;
  std::vector<std::filesystem::path> roots_;
  std::function<void(const std::filesystem::path&)> listener_;
  mutable std::set<std::string> used_;
  HouseTrees* trees_ = nullptr;
};

/// True for names such as "my/printer.yaml" that mean a user's file.
bool is_path(const std::string& name);
/// The same for an icon: "my/fox.svg" or "fox.svg".
bool is_icon_path(const std::string& name);

}  // namespace mazefolio::spec
