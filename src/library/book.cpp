#include "publish/book_files.h"
#include "publish/load_pictures.h"
#include "publish/produce.h"

#include "library/internal.h"

namespace mazefolio {
namespace {

// Reads with `read(request, files)`; errors of the spec are data, not exceptions.
template <class Read>
BookSpec spec_read_by(std::filesystem::path folder, std::string path, const std::vector<std::string>& sets,
                      Read read) {
  return library::guarded([&] {
    const auto turn = library::turn();
    auto impl = std::make_shared<BookSpec::Impl>();
    impl->folder = std::move(folder);
    const spec::DataFiles files(impl->folder);
    const publish::SpecRequest request = publish::spec_request(std::move(path), sets);
    base::Result<spec::BookSpec> spec = read(request, files);
    base::Diagnostics found;
    if (spec.ok()) {
      impl->spec = std::move(spec).value();
      found = publish::load_pictures(impl->spec, files);
    } else {
      found = spec.found();
    }
    impl->diagnostics = library::published(found);
    impl->ok = !found.has_errors();
    return BookSpec(std::move(impl));
  });
}

const char* name_of(Edition edition) {
  static constexpr const char* names[] = {"print", "screen", "both"};
  return names[static_cast<int>(edition)];
}

publish::ProduceRequest request_of(const BuildOptions& options) {
  if (options.pdf.empty()) throw base::InputError("a book needs a place for its PDF");
  const bool manifest = options.manifest ? !options.manifest->empty() : options.pages.empty();
  if (!options.pages.empty() && manifest) throw base::InputError("a manifest tells of the whole book");
  if (!options.pages.empty() && options.prove) throw base::InputError("only a whole book can be proven");
  for (const auto& [first, last] : options.pages)
    if (first < 1 || last < first) throw base::InputError("a range of pages goes from 1 upwards");
  publish::ProduceRequest request;
  request.pdf = options.pdf;
  if (manifest) request.manifest = options.manifest.value_or(publish::manifest_path(options.pdf));
  publish::set_edition(request, name_of(options.edition));
  request.pages = options.pages;
  request.jobs = options.jobs;
  request.prove = options.prove;
  request.progress = {options.on_begin, options.on_step, options.on_end};
  return request;
}

}  // namespace

BookSpec::BookSpec(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}
bool BookSpec::ok() const { return impl_->ok; }
const std::vector<Diagnostic>& BookSpec::diagnostics() const { return impl_->diagnostics; }
const std::string& BookSpec::title() const { return impl_->spec.title; }

BookSpec read_spec(const std::filesystem::path& file, const std::vector<std::string>& sets) {
  return spec_read_by(file.parent_path(), file.string(), sets, [](const auto& request, const auto& files) {
    return publish::read_bare_spec(request, files);
  });
}

BookSpec read_spec_text(std::string_view yaml, const std::filesystem::path& folder, const std::string& name,
                        const std::vector<std::string>& sets) {
  return spec_read_by(folder, (folder / name).string(), sets, [&](const auto& request, const auto& files) {
    return publish::read_bare_text(yaml, request, files);
  });
}

BuildOutcome build_book(const BookSpec& spec, const BuildOptions& options) {
  if (!spec.ok())
    throw Error(ErrorKind::input, "this spec has errors, so it cannot be built", spec.diagnostics());
  return library::guarded([&] {
    const auto turn = library::turn();
    publish::Notices notices;
    const publish::Produced produced =
        publish::produce(spec.impl().spec, spec::DataFiles(spec.impl().folder), request_of(options), notices);
    BuildOutcome out;
    for (const publish::OutputFile& file : produced.files)
      out.files.push_back({file.path, file.sha256, file.bytes});
    for (const publish::MadeMaze& maze : produced.mazes)
      out.mazes.push_back({maze.number, maze.page, maze.title, maze.hash});
    out.pages = produced.pages;
    out.findings = produced.findings;
    out.warnings = library::published(notices.kept);
    return out;
  });
}

}  // namespace mazefolio
