#include "puzzle/entry_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "generate/generator.h"
#include "rules/rule_rows.h"
#include "topology/ring_pieces.h"

namespace mazefolio::puzzle {
namespace {

template <class R>
Choice choice_of(const R& row, const Choice& instead) {
  return {row.name, Options(row.options), instead.place};
}

}  // namespace

Change changed(const Change& from, const std::string& text) {
  Change next = from;
  next.text += (from.text.empty() || text.empty() ? "" : " with ") + text;
  return next;
}

bool is_uncut(const Change& change) {
  const Choice& shape = change.entry.shape;
  const ShapeRow& row = *find_row(topology::shapes(), shape.name);
  const Size pitches = change.room().pitches();
  const Region region = row.make({0, 0, pitches.width, pitches.height}, shape.options);
  const auto has = [&](const char* option) { return find_row(std::span(row.options), option) != nullptr; };
  if (has("rim") && shape.options.text("rim") != "cells" && is_too_fine(region.rings)) return true;
  return has("pieces") && (!region.apart.empty() || !region.is_whole());
}

EntryChanges::EntryChanges(const EntryRequest& request, const MakerSettings& settings)
    : request_(request),
      settings_(settings),
      pages_(settings.pages ? settings.pages() : std::vector<OtherPage>{}) {}

// By the table, on the largest field that the entry has.
void EntryChanges::sort_by_miss(std::vector<Change>& changes, const Change& from) const {
  const GridSize& size = from.entry.size;
  const MazeRoom room = from.room();
  const double cells = !size.is_given() ? room.box.width * room.box.height / (room.pitch.pt * room.pitch.pt)
                                        : static_cast<double>(size.columns) * size.rows;
  const auto miss = [&](const Change& c) {
    const std::string &grid = c.entry.grid.name, &generator = c.entry.algorithm.name;
    return std::fabs(settings_.levels->reach(grid, generator, std::max(1.0, cells)).corner - request_.target);
  };
  std::stable_sort(changes.begin(), changes.end(),
                   [&](const Change& a, const Change& b) { return miss(a) < miss(b); });
}

std::vector<Change> EntryChanges::sizes(const Change& from) const {
  if (from.entry.size.is_auto()) return {};
  Change free = from;
  free.entry.size = {};
  return {free};
}

std::vector<Change> EntryChanges::goals(const Change& from) const {
  if (from.entry.goals.farthest) return {};
  Change far = changed(from, "goals: farthest");
  far.entry.goals = {};
  far.entry.goals.farthest = true;
  return {far};
}

std::vector<Change> EntryChanges::refinements_left_out(const Change& from) const {
  std::vector<Change> out;
  for (const auto& [name, value] : from.entry.refinement.changed(refinements())) {
    if (name == rule_option().name) continue;  // what the author wants
    const std::string& none = find_row(refinements(), name)->fallback;
    out.push_back(changed(from, fmt::format("{}: {}", name, none)));
    out.back().entry.refinement.set(refinements(), name, none).value();
  }
  return out;
}

std::vector<Change> EntryChanges::pieces(const Change& from) const {
  const std::span<const OptionRow> rows = find_row(topology::shapes(), from.entry.shape.name)->options;
  const OptionRow* row = find_row(rows, "pieces");
  if (!row || !is_uncut(from)) return {};
  std::vector<Change> out;
  for (const char* choice : {"joined", "largest"}) {
    Change change = changed(from, fmt::format("pieces: {}", choice));
    change.entry.shape.options.set(rows, row->name, choice).value();
    if (!settings_.with_picture) {
      out.push_back(std::move(change));
    } else if (auto entry = settings_.with_picture(change.entry)) {
      change.entry = std::move(*entry);
      out.push_back(std::move(change));
    }
  }
  return out;
}

// What a picture shows leaves less room as walls than as pale art.
std::vector<Change> EntryChanges::pale_details(const Change& from) const {
  const std::span<const OptionRow> rows = find_row(topology::shapes(), from.entry.shape.name)->options;
  if (!find_row(rows, "details") || from.entry.shape.options.text("details") != "walls") return {};
  Change pale = changed(from, "details: yes");
  pale.entry.shape.options.set(rows, "details", "yes").value();
  return {pale};
}

std::vector<Change> EntryChanges::algorithms(const Change& from) const {
  const GeneratorRow& own = *find_row(generators(), from.entry.algorithm.name);
  std::vector<Change> out;
  if (rule_of(from.entry.refinement).on_open_field()) return out;
  for (const GeneratorRow& row : generators()) {
    if (row.sets_gates || is_digger(row) != is_digger(own) || row.name == own.name) continue;
    out.push_back(changed(from, "algorithm: " + row.name));
    out.back().entry.algorithm = choice_of(row, from.entry.algorithm);
  }
  sort_by_miss(out, from);
  return out;
}

std::vector<Change> EntryChanges::shapes(const Change& from) const {
  const ShapeRow& rectangle = topology::shapes().front();
  if (from.entry.shape.name == rectangle.name) return {};
  Change plain = changed(from, "shape: " + rectangle.name);
  plain.entry.shape = choice_of(rectangle, from.entry.shape);
  return {plain};
}

std::vector<Change> EntryChanges::tilings(const Change& from) const {
  std::vector<Change> out;
  for (const GridRow& row : grids()) {
    if (row.name == from.entry.grid.name) continue;
    out.push_back(changed(from, "grid: " + row.name));
    out.back().entry.grid = choice_of(row, from.entry.grid);
  }
  sort_by_miss(out, from);
  return out;
}

std::vector<Change> EntryChanges::fewer_a_page(const Change& from) const {
  std::vector<Change> out;
  for (const int fewer : {4, 3, 2, 1}) {
    if (fewer >= from.entry.per_page) continue;
    out.push_back(changed(from, fmt::format("per_page: {}", fewer)));
    out.back().entry.per_page = fewer;
  }
  return out;
}

std::vector<Change> EntryChanges::pages(const Change& from) const {
  std::vector<Change> out;
  for (const OtherPage& page : pages_) {
    out.push_back(changed(from, page.text));
    out.back().rooms = &page.room;
  }
  return out;
}

// The nearest corridors first.
std::vector<Change> EntryChanges::audiences(const Change& from) const {
  std::vector<Change> out;
  for (const Audience& other : settings_.audiences) {
    if (other.name == from.audience.name) continue;
    out.push_back(changed(from, "audience: " + other.name));
    out.back().audience = other;
  }
  const auto apart = [&](const Change& c) {
    return std::fabs(c.audience.corridor.pt - from.audience.corridor.pt);
  };
  std::stable_sort(out.begin(), out.end(),
                   [&](const Change& a, const Change& b) { return apart(a) < apart(b); });
  return out;
}

// In the order of how little they change.
const EntryChanges::Lever EntryChanges::levers[] = {
    &EntryChanges::sizes,

    &EntryChanges::pale_details, &EntryChanges::goals,  &EntryChanges::refinements_left_out,
    &EntryChanges::algorithms,   &EntryChanges::shapes, &EntryChanges::tilings,
    &EntryChanges::fewer_a_page, &EntryChanges::pages,  &EntryChanges::audiences};
const EntryChanges::Lever EntryChanges::others[] = {
    &EntryChanges::pale_details, &EntryChanges::goals,  &EntryChanges::refinements_left_out,
    &EntryChanges::algorithms,   &EntryChanges::shapes, &EntryChanges::tilings};

}  // namespace mazefolio::puzzle
