#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/namespaces.h"
#include "base/text/json_budget.h"

namespace mazefolio::base {

enum class JsonEvent { key, value, open, close };

/// Builds a `Json` of nlohmann from the events of its parser, and asks of each `keep(depth, event, json)`
/// whether it is kept: of an opening bracket without its contents, of a closing one with them. Nothing is
/// asked below what is not kept. (The parser's own callbacks search a whole list at the end of each object in
/// it.)
template <class Json, class Keep>
class JsonTree {
 public:
  /// Values that are kept are counted in `budget`.
  JsonTree(JsonBudget& budget, Keep keep) : budget_(budget), keep_(std::move(keep)) {}

  /// False where the text is not JSON. Throws what `keep` and the budget throw.
  bool parse(const std::string& text) { return Json::sax_parse(text, this); }
  Json take() { return std::move(root_); }
  std::size_t wrong_byte() const { return wrong_byte_; }
  bool number_is_too_large() const { return number_is_too_large_; }

  // What the parser calls.
  bool null() { return value(nullptr); }
  bool boolean(bool v) { return value(v); }
  bool number_integer(typename Json::number_integer_t v) { return value(v); }
  bool number_unsigned(typename Json::number_unsigned_t v) { return value(v); }
  bool number_float(typename Json::number_float_t v, const std::string&) { return value(v); }
  bool string(std::string& v) { return value(std::move(v)); }
  bool binary(typename Json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    if (!stack_.back()) return true;
    key_ = std::move(name);
    keep_(depth(), JsonEvent::key, Json(key_));
    return true;
  }
  template <class Exception>
  bool parse_error(std::size_t byte, const std::string&, const Exception& what) {
    constexpr int out_of_range = 406;
    wrong_byte_ = byte;
    number_is_too_large_ = what.id == out_of_range;
    return false;
  }

 private:
  int depth() const { return static_cast<int>(stack_.size()); }
  bool is_skipped() const { return !stack_.empty() && !stack_.back(); }

  Json* add(Json&& json) {
    budget_.keep();
    if (stack_.empty()) return &(root_ = std::move(json));
    Json& parent = *stack_.back();
    if (!parent.is_array()) return &(parent[key_] = std::move(json));
    parent.push_back(std::move(json));
    return &parent.back();
  }

  template <class Value>
  bool value(Value&& v) {
    if (is_skipped()) return true;
    Json json(std::forward<Value>(v));
    if (keep_(depth(), JsonEvent::value, json)) add(std::move(json));
    return true;
  }

  bool open(Json&& json) {
    budget_.check_depth(depth());
    const bool kept = !is_skipped() && keep_(depth(), JsonEvent::open, json);
    stack_.push_back(kept ? add(std::move(json)) : nullptr);
    return true;
  }

  bool close() {
    Json* const closed = stack_.back();
    stack_.pop_back();
    if (!closed || keep_(depth(), JsonEvent::close, *closed)) return true;
    if (!stack_.empty() && stack_.back()->is_array())
      stack_.back()->erase(stack_.back()->size() - 1);
    else
      *closed = Json();
    return true;
  }

  JsonBudget& budget_;
  Keep keep_;
  Json root_;
  std::vector<Json*> stack_;  ///< what is open; null: not kept
  std::string key_;
  std::size_t wrong_byte_ = 0;
  bool number_is_too_large_ = false;
};

}  // namespace mazefolio::base
