#include "publish/census_text.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace mazefolio::publish {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t read_at_a_glance = 12;  // digits

std::string tally_text(const Tally& tally) {
  if (tally.digits.empty()) return fmt::format("about 10^{:.1f}", tally.power_of_ten);
  if (tally.digits.size() <= read_at_a_glance) return tally.digits;
  return fmt::format("{} (about 10^{:.1f})", tally.digits, tally.power_of_ten);
}

std::string tally_text(const std::optional<Tally>& tally) {
  return tally ? tally_text(*tally) : "not counted: the board is too large";
}

std::string name_of(const GeneratorTally& tally) {
  std::string name = tally.generator;
  for (const auto& [option, value] : tally.options) name += fmt::format(" {}={}", option, value);
  return name;
}

Json tally_json(const std::optional<Tally>& tally) {
  if (!tally) return nullptr;
  return {{"exact", tally->digits.empty() ? Json(nullptr) : Json(tally->digits)},
          {"power_of_ten", tally->power_of_ten}};
}

}  // namespace

std::string census_text(const Census& census) {
  std::string out = fmt::format("cells: {}\nwalls that can be opened: {}\n", census.cells, census.walls);
  out += "perfect mazes: " + tally_text(census.perfect_mazes) + "\n";
  for (const GeneratorTally& g : census.generators)
    out += fmt::format("  made by {}: {}, {}\n", name_of(g), tally_text(g.mazes),
                       g.equally_likely ? "all equally likely" : "some likelier than others");
  out += "walks through every cell: " + tally_text(census.walks) + "\n";
  for (const PlaceWalks& w : census.corner_walks)
    out += fmt::format("  from {} to {}: {}\n", w.from, w.to, tally_text(w.walks));
  out += "round walks through every cell: " + tally_text(census.round_walks) + "\n";
  return out;
}

std::string census_json(const Census& census) {
  Json j{{"cells", census.cells},
         {"walls", census.walls},
         {"perfect_mazes", tally_json(census.perfect_mazes)},
         {"generators", Json::array()}};
  for (const GeneratorTally& g : census.generators) {
    Json options = Json::object();
    for (const auto& [option, value] : g.options) options[option] = value;
    j["generators"].push_back({{"name", g.generator},
                               {"options", options},
                               {"mazes", tally_json(g.mazes)},
                               {"equally_likely", g.equally_likely}});
  }
  j["walks"] = tally_json(census.walks);
  j["corner_walks"] = Json::array();
  for (const PlaceWalks& w : census.corner_walks)
    j["corner_walks"].push_back({{"from", w.from}, {"to", w.to}, {"walks", tally_json(w.walks)}});
  j["round_walks"] = tally_json(census.round_walks);
  return j.dump() + "\n";
}

}  // namespace mazefolio::publish
