#include "preview/made_book.h"

#include "base/system/parallel.h"
#include "publish/notices.h"
#include "publish/progress.h"
#include "publish/read_spec.h"

namespace mazefolio::preview {

MadeBook::MadeBook(BookSpec read, const DataFiles& files, unsigned jobs, Notices& notices, PuzzleCache& cache)
    : spec(std::move(read)),
      measurer(spec.language),
      ready(make_ready_book(spec, files, measurer, jobs, Progress{}, notices, &cache)),
      page(make_page(ready.book, measurer, 0).frame.size) {}

Making make_from(std::string_view text, const SessionRequest& request, Workshop& workshop) {
  DataFiles files(NameFolder{request.spec.parent_path(), {}, request.confine});
  files.share(workshop.trees);
  Making making;
  Notices notices;
  notices.on_warning = [&](const Diagnostic& warning) { making.found.add(warning); };
  try {
    const SpecRequest read = spec_request(request.spec.string(), request.sets);
    making.book = std::make_shared<MadeBook>(with_pictures(read_bare_text(text, read, files), files, notices),
                                             files, request.jobs, notices, workshop.puzzles);
  } catch (const InputError& wrong) {
    making.found.add(wrong.found());
  } catch (const WorldError& wrong) {
    making.found.error({}, wrong.what());
  }
  making.used = files.used();
  return making;
}

}  // namespace mazefolio::preview
