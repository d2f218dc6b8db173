#include "preview/look_pictures.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "preview/page_picture.h"

namespace mazefolio::preview {
namespace {

using Json = nlohmann::ordered_json;

constexpr int look_width_px = 280;
constexpr std::size_t most_kept = 200;

/// As YAML in quotes.
std::string quoted(const std::string& text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string sample_text(const BookSpec& book, const std::string& look, const std::string& theme) {
  return fmt::format(
      "title: {}\nlanguage: {}\naudience: {}\npage: {:.3f}x{:.3f}pt\ntemplate: {}\n{}"
      "chapters: [{{puzzles: [{{seed: sample}}]}}]\n",
      quoted(book.title), quoted(book.language), quoted(book.audience), book.page.width.pt,
      book.page.height.pt, quoted(look), theme.empty() ? "" : "theme: " + quoted(theme) + "\n");
}

}  // namespace

Result<std::string> LookPictures::painted(const std::string& sample) {
  SessionRequest request = request_;
  request.sets.clear();
  Workshop workshop;  // of this thread, with its fonts
  const Making making = make_from(sample, request, workshop);
  if (!making.book) {
    const auto& found = making.found.all();
    return Result<std::string>::failure(found.empty() ? "it has no picture" : found.front().message);
  }
  const Book& book = making.book->ready.book;
  const auto page = static_cast<std::size_t>(book.puzzles.front().printed.page) - 1;
  return page_picture(*making.book, {page, look_width_px}, workshop.measurer);
}

Result<std::string> LookPictures::picture(const MadeBook& made, const std::string& key,
                                          const std::string& name) {
  if (key != "template" && key != "theme") return Result<std::string>::failure("there is no such look");
  const std::string sample = key == "theme" ? sample_text(made.spec, made.spec.look, name)
                                            : sample_text(made.spec, name, made.spec.theme_name);
  const std::lock_guard lock(mutex_);
  if (const auto known = kept_.find(sample); known != kept_.end()) return known->second;
  Result<std::string> picture = painted(sample);
  if (!picture) return picture;
  if (kept_.size() >= most_kept) kept_.clear();
  return kept_[sample] = *picture;
}

}  // namespace mazefolio::preview
