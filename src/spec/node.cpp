// YAML text to our own tree. Only this file uses yaml-cpp, and only its event interface: events carry places,
// and an alias is one event, so that nothing is ever expanded. yaml-cpp nests up to 500 levels and keeps the
// tokens of a whole flow collection in memory. Therefore brackets and commas are counted before it starts.
#include "spec/node.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <map>
#include <numeric>
#include <optional>
#include <streambuf>

#include "base/system/file.h"
#include "base/system/named_file.h"
#include "base/text/utf8.h"
#include "spec/context.h"

namespace mazefolio::spec {
namespace {

struct NoTree {};  // an error after which there is no tree; it is already reported

struct ViewBuffer : std::streambuf {
  explicit ViewBuffer(std::string_view bytes) {
    char* begin = const_cast<char*>(bytes.data());  // never written to
    setg(begin, begin, begin + bytes.size());
  }
};

// The place of a byte; columns count characters.
Mark mark_of(std::string_view bytes, std::size_t offset, const std::shared_ptr<const std::string>& file) {
  const std::string_view before = bytes.substr(0, offset);
  const auto line_begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const auto line = std::count(before.begin(), before.end(), '\n');
  const std::size_t column = count_characters(before.substr(line_begin));
  return {file, static_cast<int>(line) + 1, static_cast<int>(column) + 1};
}

std::string hint_for(std::string_view message, char before) {
  if (message.starts_with("end of map not found") && before == '}')
    return "put quotes around text that begins with '{'";
  if (message.find("tab") != std::string_view::npos) return "indent with spaces, not tabs";
  if (message == "illegal block entry") return "begin the list on a line of its own, indented with spaces";
  if (message == "illegal map value") return "put quotes around text that contains ': '";
  if (message.starts_with("end of map not found"))
    return "check the indentation of this line and the one above";
  if (message.starts_with("end of sequence not found"))
    return "check the indentation of this line and the one above";
  return {};
}

class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(std::string_view bytes, std::shared_ptr<const std::string> file, Context& context)
      : bytes_(bytes), file_(std::move(file)), context_(context) {}

  NodePtr root;
  Mark last;  ///< of the last value read

  Mark mark(const YAML::Mark& m) const { return {file_, std::max(m.line, 0) + 1, std::max(m.column, 0) + 1}; }

  void OnDocumentStart(const YAML::Mark& m) override {
    if (++documents_ > 1) stop(mark(m), "the file has more than one document", "remove the line '---'");
  }
  void OnDocumentEnd() override {}
  void OnNull(const YAML::Mark& m, YAML::anchor_t anchor) override {
    auto node = make(Node::Kind::null, m);
    if (!stack_.empty()) node->mark = place_of_nothing(stack_.back(), m);
    keep(std::move(node), anchor);
  }
  void OnAlias(const YAML::Mark& m, YAML::anchor_t anchor) override {
    const auto found = anchors_.find(anchor);
    if (found == anchors_.end()) stop(mark(m), "an alias is inside the value that it repeats");
    attach(found->second, mark(m));
  }
  void OnScalar(const YAML::Mark& m, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    check_tag(tag, m);
    auto node = make(Node::Kind::scalar, m);
    node->text = value;
    node->quoted = tag == "!" || tag == "tag:yaml.org,2002:str";
    keep(std::move(node), anchor);
  }
  void OnSequenceStart(const YAML::Mark& m, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value style) override {
    open(Node::Kind::sequence, m, tag, anchor);
    stack_.back().flow = style == YAML::EmitterStyle::Flow;
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& m, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    open(Node::Kind::mapping, m, tag, anchor);
  }
  void OnMapEnd() override {
    drop_duplicates(*stack_.back().node);
    close();
  }

 private:
  struct Frame {
    std::shared_ptr<Node> node;
    YAML::anchor_t anchor;
    bool has_key = false, flow = false;
    std::string key;
    Mark key_mark;
  };

  [[noreturn]] void stop(const Mark& at, std::string message, std::string hint = {}) {
    context_.error(at.place(), std::move(message), std::move(hint));
    throw NoTree{};
  }

