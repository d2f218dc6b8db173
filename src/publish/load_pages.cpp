#include "publish/load_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text/utf8.h"
#include "publish/by_content.h"
#include "publish/icon_finder.h"
#include "render/read_picture.h"
#include "spec/csv.h"
#include "spec/data_files.h"
#include "spec/markdown.h"
#include "spec/printed_texts.h"

namespace mazefolio::publish {
namespace {

constexpr std::size_t most_pictures = 100, most_fact_characters = 1200, most_word_characters = 2000;

bool is_text(std::string_view bytes) {
  const auto forbidden = [](char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\r' && c != '\t';
  };
  return !first_bad_utf8(bytes) && std::ranges::none_of(bytes, forbidden);
}

// Setting a word takes time by the square of its length. Scripts that are not parted into words have no
// ASCII.
bool has_endless_word(std::string_view bytes) {
  std::size_t length = 0;
  for (const char c : bytes) {
    length = c > ' ' && c <= '~' ? length + 1 : 0;
    if (length > most_word_characters) return true;
  }
  return false;
}

void add_error(Diagnostics& found, const Place& place, const Diagnostic& wrong) {
  found.error(place, wrong.message, wrong.hint);
}

void load_text(PageSpec& page, const BookSpec& spec, const DataFiles& files, Diagnostics& found) {
  const FileName name{page.file.text, page.file.place, spec.confine};
  const Result<NamedFile> file = files.read(FileKind::text, name);
  if (!file) return found.add(file.found());
  if (!is_text(file->bytes))
    return found.error(page.file.place, fmt::format("'{}' is no text in UTF-8", page.file.text));
  if (has_endless_word(file->bytes))
    return found.error(page.file.place, fmt::format("'{}' has a word of more than {} characters",
                                                    page.file.text, most_word_characters));
  page.body = parse_markdown(file->bytes);
  page.body_place = page.file.place;
}

std::optional<std::size_t> column_of(const Csv& table, std::string_view name) {
  for (std::size_t i = 0; i < table.header.size(); ++i)
    if (table.header[i].text == name) return i;
  return std::nullopt;
}

void load_facts(BacksSpec& backs, const BookSpec& spec, const DataFiles& files, Diagnostics& found) {
  const Place& place = backs.file.place;
  const Result<NamedFile> file = files.read(FileKind::facts, {backs.file.text, place, spec.confine});
  if (!file) return found.add(file.found());
  const Result<Csv> table = parse_csv(file->bytes, (files.names_from().path() / backs.file.text).string());
  if (!table)
    return file->inside ? found.add(table.found())
                        : found.add(without_contents(table.found(), backs.file.text, FileKind::facts));
  const auto fact = column_of(*table, "fact"), title = column_of(*table, "title");
  if (!fact)
    return found.error(place, fmt::format("the table '{}' has no column 'fact'", backs.file.text),
                       "write fact into its first line");
  for (const std::vector<CsvField>& row : table->rows) {
    const CsvField& text = row[*fact];
    if (count_characters(text.text) > most_fact_characters)
      found.error(table->mark(text).place(),
                  fmt::format("a fact has at most {} characters", most_fact_characters));
    backs.facts.push_back(
        {title ? PlacedText{row[*title].text, table->mark(row[*title]).place()} : PlacedText{},
         {text.text, table->mark(text).place()}});
  }
  if (backs.facts.empty()) found.error(place, fmt::format("the table '{}' has no facts", backs.file.text));
}

class ArtLoader {
 public:
  /// `read` makes pixels of a file.
  ArtLoader(const DataFiles& files, bool confine, Diagnostics& found, Picture (*read)(const std::string&))
      : files_(files), icons_(files), confine_(confine), found_(found), read_(read) {}

  void load(PageSpec& page) {
    add(page, page.picture);
    for (const RichBlock& block : page.body)
      if (block.kind == RichBlock::Kind::picture) add(page, {block.picture, page.body_place});
  }

 private:
  void add(PageSpec& page, const PlacedText& name) {
    if (name.text.empty() || page.art.contains(name.text)) return;
    try {
      page.art[name.text] = art_of(name.text);
    } catch (const InputError& wrong) {
      page.art[name.text] = {};
      add_error(found_, name.place, wrong.found().all().front());
    }
    if (page.art[name.text].size.width <= 0) page.art.erase(name.text);
    if (seen_.size() == most_pictures + 1 && seen_.insert("").second)
      found_.error(name.place, fmt::format("the pages of a book have at most {} pictures", most_pictures));
  }

  PageArt art_of(const std::string& name) {
    seen_.insert(name);
    if (seen_.size() > most_pictures) return {};
    if (!is_path(name) && !is_picture_file(name)) return icon(name);
    const NamedFile file = files_.read(FileKind::picture, {name, {}, confine_}).value();
    try {
      return *pictures_.get(file.bytes, [&] { return art_in(file.bytes, read_); });
    } catch (const InputError&) {
      if (file.inside) throw;
      throw InputError(not_of_kind(FileKind::picture, name));
    }
  }

  static bool is_picture_file(const std::string& name) {
    for (const std::string_view ending : {".svg", ".png", ".jpg", ".jpeg", ".SVG", ".PNG", ".JPG", ".JPEG"})
      if (name.ends_with(ending)) return true;
    return false;
  }

  PageArt icon(const std::string& asked) {
    const std::string name = icons_.name("icon", asked).value();
    auto svg = std::make_shared<const std::string>(icons_.svg(name).value());
    const Picture drawn = draw_house_svg(*svg);
    return {std::move(svg), nullptr, size_of(drawn)};
  }

  // Vectors stay vectors; their pixels say that they can be drawn within bounds, and how large they are.
  static PageArt art_in(const std::string& bytes, Picture (*read)(const std::string&)) {
    Picture picture = read(bytes);
    const Size size = size_of(picture);
    if (is_svg(bytes)) return {std::make_shared<const std::string>(bytes), nullptr, size};
    return {nullptr, std::make_shared<const Picture>(std::move(picture)), size};
  }

  static Size size_of(const Picture& picture) {
    return {static_cast<double>(picture.width), static_cast<double>(picture.height)};
  }

  const DataFiles& files_;
  IconFinder icons_;
  bool confine_;
  Diagnostics& found_;
  Picture (*read_)(const std::string&);
  ByContent<PageArt> pictures_;
  std::set<std::string> seen_;
};

}  // namespace

Diagnostics load_page_texts(BookSpec& spec, const DataFiles& files) {
  Diagnostics found;
  for_each_written_page(spec, [&](PageSpec& page) {
    if (!page.file.text.empty()) load_text(page, spec, files, found);
  });
  if (spec.backs.kind == Backs::facts) load_facts(spec.backs, spec, files, found);
  return found;
}

Diagnostics load_page_art(BookSpec& spec, const DataFiles& files) {
  Diagnostics found;
  ArtLoader loader(files, spec.confine, found, read_picture);
  for_each_page(spec, [&](PageSpec& page) { loader.load(page); });
  ArtLoader fine(files, spec.confine, found, read_fine_picture);
  for (PageSpec* page : {&spec.cover.front, &spec.cover.back, &spec.cover.logo}) fine.load(*page);
  return found;
}

}  // namespace mazefolio::publish
