#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/options.h"
#include "spec/house_files.h"
#include "spec/override.h"

namespace mazefolio::spec {

/// What an icon is called that is named by name, alias or character. `what` is the word for it in the error:
/// "unknown icon 'elefant'".
using IconNames = std::function<Result<std::string>(std::string_view what, const std::string& asked)>;

/// What a template sets in books that say nothing of it.
using TemplateDefaults = std::function<std::vector<Override>(const FileName& name)>;

/// Every name that a book may use. Tables of other folders arrive as rows, so that spec depends on none of
/// them.
struct Vocabulary {
  std::vector<const Row*> algorithms, grids, shapes, tones;
  std::vector<OptionRow> refinements;  ///< options that stand in the puzzle itself
  std::vector<std::string> places;     ///< where a gate may be
  std::vector<std::string> icons;      ///< of the house
  IconNames icon_names;                ///< knows more than these; empty: there are no others
  TemplateDefaults template_defaults;  ///< of the templates; empty: they have none
  std::vector<std::string> templates, themes, printers, audiences, languages;
  std::vector<Paper> papers;
};

/// The names that come from house data: everything but the rows and places; or the errors of these files.
Result<Vocabulary> house_vocabulary(const DataFiles& files);

/// The rows of a table, for a Vocabulary. The table must outlive them.
template <class R>
std::vector<const Row*> rows_of(std::span<const R> table) {
  std::vector<const Row*> rows;
  for (const R& row : table) rows.push_back(&row);
  return rows;
}

}  // namespace mazefolio::spec
