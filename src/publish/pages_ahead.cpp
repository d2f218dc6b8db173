#include "publish/pages_ahead.h"

#include <algorithm>
#include <utility>

#include "base/system/parallel.h"

namespace mazefolio::publish {
namespace {

constexpr std::size_t at_once = 16;

}  // namespace

PagesAhead::PagesAhead(const MakePage& make, const std::vector<std::size_t>& wanted,
                       const std::string& language, TextMeasurer& measurer, unsigned jobs)
    : make_(make),
      wanted_(wanted),
      language_(language),
      given_(measurer),
      own_thread_(jobs != 1 && wanted.size() > at_once) {
  begin();
}

MadePage PagesAhead::next() {
  if (at_ == made_.size()) {
    made_ = coming_.get();
    at_ = 0;
    begin();
  }
  return std::move(made_[at_++]);
}

void PagesAhead::begin() {
  const std::size_t first = begun_;
  begun_ = std::min(wanted_.size(), begun_ + at_once);
  if (first == begun_) return;
  const std::launch how = own_thread_ ? std::launch::async : std::launch::deferred;
  coming_ = std::async(how, [this, first, last = begun_] {
    if (own_thread_ && !own_) own_.emplace(language_);
    TextMeasurer& measurer = own_thread_ ? *own_ : given_;
    std::vector<MadePage> pages;
    for (std::size_t i = first; i < last; ++i) {
      throw_if_canceled();
      pages.push_back(make_(measurer, wanted_[i]));
    }
    return pages;
  });
}

}  // namespace mazefolio::publish