  // yaml-cpp marks a missing value at the token after it. The key or the dash before it is a better place.
  Mark place_of_nothing(const Frame& frame, const YAML::Mark& m) const {
    if (frame.has_key) return frame.key_mark;
    if (!frame.node->is_sequence() || frame.flow || m.pos < 0) return mark(m);
    std::string_view before = bytes_.substr(0, static_cast<std::size_t>(m.pos));
    for (int line = m.line; line >= 0; --line) {
      const std::size_t newline = before.rfind('\n');
      std::string_view text = before.substr(newline == std::string_view::npos ? 0 : newline + 1);
      text = text.substr(0, text.find('#'));
      const std::size_t end = text.find_last_not_of(" \t\r");
      if (end != std::string_view::npos)
        return text[end] == '-' ? Mark{file_, line + 1, static_cast<int>(end) + 1} : mark(m);
      if (newline == std::string_view::npos) break;
      before = before.substr(0, newline);
    }
    return mark(m);
  }

  std::shared_ptr<Node> make(Node::Kind kind, const YAML::Mark& m) {
    if (++nodes_ > YamlLimits::nodes)
      stop(mark(m), fmt::format("the file has more than {} values", YamlLimits::nodes));
    auto node = std::make_shared<Node>();
    node->kind = kind;
    node->mark = mark(m);
    last = node->mark;
    return node;
  }

  void check_tag(const std::string& tag, const YAML::Mark& m) {
    if (tag.empty() || tag == "?" || tag == "!" || tag.starts_with("tag:yaml.org,2002:")) return;
    context_.error(mark(m).place(), fmt::format("unknown tag '{}'", tag),
                   "put quotes around text that begins with '!'");
  }

  void open(Node::Kind kind, const YAML::Mark& m, const std::string& tag, YAML::anchor_t anchor) {
    check_tag(tag, m);
    if (stack_.size() >= YamlLimits::height)
      stop(mark(m), fmt::format("nested more than {} levels deep", YamlLimits::height));
    stack_.push_back({make(kind, m), anchor, false, false, {}, {}});
  }

  void close() {
    Frame done = std::move(stack_.back());
    stack_.pop_back();
    measure(*done.node);  // computed, not walked: a bomb of aliases costs nothing
    if (done.node->weight > YamlLimits::weight)
      stop(done.node->mark,
           fmt::format("the aliases in this value expand to more than {} values", YamlLimits::weight));
    keep(std::move(done.node), done.anchor);
  }

  void keep(NodePtr node, YAML::anchor_t anchor) {
    if (anchor) anchors_[anchor] = node;
    const Mark at = node->mark;
    attach(std::move(node), at);
  }

  void attach(NodePtr node, const Mark& at) {
    if (static_cast<int>(stack_.size()) + node->height > YamlLimits::height)
      stop(at, fmt::format("nested more than {} levels deep", YamlLimits::height));
    if (stack_.empty()) {
      root = std::move(node);
      return;
    }
    Frame& frame = stack_.back();
    if (frame.node->is_sequence()) {
      frame.node->items.push_back(std::move(node));
    } else if (frame.has_key) {
      frame.node->entries.push_back({std::move(frame.key), std::move(frame.key_mark), std::move(node)});
      frame.has_key = false;
    } else {
      if (!node->is_scalar() && node->kind != Node::Kind::null) stop(at, "a key must be text");
      frame.key = node->text;
      frame.key_mark = at;
      frame.has_key = true;
    }
  }

  void drop_duplicates(Node& map) {
    std::vector<Entry>& entries = map.entries;
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return entries[a].key < entries[b].key; });
    std::vector<bool> twice(entries.size());
    std::size_t first = 0;
    bool any = false;
    for (std::size_t i = 1; i < order.size(); ++i) {
      const Entry& entry = entries[order[i]];
      if (entry.key != entries[order[first]].key) {
        first = i;
        continue;
      }
      twice[order[i]] = any = true;
      context_.error(entry.mark.place(), fmt::format("duplicate key '{}'; it is already set on line {}",
                                                     entry.key, entries[order[first]].mark.line));
    }
    if (!any) return;
    std::vector<Entry> kept;
    for (std::size_t i = 0; i < entries.size(); ++i)
      if (!twice[i]) kept.push_back(std::move(entries[i]));
    entries = std::move(kept);
  }

  std::string_view bytes_;
  std::shared_ptr<const std::string> file_;
  Context& context_;
  std::vector<Frame> stack_;
  std::map<YAML::anchor_t, NodePtr> anchors_;
  std::size_t nodes_ = 0;
  int documents_ = 0;
};

