#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "spec/context.h"
#include "spec/data_files.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// Reads a file of one kind after those that it extends, each over the one before it.
class Extending {
 public:
  Extending(const DataFiles& files, FileKind kind) : files_(files), kind_(kind) {}

  /// Called for each file, the first one that extends none first; `extends` says whether this one does.
  using Read = std::function<void(const Node& root, bool extends, Context& context)>;
  /// All errors of all files.
  Outcome read(const FileName& name, const Read& one);

 private:
  void read_base(const FileName& name, const Node& node, const Read& one, Context& context);

  const DataFiles& files_;
  FileKind kind_;
  std::vector<std::string> chain_;  ///< names of the files that are being read
};

/// The field that names the file; it has been read when the fields are.
template <class T>
Field<T> extends_field(const std::string& what) {
  return {"extends", what + " whose fields this one has where it gives none: a name, or a path",
          text_schema(), [](const Node&, T&, Context&) {}};
}

}  // namespace mazefolio::spec
