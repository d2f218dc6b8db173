#include "preflight/text_state.h"

#include <algorithm>

#include "base/text/utf8.h"
#include "preflight/content_scanner.h"

namespace mazefolio::preflight {
namespace {

constexpr int most_codes = 200'000, longest_shown = 4096;

int code_of(std::string_view bytes) {
  int code = 0;
  for (const char c : bytes.substr(0, 2)) code = code * 256 + static_cast<unsigned char>(c);
  return code;
}

/// UTF-16BE to UTF-8.
std::string utf8_of(std::string_view bytes) {
  std::string out;
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    char32_t unit = static_cast<char32_t>(code_of(bytes.substr(i)));
    if (unit >= 0xD800 && unit < 0xDC00 && i + 3 < bytes.size()) {
      const char32_t low = static_cast<char32_t>(code_of(bytes.substr(i + 2)));
      unit = 0x10000 + ((unit - 0xD800) << 10) + (low & 0x3FF);
      i += 2;
    }
    if (unit < 0xD800 || unit > 0xDFFF) out += to_utf8(unit);
  }
  return out;
}

/// The next characters of a run of codes: the last one counts up.
std::string counted_up(std::string bytes, int by) {
  if (bytes.size() < 2) return bytes;
  const int last = code_of(std::string_view(bytes).substr(bytes.size() - 2)) + by;
  bytes[bytes.size() - 2] = static_cast<char>(last / 256);
  bytes[bytes.size() - 1] = static_cast<char>(last % 256);
  return bytes;
}

/// Reads the blocks bfchar and bfrange of a CMap.
class CMapReader {
 public:
  explicit CMapReader(std::string_view map) : scanner_(map) {}

  std::map<int, std::string> read() {
    for (Token token = scanner_.next(); token.kind != Token::Kind::end; token = scanner_.next()) {
      if (token.kind != Token::Kind::word) continue;
      if (token.raw == "beginbfchar") chars();
      if (token.raw == "beginbfrange") ranges();
    }
    return std::move(out_);
  }

 private:
  void chars() {
    for (Token from = scanner_.next(); from.kind == Token::Kind::text; from = scanner_.next())
      set(code_of(text_bytes(from.raw)), text_bytes(scanner_.next().raw));
  }
  void ranges() {
    for (Token from = scanner_.next(); from.kind == Token::Kind::text; from = scanner_.next()) {
      const int first = code_of(text_bytes(from.raw)), last = code_of(text_bytes(scanner_.next().raw));
      Token to = scanner_.next();
      if (to.kind == Token::Kind::text) {
        const std::string bytes = text_bytes(to.raw);
        for (int code = first; code <= last && left_ > 0; ++code) set(code, counted_up(bytes, code - first));
        continue;
      }
      int code = first;
      for (to = scanner_.next(); to.kind == Token::Kind::text; to = scanner_.next())
        set(code++, text_bytes(to.raw));
    }
  }
  void set(int code, std::string_view utf16) {
    if (--left_ > 0 && utf16.size() < 64) out_[code] = utf8_of(utf16);
  }

  ContentScanner scanner_;
  int left_ = most_codes;  // a few bytes may name all codes, again and again
  std::map<int, std::string> out_;
};

double width_of(const FontFacts& font, int code) {
  if (font.composite) {
    const auto known = font.cid_widths.find(code);
    return known == font.cid_widths.end() ? font.other_width : known->second;
  }
  const std::size_t i = static_cast<std::size_t>(code - font.first);
  return code >= font.first && i < font.widths.size() ? font.widths[i] : font.other_width;
}

}  // namespace

const CodeTables::Table& CodeTables::table(const FontFacts& font) {
  const auto known = tables_.find(&font);
  if (known != tables_.end()) return known->second;
  return tables_.emplace(&font, font.to_unicode ? CMapReader(*font.to_unicode).read() : Table{})
      .first->second;
}

std::string_view CodeTables::text(const FontFacts& font, int code) {
  const Table& all = table(font);
  if (const auto known = all.find(code); known != all.end()) return known->second;
  if (font.to_unicode || font.composite || code < ' ' || code > '~') return {};
  latin_.assign(1, static_cast<char>(code));
  return latin_;
}

void add_shown(const TextState& state, std::string_view bytes, CodeTables& codes, ShownText& to) {
  if (!state.font) return;
  const std::size_t step = state.font->composite ? 2 : 1;
  for (std::size_t i = 0; i + step <= bytes.size(); i += step) {
    const int code = code_of(bytes.substr(i, step));
    const double space = step == 1 && code == ' ' ? state.word_space : 0;
    to.width += (width_of(*state.font, code) / 1000 * state.size + state.char_space + space) * state.stretch;
    const std::string_view text = codes.text(*state.font, code);
    if (to.text.size() < longest_shown) to.text += text;
    if (text != " " && text != "\xC2\xA0") to.blank = false;
  }
}

}  // namespace mazefolio::preflight
