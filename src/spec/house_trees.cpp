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

const std::any* HouseTrees::kept(const std::string& name) {
  const std::lock_guard lock(guard_);
  const auto known = values_.find(name);
  return known == values_.end() ? nullptr : &known->second;
}

void HouseTrees::keep(const std::string& name, std::any value) {
  const std::lock_guard lock(guard_);
  values_.emplace(name, std::move(value));
}

}  // namespace mazefolio::spec
