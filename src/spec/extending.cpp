#include "spec/extending.h"

#include <algorithm>
#include <filesystem>

#include "base/text/suggest.h"
#include "spec/file_kinds.h"
#include "spec/named_tree.h"

namespace mazefolio::spec {
namespace {

namespace fs = std::filesystem;

// Paths are read from the file's own folder.
FileName base_name(const FileName& name, const Node& node) {
  std::string text = node.text;
  if (is_path(text) && is_path(name.text))
    text = (fs::path(name.text).parent_path() / text).lexically_normal().string();
  if (is_path(node.text) && !is_path(text)) text = "./" + text;
  return {text, node.place(), name.confine};
}

std::string normal(const FileName& name) { return fs::path(name.text).lexically_normal().string(); }

}  // namespace

Outcome Extending::read(const FileName& name, const Read& one) {
  chain_.push_back(normal(name));
  Outcome found = read_named_tree(files_, kind_, name, [&](const Node& root, Context& context) {
    const Entry* base = root.find("extends");
    if (base) read_base(name, *base->value, one, context);
    one(root, base != nullptr, context);
  });
  chain_.pop_back();
  return found;
}

void Extending::read_base(const FileName& name, const Node& node, const Read& one, Context& context) {
  const std::string what = file_kind(kind_).name;
  if (!as_text(node, "extends", {200, false, false}, context)) return;
  const std::vector<std::string> known = files_.names(file_kind(kind_).house);
  if (!is_path(node.text) && std::find(known.begin(), known.end(), node.text) == known.end())
    return context.error(node, "unknown " + what + " '" + shortened(node.text) + "'",
                         suggestion(node.text, known));
  const FileName base = base_name(name, node);
  if (std::find(chain_.begin(), chain_.end(), normal(base)) != chain_.end())
    return context.error(node, "'extends' leads back to '" + shortened(base.text) + "'",
                         "let one of these " + what + "s give all of its fields");
  if (const Outcome found = read(base, one); !found)
    for (const Diagnostic& d : found.found().all()) context.error(d.place, d.message, d.hint);
}

}  // namespace mazefolio::spec
