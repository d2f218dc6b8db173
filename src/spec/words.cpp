#include <fmt/format.h>

#include "base/level_scale.h"
#include "spec/data_files.h"
#include "spec/field_table.h"
#include "spec/house_files.h"

namespace mazefolio::spec {
namespace {

// A text that must contain each of `placeholders`.
Field<Words> word(std::string name, std::string Words::*member, std::vector<std::string> placeholders = {}) {
  return required(Field<Words>{
      name, {}, {}, [name, member, placeholders](const Node& node, Words& into, Context& context) {
        auto text = as_text(node, name, {300, false, false}, context);
        if (!text) return;
        for (const std::string& placeholder : placeholders)
          if (text->find(placeholder) == std::string::npos)
            context.error(node, fmt::format("'{}' must contain {}", name, placeholder));
        into.*member = std::move(*text);
      }});
}

void read_instructions(const Node& node, Words& into, Context& context) {
  if (!expect_list(node, "'instructions'", context)) return;
  if (node.items.empty()) context.error(node, "'instructions' is empty");
  for (const NodePtr& item : node.items)
    if (auto line = as_text(*item, "instructions", {500, false, false}, context))
      into.instructions.push_back(std::move(*line));
}

void read_level_names(const Node& node, Words& into, Context& context) {
  Fields<Words> fields;
  for (std::size_t i = 0; i < level_bands().size(); ++i) {
    const std::string name(level_bands()[i].name);
    fields.push_back(
        required(Field<Words>{name, {}, {}, [name, i](const Node& value, Words& words, Context& c) {
                                if (auto text = as_text(value, name, {50, false, false}, c))
                                  words.levels[i] = std::move(*text);
                              }}));
  }
  into.levels.resize(level_bands().size());
  read_fields(node, "'levels'", fields, into, context);
}

Fields<Words> word_fields() {
  const Choices<std::string> directions{{"ltr", "ltr"}, {"rtl", "rtl"}};
  return {
      required(choice_field("direction", "of writing", &Words::direction, directions)),
      word("start", &Words::start),
      word("finish", &Words::finish),
      word("maze", &Words::maze),
      word("mazes", &Words::mazes),
      word("maze_number", &Words::maze_number, {"{n}"}),
      word("chapter", &Words::chapter),
      word("contents", &Words::contents),
      word("answers", &Words::answers),
      word("answer", &Words::answer),
      word("answer_on_page", &Words::answer_on_page, {"{n}"}),
      word("answer_in_key", &Words::answer_in_key, {"{n}"}),
      word("answer_to_page", &Words::answer_to_page, {"{n}"}),
      word("instructions_title", &Words::instructions_title),
      required(Field<Words>{"instructions", {}, {}, read_instructions}),
      word("instructions_answers", &Words::instructions_answers),
      word("instructions_stars", &Words::instructions_stars),
      word("instructions_pips", &Words::instructions_pips),
      required(Field<Words>{"levels", {}, {}, read_level_names}),
      word("name", &Words::name),
      word("date", &Words::date),
      word("time", &Words::time),
      word("score_card", &Words::score_card),
      word("by", &Words::by, {"{author}"}),
      word("copyright", &Words::copyright, {"{author}"}),
      word("all_rights", &Words::all_rights),
      word("made_with", &Words::made_with, {"{program}"}),
  };
}

}  // namespace

Result<Words> read_words(const DataFiles& files, const std::string& language) {
  const std::filesystem::path path = files.find("configs/languages/" + language + ".yaml");
  Words words;
  words.language = language;
  return read_house_file(files, path, word_fields(), std::move(words));
}

std::string fill(const std::string& text, const std::vector<std::pair<std::string, std::string>>& values) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '{' ? text.find('}', at) : std::string::npos;
    const std::string key = end == std::string::npos ? std::string{} : text.substr(at + 1, end - at - 1);
    bool replaced = false;
    for (const auto& [name, value] : values)
      if (!key.empty() && name == key) {
        out += value;
        at = end + 1;
        replaced = true;
        break;
      }
    if (!replaced) out += text[at++];
  }
  return out;
}

}  // namespace mazefolio::spec
