#pragma once

#include <vector>

#include "publish/produce.h"

namespace mazefolio::publish {

/// Makes one PDF of many small books, such as a sheet for each pupil. Where `answers` stand at the end, a key
/// to all of them follows, with the names of the pupils; where they are separate, it goes into a file beside.
/// The files appear together or not at all. Throws as produce does.
Produced produce_class(const std::vector<BookSpec>& sheets, AnswerPlace answers, const DataFiles& files,
                       const ProduceRequest& request, Notices& notices);

}  // namespace mazefolio::publish
