// Operators and their operands. Forms and the cells of patterns are run where they are drawn. What is kept
// are boxes, colors and sizes, no outlines; the depth of forms and of q is bounded, and so is the work.
#include "preflight/content_run.h"

namespace mazefolio::preflight {
namespace {

constexpr std::size_t deepest_state = 1000, most_operands = 100'000, cost_of_run = 256;

/// The letters of an operator as one number.
constexpr unsigned op(std::string_view word) {
  unsigned out = 0;
  for (const char c : word) out = out * 256 + static_cast<unsigned char>(c);
  return word.size() > 3 ? 0 : out;
}

}  // namespace

void ContentRun::run(std::string_view content) {
  const std::size_t cost = content.size() + cost_of_run;
  if (cost > budget_.left) budget_.exceeded = true;
  if (budget_.exceeded) return;
  budget_.left -= cost;
  ContentScanner scanner(content);
  for (Token token = scanner.next(); token.kind != Token::Kind::end; token = scanner.next()) {
    if (token.kind != Token::Kind::word) {
      if (operands_.size() < most_operands) operands_.push_back(token);
      continue;
    }
    if (token.raw == "BI")
      inline_image(scanner);
    else
      obey(op(token.raw));
    operands_.clear();
    if (budget_.exceeded) return;
  }
}

double ContentRun::number(std::size_t from_end) const {
  const std::size_t n = operands_.size();
  return from_end < n && operands_[n - 1 - from_end].kind == Token::Kind::number
             ? operands_[n - 1 - from_end].number
             : 0;
}

std::string ContentRun::name() const {
  return !operands_.empty() && operands_.back().kind == Token::Kind::name ? plain_name(operands_.back().raw)
                                                                          : "";
}

Point ContentRun::point(std::size_t from_end) const {
  return state_.ctm({number(from_end + 1), number(from_end)});
}

PdfMatrix ContentRun::matrix() const {
  return {number(5), number(4), number(3), number(2), number(1), number(0)};
}

void ContentRun::obey(unsigned word) {
  if (!(shape(word) || paint(word) || color(word) || words(word))) other(word);
}

bool ContentRun::shape(unsigned word) {
  switch (word) {
    case op("m"):
      path_.move_to(point(0));
      return true;
    case op("l"):
      path_.line_to(point(0));
      return true;
    case op("c"):
      path_.curve_to(point(4), point(2), point(0));
      return true;
    case op("v"):
      path_.curve_to(path_.current(), point(2), point(0));
      return true;
    case op("y"):
      path_.curve_to(point(2), point(0), point(0));
      return true;
    case op("re"):
      path_.rectangle({number(3), number(2), number(3) + number(1), number(2) + number(0)}, state_.ctm);
      return true;
    case op("h"):
      return true;
    case op("W"):
    case op("W*"):
      clips_ = true;
      return true;
    default:
      return false;
  }
}

bool ContentRun::paint(unsigned word) {
  switch (word) {
    case op("n"):
      break;
    case op("S"):
    case op("s"):
      stroke();
      break;
    case op("f"):
    case op("F"):
    case op("f*"):
      fill();
      break;
    case op("B"):
    case op("B*"):
    case op("b"):
    case op("b*"):
      fill();
      stroke();
      break;
    default:
      return false;
  }
  if (clips_) state_.clip = common_part(state_.clip, path_.box());
  clips_ = false;
  path_.clear();
  return true;
}

bool ContentRun::words(unsigned word) {
  TextState& t = state_.text;
  switch (word) {
    case op("BT"):
      matrix_ = line_ = {};
      return true;
    case op("ET"):
      return true;
    case op("Tf"):
      t.size = number(0);
      t.font = operands_.size() < 2 || !scene_.resources
                   ? nullptr
                   : scene_.resources->font(plain_name(operands_[operands_.size() - 2].raw));
      return true;
    case op("Tc"):
      t.char_space = number(0);
      return true;
    case op("Tw"):
      t.word_space = number(0);
      return true;
    case op("Tz"):
      t.stretch = number(0) / 100;
      return true;
    case op("TL"):
      t.leading = number(0);
      return true;
    case op("Ts"):
      t.rise = number(0);
      return true;
    case op("Tr"):
      t.mode = static_cast<int>(number(0));
      return true;
    case op("TD"):
      t.leading = -number(0);
      [[fallthrough]];
    case op("Td"):
      next_line(number(1), number(0));
      return true;
    case op("Tm"):
      matrix_ = line_ = matrix();
      return true;
    case op("T*"):
      next_line(0, -t.leading);
      return true;
    case op("\""):
      t.word_space = number(2);
      t.char_space = number(1);
      [[fallthrough]];
    case op("'"):
      next_line(0, -t.leading);
      [[fallthrough]];
    case op("Tj"):
      show({operands_.empty() ? Token{} : operands_.back()});
      return true;
    case op("TJ"):
      show(operands_);
      return true;
    default:
      return false;
  }
}

void ContentRun::other(unsigned word) {
  switch (word) {
    case op("q"):
      if (kept_.size() < deepest_state) kept_.push_back(state_);
      break;
    case op("Q"):
      if (kept_.empty()) break;
      state_ = std::move(kept_.back());
      kept_.pop_back();
      break;
    case op("cm"):
      state_.ctm = product(matrix(), state_.ctm);
      break;
    case op("w"):
      state_.line_width = number(0);
      break;
    case op("gs"):
      set_state();
      break;
    case op("Do"):
      draw();
      break;
    case op("sh"):
      shade();
      break;
    default:
      break;
  }
}

bool ContentRun::color(unsigned word) {
  switch (word) {
    case op("g"):
      set(state_.fill_space, state_.fill, {});
      return true;
    case op("G"):
      set(state_.stroke_space, state_.stroke, {});
      return true;
    case op("rg"):
      set(state_.fill_space, state_.fill, device_rgb);
      return true;
    case op("RG"):
      set(state_.stroke_space, state_.stroke, device_rgb);
      return true;
    case op("k"):
      set(state_.fill_space, state_.fill, device_cmyk);
      return true;
    case op("K"):
      set(state_.stroke_space, state_.stroke, device_cmyk);
      return true;
    case op("cs"):
      choose(state_.fill_space, state_.fill);
      return true;
    case op("CS"):
      choose(state_.stroke_space, state_.stroke);
      return true;
    case op("sc"):
    case op("scn"):
      set(state_.fill_space, state_.fill, state_.fill_space);
      return true;
    case op("SC"):
    case op("SCN"):
      set(state_.stroke_space, state_.stroke, state_.stroke_space);
      return true;
    default:
      return false;
  }
}

}  // namespace mazefolio::preflight
