#include "publish/fitting_book.h"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "publish/dress_book.h"
#include "publish/load_pictures.h"
#include "publish/notices.h"
#include "render/lettering.h"
#include "spec/deal_theme.h"
#include "topology/shapes.h"

namespace mazefolio::publish {
namespace {

/// A copy of the book without these silhouettes; null where it cannot be had.
std::shared_ptr<const BookSpec> without(const std::set<std::string>& unfit, const BookSpec& spec,
                                        const DataFiles& files) {
  auto next = std::make_shared<BookSpec>(spec);
  if (!deal_other_silhouettes(*next, unfit, icon_shape()) || load_pictures(*next, files).has_errors())
    return nullptr;
  return next;
}

/// Nothing where it cannot be had.
std::optional<PuzzleSpec> with_picture(PuzzleSpec entry, const DataFiles& files) {
  Notices told;  // of the entry already
  try {
    load_pictures(entry, files, told);
  } catch (const InputError&) {
    return std::nullopt;
  }
  return entry;
}

/// Each part of a text as a shape of its own, with its letters.
std::vector<PuzzleSpec> parts_of_text(const PuzzleSpec& entry, const DataFiles& files) {
  std::vector<PuzzleSpec> out;
  const ShapeRow& row = *find_row(topology::shapes(), entry.shape.name);
  for (const std::string& part : text_parts(entry.shape.options.text("text"))) {
    PuzzleSpec own = entry;
    own.shape.options.set(row.options, "text", part).value();
    std::optional<PuzzleSpec> with_letters = with_picture(std::move(own), files);
    if (!with_letters) return {};
    out.push_back(std::move(*with_letters));
  }
  return out;
}

}  // namespace

Result<Book> make_fitting_book(const BookSpec& spec, const HouseData& house, const DataFiles& files,
                               TextMeasurer& measurer, unsigned jobs, const std::function<void()>& on_done,
                               PuzzleCache* cache, const Book* last) {
  std::set<std::string> unfit;
  Place place;  // of the first of them
  MakingAids aids{cache, last,
                  [&](const PuzzleSpec& entry) {
                    if (unfit.empty()) place = entry.shape_place;
                    unfit.insert(entry.shape.options.text("icon"));
                  },
                  [&](const PuzzleSpec& entry) { return parts_of_text(entry, files); },
                  [&](const PuzzleSpec& entry) { return with_picture(entry, files); }};
  std::shared_ptr<const BookSpec> own;
  for (;;) {
    const std::size_t before = unfit.size();
    Result<Book> made =
        make_book(own ? *own : spec, house, measurer, jobs, own ? std::function<void()>{} : on_done, aids);
    if (made && own) {
      made->own_spec = own;
      made->remarks.push_back({place, fmt::format("of {} no maze can be made here; other silhouettes of the "
                                                  "theme stand in",
                                                  fmt::join(unfit, ", "))});
    }
    if (made || unfit.size() == before) return made;
    own = without(unfit, spec, files);
    if (own) continue;
    aids.on_unfit = nullptr;
    return make_book(spec, house, measurer, jobs, {}, aids);
  }
}

}  // namespace mazefolio::publish
