#include "publish/listing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "base/text/suggest.h"
#include "book/book_vocabulary.h"
#include "book/page_text.h"
#include "book/read_look.h"
#include "diagram/diagram.h"
#include "generate/generator.h"
#include "generate/thick/wall_text.h"
#include "publish/icon_listing.h"
#include "publish/notices.h"
#include "publish/row_picture.h"
#include "rules/rule_rows.h"
#include "spec/data_files.h"
#include "spec/house_files.h"
#include "spec/page_rows.h"
#include "spec/read_printer.h"
#include "spec/read_theme.h"
#include "topology/grids.h"

namespace mazefolio::publish {
namespace {

using Json = nlohmann::ordered_json;

Json option_json(const OptionRow& option) {
  Json j{{"name", option.name},
         {"kind", name_of(option.kind)},
         {"default", option.fallback},
         {"summary", option.summary}};
  if (!option.group.empty()) j["group"] = option.group;
  if (option.kind == OptionKind::choice) j["choices"] = option.choices;
  if (option.kind == OptionKind::row)
    for (const Row* row : option.rows()) j["rows"].push_back(row->name);
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
                                          "squares or hexagons", "rectangle of squares"};
  Json out = Json::array();
  for (const GeneratorRow& row : generators()) {
    Json j = row_json(row);
    j["needs"] = needs[static_cast<int>(row.needs)];
    j["perfect"] = row.perfect;
    j["uniform"] = row.uniform;
    if (pictures) j["picture"] = row_picture(generator_recipe(row));
    out.push_back(std::move(j));
  }
  return out;
}

Json list_diagrams() {
  Json out = Json::array();
  for (const DiagramRow& row : diagrams()) {
    Json j = row_json(row);
    const std::string names = generators_with(row);
    j["needs"] = names.empty() ? "any maze" : names;
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

std::string icon_summary(const ListedIcon& icon) {
  std::string out = icon.character.empty() ? "" : icon.character + " ";
  if (!icon.says.empty()) out += icon.says + ", ";
  out += icon.group;
  if (!icon.subgroup.empty()) out += ", " + icon.subgroup;
  if (!icon.aliases.empty()) out += fmt::format("; also {}", fmt::join(icon.aliases, ", "));
  return out;
}

// What may be done to a carved maze: a list of options without a row of their own.
Json list_refinements() {
  Json out = Json::array();
  for (const OptionRow& option : refinements()) out.push_back(option_json(option));
  return out;
}

// With the sentence that a book in English prints.
Json list_rules(const DataFiles& files) {
  const Words words = read_words(files, "en", Register::kids).value();
  Json out = Json::array();
  for (const RuleRow& row : rule_rows()) {
    Json j = row_json(row);
    if (const ChosenRule rule{&row, Options(row.options)}; rule.asks())
      j["sentence"] = rule_sentence(words, rule);
    out.push_back(std::move(j));
  }
  return out;
}

Json list_icons(const DataFiles& files, const ListingRequest& request, bool pictures, Diagnostics& warnings) {
  Json out = Json::array();
  IconFinder finder(files);
  std::vector<ListedIcon> icons = listed_icons(finder, warnings);
  if (!request.search.empty()) keep_found(icons, request.search);
  for (const ListedIcon& icon : icons) {
    Json j{{"name", icon.name}, {"summary", icon_summary(icon)}};
    if (!icon.character.empty()) j["character"] = icon.character;
    j["group"] = icon.group;
    if (!icon.subgroup.empty()) j["subgroup"] = icon.subgroup;
    if (!icon.aliases.empty()) j["aliases"] = icon.aliases;
    if (pictures) j["picture"] = finder.svg(icon.name).value();
    out.push_back(std::move(j));
  }
  return out;
}

Json list_pages() {
  Json out = Json::array();
  for (const PageRow& row : page_rows()) {
    Json fields = Json::array();
    for (const std::string& field : names_of_fields(row.fields)) fields.push_back(field);
    out.push_back({{"name", row.name}, {"summary", row.summary}, {"fields", std::move(fields)}});
  }
  return out;
}

Json list_papers(const DataFiles& files) {
  Json out = Json::array();
  const auto papers = read_papers(files);
  for (const Paper& p : papers.value())
    out.push_back({{"name", p.name}, {"summary", p.summary}, {"size_pt", {p.width.pt, p.height.pt}}});
  return out;
}

Json list_audiences(const DataFiles& files) {
  Json out = Json::array();
  const auto audiences = read_audiences(files);
  for (const Audience& a : audiences.value())
    out.push_back({{"name", a.name},
                   {"summary", a.summary},
                   {"corridor_pt", a.corridor.pt},
                   {"wall_pt", a.wall.pt},
                   {"text_pt", a.text.pt}});
  return out;
}

// Pages, papers and trims in words.
std::string rules_of(const Printer& p) {
  std::string out = p.min_pages > 1 ? fmt::format("{} to {} pages", p.min_pages, p.max_pages) : "any pages";
  std::vector<std::string> papers, trims;
  for (const PrinterPaper& paper : p.papers)
    papers.push_back(paper.ink == Inks::black ? paper.name : paper.name + " (color)");
  for (const PrinterTrim& trim : p.trims) trims.push_back(page_value(trim.width, trim.height));
  if (!papers.empty()) out += fmt::format("; paper: {}", fmt::join(papers, ", "));
  out += trims.empty() ? "; page: any" : fmt::format("; page: {}", fmt::join(trims, ", "));
  if (p.custom_trim)
    out += fmt::format(", or from {} to {}", page_value(p.custom_trim->width.low, p.custom_trim->height.low),
                       page_value(p.custom_trim->width.high, p.custom_trim->height.high));
  return out;
}

Json list_printers(const DataFiles& files) {
  Json out = Json::array();
  for (const std::string& name : files.names("configs/printers")) {
    const Printer p = read_printer(files, {name}).value();
    Json row{{"name", name},       {"summary", p.summary},   {"rules", rules_of(p)},
             {"source", p.source}, {"verified", p.verified}, {"pages", {p.min_pages, p.max_pages}}};
    row["papers"] = Json::array();
    for (const PrinterPaper& paper : p.papers) row["papers"].push_back(paper.name);
    row["trims_pt"] = Json::array();
    for (const PrinterTrim& trim : p.trims) row["trims_pt"].push_back({trim.width.pt, trim.height.pt});
    out.push_back(std::move(row));
  }
  return out;
}

Json list_templates(const DataFiles& files) {
  Json out = Json::array();
  for (const std::string& name : files.names("templates"))
    out.push_back({{"name", name}, {"summary", read_look(files, {name}).value().summary}});
  return out;
}

Json list_themes(const DataFiles& files) {
  const Vocabulary vocabulary = book_vocabulary(files).value();
  Json out = Json::array();
  for (const std::string& name : files.names("themes", ""))
    out.push_back({{"name", name}, {"summary", read_theme(files, {name}, vocabulary).value().summary}});
  return out;
}

// The pairs of wall classes by their index, which is the value of the option `pair` of 'colouring', or above
// most_numbered_colors by their colors, as `walls` has them.
Json list_colorings(const ListingRequest& request, Diagnostics& warnings) {
  const ColorLattice& lattice = request.lattice;
  check_colors(lattice).value();
  check_room(lattice, request.room).value();
  const bool numbered = lattice.colors() <= most_numbered_colors;
  SmallPairs found = numbered ? SmallPairs{wall_pairs(lattice), true}
                              : small_wall_pairs(lattice, static_cast<std::size_t>(request.most_pairs));
  if (!found.all)
    warnings.warning({},
                     fmt::format("of {} colors only the {} pairs with the fewest colors are listed",
                                 lattice.colors(), found.pairs.size()),
                     "--most lists more");
  Json out = Json::array();
  for (const WallPair& pair : found.pairs) {
    const auto of_table = [&](ColorSet colors) { return lattice.counted_back(request.room, colors); };
    const ColorSet first = of_table(pair.walls1), second = of_table(pair.walls2),
                   pillars = of_table(pair.pillars);
    const char* kind = pair.degenerate ? "degenerate, strips only"
                       : pair.perfect  ? "perfect"
                                       : "may have loops";
    out.push_back({{"name", numbered ? std::to_string(out.size()) : walls_text(first, second)},
                   {"summary", fmt::format("walls {} and {}, pillars {}; rooms {},{} and {},{} apart; {}",
                                           colors_text(first), colors_text(second),
                                           pillars == 0 ? "none" : colors_text(pillars), pair.alpha.x,
                                           pair.alpha.y, pair.beta.x, pair.beta.y, kind)},
                   {"room", request.room},
                   {"walls", {colors_in(first), colors_in(second)}},
                   {"pillars", colors_in(pillars)},
                   {"steps", {{pair.alpha.x, pair.alpha.y}, {pair.beta.x, pair.beta.y}}},
                   {"degenerate", pair.degenerate},
                   {"perfect", pair.perfect},
                   {"apart", pair.apart}});
  }
  return out;
}

struct Query {
  const DataFiles& files;
  const ListingRequest& request;
  bool pictures;
  Diagnostics& warnings;
};

struct Listing {
  std::string name;
  Json (*make)(const Query&);
};
const std::vector<Listing>& listings() {
  using Q = const Query&;
  static const std::vector<Listing> table{
      {"generators", [](Q q) { return list_generators(q.pictures); }},
      {"grids", [](Q q) { return list_grids(q.pictures); }},
      {"shapes", [](Q q) { return list_shapes(q.pictures); }},
      {"diagrams", [](Q) { return list_diagrams(); }},
      {"refinements", [](Q) { return list_refinements(); }},
      {"rules", [](Q q) { return list_rules(q.files); }},
      {"colourings", [](Q q) { return list_colorings(q.request, q.warnings); }},
      {"icons", [](Q q) { return list_icons(q.files, q.request, q.pictures, q.warnings); }},
      {"templates", [](Q q) { return list_templates(q.files); }},
      {"themes", [](Q q) { return list_themes(q.files); }},
      {"pages", [](Q) { return list_pages(); }},
      {"printers", [](Q q) { return list_printers(q.files); }},
      {"papers", [](Q q) { return list_papers(q.files); }},
      {"audiences", [](Q q) { return list_audiences(q.files); }},
  };
  return table;
}

void check_is_of_icons(const ListingRequest& request) {
  if (request.name != "icons" && !request.search.empty()) throw InputError("only icons can be searched for");
}

Json rows_of(const ListingRequest& request, const DataFiles& files, bool pictures, Notices& notices) {
  const auto& all = listings();
  const auto listing =
      std::find_if(all.begin(), all.end(), [&](const Listing& l) { return l.name == request.name; });
  if (listing == all.end())
    throw InputError(fmt::format("cannot list '{}'", request.name),
                     suggestion(request.name, listing_names()));
  check_is_of_icons(request);
  Diagnostics warnings;
  Json rows = listing->make({files, request, pictures, warnings});
  announce(warnings, notices);
  return rows;
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
  if (option.contains("rows")) return fmt::format("{} (name, or name(option=value,...))", value);
  return fmt::format("{} ({})", value, option.at("kind").get<std::string>());
}

// One line a row, beginning with the name, so that scripts can cut it. Only the JSON explains the options.
std::string as_text(const Json& rows) {
  std::string out;
  for (const Json& row : rows) {
    out += fmt::format("{:<20} {}", row.at("name").get<std::string>(), row.at("summary").get<std::string>());
    if (row.contains("rules")) out += fmt::format("; {}", row.at("rules").get<std::string>());
    std::vector<std::string> options;
    if (row.contains("default")) options.push_back(option_text(row));
    for (const Json& option : row.value("options", Json::array())) options.push_back(option_text(option));
    out += options.empty() ? "\n" : fmt::format(" [{}]\n", fmt::join(options, ", "));
  }
  return out;
}

}  // namespace

std::vector<std::string> listing_names() {
  std::vector<std::string> names;
  for (const Listing& listing : listings()) names.push_back(listing.name);
  return names;
}

std::string listing_text(const ListingRequest& request, const DataFiles& files, Notices& notices) {
  return as_text(rows_of(request, files, false, notices));
}

std::string listing_json(const ListingRequest& request, const DataFiles& files, Notices& notices) {
  return rows_of(request, files, true, notices).dump(1) + "\n";
}

std::string icon_sheet(const ListingRequest& request, const DataFiles& files, Notices& notices) {
  if (request.name != "icons") throw InputError("only icons have a sheet");
  IconFinder finder(files);
  Diagnostics warnings;
  std::vector<ListedIcon> icons = listed_icons(finder, warnings);
  announce(warnings, notices);
  if (!request.search.empty()) keep_found(icons, request.search);
  return icon_sheet(finder, icons);
}

}  // namespace mazefolio::publish
