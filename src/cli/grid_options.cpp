#include "cli/grid_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/options.h"
#include "base/text/utf8.h"
#include "spec/values.h"

namespace mazefolio::cli {
namespace {

AskedSize size_of(const GridArguments& a) {
  const std::size_t x = a.size.find('x');
  const std::int64_t columns = parse_integer(a.size.substr(0, x)).value_or(0);
  const std::int64_t rows = x == std::string::npos ? 0 : parse_integer(a.size.substr(x + 1)).value_or(0);
  if (columns < 1 || rows < 1 || columns > 1'000'000'000 || rows > 1'000'000'000)
    throw InputError(fmt::format("--size must be columns x rows, such as 20x28, not '{}'", a.size));
  return {static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows), a.own_size};
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
