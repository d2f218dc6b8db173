#pragma once

#include <cstddef>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "layout/page_ink.h"
#include "render/pango_measurer.h"

namespace mazefolio::publish {

/// A page, and what it has ink for beside its mazes.
struct MadePage {
  Page page;
  PageInk ink;
};

using MakePage = std::function<MadePage(TextMeasurer& measurer, std::size_t index)>;

/// Makes pages a few ahead of those that are painted, on a thread of its own unless `jobs` is 1 or there are
/// few. What is given must outlive it. Exceptions of `make` come out of next.
class PagesAhead {
 public:
  PagesAhead(const MakePage& make, const std::vector<std::size_t>& wanted, const std::string& language,
             TextMeasurer& measurer, unsigned jobs);
  /// The next of the wanted pages; there must be one.
  MadePage next();

 private:
  void begin();

  const MakePage& make_;
  const std::vector<std::size_t>& wanted_;
  const std::string& language_;
  TextMeasurer& given_;
  bool own_thread_;
  /// Begun on the other thread: fonts are those of the thread that begins with them, and serve one at a time.
  std::optional<PangoMeasurer> own_;
  std::size_t begun_ = 0, at_ = 0;
  std::vector<MadePage> made_;
  std::future<std::vector<MadePage>> coming_;  ///< last, so that it ends before what it uses
};

}  // namespace mazefolio::publish
