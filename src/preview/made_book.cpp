#include "preview/made_book.h"

#include "base/failure.h"
#include "publish/notices.h"
#include "publish/read_spec.h"

namespace mazefolio::preview {
namespace {

std::shared_ptr<const MadeBook> made_book(BookSpec spec, const DataFiles& files, unsigned jobs,
                                          Workshop& workshop, const Progress& progress, Notices& notices) {
  const auto made = std::make_shared<MadeBook>(MadeBook{std::move(spec), {}, {}});
  made->ready =
      make_ready_book(made->spec, files, workshop.measurer.of(made->spec.language), jobs, progress, notices,
                      &workshop.puzzles, workshop.last ? &workshop.last->ready.book : nullptr);
  made->key = answer_key(made->ready.book);
  workshop.last = made;
  return made;
}

}  // namespace

Making make_from(std::string_view text, const SessionRequest& request, Workshop& workshop,
                 const MakingListener& listener) {
  DataFiles files(NameFolder{request.spec.parent_path(), {}, request.confine});
  files.share(workshop.trees);
  if (listener.on_file) files.on_use(listener.on_file);
  Making making;
  Notices notices;
  notices.on_warning = [&](const Diagnostic& warning) { making.found.add(warning); };
  try {
    const SpecRequest read = spec_request(request.spec.string(), request.sets);
    making.book = made_book(with_pictures(read_bare_text(text, read, files), files, notices), files,
                            request.jobs, workshop, listener.progress, notices);
  } catch (const std::exception& thrown) {
    making.found.add(errors_of(thrown));
  }
  making.used = files.used();
  return making;
}

}  // namespace mazefolio::preview
