#include "spec/named_tree.h"

namespace mazefolio::spec {
namespace {

using Load = std::function<NodePtr(Context& context)>;

Outcome read_tree(const Load& load, const std::function<void(const Node&, Context&)>& read) {
  return parsed(Done{}, [&](Done&, Context& context) {
    if (const NodePtr root = load(context)) read(*root, context);
  });
}

}  // namespace

Outcome read_named_tree(const DataFiles& files, FileKind kind, const FileName& name,
                        const std::function<void(const Node& root, Context& context)>& read) {
  if (!is_path(name.text)) {
    const std::filesystem::path path = files.find(file_kind(kind).house + "/" + name.text + ".yaml");
    return read_tree([&](Context& context) { return files.load(path, context); }, read);
  }
  const Result<NamedFile> file = files.read(kind, name);
  if (!file.ok()) return file.found();
  const std::string shown = (files.names_from().path() / name.text).string();
  Outcome found = read_tree([&](Context& context) { return parse_yaml(file->bytes, shown, context); }, read);
  if (!found && !file->inside) return without_contents(found.found(), shown, kind);
  return found;
}

}  // namespace mazefolio::spec
