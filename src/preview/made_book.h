#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "preview/session.h"
#include "publish/paint.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"

namespace mazefolio::preview {

/// A book that was made, with all that it needs to paint its pages. The measurer is for one thread.
struct MadeBook {
  BookSpec spec;
  PangoMeasurer measurer;
  ReadyBook ready;  ///< of `spec`
  Size page;        ///< points

  MadeBook(BookSpec read, const DataFiles& files, unsigned jobs, Notices& notices);
};

/// One making of a book: the book, or what was wrong; and what was found beside.
struct Making {
  std::shared_ptr<MadeBook> book;   ///< null: it could not be made
  Diagnostics found;                ///< errors and warnings
  std::vector<std::string> used{};  ///< files, as DataFiles::used has them
};

/// Makes the book of a spec whose text is given. `trees` keeps house data from one making to the next.
Making make_from(std::string_view text, const SessionRequest& request, HouseTrees& trees);

}  // namespace mazefolio::preview
