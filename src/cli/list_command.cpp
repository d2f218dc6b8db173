#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "base/suggest.h"
#include "book/looks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/row_picture.h"
#include "cli/run.h"
#include "generate/generator.h"
#include "spec/data_files.h"
#include "spec/house.h"
#include "topology/grids.h"

namespace mazefolio {
namespace {

using Json = nlohmann::ordered_json;

Json option_json(const OptionRow& option) {
  Json j{{"name", option.name},
         {"kind", name_of(option.kind)},
         {"default", option.fallback},
         {"summary", option.summary}};
  if (!option.group.empty()) j["group"] = option.group;
  if (option.kind == OptionKind::choice) j["choices"] = option.choices;
  if (option.kind == OptionKind::integer || option.kind == OptionKind::real)
    j["range"] = {option.low, option.high};
  return j;
}

Json row_json(const Row& row) {
  Json j{{"name", row.name}, {"summary", row.summary}, {"options", Json::array()}};
  for (const OptionRow& option : row.options) j["options"].push_back(option_json(option));
  return j;
}

Json list_generators(bool pictures) {
  static constexpr const char* needs[] = {"any grid", "any grid without crossings", "squares",
                                          "rectangle of squares"};
  Json out = Json::array();
  for (const GeneratorRow& row : generators()) {
    Json j = row_json(row);
    j["needs"] = needs[static_cast<int>(row.needs)];
    j["perfect"] = row.perfect;
    j["uniform"] = row.uniform;
    Recipe recipe = plain_recipe({16, 16});
    recipe.generator = &row;
    recipe.options = Options(row.options);
    if (pictures) j["picture"] = row_picture(recipe);
    out.push_back(std::move(j));
  }
  return out;
}

Json list_grids(bool pictures) {
  Json out = Json::array();
  for (const GridRow& row : grids()) {
    Json j = row_json(row);
    Recipe recipe = plain_recipe({10, 10});
    recipe.grid.grid = &row;
    recipe.grid.grid_options = Options(row.options);
    if (pictures) j["picture"] = row_picture(recipe);
    out.push_back(std::move(j));
  }
  return out;
}

Json list_shapes(bool pictures) {
  Json out = Json::array();
  for (const ShapeRow& row : shapes()) {
    Json j = row_json(row);
    if (pictures) j["picture"] = row_picture(shape_recipe(row));
    out.push_back(std::move(j));
  }
  return out;
}

// What may be done to a carved maze: options without a row.
Json list_refinements() {
  Json out = Json::array();
  for (const OptionRow& option : refinements()) out.push_back(option_json(option));
  return out;
}

Json list_icons(const DataFiles& files, bool pictures) {
  Json out = Json::array();
  for (const std::string& name : files.names("templates/icons", ".svg")) {
    Json j{{"name", name}, {"summary", "for start_icon and finish_icon"}};
    if (pictures) j["picture"] = read_file(files.find("templates/icons/" + name + ".svg"));
    out.push_back(std::move(j));
  }
  return out;
}

Json list_papers(const DataFiles& files, Diagnostics& found) {
  Json out = Json::array();
  for (const Paper& p : read_papers(files, found))
    out.push_back({{"name", p.name}, {"summary", p.summary}, {"size_pt", {p.width.pt, p.height.pt}}});
  return out;
}

Json list_audiences(const DataFiles& files, Diagnostics& found) {
  Json out = Json::array();
  for (const Audience& a : read_audiences(files, found))
    out.push_back({{"name", a.name},
                   {"summary", a.summary},
                   {"corridor_pt", a.corridor.pt},
                   {"wall_pt", a.wall.pt},
                   {"text_pt", a.text.pt}});
  return out;
}

Json list_printers(const DataFiles& files, Diagnostics& found) {
  Json out = Json::array();
  for (const std::string& name : files.names("configs/printers")) {
    const Printer p = read_printer(files, name, found);
    out.push_back({{"name", name}, {"summary", p.summary}, {"source", p.source}, {"verified", p.verified}});
  }
  return out;
}

Json list_templates(const DataFiles& files, Diagnostics& found) {
  Json out = Json::array();
  for (const std::string& name : files.names("templates"))
    out.push_back({{"name", name}, {"summary", read_look(files, name, found).summary}});
  return out;
}

struct Listing {
  std::string name;
  Json (*make)(const DataFiles&, bool pictures, Diagnostics&);
};
const std::vector<Listing>& listings() {
  using Files = const DataFiles&;
  using Found = Diagnostics&;
  static const std::vector<Listing> table{
      {"generators", [](Files, bool pictures, Found) { return list_generators(pictures); }},
      {"grids", [](Files, bool pictures, Found) { return list_grids(pictures); }},
      {"shapes", [](Files, bool pictures, Found) { return list_shapes(pictures); }},
      {"refinements", [](Files, bool, Found) { return list_refinements(); }},
      {"icons", [](Files files, bool pictures, Found) { return list_icons(files, pictures); }},
      {"templates", [](Files files, bool, Found found) { return list_templates(files, found); }},
      {"printers", [](Files files, bool, Found found) { return list_printers(files, found); }},
      {"papers", [](Files files, bool, Found found) { return list_papers(files, found); }},
      {"audiences", [](Files files, bool, Found found) { return list_audiences(files, found); }},
  };
  return table;
}

// "p=0.5 (0 to 1)"
std::string option_text(const Json& option) {
  const std::string value =
      fmt::format("{}={}", option.at("name").get<std::string>(), option.at("default").get<std::string>());
  if (option.contains("range"))
    return fmt::format("{} ({} to {})", value, option["range"][0].get<double>(),
                       option["range"][1].get<double>());
  if (option.contains("choices"))
    return fmt::format("{} ({})", value, fmt::join(option["choices"].get<std::vector<std::string>>(), "|"));
  return fmt::format("{} ({})", value, option.at("kind").get<std::string>());
}

// One row a line, the name first, so that scripts can cut it; what options mean stands in --json.
std::string as_text(const Json& rows) {
  std::string out;
  for (const Json& row : rows) {
    out += fmt::format("{:<20} {}", row.at("name").get<std::string>(), row.at("summary").get<std::string>());
    std::vector<std::string> options;
    if (row.contains("default")) options.push_back(option_text(row));
    for (const Json& option : row.value("options", Json::array())) options.push_back(option_text(option));
    out += options.empty() ? "\n" : fmt::format(" [{}]\n", fmt::join(options, ", "));
  }
  return out;
}

}  // namespace

std::function<int()> declare_list(CLI::App& app) {
  struct Arguments {
    std::string what;
    bool json = false;
  };
  auto arguments = std::make_shared<Arguments>();
  std::vector<std::string> names;
  for (const Listing& listing : listings()) names.push_back(listing.name);
  app.add_option("WHAT", arguments->what, one_of(names))->required();
  app.add_flag("--json", arguments->json, "for programs");
  return [arguments, names] {
    for (const Listing& listing : listings()) {
      if (listing.name != arguments->what) continue;
      Diagnostics found;
      const Json rows = listing.make(DataFiles(), arguments->json, found);
      if (found.has_errors()) throw InputError(found);
      print(arguments->json ? rows.dump(1) + "\n" : as_text(rows));
      return ExitCode::done;
    }
    throw InputError(fmt::format("cannot list '{}'", arguments->what), suggestion(arguments->what, names));
  };
}

}  // namespace mazefolio
