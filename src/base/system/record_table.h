#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"
#include "base/system/open_beneath.h"

namespace mazefolio::base {

/// A file of short records under keys, for what may be forgotten: it is never longer than most_bytes, and the
/// oldest records of a place make room for new ones. What another program writes meanwhile, a damaged file or
/// a full disk only means that less is found; a record is given back as it was kept or not at all. Its
/// functions may be called from several threads.
class RecordTable {
 public:
  static constexpr std::size_t most_bytes = std::size_t{32} << 20, longest_value = 61;

  /// Opens or makes the file in a folder, which is made, too, for this user alone. Where that cannot be, or
  /// the folder is empty, another's or a link, nothing is found or kept.
  RecordTable(const std::filesystem::path& folder, const std::string& file);

  bool is_open() const { return static_cast<bool>(file_); }
  std::optional<std::string> find(std::string_view key) const;
  /// The value is one line of text, without spaces at its end; a longer one than longest_value is not kept.
  void keep(std::string_view key, std::string_view value);

 private:
  Descriptor file_;
  std::mutex writing_;
};

}  // namespace mazefolio::base
