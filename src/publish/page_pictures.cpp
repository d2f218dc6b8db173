#include "publish/page_pictures.h"

#include <list>

#include "base/diagnostic.h"
#include "base/system/parallel.h"
#include "base/system/watch.h"
#include "publish/book_files.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "render/library_log.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"

namespace mazefolio::publish {

std::vector<OutputFile> page_pictures(const BookSpec& spec, const DataFiles& files,
                                      const PagePicturesRequest& request, Notices& notices) {
  forget_library_warnings();
  PangoMeasurer measurer(spec.language);
  const ReadyBook ready =
      make_ready_book(spec, files, measurer, request.jobs, request.progress, notices, request.cache);
  const std::size_t count = ready.book.plan.pages.size();
  const std::vector<std::size_t> wanted = wanted_pages(request.pages, count);
  if (is_device(request.file) && wanted.size() > 1)
    throw InputError("pictures of several pages need a file each",
                     "name them with -o, or choose one with --pages");

  std::list<Output> outputs;
  Phase drawn(request.progress, "pages", wanted.size());
  for (const std::size_t i : wanted) {
    throw_if_canceled();
    const std::filesystem::path file =
        wanted.size() == 1 ? request.file : numbered_path(request.file, i + 1, count);
    refuse_overwriting(spec.file, {file});
    outputs.emplace_back(file);
    outputs.back().write(
        picture_of(make_page(ready.book, measurer, i).frame, request.format, spec.title, request.dpi));
    outputs.back().flush();
    drawn.step();
  }
  work_is_done();
  std::vector<OutputFile> written;
  for (Output& output : outputs) {
    output.commit();
    written.push_back(output.written());
  }
  return written;
}

}  // namespace mazefolio::publish
