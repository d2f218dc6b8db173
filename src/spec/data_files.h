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

/// The folder that holds templates/ and configs/ before all others but the spec's own; once, before threads
/// are started.
void set_house_root(std::filesystem::path root);
/// The first folder that holds templates/, or "".
std::filesystem::path house_root();

/// Where templates/ and configs/ are looked for: the spec's own folder first, then that of set_house_root,
/// then $MAZEFOLIO_DATA, then what was installed beside the program, then, for a program in its build tree,
/// the sources, then what was installed beside the shared library, and without any of these where an
/// installation puts it. The first that has a file wins.
class DataFiles {
 public:
  DataFiles();
  /// `spec_folder` "" is the working folder.
  explicit DataFiles(std::filesystem::path spec_folder);

  /// The file called "configs/printers/kdp.yaml", if any root has it.
  std::optional<std::filesystem::path> locate(const std::filesystem::path& name) const;

  /// The same; throws WorldError with the folders that were searched.
  std::filesystem::path find(const std::filesystem::path& name) const;

  /// find("configs/printers/kdp.yaml") for ("configs/printers", "kdp"); a name that is a path (see is_path)
  /// is taken relative to the spec's folder. Throws WorldError.
  std::filesystem::path find_named(const std::filesystem::path& folder, const std::string& name) const;

  /// Where a file of the user's lies that the spec names: relative to the spec's folder.
  std::filesystem::path beside_spec(const std::filesystem::path& name) const;

  /// The tree of one of the house's files, which was found here.
  NodePtr load(const std::filesystem::path& file, Context& context) const;
  /// From now on files are parsed once for all that share these trees, which must outlive this.
  void share(HouseTrees& trees) { trees_ = &trees; }

  /// The names of the files in `folder` that end so, over all roots, sorted, each once.
  std::vector<std::string> names(const std::filesystem::path& folder,
                                 std::string_view extension = ".yaml") const;

  /// The names of all files that were asked for so far, found or not, sorted: locate() finds each again.
  std::vector<std::string> used() const { return {used_.begin(), used_.end()}; }
  /// From now on told where each file lies, the first time that it is asked for and before it is read.
  void on_use(std::function<void(const std::filesystem::path&)> told) { told_ = std::move(told); }

 private:
  void remember(const std::filesystem::path& name, const std::filesystem::path& place) const;

  std::filesystem::path spec_folder_;
  std::vector<std::filesystem::path> roots_;
  std::function<void(const std::filesystem::path&)> told_;
  mutable std::set<std::string> used_;
  HouseTrees* trees_ = nullptr;
};

/// True for names such as "my/printer.yaml" that mean a file of the user's.
bool is_path(const std::string& name);
/// The same for an icon: "my/fox.svg" or "fox.svg".
bool is_icon_path(const std::string& name);

}  // namespace mazefolio::spec
