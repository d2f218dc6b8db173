#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "spec/field_table.h"
#include "spec/house_files.h"

namespace mazefolio::spec {

/// A text that contains each of `placeholders` ("{n}"), and no other.
std::optional<std::string> as_pattern(const Node& node, const std::string& name,
                                      const std::vector<std::string>& placeholders, Context& context);

/// Fields of words that T holds. A word is a text, or {kids: ..., adults: ...}: one text for each register.
template <class T>
class WordTable {
 public:
  explicit WordTable(Register spoken_to) : spoken_to_(spoken_to) {}

  Field<T> word(std::string name, std::string T::*member, std::vector<std::string> placeholders = {}) const {
    return word_at(name, std::move(placeholders), [member](T& into) -> std::string& { return into.*member; });
  }

  template <class Member>
  Field<T> word_at(std::string name, const std::vector<std::string>& placeholders, Member member) const {
    const bool kids = spoken_to_ == Register::kids;
    return required(Field<T>{name, {}, {}, [=](const Node& node, T& into, Context& context) {
                               const auto read = [&](const Node& value) {
                                 return as_pattern(value, name, placeholders, context);
                               };
                               if (!node.is_mapping()) {
                                 if (auto text = read(node)) member(into) = std::move(*text);
                                 return;
                               }
                               const auto keep = [&](bool mine) {
                                 return [=](const Node& value, T& t, Context&) {
                                   if (auto text = read(value); text && mine) member(t) = std::move(*text);
                                 };
                               };
                               const Fields<T> registers{required(Field<T>{"kids", {}, {}, keep(kids)}),
                                                         required(Field<T>{"adults", {}, {}, keep(!kids)})};
                               read_fields(node, "'" + name + "'", registers, into, context);
                             }});
  }

 private:
  Register spoken_to_;
};

}  // namespace mazefolio::spec