// Checks that must come before yaml-cpp, which for one takes the byte 0x04 for the end of the file.
bool plain_text(std::string_view bytes, const std::shared_ptr<const std::string>& file, Context& context) {
  const auto complain = [&](std::size_t offset, std::string message) {
    context.error(mark_of(bytes, offset, file).place(), std::move(message));
    return false;
  };
  if (const auto bad = first_bad_utf8(bytes))
    return complain(*bad,
                    fmt::format("not UTF-8 text (byte 0x{:02X})", static_cast<unsigned char>(bytes[*bad])));
  std::size_t signs = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto c = static_cast<unsigned char>(bytes[i]);
    if ((c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F)
      return complain(i, fmt::format("a control character (0x{:02X}) in the text", c));
    if ((c == '[' || c == ']' || c == '{' || c == '}' || c == ',') && ++signs > YamlLimits::flow_signs)
      return complain(i, fmt::format("more than {} brackets and commas", YamlLimits::flow_signs));
  }
  return true;
}

}  // namespace

const Entry* Node::find(std::string_view key) const {
  for (const Entry& entry : entries)
    if (entry.key == key) return &entry;
  return nullptr;
}

NodePtr scalar_node(std::string text, const Mark& mark, bool quoted) {
  auto node = std::make_shared<Node>();
  node->kind = Node::Kind::scalar;
  node->quoted = quoted || text.empty();
  node->mark = mark;
  node->text = std::move(text);
  return node;
}

void measure(Node& node) {
  node.height = 1;
  node.weight = 1;
  const auto add = [&](const Node& child) {
    node.height = std::max(node.height, child.height + 1);
    node.weight = std::min(node.weight + child.weight, YamlLimits::weight + 1);
  };
  for (const NodePtr& item : node.items) add(*item);
  for (const Entry& entry : node.entries) add(*entry.value);
}

NodePtr parse_yaml(std::string_view bytes, const std::string& file, Context& context) {
  const auto shared_file = std::make_shared<const std::string>(file);
  if (bytes.size() > YamlLimits::bytes) {
    context.error({file, 0, 0}, "the file is larger than 4 MiB");
    return nullptr;
  }
  if (!plain_text(bytes, shared_file, context)) return nullptr;
  TreeBuilder builder(bytes, shared_file, context);
  try {
    const std::string closed =
        std::string(bytes) +
        "\n#";  // without it yaml-cpp accepts a quote that is still open at the last newline
    ViewBuffer buffer(closed);
    std::istream in(&buffer);
    YAML::Parser parser(in);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const NoTree&) {
    return nullptr;
  } catch (const YAML::Exception& e) {
    if (e.msg == YAML::ErrorMsg::EOF_IN_SCALAR && builder.last.file) {
      context.error(builder.last.place(), "a quote that opens after this place is never closed");
    } else {
      const auto at = static_cast<std::size_t>(std::max(e.mark.pos, 0));
      const char before = at > 0 && at <= bytes.size() ? bytes[at - 1] : '\0';
      context.error(builder.mark(e.mark).place(), "not valid YAML: " + e.msg, hint_for(e.msg, before));
    }
    return nullptr;
  }
  if (!builder.root || builder.root->kind == Node::Kind::null) {
    context.error({file, 1, 1}, "the file is empty");
    return nullptr;
  }
  return builder.root;
}

std::optional<std::string> read_yaml_bytes(const std::filesystem::path& path, const std::string& shown,
                                           Context& context, bool confined) {
  if (confined) {
    const NameFolder folder{path.parent_path(), {}, true};
    const std::string name = path.filename().string();
    if (fault_of_name(folder, name) == NameFault::missing)
      throw WorldError(fmt::format("cannot read {}: there is no such file", path.string()));
    Result<NamedFile> file = read_named(folder, name, YamlLimits::bytes);
    if (file.ok()) return std::move(file).value().bytes;
    context.error({shown, 0, 0}, file.error().message, file.error().hint);
    return std::nullopt;
  }
  std::error_code failure;
  if (const auto size = std::filesystem::file_size(path, failure); !failure && size > YamlLimits::bytes) {
    context.error({shown, 0, 0}, "the file is larger than 4 MiB");
    return std::nullopt;
  }
  return read_file(path, YamlLimits::bytes);
}

NodePtr load_yaml(const std::filesystem::path& path, const std::string& shown, Context& context,
                  bool confined) {
  const auto bytes = read_yaml_bytes(path, shown, context, confined);
  return bytes ? parse_yaml(*bytes, shown, context) : nullptr;
}

}  // namespace mazefolio::spec
