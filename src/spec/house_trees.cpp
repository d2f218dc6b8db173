#include "spec/house_trees.h"

#include "spec/context.h"

namespace mazefolio::spec {

NodePtr HouseTrees::load(const std::filesystem::path& file, Context& context) {
  {
    const std::lock_guard lock(guard_);
    if (const auto known = trees_.find(file); known != trees_.end()) return known->second;
  }
  const std::size_t before = context.errors();
  NodePtr tree = load_yaml(file, file.string(), context);
  if (!tree || context.errors() > before) return tree;
  const std::lock_guard lock(guard_);
  return trees_.emplace(file, std::move(tree)).first->second;
}

}  // namespace mazefolio::spec
