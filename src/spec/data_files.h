#pragma once

#include <any>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/file_kinds.h"
#include "spec/house_trees.h"
#include "spec/node.h"

namespace mazefolio::spec {

/// Sets the folder of templates/ and configs/ that is searched before all others. Call it once, before
/// threads are started.
void set_house_root(std::filesystem::path root);
/// The first folder that holds templates/, or "".
std::filesystem::path house_root();

/// Finds the house data, files of templates/ and configs/, and reads the files that a spec names. House data
/// are never what lies beside a spec. Their folders are searched in this order: that of set_house_root,
/// $MAZEFOLIO_DATA, the data installed beside the program, for a program in its build tree the sources, the
/// data installed beside the shared library, and, if none of these exists, where an installation puts them.
class DataFiles {
 public:
  DataFiles();
  /// `names` is the folder of the spec, from which its names are read.
  explicit DataFiles(NameFolder names);
  explicit DataFiles(std::filesystem::path spec_folder) : DataFiles(NameFolder{std::move(spec_folder)}) {}

  /// The path of a house data file such as "configs/printers/kdp.yaml"; nothing where no folder has it.
  std::optional<std::filesystem::path> locate(const std::filesystem::path& name) const;

  /// The same; throws WorldError that lists the searched folders.
  std::filesystem::path find(const std::filesystem::path& name) const;

  /// The folder of the spec.
  const NameFolder& names_from() const { return names_from_; }
  /// A user's file that the spec names; see read_file_of.
  Result<NamedFile> read(FileKind kind, const FileName& name) const;

  /// The tree of a house data file; `file` is a path that this object returned.
  NodePtr load(const std::filesystem::path& file, Context& context) const;
  /// What `read` gives: for all who share trees it is read once, and kept under this name, but for errors and
  /// what is missing. It must depend on nothing but the name and house data files.
  template <class Read>
  auto once(const std::string& name, Read read) const -> decltype(read()) {
    using Found = decltype(read());
    if (const std::any* known = trees_ ? trees_->kept(name) : nullptr)
      return std::any_cast<const Found&>(*known);
    Found found = read();
    bool is_there = true;
    if constexpr (requires { static_cast<bool>(found); }) is_there = static_cast<bool>(found);
    if (trees_ && is_there) trees_->keep(name, found);
    return found;
  }
  /// From now on uses `trees`, so that each file is parsed once for all who share them. `trees` must outlive
  /// this object.
  void share(HouseTrees& trees) { trees_ = &trees; }

  /// The stems of all files in `folder` with this extension, over all searched folders: sorted, each once.
  std::vector<std::string> names(const std::filesystem::path& folder,
                                 std::string_view extension = ".yaml") const;

  /// All files requested so far, found or not, sorted: those of the house by their names, those that the spec
  /// names behind "./".
  std::vector<std::string> used() const;
  /// The contents of a file that used() lists; nothing where it is no file now. Throws WorldError.
  std::optional<std::string> bytes_of_used(const std::string& used) const;
  /// From now on calls `listener` with what used() says of each file at its first request, before it is read.
  void on_use(std::function<void(const std::string&)> listener) { listener_ = std::move(listener); }

 private:
  void remember(const std::string& used) const;
  std::optional<std::filesystem::path> place_of(const std::filesystem::path& name) const;

  NameFolder names_from_;
  std::vector<std::filesystem::path> roots_;
  std::function<void(const std::string&)> listener_;
  mutable std::mutex using_;  ///< sheets of a class are made at the same time
  mutable std::set<std::string> used_;
  HouseTrees* trees_ = nullptr;
};

/// True for names such as "my/printer.yaml" that mean a user's file.
bool is_path(const std::string& name);
/// The same for an icon: "my/fox.svg" or "fox.svg".
bool is_icon_path(const std::string& name);

}  // namespace mazefolio::spec
