#pragma once

#include <functional>

#include "base/result.h"
#include "spec/context.h"
#include "spec/data_files.h"

namespace mazefolio::spec {

/// Calls `read` with the root of a YAML file that a spec names: the user's own where the name is a path, else
/// the house's of this kind. Gives all errors of the file.
Outcome read_named_tree(const DataFiles& files, FileKind kind, const FileName& name,
                        const std::function<void(const Node& root, Context& context)>& read);

}  // namespace mazefolio::spec
