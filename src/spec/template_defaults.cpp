#include "spec/template_defaults.h"

#include <algorithm>

#include "spec/data_files.h"

namespace mazefolio::spec {

NodePtr with_template_defaults(NodePtr root, const std::string& usual, const NameFolder& folder,
                               const Vocabulary& vocabulary, Context& context) {
  const Entry* entry = root->find("template");
  if (!vocabulary.template_defaults || (entry && !entry->value->is_scalar())) return root;
  const std::string name = entry ? entry->value->text : usual;
  const auto& known = vocabulary.templates;
  if (!is_path(name) && std::find(known.begin(), known.end(), name) == known.end()) return root;
  for (const Override& set : vocabulary.template_defaults({name, {}, folder.confined}))
    root = with_override(root, set, context);
  return root;
}

}  // namespace mazefolio::spec
