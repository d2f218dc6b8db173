#include "spec/read_printer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "spec/data_files.h"
#include "spec/extending.h"
#include "spec/field_table.h"
#include "spec/ink_choices.h"

namespace mazefolio::spec {
namespace {

constexpr Length none = points(0), widest_margin = inches(3), largest_page = inches(60);
constexpr int most_pages = 10'000;
constexpr std::size_t most_trims = 200, most_papers = 50;

// Several fields under one key that are members of one struct.
Field<Printer> group(std::string name, std::string summary, Fields<Printer> fields) {
  return {name, std::move(summary), schema_of(fields),
          [name, fields](const Node& node, Printer& into, Context& context) {
            read_fields(node, "'" + name + "'", fields, into, context);
          }};
}

template <class T, class M>
Field<T> optional_mapping_field(std::string name, std::string summary, std::optional<M> T::*member,
                                Fields<M> fields) {
  Schema schema = schema_of(fields);
  return {name, std::move(summary), std::move(schema),
          [name, member, fields = std::move(fields)](const Node& node, T& into, Context& context) {
            M value = (into.*member).value_or(M{});
            read_fields(node, "'" + name + "'", fields, value, context);
            into.*member = std::move(value);
          }};
}

Field<CustomTrim> range_field(const std::string& name, std::string summary, LengthRange CustomTrim::*member) {
  Schema schema = list_schema(length_schema());
  schema.min_items = 2;
  schema.max_items = 2;
  return {name, std::move(summary), std::move(schema),
          [name, member](const Node& node, CustomTrim& into, Context& context) {
            if (!expect_list(node, "'" + name + "'", context)) return;
            if (node.items.size() != 2)
              return context.error(node, fmt::format("'{}' needs two lengths: [least, most]", name));
            const auto low = as_length(*node.items[0], name, none, largest_page, context);
            const auto high = as_length(*node.items[1], name, none, largest_page, context);
            if (!low || !high) return;
            if (*low > *high)
              return context.error(node, fmt::format("'{}' ends before it begins", name),
                                   "write the lesser length first");
            into.*member = {*low, *high};
          }};
}

Field<Printer> papers_field() {
  const Fields<PrinterPaper> fields{
      choice_field("ink", "for which ink it is", &PrinterPaper::ink, ink_choices),
      length_field("caliper", "thickness of a page, half that of its leaf: what a page adds to the spine",
                   &PrinterPaper::caliper, none, inches(0.1)),
      integer_field("min", "fewest pages, where they are not the printer's", &PrinterPaper::min_pages, 1,
                    most_pages),
      integer_field("max", "most pages, where they are not the printer's", &PrinterPaper::max_pages, 1,
                    most_pages)};
  Schema schema;
  schema.types = {"object"};
  schema.others = {schema_of(fields)};
  return {"papers", "papers by name; the first for an ink is the one of books that name none",
          std::move(schema), [fields](const Node& node, Printer& into, Context& context) {
            if (!expect_mapping(node, "'papers'", context)) return;
            if (node.entries.size() > most_papers)
              return context.error(node, fmt::format("'papers' has at most {} entries", most_papers));
            into.papers.clear();
            for (const Entry& entry : node.entries) {
              PrinterPaper& paper = into.papers.emplace_back();
              paper.name = entry.key;
              read_fields(*entry.value, "'" + shortened(entry.key) + "'", fields, paper, context);
              if (paper.min_pages && paper.max_pages && *paper.min_pages > *paper.max_pages)
                context.error(*entry.value, "'min' is greater than 'max'");
            }
          }};
}

Field<PrinterTrim> trim_pages_field() {
  Schema schema;
  schema.types = {"object"};
  schema.others = {integer_schema(1, most_pages)};
  return {"pages", "most pages by paper; a paper that is left out cannot be had for this trim",
          std::move(schema), [](const Node& node, PrinterTrim& into, Context& context) {
            if (!expect_mapping(node, "'pages'", context)) return;
            for (const Entry& entry : node.entries)
              if (const auto most = as_integer(*entry.value, shortened(entry.key), 1, most_pages, context))
                into.most_pages[entry.key] = static_cast<int>(*most);
          }};
}

void check_paper_names(const Node& trims, const Printer& printer, Context& context) {
  std::vector<std::string> names;
  for (const PrinterPaper& paper : printer.papers) names.push_back(paper.name);
  for (const NodePtr& trim : trims.items) {
    const Entry* pages = trim->find("pages");
    if (!pages || !pages->value->is_mapping()) continue;
    for (const Entry& entry : pages->value->entries)
      if (std::ranges::find(names, entry.key) == names.end())
        context.error(entry.mark.place(), fmt::format("unknown paper '{}'", shortened(entry.key)),
                      names.empty() ? "name it in 'papers'" : suggestion(entry.key, names));
  }
}

Field<Printer> trims_field() {
  Field<Printer> field = mappings_field(
      "trims", "sizes of finished pages; none: any", &Printer::trims,
      Fields<PrinterTrim>{
          required(length_field("width", "across", &PrinterTrim::width, inches(1), largest_page)),
          required(length_field("height", "down", &PrinterTrim::height, inches(1), largest_page)),
          trim_pages_field()});
  Schema schema = field.schema;
  schema.max_items = most_trims;
  field.schema = std::move(schema);
  field.read = [read = field.read](const Node& node, Printer& into, Context& context) {
    if (node.items.size() > most_trims)
      return context.error(node, fmt::format("'trims' has at most {} entries", most_trims));
    read(node, into, context);
    check_paper_names(node, into, context);
  };
  return field;
}

Field<Printer> gutters_field() {
  const Fields<GutterBand> band{
      required(integer_field("up_to", "pages", &GutterBand::pages, 1, most_pages)),
      required(length_field("gutter", "inner margin", &GutterBand::gutter, none, widest_margin))};
  Field<Printer> gutters = mappings_field("gutters", "inner margin by page count", &Printer::gutters, band);
  gutters.read = [read = gutters.read](const Node& node, Printer& into, Context& context) {
    const std::size_t before = context.errors();
    read(node, into, context);
    if (context.errors() > before) return;
    if (into.gutters.empty()) return context.error(node, "'gutters' is empty");
    for (std::size_t i = 1; i < into.gutters.size(); ++i)
      if (into.gutters[i].pages <= into.gutters[i - 1].pages)
        return context.error(*node.items[i], "'up_to' must grow from band to band");
  };
  return gutters;
}

Field<Printer> cover_field() {
  const auto zone = [](std::string name, std::string summary, Length BarcodeZone::*member) {
    return required(length_field(std::move(name), std::move(summary), member, none, inches(10)));
  };
  using C = CoverRules;
  return optional_mapping_field(
      "cover", "what a cover needs", &Printer::cover,
      Fields<C>{
          length_field("spine_added", "to the thickness of all pages", &C::spine_added, none, inches(1)),
          length_field("bleed", "beyond the trim on all sides", &C::bleed, none, inches(2)),
          length_field("safe", "least distance of pictures from the trim", &C::safe, none, inches(2)),
          length_field("text_safe", "least distance of words from the trim", &C::text_safe, none, inches(2)),
          length_field("fold", "least distance of words on the spine from its folds", &C::fold, none,
                       inches(1)),
          integer_field("spine_text_from", "least pages of a book with words on its spine; none: no words",
                        &C::spine_text_from, 1, most_pages),
          optional_mapping_field(
              "barcode", "the place of the bar code, on the back", &C::barcode,
              Fields<BarcodeZone>{zone("width", "across", &BarcodeZone::width),
                                  zone("height", "down", &BarcodeZone::height),
                                  zone("above", "the lower trim", &BarcodeZone::above),
                                  zone("beside", "the fold of the spine", &BarcodeZone::beside)})});
}

Fields<Printer> new_printer_fields(bool extends) {
  using P = Printer;
  const auto needed = [&](auto field) {
    field.required = !extends;
    return field;
  };
  const auto margin = [&](std::string name, Length P::*member) {
    return needed(
        length_field(std::move(name), "smallest margin, from the trim", member, none, widest_margin));
  };
  const auto bleed = [](std::string name, Length BleedRules::*member) {
    return length_field(std::move(name), "beyond the trim", member, none, inches(1));
  };
  Field<P> pages = group("pages", "page counts that the printer accepts",
                         {needed(integer_field("min", "fewest", &P::min_pages, 1, most_pages)),
                          needed(integer_field("max", "most", &P::max_pages, 1, most_pages)),
                          needed(integer_field("multiple", "of this", &P::multiple, 1, 64))});
  pages.read = [read = pages.read](const Node& node, P& into, Context& context) {
    read(node, into, context);
    if (into.min_pages > into.max_pages) context.error(node, "'min' is greater than 'max'");
  };
  return {
      extends_field<P>("a printer"),
      needed(text_field("summary", "the printer in one line", &P::summary)),
      needed(text_field("source", "where the numbers come from", &P::source)),
      needed(text_field("verified", "when they were looked up", &P::verified)),
      needed(group("margins", "smallest margins, from the trim",
                   {margin("outside", &P::outside), margin("top", &P::top), margin("bottom", &P::bottom)})),
      needed(gutters_field()),
      needed(std::move(pages)),
      flag_field("blank_last", "the last page stays empty", &P::blank_last),
      flag_field("one_sided", "the inner margin is on the same side of every page", &P::one_sided),
      flag_field("links", "the PDF has links and an outline", &P::links),
      mapping_field(
          "bleed", "what pages have beyond their trim, which is cut off", &P::bleed,
          Fields<BleedRules>{bleed("inner", &BleedRules::inner), bleed("outside", &BleedRules::outside),
                             bleed("top", &BleedRules::top), bleed("bottom", &BleedRules::bottom)}),
      papers_field(),
      trims_field(),
      optional_mapping_field(
          "custom_trim", "what is accepted beyond the trims of the list; none: nothing", &P::custom_trim,
          Fields<CustomTrim>{required(range_field("width", "across", &CustomTrim::width)),
                             required(range_field("height", "down", &CustomTrim::height))}),
      mapping_field("floors", "the finest that is printed well", &P::floors,
                    Fields<Floors>{
                        length_field("line", "thinnest line", &Floors::line, none, points(10)),
                        length_field("type", "smallest type", &Floors::type, none, points(48)),
                        real_field("grey", "palest gray, as a share of ink", &Floors::gray, 0, 1),
                        integer_field("dpi", "of pictures", &Floors::dpi, 72, 2400),
                    }),
      integer_field("max_ink", "percent of all inks together", &P::max_ink, 100, 400),
      integer_field("max_mib", "the largest file, in MiB", &P::most_mib, 1, 100'000),
      choice_field(
          "pdf", "what kind of PDF the printer takes", &P::pdf,
          Choices<PdfKind>{{"plain", PdfKind::plain}, {"x-1a", PdfKind::x_1a}, {"x-4", PdfKind::x_4}}),
      cover_field()};
}

// Made once: a batch reads printers for every book.
const Fields<Printer>& printer_fields(bool extends) {
  static const Fields<Printer> complete = new_printer_fields(false), changes = new_printer_fields(true);
  return extends ? changes : complete;
}

}  // namespace

Result<Printer> read_printer(const DataFiles& files, const FileName& name) {
  Printer printer;
  printer.name = is_path(name.text) ? std::filesystem::path(name.text).stem().string() : name.text;
  const Outcome found =
      Extending(files, FileKind::printer).read(name, [&](const Node& root, bool extends, Context& context) {
        read_fields(root, "the file", printer_fields(extends), printer, context);
      });
  if (!found) return found.found();
  return printer;
}

std::string printer_schema() { return schema_json(schema_of(printer_fields(true)), "Mazefolio printer", {}); }

}  // namespace mazefolio::spec
