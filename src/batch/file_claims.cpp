#include "batch/file_claims.h"

#include <fmt/format.h>

#include "spec/values.h"

namespace mazefolio::batch {
namespace {

std::string text_of(const Claims::Owner& owner) {
  std::string text(owner.what);
  if (!owner.of.empty()) text += fmt::format(" of '{}'", shortened(owner.of, 100));
  if (!owner.about.empty()) text += fmt::format(" with {}", owner.about);
  return text;
}

std::string place_of(const Claims::Owner& owner) {
  if (!owner.mark || !owner.mark->file) return {};
  return fmt::format(" ({}:{}:{})", *owner.mark->file, owner.mark->line, owner.mark->column);
}

}  // namespace

void Claims::add_input(const std::filesystem::path& path, const Owner& owner) {
  files_.emplace(paths_.identity(std::filesystem::absolute(path)), owner);
}

void Claims::add_output(const std::string& path, const Owner& owner, OncePerPlace& errors) {
  paths_.check_inside(path, *owner.mark, errors);
  const std::string file = paths_.identity(path);
  const auto report = [&](const std::string& shown, const Owner& other, std::string_view what_else) {
    const bool both_books = what_else.empty() && owner.what == other.what;
    errors.error(*owner.mark,
                 fmt::format("'{}' would be {} and {}{}{}", shortened(shown, 100), text_of(owner), what_else,
                             text_of(other), place_of(other)),
                 both_books ? "make them differ with placeholders in 'output'" : "");
  };
  paths_.check_inside(path, *owner.mark, errors);
  const auto [at, is_new] = files_.emplace(file, owner);
  if (!is_new) return report(path, at->second, "");
  if (const auto folder = folders_.find(file); folder != folders_.end())
    report(path, folder->second, "a folder for ");
  for (std::size_t slash = file.rfind('/'); slash != std::string::npos && slash > 0;
       slash = file.rfind('/', slash - 1)) {
    const std::string folder = file.substr(0, slash);
    if (const auto other = files_.find(folder); other != files_.end())
      return report(path, other->second, "inside ");
    if (!folders_.emplace(folder, owner).second) return;
  }
}

std::optional<std::string> Claims::owner_of(const std::filesystem::path& path) const {
  const auto owner = files_.find(paths_.identity(std::filesystem::absolute(path)));
  if (owner == files_.end()) return std::nullopt;
  return text_of(owner->second);
}

}  // namespace mazefolio::batch
