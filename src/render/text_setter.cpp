// One PangoContext and one PangoLayout serve all text of some fonts, because creating them costs more than
// setting a line.
#include "render/text_setter.h"

#include <hb.h>
#include <pango/pangocairo.h>

#include <cmath>
#include <map>

#include "base/text/utf8.h"
#include "render/font_check.h"
#include "render/font_selection.h"
#include "render/fonts.h"
#include "render/gobject.h"

namespace mazefolio::render {
namespace {

struct FreeFont {
  void operator()(PangoFontDescription* d) const { pango_font_description_free(d); }
};
using Description = std::unique_ptr<PangoFontDescription, FreeFont>;

Description describe(const Font& font) {
  Description d(pango_font_description_new());
  pango_font_description_set_family(d.get(), font.family.c_str());
  pango_font_description_set_absolute_size(d.get(), std::round(font.size_pt * PANGO_SCALE));
  pango_font_description_set_weight(d.get(), font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(d.get(), font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  return d;
}

double line_width(PangoLayoutLine* line) {
  PangoRectangle logical;
  pango_layout_line_get_extents(line, nullptr, &logical);
  return static_cast<double>(logical.width) / PANGO_SCALE;
}

// Pango takes the preferred languages of shared scripts from the environment. A book must not depend on that.
void fix_preferred_languages() {
  static const bool done = g_setenv("PANGO_LANGUAGE", "en", TRUE);
  static_cast<void>(done);
}

PangoDirection direction_of(hb_script_t script) {
  return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? PANGO_DIRECTION_RTL
                                                                        : PANGO_DIRECTION_LTR;
}

PangoDirection direction_of(PangoLanguage* language) {
  int count = 0;
  const PangoScript* const scripts = pango_language_get_scripts(language, &count);
  if (count == 0) return PANGO_DIRECTION_LTR;
  const guint32 tag = g_unicode_script_to_iso15924(static_cast<GUnicodeScript>(scripts[0]));
  return direction_of(hb_script_from_iso15924_tag(tag));
}

// A line runs as its book does, whichever letter comes first, unless all of its letters run the other way.
// Sums run from left to right in every book.
PangoDirection direction_of(std::string_view text, PangoDirection of_book) {
  bool other = false, sum = false;
  while (!text.empty()) {
    const char32_t c = take_character(text);
    sum = sum || c == U'+' || c == U'\u00D7';
    const hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), c);
    if (script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED) continue;
    if (direction_of(script) == of_book) return of_book;
    other = true;
  }
  if (!other) return sum ? PANGO_DIRECTION_LTR : of_book;
  return of_book == PANGO_DIRECTION_LTR ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
}

bool breaks_anywhere(char32_t character) {
  const hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), character);
  return script == HB_SCRIPT_HAN || script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA;
}

// The next line goes on without a blank.
bool ends_unparted(std::string_view text) {
  char32_t last = 0;
  while (!text.empty()) last = take_character(text);
  return breaks_anywhere(last) || (last >= 0x3000 && last < 0x3040) || (last >= 0xFF00 && last < 0xFFF0);
}

bool is_space(char32_t character) {
  return character == U' ' || character == U'\u3000' || character == U'\n';
}

/// Part of a text, in bytes.
struct Phrase {
  std::size_t begin = 0, end = 0;
};

// Text that could break between any two letters, as in Japanese, but has spaces between its phrases, as in
// books for children: the phrases, between which alone it should break. Empty for other text.
std::vector<Phrase> phrases_of(std::string_view text) {
  std::vector<Phrase> phrases{{}};
  bool parted = false, letter = false, space_after_letter = false;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t at = text.size() - rest.size();
    const char32_t character = take_character(rest);
    if (is_space(character)) {
      space_after_letter = space_after_letter || letter;
      letter = false;
      phrases.push_back({text.size() - rest.size(), text.size() - rest.size()});
      continue;
    }
    letter = breaks_anywhere(character);
    parted = parted || (letter && space_after_letter && phrases.back().begin == at);
    space_after_letter = false;
    phrases.back().end = text.size() - rest.size();
  }
  return parted ? phrases : std::vector<Phrase>();
}

constexpr const char* all_families = "";

using Selections = std::map<std::string, FontSelection>;

/// Of a thread by families, so that their caches are shared.
std::shared_ptr<Selections> selections_of_thread() {
  thread_local const auto selections = std::make_shared<Selections>();
  return selections;
}

