#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The text of files by their path, such as "draw/cave.h"; the path begins with the folder.
using SourceTree = std::map<std::filesystem::path, std::string>;

/// Every header and source file of src/.
const SourceTree& source_tree();

/// The folder of src/ that a file belongs to; "" for a file beside the folders.
std::string folder_of(const std::filesystem::path& file);

struct Include {
  std::filesystem::path file;
  std::string target;
  bool quoted = false;
};

/// Every #include line, file by file.
std::vector<Include> includes_of(const SourceTree& files);

/// What a file declares outside of functions and types.
struct Declarations {
  std::set<std::string>
      namespaces;  ///< that the file opens, "mazefolio::draw"; "(anonymous)" for a nameless one
  struct Type {
    std::string name_space, name;
  };
  std::vector<Type> types;  ///< classes, structs, unions, enums and aliases that are defined, none nested
};
Declarations declarations_of(const std::string& text);

/// Which folders each folder sees by `using namespace`, through others too: what it may include.
std::map<std::string, std::set<std::string>> visible_folders(const std::string& namespaces_header);

}  // namespace mazefolio::tests
