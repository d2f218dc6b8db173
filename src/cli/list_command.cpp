#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/suggest.h"
#include "book/looks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "generate/generator.h"
#include "spec/data_files.h"
#include "spec/house.h"
#include "topology/grids.h"

namespace mazefolio {
namespace {

using Json = nlohmann::ordered_json;

Json row_json(const Row& row) {
  Json j{{"name", row.name}, {"summary", row.summary}, {"options", Json::array()}};
  for (const OptionRow& option : row.options) {
    Json o{{"name", option.name}, {"default", option.fallback}, {"summary", option.summary}};
    if (option.kind == OptionKind::choice)
      o["choices"] = option.choices;
    else
      o["range"] = {option.low, option.high};
    j["options"].push_back(std::move(o));
  }
  return j;
}

Json list_generators(const DataFiles&, Diagnostics&) {
  Json out = Json::array();
  for (const GeneratorRow& row : generators()) {
    Json j = row_json(row);
    j["needs"] = row.needs == Needs::rectangle ? "rectangle" : "any grid";
    j["perfect"] = row.perfect;
    j["uniform"] = row.uniform;
    out.push_back(std::move(j));
  }
  return out;
}

template <class R>
Json list_rows(std::span<const R> rows) {
  Json out = Json::array();
  for (const Row& row : rows) out.push_back(row_json(row));
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
  Json (*make)(const DataFiles&, Diagnostics&);
};
const std::vector<Listing>& listings() {
  static const std::vector<Listing> table{
      {"generators", list_generators},
      {"grids", [](const DataFiles&, Diagnostics&) { return list_rows(grids()); }},
      {"shapes", [](const DataFiles&, Diagnostics&) { return list_rows(shapes()); }},
      {"templates", list_templates},
      {"printers", list_printers},
      {"papers", list_papers},
      {"audiences", list_audiences},
  };
  return table;
}

std::string range_of(const Json& option) {
  if (option.contains("range"))
    return fmt::format("{} to {}", option["range"][0].get<double>(), option["range"][1].get<double>());
  return fmt::format("{}", fmt::join(option.at("choices").get<std::vector<std::string>>(), "|"));
}

// One row a line, the name first, so that scripts can cut it; what options mean stands in --json.
std::string as_text(const Json& rows) {
  std::string out;
  for (const Json& row : rows) {
    out += fmt::format("{:<20} {}", row.at("name").get<std::string>(), row.at("summary").get<std::string>());
    std::vector<std::string> options;
    for (const Json& o : row.value("options", Json::array()))
      options.push_back(fmt::format("{}={} ({})", o.at("name").get<std::string>(),
                                    o.at("default").get<std::string>(), range_of(o)));
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
      const Json rows = listing.make(DataFiles(), found);
      if (found.has_errors()) throw InputError(found);
      print(arguments->json ? rows.dump(1) + "\n" : as_text(rows));
      return ExitCode::done;
    }
    throw InputError(fmt::format("cannot list '{}'", arguments->what), suggestion(arguments->what, names));
  };
}

}  // namespace mazefolio
