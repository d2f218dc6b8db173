#include "spec/data_files.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <link.h>

#include <algorithm>
#include <cstdlib>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "base/system/program_path.h"
#include "spec/house_trees.h"

namespace mazefolio::spec {
namespace {

namespace fs = std::filesystem;

// The sources' folder counts for programs of the build tree only: once installed, a program must not read
// what stands in the folder where it was built on some other machine.
bool in_build_tree(const fs::path& program) { return program.string().starts_with(MAZEFOLIO_BUILD_ROOT "/"); }

const std::string named_mark = "./";  // before a name of the spec among those that were used

/// Where the program says that the data lie, or empty.
fs::path& chosen_root() {
  static fs::path root;
  return root;
}

// Beside the shared library that this code is in; nothing where it is in the program itself. Its folder may
// be lib or, on Debian, lib/x86_64-linux-gnu.
std::optional<fs::path> root_of_library() {
  Dl_info info;
  link_map* loaded = nullptr;
  if (!dladdr1(reinterpret_cast<const void*>(&root_of_library), &info, reinterpret_cast<void**>(&loaded),
               RTLD_DL_LINKMAP))
    return std::nullopt;
  if (!loaded || !loaded->l_name || !*loaded->l_name) return std::nullopt;
  std::error_code failure;
  fs::path folder = fs::canonical(loaded->l_name, failure).parent_path();
  for (int up = 0; up < 3 && folder.has_relative_path(); ++up, folder = folder.parent_path())
    if (fs::path root = folder / "share" / "mazefolio"; fs::is_directory(root, failure)) return root;
  return std::nullopt;
}

std::vector<fs::path> house_roots() {
  std::vector<fs::path> roots;
  if (!chosen_root().empty()) roots.push_back(chosen_root());
  if (const char* set = std::getenv("MAZEFOLIO_DATA"); set && *set) roots.emplace_back(set);
  if (const fs::path program = program_path(); !program.empty()) {
    roots.push_back(program.parent_path().parent_path() / "share" / "mazefolio");
    if (in_build_tree(program)) roots.emplace_back(MAZEFOLIO_SOURCE_ROOT);
  }
  if (std::optional<fs::path> root = root_of_library()) roots.push_back(std::move(*root));
  // A program that is linked to the static library may stand anywhere.
  const auto exists = [](const fs::path& root) {
    std::error_code ignored;
    return fs::is_directory(root, ignored);
  };
  if (std::none_of(roots.begin(), roots.end(), exists)) roots.emplace_back(MAZEFOLIO_INSTALLED_ROOT);
  return roots;
}

}  // namespace

void set_house_root(fs::path root) { chosen_root() = std::move(root); }

fs::path house_root() {
  std::error_code failure;
  for (const fs::path& root : house_roots())
    if (fs::is_directory(root / "templates", failure)) return root;
  return {};
}

DataFiles::DataFiles() : roots_(house_roots()) {}

DataFiles::DataFiles(NameFolder names) : names_from_(std::move(names)), roots_(house_roots()) {}

std::vector<std::string> DataFiles::used() const {
  const std::lock_guard lock(using_);
  return {used_.begin(), used_.end()};
}

void DataFiles::remember(const std::string& used) const {
  const bool is_first = [&] {
    const std::lock_guard lock(using_);
    return used_.insert(used).second;
  }();
  if (is_first && listener_) listener_(used);
}

std::optional<fs::path> DataFiles::place_of(const fs::path& name) const {
  std::error_code failure;
  for (const fs::path& root : roots_)
    if (fs::is_regular_file(root / name, failure)) return root / name;
  return std::nullopt;
}

std::optional<fs::path> DataFiles::locate(const fs::path& name) const {
  remember(name.string());
  return once("place of " + name.string(), [&] { return place_of(name); });
}

Result<NamedFile> DataFiles::read(FileKind kind, const FileName& name) const {
  remember(named_mark + name.text);
  return read_file_of(kind, names_from_, name);
}

std::optional<std::string> DataFiles::bytes_of_used(const std::string& used) const {
  if (used.starts_with(named_mark)) {
    Result<NamedFile> file = read_named(names_from_, used.substr(named_mark.size()), most_read_bytes);
    if (!file.ok()) return std::nullopt;
    return std::move(file).value().bytes;
  }
  const auto place = place_of(used);
  if (!place) return std::nullopt;
  return read_file(*place);
}

fs::path DataFiles::find(const fs::path& name) const {
  if (auto found = locate(name)) return *found;
  std::string searched;
  for (const fs::path& root : roots_) searched += (searched.empty() ? "" : ", ") + root.string();
  throw WorldError(fmt::format("cannot find {}; searched in {}", name.string(), searched));
}

NodePtr DataFiles::load(const fs::path& file, Context& context) const {
  return trees_ ? trees_->load(file, context) : load_yaml(file, file.string(), context);
}

std::vector<std::string> DataFiles::names(const fs::path& folder, std::string_view extension) const {
  return once(fmt::format("names in {}, {}", folder.string(), extension), [&] {
    std::set<std::string> found;
    std::error_code failure;
    for (const fs::path& root : roots_)
      for (fs::directory_iterator it(root / folder, failure), end; !failure && it != end;
           it.increment(failure))
        if (it->path().extension() == extension) found.insert(it->path().stem().string());
    return std::vector<std::string>(found.begin(), found.end());
  });
}

bool is_path(const std::string& name) {
  return name.find('/') != std::string::npos || name.ends_with(".yaml");
}

bool is_icon_path(const std::string& name) {
  return name.find('/') != std::string::npos || name.ends_with(".svg");
}

}  // namespace mazefolio::spec
