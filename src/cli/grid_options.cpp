#include "cli/grid_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/options.h"
#include "base/text/utf8.h"
#include "spec/values.h"

namespace mazefolio::cli {
namespace {

AskedSize size_of(const GridArguments& a) {
  std::optional<AskedSize> size = parse_size(a.size);
  if (!size) throw InputError(fmt::format("--size must be columns x rows, such as 20x28, not '{}'", a.size));
  size->exact = a.own_size;
  return *size;
}

}  // namespace

void add_grid_options(CLI::App& app, GridArguments& a, const std::string& of_option) {
  app.add_option("--grid", a.grid, "the tiling; see: mazefolio list grids")
      ->type_name("GRID")
      ->capture_default_str();
  app.add_option("--shape", a.shape, "the outline; see: mazefolio list shapes")
      ->type_name("SHAPE")
      ->capture_default_str();
  app.add_option("--size", a.size, "columns x rows")
      ->each([&a](const std::string&) { a.own_size = true; })
      ->capture_default_str();
  app.add_option("--seed", a.seed, "any text; another seed gives another maze")->capture_default_str();
  app.add_option("--option", a.options, of_option)->allow_extra_args(false);
}

MazeWords words_of(const GridArguments& a) {
  check_seed(a.seed).value();
  MazeWords words{a.grid, a.shape, "backtracker", a.seed, {}, size_of(a), {}};
  for (const std::string& option : a.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      throw InputError(fmt::format("--option must be name=value, not '{}'", option));
    if (first_bad_utf8(option)) throw InputError("--option is not UTF-8 text");
    words.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return words;
}

}  // namespace mazefolio::cli
