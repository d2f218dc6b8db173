#include "publish/read_spec.h"

#include <memory>
#include <utility>

#include "book/book_vocabulary.h"
#include "book/read_look.h"
#include "publish/dress_book.h"
#include "publish/icon_finder.h"
#include "publish/load_pages.h"
#include "publish/load_pictures.h"
#include "spec/context.h"
#include "spec/data_files.h"
#include "spec/house_files.h"
#include "spec/read_book.h"
#include "spec/typography.h"

namespace mazefolio::publish {

void SpecRequest::set(std::string_view assignment, std::string_view shown) {
  Context context(found);
  if (auto value = read_override(assignment, context, shown)) sets.push_back(std::move(*value));
}

void SpecRequest::set_text(std::string field, const std::string& text, const std::string& shown) {
  const Mark mark{std::make_shared<const std::string>(shown), 0, 0};
  sets.push_back({std::move(field), scalar_node(text, mark, true), mark});
}

SpecRequest spec_request(std::string path, std::span<const std::string> assignments) {
  SpecRequest request{std::move(path)};
  for (const std::string& assignment : assignments) request.set(assignment);
  return request;
}

namespace {

// Reads with `read(vocabulary)`; its errors come after those in the values that are set.
template <class Read>
Result<BookSpec> bare_spec(const SpecRequest& request, const DataFiles& files, Read read) {
  Result<Vocabulary> vocabulary = book_vocabulary(files);
  if (!vocabulary.ok()) return vocabulary.found();
  IconFinder icons(files);
  vocabulary->icon_names = [&](std::string_view what, const std::string& asked) {
    return icons.name(what, asked);
  };
  vocabulary->template_defaults = [&](const FileName& name) { return template_defaults(files, name); };
  Result<BookSpec> spec = read(vocabulary.value());
  if (spec.ok()) {
    Diagnostics dressed = dress_book(spec.value(), files, vocabulary.value());
    if (dressed.has_errors())
      spec = std::move(dressed);
    else
      spec->warnings.add(dressed);
  }
  if (!request.found.has_errors()) return spec;
  Diagnostics found = request.found;
  if (!spec.ok()) found.add(spec.found());
  return found;
}

// Typography of the language, and {mazes} in the title. Broken house data are reported when all are read.
void set_in_language(BookSpec& spec, const DataFiles& files) {
  const Result<std::vector<Audience>> audiences = read_audiences(files);
  if (!audiences.ok()) return;
  Register spoken_to = Register::kids;
  for (const Audience& audience : audiences.value())
    if (audience.name == spec.audience) spoken_to = audience.spoken_to;
  const Result<Words> words = read_words(files, spec.language, spoken_to);
  if (!words.ok()) return;
  spec.title = fill(spec.title, {{"mazes", words->mazes}});
  typeset(spec, words.value());
}

}  // namespace

Result<BookSpec> read_bare_spec(const SpecRequest& request, const DataFiles& files) {
  return bare_spec(request, files, [&](const Vocabulary& vocabulary) {
    return read_book(request.path, request.sets, vocabulary, files.names_from());
  });
}

Result<BookSpec> read_bare_text(std::string_view bytes, const SpecRequest& request, const DataFiles& files) {
  return bare_spec(request, files, [&](const Vocabulary& vocabulary) {
    return read_book_text(bytes, request.path, files.names_from(), request.sets, vocabulary);
  });
}

BookSpec read_spec(const SpecRequest& request, const DataFiles& files, Notices& notices) {
  return with_pictures(read_bare_spec(request, files), files, notices);
}

BookSpec with_pictures(Result<BookSpec> bare, const DataFiles& files, Notices& notices) {
  BookSpec spec = std::move(bare).value();
  Diagnostics found = load_page_texts(spec, files);
  set_in_language(spec, files);
  found.add(spec.warnings);
  spec.warnings = {};
  found.add(load_page_art(spec, files));
  found.add(load_pictures(spec, files));
  settle(found, notices);
  return spec;
}

}  // namespace mazefolio::publish
