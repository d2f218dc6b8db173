#include "preflight/content_scanner.h"

#include <algorithm>

namespace mazefolio::preflight {
namespace {

constexpr double largest_number = 1e9;

bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0'; }
bool is_delimiter(char c) {
  return c == '(' || c == ')' || c == '<' || c == '>' || c == '[' || c == ']' || c == '{' || c == '}' ||
         c == '/' || c == '%';
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// A number as viewers read it, who also take "--5" and "1.2.3"; false for what is none.
bool read_number(std::string_view s, double& out) {
  std::size_t i = 0;
  bool negative = false, digits = false;
  for (; i < s.size() && (s[i] == '-' || s[i] == '+'); ++i) negative = negative || s[i] == '-';
  double value = 0, place = 0;
  for (; i < s.size(); ++i) {
    if (is_digit(s[i])) {
      digits = true;
      value = value * 10 + (s[i] - '0');
      place *= 10;
    } else if (s[i] == '.' && place == 0) {
      place = 1;
    } else {
      break;
    }
  }
  if (!digits && place == 0) return false;
  if (i < s.size() && s[i] != '.' && s[i] != '-') return false;
  value /= place > 0 ? place : 1;
  if (!(value <= largest_number)) value = largest_number;
  out = negative ? -value : value;
  return true;
}

std::string hex_bytes(std::string_view raw) {
  std::string out;
  int half = -1;
  for (const char c : raw) {
    const int v = hex_value(c);
    if (v < 0) continue;
    if (half >= 0) out.push_back(static_cast<char>(half * 16 + v));
    half = half >= 0 ? -1 : v;
  }
  if (half >= 0) out.push_back(static_cast<char>(half * 16));
  return out;
}

}  // namespace

std::size_t ContentScanner::after_text(std::size_t i) const {
  int depth = 0;
  for (; i < s_.size(); ++i) {
    if (s_[i] == '\\')
      ++i;
    else if (s_[i] == '(')
      ++depth;
    else if (s_[i] == ')' && --depth == 0)
      return i + 1;
  }
  return s_.size();
}

Token ContentScanner::number_or_word(std::size_t begin) {
  while (i_ < s_.size() && !is_space(s_[i_]) && !is_delimiter(s_[i_])) ++i_;
  Token token{Token::Kind::word, 0, s_.substr(begin, i_ - begin)};
  if (read_number(token.raw, token.number)) token.kind = Token::Kind::number;
  return token;
}

Token ContentScanner::next() {
  while (i_ < s_.size()) {
    const std::size_t begin = i_;
    const char c = s_[i_];
    if (is_space(c)) {
      ++i_;
    } else if (c == '%') {
      while (i_ < s_.size() && s_[i_] != '\n' && s_[i_] != '\r') ++i_;
    } else if (c == '(') {
      i_ = after_text(begin);
      return {Token::Kind::text, 0, s_.substr(begin, i_ - begin)};
    } else if (c == '/') {
      ++i_;
      while (i_ < s_.size() && !is_space(s_[i_]) && !is_delimiter(s_[i_])) ++i_;
      return {Token::Kind::name, 0, s_.substr(begin + 1, i_ - begin - 1)};
    } else if (c == '<' && begin + 1 < s_.size() && s_[begin + 1] != '<') {
      i_ = std::min(s_.find('>', begin), s_.size() - 1) + 1;
      return {Token::Kind::text, 0, s_.substr(begin, i_ - begin)};
    } else if (is_delimiter(c)) {
      i_ += (c == '<' || c == '>') && begin + 1 < s_.size() && s_[begin + 1] == c ? 2 : 1;
      return {Token::Kind::bracket, 0, s_.substr(begin, i_ - begin)};
    } else {
      ++i_;
      return number_or_word(begin);
    }
  }
  return {};
}

void ContentScanner::skip_image(std::size_t bytes) {
  i_ = std::min(s_.size(), i_ + 1);  // the one space after ID
  if (bytes > 0) i_ = bytes < s_.size() - i_ ? i_ + bytes : s_.size();
  for (std::size_t at = s_.find("EI", i_); at != std::string_view::npos; at = s_.find("EI", at + 1)) {
    if (at > 0 && at > i_ && !is_space(s_[at - 1])) continue;
    if (at + 2 < s_.size() && !is_space(s_[at + 2])) continue;
    const std::string_view after = s_.substr(at + 2, 12);
    if (std::any_of(after.begin(), after.end(), [](char a) { return !is_space(a) && (a < ' ' || a > '~'); }))
      continue;
    i_ = at + 2;
    return;
  }
  i_ = s_.size();
}

std::string text_bytes(std::string_view raw) {
  if (raw.empty()) return "";
  if (raw.front() == '<') return hex_bytes(raw);
  std::string out;
  for (std::size_t i = 1; i + 1 < raw.size() || (i < raw.size() && raw[i] != ')'); ++i) {
    if (raw[i] != '\\') {
      out.push_back(raw[i]);
      continue;
    }
    if (++i >= raw.size()) break;
    const char c = raw[i];
    if (c >= '0' && c <= '7') {
      int value = c - '0';
      for (int k = 0; k < 2 && i + 1 < raw.size() && raw[i + 1] >= '0' && raw[i + 1] <= '7'; ++k)
        value = value * 8 + (raw[++i] - '0');
      out.push_back(static_cast<char>(value));
    } else if (c == '\r' || c == '\n') {
      if (c == '\r' && i + 1 < raw.size() && raw[i + 1] == '\n') ++i;
    } else {
      const std::string_view from = "nrtbf", to = "\n\r\t\b\f";
      const std::size_t at = from.find(c);
      out.push_back(at == std::string_view::npos ? c : to[at]);
    }
  }
  return out;
}

std::string plain_name(std::string_view raw) {
  if (raw.find('#') == std::string_view::npos) return std::string(raw);
  std::string out;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '#' && i + 2 < raw.size() && hex_value(raw[i + 1]) >= 0 && hex_value(raw[i + 2]) >= 0) {
      out.push_back(static_cast<char>(hex_value(raw[i + 1]) * 16 + hex_value(raw[i + 2])));
      i += 2;
    } else {
      out.push_back(raw[i]);
    }
  }
  return out;
}

}  // namespace mazefolio::preflight
