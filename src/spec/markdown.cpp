#include "spec/markdown.h"

#include <fmt/format.h>
#include <md4c.h>

#include <algorithm>
#include <utility>

#include "base/diagnostic.h"
#include "base/text/utf8.h"

namespace mazefolio::spec {
namespace {

constexpr int deepest_list = 4;  // deeper ones are set like these

/// The characters of an entity that texts use; others stay as they are written.
std::string character_of(std::string_view entity) {
  static constexpr std::pair<std::string_view, std::string_view> names[] = {
      {"&amp;", "&"},         {"&lt;", "<"},         {"&gt;", ">"},         {"&quot;", "\""},
      {"&apos;", "'"},        {"&nbsp;", "\u00A0"},  {"&copy;", "\u00A9"},  {"&shy;", "\u00AD"},
      {"&hellip;", "\u2026"}, {"&mdash;", "\u2014"}, {"&ndash;", "\u2013"}, {"&euro;", "\u20AC"}};
  for (const auto& [name, character] : names)
    if (entity == name) return std::string(character);
  if (!entity.starts_with("&#") || entity.size() > 10) return std::string(entity);
  const bool hex = entity.size() > 2 && (entity[2] == 'x' || entity[2] == 'X');
  char32_t code = 0;
  for (const char c : entity.substr(hex ? 3 : 2)) {
    if (c == ';') break;
    const int digit = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
    code = code * (hex ? 16 : 10) + static_cast<char32_t>(digit);
  }
  const bool valid =
      code >= 0x20 && code < 0x110000 && !(code >= 0xD800 && code < 0xE000) && !(code >= 0x7F && code < 0xA0);
  return valid ? to_utf8(code) : std::string("\uFFFD");
}

class Builder {
 public:
  explicit Builder(LineBreaks breaks) : breaks_(breaks) {}
  RichText text;

  void enter(MD_BLOCKTYPE type, void* detail) {
    switch (type) {
      case MD_BLOCK_QUOTE:
        end();
        ++quotes_;
        break;
      case MD_BLOCK_UL:
        end();
        lists_.push_back(0);
        break;
      case MD_BLOCK_OL:
        end();
        lists_.push_back(std::max(1U, static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
        break;
      case MD_BLOCK_LI: {
        unsigned& number = lists_.back();
        mark_ = number > 0 ? fmt::format("{}.", number++) : "\u2022";
        break;
      }
      case MD_BLOCK_HR:
        text.push_back({.kind = RichBlock::Kind::rule, .quoted = quotes_ > 0});
        break;
      case MD_BLOCK_H:
        begin(RichBlock::Kind::heading);
        now_.level = static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
        break;
      case MD_BLOCK_P:
      case MD_BLOCK_CODE:
        begin(lists_.empty() ? RichBlock::Kind::paragraph : RichBlock::Kind::item);
        break;
      default:
        break;
    }
  }

  void leave(MD_BLOCKTYPE type) {
    switch (type) {
      case MD_BLOCK_QUOTE:
        --quotes_;
        break;
      case MD_BLOCK_UL:
      case MD_BLOCK_OL:
        end();
        lists_.pop_back();
        break;
      case MD_BLOCK_LI:
      case MD_BLOCK_H:
      case MD_BLOCK_P:
      case MD_BLOCK_CODE:
        end();
        break;
      default:
        break;
    }
  }

  void enter(MD_SPANTYPE type, void* detail) {
    if (type == MD_SPAN_STRONG) ++bold_;
    if (type == MD_SPAN_EM) ++italic_;
    if (type != MD_SPAN_IMG) return;
    const MD_ATTRIBUTE& source = static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src;
    const RichBlock around = now_;
    const bool was_open = open_;
    end();
    text.push_back({.kind = RichBlock::Kind::picture,
                    .quoted = quotes_ > 0,
                    .picture = std::string(source.text, source.size)});
    now_ = around;
    now_.runs.clear();
    open_ = was_open;
    ++pictures_;
  }

  void leave(MD_SPANTYPE type) {
    if (type == MD_SPAN_STRONG) --bold_;
    if (type == MD_SPAN_EM) --italic_;
    if (type == MD_SPAN_IMG) --pictures_;
  }

  void add(MD_TEXTTYPE type, std::string_view words) {
    if (pictures_ > 0) return;  // what stands for a picture where none can be seen
    if (!open_) begin(lists_.empty() ? RichBlock::Kind::paragraph : RichBlock::Kind::item);
    switch (type) {
      case MD_TEXT_BR:
        return put("\n");
      case MD_TEXT_SOFTBR:
        return put(breaks_ == LineBreaks::kept ? "\n" : " ");
      case MD_TEXT_ENTITY:
        return put(character_of(words));
      case MD_TEXT_NULLCHAR:
        return put("\uFFFD");
      default:
        return put(words);
    }
  }

 private:
  void begin(RichBlock::Kind kind) {
    end();
    now_ = {.kind = kind, .quoted = quotes_ > 0};
    if (kind == RichBlock::Kind::item) {
      now_.level = std::min(static_cast<int>(lists_.size()), deepest_list);
      now_.mark = std::exchange(mark_, {});
    }
    open_ = true;
  }

  void end() {
    if (!open_) return;
    open_ = false;
    const auto trim = [](std::string& words, bool front) {
      while (!words.empty() &&
             std::string_view(" \n").find(front ? words.front() : words.back()) != std::string_view::npos)
        front ? void(words.erase(0, 1)) : words.pop_back();
    };
    auto& runs = now_.runs;
    for (bool trimmed = true; trimmed && !runs.empty();) {
      trim(runs.front().text, true);
      if ((trimmed = runs.front().text.empty())) runs.erase(runs.begin());
    }
    for (bool trimmed = true; trimmed && !runs.empty();) {
      trim(runs.back().text, false);
      if ((trimmed = runs.back().text.empty())) runs.pop_back();
    }
    if (!now_.runs.empty()) text.push_back(std::move(now_));
    now_ = {};
  }

  void put(std::string_view words) {
    const RichRun run{{}, bold_ > 0, italic_ > 0};
    if (now_.runs.empty() || now_.runs.back().bold != run.bold || now_.runs.back().italic != run.italic)
      now_.runs.push_back(run);
    now_.runs.back().text += words;
  }

  const LineBreaks breaks_;
  RichBlock now_;
  bool open_ = false;
  int quotes_ = 0, bold_ = 0, italic_ = 0, pictures_ = 0;
  std::vector<unsigned> lists_;  ///< the next number of each; 0: bullets
  std::string mark_;
};

Builder& of(void* user) { return *static_cast<Builder*>(user); }

}  // namespace

RichText parse_markdown(std::string_view text, LineBreaks breaks) {
  MD_PARSER parser{};
  parser.flags = MD_FLAG_NOHTML | MD_FLAG_COLLAPSEWHITESPACE;
  parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
    of(user).enter(type, detail);
    return 0;
  };
  parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
    of(user).leave(type);
    return 0;
  };
  parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
    of(user).enter(type, detail);
    return 0;
  };
  parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
    of(user).leave(type);
    return 0;
  };
  parser.text = [](MD_TEXTTYPE type, const MD_CHAR* words, MD_SIZE size, void* user) {
    of(user).add(type, {words, size});
    return 0;
  };
  Builder builder(breaks);
  if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &builder) != 0)
    throw InternalError("a text cannot be read as Markdown");
  return std::move(builder.text);
}

}  // namespace mazefolio::spec
