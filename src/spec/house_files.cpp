#include "spec/house_files.h"

#include <fmt/format.h>

#include "spec/data_files.h"
#include "spec/difficulty_field.h"
#include "spec/field_table.h"

namespace mazefolio::spec {
namespace {

constexpr Length none = points(0);

// A file whose keys are names: kids: {...}, tween: {...}.
template <class T>
Result<std::vector<T>> read_named(const DataFiles& files, const std::string& file, const Fields<T>& fields) {
  const std::filesystem::path path = files.find(file);
  return parsed(std::vector<T>(), [&](std::vector<T>& into, Context& context) {
    const NodePtr root = files.load(path, context);
    if (!root || !expect_mapping(*root, "the file", context)) return;
    for (const Entry& entry : root->entries) {
      T& item = into.emplace_back();
      item.name = entry.key;
      read_fields(*entry.value, "'" + entry.key + "'", fields, item, context);
    }
  });
}

// Several fields under one key that are members of one struct.
template <class T>
Field<T> group(std::string name, std::string summary, Fields<T> fields) {
  return required(Field<T>{name, std::move(summary), schema_of(fields),
                           [name, fields](const Node& node, T& into, Context& context) {
                             read_fields(node, "'" + name + "'", fields, into, context);
                           }});
}

Fields<Printer> printer_fields() {
  const auto margin = [](std::string name, Length Printer::*member) {
    return required(length_field(std::move(name), "smallest margin", member, none, inches(3)));
  };
  const Fields<GutterBand> band{
      required(integer_field("up_to", "pages", &GutterBand::pages, 1, 10'000)),
      required(length_field("gutter", "inner margin", &GutterBand::gutter, none, inches(3)))};
  Field<Printer> gutters = mappings_field("gutters", "inner margin by page count", &Printer::gutters, band);
  gutters.read = [read = gutters.read](const Node& node, Printer& into, Context& context) {
    const std::size_t before = context.errors();
    read(node, into, context);
    if (context.errors() > before) return;
    if (into.gutters.empty()) return context.error(node, "'gutters' is empty");
    for (std::size_t i = 1; i < into.gutters.size(); ++i)
      if (into.gutters[i].pages <= into.gutters[i - 1].pages)
        return context.error(*node.items[i], "'up_to' must grow from band to band");
  };
  Field<Printer> pages =
      group<Printer>("pages", "page counts that the printer accepts",
                     {required(integer_field("min", "fewest", &Printer::min_pages, 1, 10'000)),
                      required(integer_field("max", "most", &Printer::max_pages, 1, 10'000)),
                      required(integer_field("multiple", "of this", &Printer::multiple, 1, 64))});
  pages.read = [read = pages.read](const Node& node, Printer& into, Context& context) {
    read(node, into, context);
    if (into.min_pages > into.max_pages) context.error(node, "'min' is greater than 'max'");
  };
  return {required(text_field("summary", "the printer in one line", &Printer::summary)),
          required(text_field("source", "where the numbers come from", &Printer::source)),
          required(text_field("verified", "when they were looked up", &Printer::verified)),
          group<Printer>("margins", "smallest margins",
                         {margin("outside", &Printer::outside), margin("top", &Printer::top),
                          margin("bottom", &Printer::bottom)}),
          required(std::move(gutters)),
          std::move(pages)};
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

}  // namespace

Length Printer::gutter(int pages) const {
  for (const GutterBand& band : gutters)
    if (pages <= band.pages) return band.gutter;
  return gutters.empty() ? outside : gutters.back().gutter;
}

Result<std::vector<Paper>> read_papers(const DataFiles& files) {
  const Fields<Paper> fields{required(text_field("summary", "in words", &Paper::summary)),
                             required(length_field("width", "across", &Paper::width, inches(3), inches(60))),
                             required(length_field("height", "down", &Paper::height, inches(3), inches(60)))};
  return read_named(files, "configs/papers.yaml", fields);
}

Result<std::vector<Audience>> read_audiences(const DataFiles& files) {
  const Fields<Audience> fields{
      required(text_field("summary", "in words", &Audience::summary)),
      required(length_field("corridor", "clear width between walls", &Audience::corridor, millimeters(1),
                            millimeters(100))),
      required(length_field("wall", "thickness of walls", &Audience::wall, points(0.75), points(20))),
      required(length_field("text", "smallest type", &Audience::text, points(7), points(48))),
      required(length_field("art", "height of the pictures at the gates, on a large page", &Audience::art,
                            inches(0.3), inches(3))),
      required(levels_field()),
      required(integer_field("decisions", "fewest on the way through a maze", &Audience::decisions, 0, 100)),
      required(choice_field("register", "who is spoken to", &Audience::spoken_to,
                            Choices<Register>{{"kids", Register::kids}, {"adults", Register::adults}})),
      flag_field("sturdy", "upright type with no thin strokes", &Audience::sturdy),
      flag_field("relative_levels", "levels are shown among those of the book: one to three marks",
                 &Audience::relative_levels)};
  return read_named(files, "configs/audiences.yaml", fields);
}

Result<Printer> read_printer(const DataFiles& files, const FileName& name) {
  Printer printer;
  printer.name = is_path(name.text) ? std::filesystem::path(name.text).stem().string() : name.text;
  return read_named_file(files, FileKind::printer, name, printer_fields(), std::move(printer));
}

}  // namespace mazefolio::spec