// Always lining figures: an old-style 1 looks like a small capital I in "Maze 1".
void set_attributes(PangoLayout* layout, double tracking_pt, const std::vector<Phrase>& whole) {
  PangoAttrList* const attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new("lnum=1"));
  if (tracking_pt != 0)
    pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(static_cast<int>(std::lround(tracking_pt * PANGO_SCALE))));
  for (const Phrase& phrase : whole) {
    PangoAttribute* const kept = pango_attr_allow_breaks_new(FALSE);
    kept->start_index = static_cast<guint>(phrase.begin);
    kept->end_index = static_cast<guint>(phrase.end);
    pango_attr_list_insert(attributes, kept);
  }
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
}

/// A text, and how it is laid out.
struct Copy {
  std::string_view text;
  const Font& font;
  double tracking_pt = 0;
  std::optional<double> width_pt = {};  ///< of several lines
  std::vector<Phrase> whole = {};
};

/// Lays out text of one language in some fonts.
class Galley {
 public:
  Galley(const FontSelection& fonts, PangoLanguage* language)
      : context_(fonts.context()), of_book_(direction_of(language)) {
    pango_context_set_language(context_.get(), language);
    layout_.reset(pango_layout_new(context_.get()));
    pango_layout_set_auto_dir(layout_.get(), FALSE);
    pango_layout_set_wrap(layout_.get(), PANGO_WRAP_WORD_CHAR);
  }

  PangoContext* context() const { return context_.get(); }

  PangoLayout* lay_out(const Copy& copy) {
    PangoLayout* const l = layout_.get();
    use(copy.font);
    pango_layout_set_single_paragraph_mode(l, copy.width_pt ? FALSE : TRUE);
    pango_layout_set_width(
        l, copy.width_pt ? std::max(0, static_cast<int>(std::floor(*copy.width_pt * PANGO_SCALE))) : -1);
    set_attributes(l, copy.tracking_pt, copy.whole);
    set_text(copy.text);
    pango_layout_get_line_count(l);  // now
    return l;
  }

 private:
  void set_text(std::string_view text) {
    const PangoDirection wanted = direction_of(text, of_book_);
    if (pango_context_get_base_dir(context_.get()) != wanted) {
      pango_context_set_base_dir(context_.get(), wanted);
      pango_layout_context_changed(layout_.get());
    }
    pango_layout_set_text(layout_.get(), text.data(), static_cast<int>(text.size()));
  }

  void use(const Font& wanted) {
    if (font_ == wanted) return;
    pango_layout_set_font_description(layout_.get(), describe(wanted).get());
    font_ = wanted;
  }

  Object<PangoContext> context_;
  Object<PangoLayout> layout_;
  std::optional<Font> font_;
  PangoDirection of_book_;
};

}  // namespace

struct TextSetter::State {
  PangoLanguage* language = nullptr;
  FontCheck fonts;
  const std::shared_ptr<Selections> selections = selections_of_thread();
  std::map<std::string, Galley> galleys;  ///< by families

  const FontSelection& fonts_of(const std::string& families) {
    return selections->try_emplace(families, families).first->second;
  }
  Galley& galley(const std::string& families) {
    return galleys.try_emplace(families, fonts_of(families), language).first->second;
  }

  PangoLayout* laid_out(const Copy& copy) {
    const FontSelection& few = fonts_of(copy.font.family);
    if (few.may_suffice_for(copy.text)) {
      PangoLayout* const layout = galley(copy.font.family).lay_out(copy);
      if (few.suffice_for(copy.text)) return layout;
    }
    return galley(all_families).lay_out(copy);
  }

  PangoLayout* lay_out(const Copy& copy) {
    PangoLayout* const layout = laid_out(copy);
    fonts.check(layout);
    return layout;
  }

  PangoLayoutLine* only_line(std::string_view text, const Font& wanted, double tracking_pt) {
    return pango_layout_get_line_readonly(lay_out({text, wanted, tracking_pt}), 0);
  }

  /// Nothing where the fonts of these families do not suffice.
  std::optional<TextMeasurer::Metrics> metrics(const Font& font, const std::string& families) {
    const FontSelection& selection = fonts_of(families);
    if (!selection.may_suffice_for("")) return std::nullopt;
    PangoContext* const context = galley(families).context();
    const Description description = describe(font);
    const Object<PangoFont> first{pango_context_load_font(context, description.get())};
    if (!selection.suffice_for("")) return std::nullopt;
    if (first) fonts.check(first.get());
    PangoFontMetrics* const m = pango_context_get_metrics(context, description.get(), language);
    const TextMeasurer::Metrics out{static_cast<double>(pango_font_metrics_get_ascent(m)) / PANGO_SCALE,
                                    static_cast<double>(pango_font_metrics_get_descent(m)) / PANGO_SCALE};
    pango_font_metrics_unref(m);
    return selection.suffice_for("") ? std::optional(out) : std::nullopt;
  }

