#include "render/pdf.h"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include <chrono>
#include <set>
#include <utility>

#include "base/diagnostic.h"
#include "base/geometry/turn.h"
#include "render/library_log.h"
#include "render/painter.h"

namespace mazefolio::render {
namespace {

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

void check(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw WorldError(fmt::format("the PDF cannot be written: {}", cairo_status_to_string(status)));
}

std::string iso_date(std::int64_t epoch) {
  using namespace std::chrono;
  const sys_seconds time{seconds{epoch}};
  const auto day = floor<days>(time);
  const year_month_day date{day};
  const hh_mm_ss clock{time - day};
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

/// A quoted string for Cairo's tag attributes.
std::string pdf_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

/// Cairo has no tag for what is not read. What it writes for this one, finish_pdf makes an artifact of.
constexpr const char* artifact_tag = "NonStruct";

const char* tag_of(Role role) {
  switch (role) {
    case Role::artifact:
      return artifact_tag;
    case Role::paragraph:
      return "P";
    case Role::heading:
      return "H1";
    case Role::subheading:
      return "H2";
    case Role::figure:
      return "Figure";
  }
  return "P";
}

std::string roman(int number) {
  static constexpr std::pair<int, const char*> parts[] = {
      {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
      {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
  std::string out;
  for (const auto& [value, digits] : parts)
    for (; number >= value; number -= value) out += digits;
  return out;
}

/// The label of a page that shows no folio: one more than the page before, or a roman number in the front
/// matter.
std::string silent_label(const std::string& before, int page) {
  const std::size_t digits = before.find_last_not_of("0123456789") + 1;  // npos + 1 is 0
  if (before.size() == digits || before.size() - digits > 9) return roman(page);
  return before.substr(0, digits) + std::to_string(std::stoi(before.substr(digits)) + 1);
}

}  // namespace

struct PdfWriter::State {
  State(DocumentInfo about, Edition which, PictureInk ink)
      : info(std::move(about)), edition(which), painter(info.language, ink, &apart) {}
  ~State() {
    cairo_destroy(to);
    cairo_surface_destroy(surface);
  }

  DocumentInfo info;
  Edition edition;
  std::vector<std::string> apart;  // the paths of this page
  PagePaths paths;
  Painter painter;
  std::string bytes;
  cairo_surface_t* surface = nullptr;
  cairo_t* to = nullptr;
  std::set<std::string> places;
  int pages = 0;
  std::string label;
  std::vector<int> open_outline;  // the ids of the last entry and its ancestors
  SpokenTexts spoken;

  void describe() {
    const auto say = [&](cairo_pdf_metadata_t what, const std::string& text) {
      if (!text.empty()) cairo_pdf_surface_set_metadata(surface, what, text.c_str());
    };
    say(CAIRO_PDF_METADATA_TITLE, info.title);
    say(CAIRO_PDF_METADATA_AUTHOR, info.author);
    say(CAIRO_PDF_METADATA_SUBJECT, info.subject);
    say(CAIRO_PDF_METADATA_CREATOR, info.creator);
    say(CAIRO_PDF_METADATA_CREATE_DATE,
        iso_date(info.epoch.value_or(946684800)));  // 2000-01-01, otherwise Cairo uses the clock
  }

  void mark(const Marker& marker) {
    if (!places.insert(marker.name).second)
      throw InternalError(fmt::format("the place '{}' is marked twice", marker.name));
    cairo_tag_begin(
        to, CAIRO_TAG_DEST,
        fmt::format("name={} x={:.3f} y={:.3f}", pdf_quoted(marker.name), marker.at.x, marker.at.y).c_str());
    cairo_tag_end(to, CAIRO_TAG_DEST);
    if (marker.title.empty()) return;
    const auto level = static_cast<std::size_t>(std::max(0, marker.level));
    if (open_outline.size() > level) open_outline.resize(level);
    const int parent = open_outline.empty() ? CAIRO_PDF_OUTLINE_ROOT : open_outline.back();
    open_outline.push_back(cairo_pdf_surface_add_outline(surface, parent, marker.title.c_str(),
                                                         ("dest=" + pdf_quoted(marker.name)).c_str(),
                                                         CAIRO_PDF_OUTLINE_FLAG_OPEN));
  }

  void begin_link(const Link& link, const std::string& words) {
    const Rect r = in_order(link.area);
    cairo_tag_begin(to, CAIRO_TAG_LINK,
                    fmt::format("dest={} rect=[{:.3f} {:.3f} {:.3f} {:.3f}]", pdf_quoted(link.target), r.x0,
                                r.y0, r.width(), r.height())
                        .c_str());
    spoken.links.push_back(words);
  }

  void tell(const ReadPart& read) {
    const char* const tag = tag_of(read.part.role);
    cairo_tag_begin(to, tag, nullptr);
    if (read.part.role == Role::figure) spoken.figures.push_back(read.part.says);
    if (read.link) begin_link(*read.link, read.words);
    for (std::size_t i = 0; i < read.items.size(); ++i) painter.paint(to, read.items[i], goes_on(read, i));
    if (read.link) cairo_tag_end(to, CAIRO_TAG_LINK);
    cairo_tag_end(to, tag);
  }

  /// What is not read comes first: it lies below what is.
  void tell(const Reading& reading) {
    if (!reading.artifacts.empty()) {
      cairo_tag_begin(to, artifact_tag, nullptr);
      for (const PlacedItem& placed : reading.artifacts) painter.paint(to, placed);
      cairo_tag_end(to, artifact_tag);
    }
    for (const ReadPart& read : reading.parts) tell(read);
    for (const Marker& marker : reading.markers) mark(marker);
  }
};

PdfWriter::PdfWriter(DocumentInfo info, Edition edition, PictureInk ink)
    : state_(std::make_unique<State>(std::move(info), edition, ink)) {
  state_->surface = cairo_pdf_surface_create_for_stream(append, &state_->bytes, 1, 1);
  check(cairo_surface_status(state_->surface));
  cairo_pdf_surface_restrict_to_version(state_->surface, CAIRO_PDF_VERSION_1_5);
  state_->to = cairo_create(state_->surface);
  state_->describe();
  check(cairo_status(state_->to));
}

PdfWriter::~PdfWriter() = default;

void PdfWriter::add(const Page& page) {
  State& s = *state_;
  const bool screen = s.edition == Edition::screen;
  if (s.pages > 0) cairo_show_page(s.to);
  cairo_pdf_surface_set_size(s.surface, page.frame.size.width, page.frame.size.height);
  // Cairo 1.16 announces a structure tree that it does not write, unless there is one element around all.
  if (screen && s.pages == 0) cairo_tag_begin(s.to, "Document", nullptr);
  ++s.pages;
  if (!screen) {
    cairo_save(s.to);
    s.painter.paint(s.to, page.frame);
    cairo_restore(s.to);
  } else {
    s.tell(reading_of(page.frame));
    s.label = page.label.empty() ? silent_label(s.label, s.pages) : page.label;
    cairo_pdf_surface_set_page_label(s.surface, s.label.c_str());
  }
  s.paths.push_back(std::exchange(s.apart, {}));
  check(cairo_status(s.to));
  s.painter.check_fonts();
}

RawPdf PdfWriter::finish() {
  State& s = *state_;
  if (s.pages > 0) {
    if (s.edition == Edition::screen) cairo_tag_end(s.to, "Document");
    cairo_show_page(s.to);
  }
  check(cairo_status(s.to));
  cairo_surface_finish(s.surface);
  check(cairo_surface_status(s.surface));
  s.painter.check_fonts();
  throw_on_library_warning();
  return {std::move(s.bytes), std::move(s.spoken), std::move(s.paths)};
}

}  // namespace mazefolio::render
