#include "prove/mark_steps.h"

#include <algorithm>
#include <sstream>
#include <vector>

namespace mazefolio::prove {
namespace {

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 6 &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

long number(const std::string& text) { return is_number(text) ? std::stol(text) : -1; }

/// "5+7", "3×4": its result; -1 for anything else.
long worth(const std::string& text) {
  for (const std::string sign : {"+", "×"}) {
    const std::size_t at = text.find(sign);
    if (at == std::string::npos) continue;
    const long a = number(text.substr(0, at)), b = number(text.substr(at + sign.size()));
    if (a < 0 || b < 0) return -1;
    return sign == "+" ? a + b : a * b;
  }
  return -1;
}

bool is_prime(long n) {
  long divisors = 0;
  for (long d = 1; d <= n; ++d) divisors += n % d == 0;
  return divisors == 2;
}

}  // namespace

MarkSteps::MarkSteps(const std::map<std::string, std::string>& says) {
  const auto said = [&](const char* name) {
    const auto found = says.find(name);
    return found == says.end() ? std::string() : found->second;
  };
  key_ = said("key");
  n_ = number(said("n"));
  std::vector<std::string> letters;
  std::istringstream row(said("letters"));
  for (std::string letter; row >> letter;) letters.push_back(letter);
  for (std::size_t i = 0; i < letters.size(); ++i) next_[letters[i]] = letters[(i + 1) % letters.size()];
  if (!letters.empty()) first_ = letters.front();
  if (key_ == "count_by") first_ = std::to_string(n_);
}

bool MarkSteps::known() const {
  if (key_ == "sequence" || key_ == "alphabet") return next_.size() > 2;
  if (key_ == "count_by" || key_ == "multiples" || key_ == "worth") return n_ > 0;
  return key_ == "even" || key_ == "odd" || key_ == "primes";
}

bool MarkSteps::fits(const std::string& mark) const {
  const long n = key_ == "worth" ? worth(mark) : number(mark);
  if (n < 0) return false;
  if (key_ == "multiples") return n % n_ == 0;
  if (key_ == "even") return n % 2 == 0;
  if (key_ == "odd") return n % 2 == 1;
  if (key_ == "primes") return is_prime(n);
  return key_ == "worth" && n == n_;
}

std::optional<std::string> MarkSteps::after(const std::string& mark) const {
  if (key_ == "count_by")
    return is_number(mark) ? std::optional(std::to_string(number(mark) + n_)) : std::nullopt;
  const auto found = next_.find(mark);
  return found == next_.end() ? std::nullopt : std::optional(found->second);
}

bool MarkSteps::may_begin(const std::string& mark) const {
  return first_.empty() ? fits(mark) : mark == first_;
}

bool MarkSteps::may_step(const std::string& from, const std::string& to) const {
  if (first_.empty()) return fits(from) && fits(to);
  return after(from) == to;
}

}  // namespace mazefolio::prove
