#include "spec/typography.h"

#include <fmt/format.h>

#include <utility>

#include "spec/printed_texts.h"

namespace mazefolio::spec {
namespace {

constexpr std::string_view ellipsis = "\u2026", apostrophe = "\u2019", fixed_blank = "\u00A0";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

class Typesetter {
 public:
  Typesetter(std::string_view text, const Words& words) : text_(text), words_(words) {}

  std::string set() {
    while (at_ < text_.size()) step();
    return std::move(out_);
  }

  /// What becomes of the text up to there, as far as it was not set yet.
  std::string set_to(std::size_t end) {
    while (at_ < end) step();
    return std::exchange(out_, {});
  }

 private:
  char before() const { return at_ > 0 ? text_[at_ - 1] : ' '; }
  char after() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : ' '; }
  bool here(std::string_view sign) const { return text_.substr(at_).starts_with(sign); }

  void put(std::string_view sign, std::size_t instead_of = 1) {
    out_ += sign;
    at_ += instead_of;
  }

  void step() {
    if (here("\"")) return quote();
    if (here("'")) return single();
    if (here("...")) return put(ellipsis, 3);
    if (here(" -- ")) return put(words_.dash, 4);
    if (here(" - ")) return put(words_.dash, 3);
    if (here("--") && before() != '-' && !here("---")) return put(words_.dash, 2);
    if (words_.language == "fr" && here(" ") &&
        std::string_view("?!:;").find(after()) != std::string_view::npos)
      return put(fixed_blank);
    put(text_.substr(at_, 1));
  }

  bool opens() const {
    const std::string_view past = text_.substr(0, at_);
    if (past.empty() || std::string_view(" \n([{-/").find(past.back()) != std::string_view::npos) return true;
    for (const std::string_view sign : {"\u2013", "\u2014", "\u00BF", "\u00A1", "\u00A0"})
      if (past.ends_with(sign)) return true;
    return false;
  }

  void quote() {
    if (!quoted_ && is_digit(before())) return put("\"");
    quoted_ = !quoted_ && opens();
    put(words_.quotes[quoted_ ? 0 : 1]);
  }

  // An apostrophe, unless it opens a quotation that another one closes.
  void single() {
    if (is_letter(before()) && is_letter(after())) return put(apostrophe);
    if (!single_ && is_digit(before())) return put("'");
    if (!single_ && opens() && !is_digit(after()) && closes_later()) {
      single_ = true;
      return put(words_.quotes[2]);
    }
    const bool closes = single_ && !opens();
    if (closes) single_ = false;
    put(closes ? std::string_view(words_.quotes[3]) : apostrophe);
  }

  bool closes_later() const {
    for (std::size_t i = text_.find('\'', at_ + 2); i != std::string_view::npos; i = text_.find('\'', i + 1))
      if (i + 1 == text_.size() || !(is_letter(text_[i + 1]) || is_digit(text_[i + 1]))) return true;
    return false;
  }

  const std::string_view text_;
  const Words& words_;
  std::string out_;
  std::size_t at_ = 0;
  bool quoted_ = false, single_ = false;
};

// Quotes may open in one run and close in another.
void typeset_runs(std::vector<RichRun>& runs, const Words& words) {
  std::string all;
  for (const RichRun& run : runs) all += run.text;
  Typesetter typesetter(all, words);
  std::size_t end = 0;
  for (RichRun& run : runs) run.text = typesetter.set_to(end += run.text.size());
}

}  // namespace

std::string typeset(std::string_view text, const Words& words) { return Typesetter(text, words).set(); }

void typeset(BookSpec& book, const Words& words) {
  for_each_printed_text(book, [&](std::string& text, const Place&) { text = typeset(text, words); });
  for_each_written_page(book, [&](PageSpec& page) {
    for (RichBlock& block : page.body) typeset_runs(block.runs, words);
  });
}

}  // namespace mazefolio::spec