  /// The line of a run; the current point is where it begins.
  PangoLayoutLine* line_at(cairo_t* to, const TextRun& run) {
    PangoLayoutLine* const line = only_line(run.text, run.font, run.tracking_pt);
    const double share = run.align == Align::left ? 0 : run.align == Align::center ? 0.5 : 1;
    const double shift = share == 0 ? 0 : share * line_width(line);
    cairo_move_to(to, run.at.x - shift, run.at.y);
    return line;
  }

  /// The same with a blank behind its words, which stay where they are.
  PangoLayoutLine* longer_line_at(cairo_t* to, const TextRun& run) {
    const double width = line_width(only_line(run.text, run.font, run.tracking_pt));
    TextRun longer = run;
    longer.text += ' ';
    PangoLayoutLine* const line = line_at(to, longer);
    const double blank = line_width(line) - width;
    const double share = run.align == Align::left ? 0 : run.align == Align::center ? 0.5 : 1;
    const bool in_front = line->resolved_dir == PANGO_DIRECTION_RTL;
    cairo_rel_move_to(to, blank * (share - (in_front ? 1 : 0)), 0);
    return line;
  }
};

TextSetter::TextSetter(const std::string& language) : state_(std::make_unique<State>()) {
  fix_preferred_languages();
  use_real_cuts();
  state_->language = pango_language_from_string(language.empty() ? "en" : language.c_str());
}

TextSetter::~TextSetter() = default;

bool TextSetter::runs_leftward(std::string_view text, const Font& font) {
  return state_->only_line(text, font, 0)->resolved_dir == PANGO_DIRECTION_RTL;
}

double TextSetter::width(std::string_view text, const Font& font) {
  return line_width(state_->only_line(text, font, 0));
}

Rect TextSetter::ink(std::string_view text, const Font& font) {
  PangoRectangle box;
  pango_layout_line_get_extents(state_->only_line(text, font, 0), &box, nullptr);
  const auto pt = [](int units) { return static_cast<double>(units) / PANGO_SCALE; };
  return {pt(box.x), pt(box.y), pt(box.x + box.width), pt(box.y + box.height)};
}

TextMeasurer::Metrics TextSetter::metrics(const Font& font) {
  const auto of_few = state_->metrics(font, font.family);
  return of_few ? *of_few : state_->metrics(font, all_families).value();
}

std::vector<std::string> TextSetter::wrap(std::string_view text, const Font& font, double width_pt) {
  std::vector<Phrase> whole = phrases_of(text);
  std::erase_if(whole, [&](const Phrase& phrase) {
    return phrase.begin == phrase.end ||
           width(text.substr(phrase.begin, phrase.end - phrase.begin), font) > width_pt;
  });
  PangoLayout* const layout = state_->lay_out({text, font, 0, width_pt, std::move(whole)});
  std::vector<std::string> lines;
  for (int i = 0; i < pango_layout_get_line_count(layout); ++i) {
    const PangoLayoutLine* const line = pango_layout_get_line_readonly(layout, i);
    std::string_view piece =
        text.substr(static_cast<std::size_t>(line->start_index), static_cast<std::size_t>(line->length));
    while (!piece.empty() && (piece.back() == ' ' || piece.back() == '\r')) piece.remove_suffix(1);
    lines.emplace_back(piece);
  }
  return lines;
}

std::optional<char32_t> TextSetter::missing(std::string_view text, const Font& font) {
  const auto lacks = [&](std::string_view some) {
    return pango_layout_get_unknown_glyphs_count(state_->lay_out({some, font})) > 0;
  };
  if (!lacks(text)) return std::nullopt;
  while (!text.empty()) {
    std::string_view rest = text;
    const char32_t character = take_character(rest);
    if (lacks(text.substr(0, text.size() - rest.size()))) return character;
    text = rest;
  }
  return std::nullopt;
}

void TextSetter::show(cairo_t* to, const TextRun& run, bool goes_on) {
  if (run.edge_pt > 0) {
    trace(to, run);
    cairo_set_source_rgb(to, run.edge.r, run.edge.g, run.edge.b);
    cairo_set_line_width(to, 2 * run.edge_pt);
    cairo_set_line_join(to, CAIRO_LINE_JOIN_ROUND);
    cairo_set_dash(to, nullptr, 0, 0);
    cairo_stroke(to);
  }
  cairo_set_source_rgb(to, run.ink.r, run.ink.g, run.ink.b);
  pango_cairo_show_layout_line(
      to, goes_on && !ends_unparted(run.text) ? state_->longer_line_at(to, run) : state_->line_at(to, run));
  cairo_new_path(to);
}

void TextSetter::trace(cairo_t* to, const TextRun& run) {
  pango_cairo_layout_line_path(to, state_->line_at(to, run));
}

void TextSetter::check_fonts() const { state_->fonts.check_again(); }

}  // namespace mazefolio::render
