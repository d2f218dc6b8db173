// Formulas by muParser, of which only the grammar is used: every operator and function is defined here, so
// that a maze depends neither on the libm nor on an optimizer that regroups terms.

#include "generate/weight/expression.h"

#include <fmt/format.h>
#include <muParser.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/geometry/math.h"
#include "base/rng.h"
#include "base/text/suggest.h"

namespace mazefolio::generate {
namespace {

constexpr double ln2 = 0x1.62e42fefa39efp-1;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr std::size_t longest = 1000;

double plus(double a, double b) { return a + b; }
double minus(double a, double b) { return a - b; }
double times(double a, double b) { return a * b; }
double over(double a, double b) { return a / b; }
double negative(double a) { return -a; }
double same(double a) { return a; }

double whole_power(double base, int exponent) {
  double power = 1;
  for (int n = std::abs(exponent); n > 0; n >>= 1, base *= base)
    if (n & 1) power *= base;
  return exponent < 0 ? 1 / power : power;
}

double power(double base, double exponent) {
  if (!std::isfinite(base) || !std::isfinite(exponent)) return nan;
  if (std::fabs(exponent) <= 1000 && std::floor(exponent) == exponent)
    return whole_power(base, static_cast<int>(exponent));
  if (base == 0) return exponent > 0 ? 0 : infinity;
  if (base < 0) return nan;
  const double log = exponent * exact_log2(base) * ln2;
  return log > 700 ? infinity : exact_exp(log);
}

double angle_of(double y, double x) {
  if (!std::isfinite(x) || !std::isfinite(y)) return nan;
  const double angle = exact_angle(x, std::fabs(y));
  return y < 0 ? -angle : angle;
}
double length_of(double x, double y) { return std::sqrt(x * x + y * y); }
double root(double a) { return std::sqrt(a); }
double whole_part(double a) { return std::floor(a); }
double absolute(double a) { return std::fabs(a); }
// Not std::min, because NaN must be kept.
double least_value(const double* values, int count) {
  double best = values[0];
  for (int i = 1; i < count; ++i) best = std::isnan(best) || values[i] >= best ? best : values[i];
  return best;
}
double greatest(const double* values, int count) {
  double best = values[0];
  for (int i = 1; i < count; ++i) best = std::isnan(best) || values[i] <= best ? best : values[i];
  return best;
}

/// A random height at every integer point, smooth between them.
double hills(double x, double y) {
  const double left = std::floor(x), top = std::floor(y);
  const auto corner = [&](int dx, int dy) {
    const auto column = static_cast<std::uint64_t>(static_cast<std::int64_t>(left) + dx);
    const auto row = static_cast<std::uint64_t>(static_cast<std::int64_t>(top) + dy);
    return static_cast<double>(mix64(mix64(column) ^ row) >> 11) * 0x1p-52 - 1;
  };
  const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
  const double sx = smooth(x - left), sy = smooth(y - top);
  const double upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * sx;
  const double lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * sx;
  return upper + (lower - upper) * sy;
}

/// Hills with smaller hills on them, turned by 37 degrees so that no grid is visible.
double noise(double x, double y) {
  if (!(std::fabs(x) < 1e9 && std::fabs(y) < 1e9)) return nan;
  return 0.6 * hills(x, y) + 0.4 * hills(1.6 * x - 1.2 * y + 11.5, 1.2 * x + 1.6 * y + 7.25);
}

/// The variables of a formula of a place.
struct Variables {
  double x = 0, y = 0, r = 0, theta = 0, manhattan = 0, region = 0;
};

/// Calls fn(name, value) for every variable of a formula.
template <class Fn>
void for_each_variable(Variables& v, Fn fn) {
  fn("x", &v.x);
  fn("y", &v.y);
  fn("r", &v.r);
  fn("theta", &v.theta);
  fn("euclid", &v.r);
  fn("manhattan", &v.manhattan);
  fn("region", &v.region);
}

/// The variables of a formula of an edge.
struct EdgeVariables {
  double x1 = 0, y1 = 0, x2 = 0, y2 = 0, length = 0, h1 = 0, h2 = 0;
};

template <class Fn>
void for_each_variable(EdgeVariables& v, Fn fn) {
  fn("x1", &v.x1);
  fn("y1", &v.y1);
  fn("x2", &v.x2);
  fn("y2", &v.y2);
  fn("length", &v.length);
  fn("h1", &v.h1);
  fn("h2", &v.h2);
}

/// The functions and operators; `variables` must outlive the parser.
template <class V>
void set_up(mu::Parser& parser, V& variables) {
  parser.ClearFun();
  parser.ClearConst();
  parser.ClearInfixOprt();
  parser.EnableBuiltInOprt(false);
  parser.EnableOptimizer(false);
  parser.DefineOprt("+", plus, mu::prADD_SUB);
  parser.DefineOprt("-", minus, mu::prADD_SUB);
  parser.DefineOprt("*", times, mu::prMUL_DIV);
  parser.DefineOprt("/", over, mu::prMUL_DIV);
  parser.DefineOprt("^", power, mu::prPOW, mu::oaRIGHT);
  parser.DefineInfixOprt("-", negative);
  parser.DefineInfixOprt("+", same);
  parser.DefineFun("abs", absolute, false);
  parser.DefineFun("min", least_value, false);
  parser.DefineFun("max", greatest, false);
  parser.DefineFun("sqrt", root, false);
  parser.DefineFun("floor", whole_part, false);
  parser.DefineFun("sin", exact_sin, false);
  parser.DefineFun("cos", exact_cos, false);
  parser.DefineFun("atan2", angle_of, false);
  parser.DefineFun("hypot", length_of, false);
  parser.DefineFun("noise", noise, false);
  for_each_variable(variables, [&](const char* name, double* value) { parser.DefineVar(name, value); });
}

template <class V>
std::vector<std::string> known_names() {
  V variables;
  std::vector<std::string> names;
  for_each_variable(variables, [&](const char* name, double*) { names.emplace_back(name); });
  for (const char* function : {"abs", "min", "max", "sqrt", "floor", "sin", "cos", "atan2", "hypot", "noise"})
    names.emplace_back(function);
  return names;
}

std::string explain(const mu::ParserError& error, std::string_view text,
                    const std::vector<std::string>& known) {
  const auto at = static_cast<std::size_t>(std::max(error.GetPos(), 0));
  const std::string where = fmt::format(" at position {}", std::min(at, text.size()) + 1);
  std::string token = error.GetToken();
  const bool is_name = !token.empty() && token[0] >= 'a' && token[0] <= 'z';
  token.resize(std::min(token.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"), token.size()));
  switch (error.GetCode()) {
    case mu::ecUNEXPECTED_EOF:
      return "unexpected end" + where;
    case mu::ecEMPTY_EXPRESSION:
      return "there is no expression" + where;
    case mu::ecMISSING_PARENS:
      return "a ')' is missing" + where;
    case mu::ecTOO_MANY_PARAMS:
      return "too many values for a function" + where;
    case mu::ecTOO_FEW_PARAMS:
      return "too few values for a function" + where;
    case mu::ecUNASSIGNABLE_TOKEN:
      if (!is_name) break;
      for (const std::string& name : known)
        if (name == token) return fmt::format("'{}' needs a '(' behind it{}", token, where);
      return fmt::format("unknown name '{}'{}; {}", token, where, suggestion(token, known));
    default:
      break;
  }
  if (token.empty() && at < text.size() && text[at] != ' ') token = text[at];
  return token.empty() ? "it is not an expression" + where : fmt::format("unexpected '{}'{}", token, where);
}

template <class V>
Outcome check(std::string_view text) {
  if (text.size() > longest)
    return failure(fmt::format("it has {} characters, more than {}", text.size(), longest));
  const std::size_t odd = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_.+-*/^(), ");
  if (odd != std::string_view::npos) {
    const bool printable = text[odd] > ' ' && text[odd] < 0x7f;
    return failure(fmt::format("unexpected {} at position {}",
                               printable ? fmt::format("'{}'", text[odd]) : "character", odd + 1));
  }
  try {
    V variables;
    mu::Parser parser;
    set_up(parser, variables);
    parser.SetExpr(std::string(text));
    parser.Eval();
    if (parser.GetNumResults() != 1)
      return failure("a ',' outside of a function makes two expressions of it");
    return Done{};
  } catch (const mu::ParserError& error) {
    return failure(explain(error, text, known_names<V>()));
  }
}

template <class V>
struct Parsed {
  explicit Parsed(std::string_view words) : text(words) {
    set_up(parser, variables);
    parser.SetExpr(text);
  }
  Parsed(const Parsed&) = delete;
  Parsed& operator=(const Parsed&) = delete;

  std::string text;
  V variables;
  mu::Parser parser;
};

}  // namespace

struct Expression::Formula : Parsed<Variables> {
  using Parsed::Parsed;
};
struct EdgeExpression::Formula : Parsed<EdgeVariables> {
  using Parsed::Parsed;
};

Expression::Expression(std::string_view text) : formula_(std::make_unique<Formula>(text)) {}
Expression::Expression(Expression&&) noexcept = default;
Expression::~Expression() = default;

double Expression::operator()(Point at, std::uint32_t region) const {
  formula_->variables = {at.x,
                         at.y,
                         length_of(at.x, at.y),
                         angle_of(at.y, at.x),
                         std::fabs(at.x) + std::fabs(at.y),
                         static_cast<double>(region)};
  return formula_->parser.Eval();
}

const std::string& Expression::text() const { return formula_->text; }

EdgeExpression::EdgeExpression(std::string_view text) : formula_(std::make_unique<Formula>(text)) {}
EdgeExpression::EdgeExpression(EdgeExpression&&) noexcept = default;
EdgeExpression::~EdgeExpression() = default;

double EdgeExpression::operator()(const End& a, const End& b) const {
  const bool in_order = std::pair(a.at.x, a.at.y) <= std::pair(b.at.x, b.at.y);
  const End &first = in_order ? a : b, &second = in_order ? b : a;
  const Point way = second.at - first.at;
  formula_->variables = {first.at.x,   first.at.y,   second.at.x, second.at.y, length_of(way.x, way.y),
                         first.height, second.height};
  return formula_->parser.Eval();
}

bool EdgeExpression::uses_heights() const {
  const auto& used = formula_->parser.GetUsedVar();
  return used.contains("h1") || used.contains("h2");
}
const std::string& EdgeExpression::text() const { return formula_->text; }

Outcome check_expression(std::string_view text) { return check<Variables>(text); }
Outcome check_edge_expression(std::string_view text) { return check<EdgeVariables>(text); }

std::vector<std::string_view> split_expressions(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t end; (end = text.find(';')) != std::string_view::npos; text.remove_prefix(end + 1))
    parts.push_back(text.substr(0, end));
  parts.push_back(text);
  return parts;
}

}  // namespace mazefolio::generate
