#include "spec/house_files.h"

#include <fmt/format.h>

#include "spec/data_files.h"
#include "spec/difficulty_field.h"
#include "spec/field_table.h"

namespace mazefolio::spec {
namespace {

// A file whose keys are names: kids: {...}, tween: {...}.
template <class T>
Result<std::vector<T>> read_named(const DataFiles& files, const std::string& file, const Fields<T>& fields) {
  const std::filesystem::path path = files.find(file);
  const auto read = [&](std::vector<T>& into, Context& context) {
    const NodePtr root = files.load(path, context);
    if (!root || !expect_mapping(*root, "the file", context)) return;
    for (const Entry& entry : root->entries) {
      T& item = into.emplace_back();
      item.name = entry.key;
      read_fields(*entry.value, "'" + entry.key + "'", fields, item, context);
    }
  };
  return files.once(path.string(), [&] { return parsed(std::vector<T>(), read); });
}

Field<Audience> levels_field() {
  return {"levels", "from the first to the last maze that asks for neither size nor level",
          pattern_schema("^[0-9]+(\\.\\.[0-9]+)?$"), [](const Node& node, Audience& into, Context& context) {
            if (const auto levels = node.is_scalar() ? level_range(node.text) : std::nullopt)
              into.levels = *levels;
            else
              context.error(node, fmt::format("'levels' must be a ramp such as 1..4, not {}", found(node)));
          }};
}

Fields<AgeRange> age_fields() {
  return {required(integer_field("from", "in years", &AgeRange::from, 1, 99)),
          required(integer_field("to", "in years", &AgeRange::to, 1, 99))};
}

}  // namespace

Result<std::vector<Paper>> read_papers(const DataFiles& files) {
  static const Fields<Paper> fields{
      required(text_field("summary", "in words", &Paper::summary)),
      required(length_field("width", "across", &Paper::width, inches(3), inches(60))),
      required(length_field("height", "down", &Paper::height, inches(3), inches(60)))};
  return read_named(files, "configs/papers.yaml", fields);
}

Result<std::vector<Audience>> read_audiences(const DataFiles& files) {
  static const Fields<Audience> fields{
      required(text_field("summary", "in words", &Audience::summary)),
      required(length_field("corridor", "clear width between walls", &Audience::corridor, millimeters(1),
                            millimeters(100))),
      required(length_field("wall", "thickness of walls", &Audience::wall, points(0.75), points(20))),
      required(length_field("text", "smallest type", &Audience::text, points(7), points(48))),
      required(length_field("art", "height of the pictures at the gates, on a large page", &Audience::art,
                            inches(0.3), inches(3))),
      length_field("arrow",
                   "length of the arrows at gates without pictures, on a large page with wide corridors",
                   &Audience::arrow, points(0), inches(2)),
      mapping_field("ages", "of children, for covers", &Audience::ages, age_fields()),
      required(levels_field()),
      required(integer_field("decisions", "fewest on the way through a maze", &Audience::decisions, 0, 100)),
      required(choice_field("register", "who is spoken to", &Audience::spoken_to,
                            Choices<Register>{{"kids", Register::kids}, {"adults", Register::adults}})),
      flag_field("sturdy", "upright type with no thin strokes", &Audience::sturdy),
      flag_field("relative_levels", "levels are shown among those of the book: one to three marks",
                 &Audience::relative_levels)};
  return read_named(files, "configs/audiences.yaml", fields);
}

}  // namespace mazefolio::spec
