#include "batch/output_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text/printable.h"
#include "spec/values.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view how_to_leave = "--allow-outside permits it";

// The characters that Windows forbids in names, because books are copied to other systems.
std::optional<std::string> forbidden(std::string_view text, bool may_have_folders) {
  for (const char sign : text) {
    const auto c = static_cast<unsigned char>(sign);
    if (c < 0x20 || c == 0x7F) return fmt::format("a control character (0x{:02X})", c);
    const bool slash = sign == '/' && !may_have_folders;
    if (slash || std::string_view("<>:\"|?*\\").find(sign) != std::string_view::npos)
      return fmt::format("'{}'", sign);
  }
  if (first_unprintable(text, false)) return "an invisible character";
  return std::nullopt;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// True for the names of devices on Windows, with any extension.
bool is_reserved(std::string_view name) {
  std::string stem(name.substr(0, name.find('.')));
  stem.erase(stem.find_last_not_of(' ') + 1);
  std::transform(stem.begin(), stem.end(), stem.begin(), lower);
  constexpr std::array<std::string_view, 6> devices{"con", "prn", "aux", "nul", "conin$", "conout$"};
  if (std::find(devices.begin(), devices.end(), stem) != devices.end()) return true;
  return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' &&
         stem[3] <= '9';
}

bool is_inside(const fs::path& path, const fs::path& folder) {
  const auto [end, at] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end() && at != path.end();
}

fs::path without_last_slash(fs::path path) {
  return path.has_filename() || !path.has_relative_path() ? path : path.parent_path();
}

// A name between slashes, and the parts that it is made of.
struct Component {
  std::string name;
  std::vector<const Part*> parts;

  bool is_written() const {
    return std::none_of(parts.begin(), parts.end(), [](const Part* p) { return p->is_value; });
  }
  // The place of the longest value, else of the pattern.
  const Mark& blamed(const Mark& pattern) const {
    const Part* longest = nullptr;
    for (const Part* part : parts)
      if (part->is_value && (!longest || part->text.size() > longest->text.size())) longest = part;
    return longest ? *longest->mark : pattern;
  }
};

std::vector<Component> components_of(std::span<const Part> parts) {
  std::vector<Component> components(1);
  for (const Part& part : parts) {
    std::string_view rest = part.text;
    for (;;) {
      const std::size_t slash = part.is_value ? std::string_view::npos : rest.find('/');
      Component& last = components.back();
      last.name += rest.substr(0, slash);
      last.parts.push_back(&part);
      if (slash == std::string_view::npos) break;
      components.emplace_back();
      rest.remove_prefix(slash + 1);
    }
  }
  return components;
}

// The reason why a name cannot be used, if any.
std::optional<std::string> why_unusable(const std::string& name) {
  if (name.empty()) return "the name of a file or folder is empty";
  const std::string shown = fmt::format("'{}'", shortened(name));
  if (name == "." || name == "..") return shown + " is not the name of a file or folder";
  if (name.front() == ' ') return "a name must not begin with a space: " + shown;
  if (name.back() == ' ' || name.back() == '.') return "a name must not end with a space or a dot: " + shown;
  if (is_reserved(name)) return shown + " is the name of a device on Windows";
  if (name.size() > OutputPaths::longest_name)
    return fmt::format("a name has at most {} bytes, not {}: {}", OutputPaths::longest_name, name.size(),
                       shown);
  return std::nullopt;
}

}  // namespace

OutputPaths::OutputPaths(const fs::path& folder, bool allow_outside)
    : folder_(without_last_slash(fs::absolute(folder.empty() ? "." : folder).lexically_normal())),
      real_folder_(fs::weakly_canonical(folder_)),
      allow_outside_(allow_outside) {}

std::optional<std::string> OutputPaths::path_of(std::span<const Part> parts, const Mark& pattern,
                                                std::string_view field, OncePerPlace& errors) {
  bool good = true;
  const auto fail = [&](const Mark& mark, std::string message, std::string_view hint = {}) {
    errors.error(mark, std::move(message), std::string(hint));
    good = false;
  };
  for (const Part& part : parts)
    if (const auto sign = forbidden(part.text, !part.is_value))
      fail(*part.mark,
           fmt::format("'{}' cannot be part of a file name: it contains {}", shortened(part.text), *sign));
  if (!good) return std::nullopt;

  fs::path path = folder_;
  const std::vector<Component> components = components_of(parts);
  const bool absolute =
      components.size() > 1 && components.front().is_written() && components.front().name.empty();
  if (absolute) {
    if (!allow_outside_)
      fail(pattern, fmt::format("'{}' must be a path from the run's folder", field), how_to_leave);
    path = "/";
  }
  for (const Component& c : components) {
    if (absolute && &c == &components.front()) continue;
    if (c.is_written() && c.name == "." && &c != &components.back()) continue;
    if (c.is_written() && c.name == ".." && &c != &components.back()) {
      if (!allow_outside_)
        fail(pattern, fmt::format("'{}' leads out of the run's folder", field), how_to_leave);
    } else if (const auto reason = why_unusable(c.name)) {
      fail(c.blamed(pattern), *reason);
    }
    path /= c.name;
  }
  const Component& last = components.back();
  const std::string& name = last.name;
  if (good && !name.ends_with(".pdf"))
    fail(last.parts.empty() || !last.parts.back()->is_value ? pattern : *last.parts.back()->mark,
         fmt::format("'{}' must end in .pdf, not '{}'", field, shortened(name)));
  else if (good && name == ".pdf")
    fail(last.blamed(pattern), "the PDF has no name before .pdf");
  if (!good) return std::nullopt;

  path = path.lexically_normal();
  std::string shown = is_inside(path, folder_) ? path.lexically_relative(folder_).string() : path.string();
  if (shown.size() > longest_path)
    fail(pattern, fmt::format("a path has at most {} bytes, not {}: '{}'", longest_path, shown.size(),
                              shortened(shown)));
  else
    good = check_inside(shown, pattern, errors);
  if (!good) return std::nullopt;
  return shown;
}

bool OutputPaths::check_inside(const fs::path& path, const Mark& mark, OncePerPlace& errors) {
  if (allow_outside_ || is_inside(resolved((folder_ / path).lexically_normal()), real_folder_)) return true;
  errors.error(
      mark, fmt::format("a symbolic link leads '{}' out of the run's folder", shortened(path.string(), 100)),
      std::string(how_to_leave));
  return false;
}

// The real place of a file, existing or not: `path` with all links followed, even those that lead nowhere.
fs::path OutputPaths::resolved(const fs::path& path) {
  fs::path place = path;
  std::error_code failure;
  for (int links = 0; links < 40; ++links) {
    auto [folder, is_new] = real_.try_emplace(place.parent_path());
    if (is_new) {
      folder->second = fs::weakly_canonical(folder->first, failure);
      if (failure) folder->second = folder->first;
    }
    place = folder->second / place.filename();
    const fs::path target = fs::read_symlink(place, failure);
    if (failure) return place;
    place = (folder->second / target).lexically_normal();
  }
  return place;
}

std::string OutputPaths::identity(const fs::path& path) {
  std::string text = resolved((folder_ / path).lexically_normal()).string();
  std::transform(text.begin(), text.end(), text.begin(), lower);
  return text;
}

}  // namespace mazefolio::batch
