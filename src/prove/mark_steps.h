#pragma once

#include <map>
#include <optional>
#include <string>

namespace mazefolio::prove {

/// What the marks of an open field go by: the words of a rule's claim. Shares no code with those who make
/// rules.
class MarkSteps {
 public:
  explicit MarkSteps(const std::map<std::string, std::string>& says);
  /// Whether its key is known.
  bool known() const;
  /// Whether a way may begin on a mark.
  bool may_begin(const std::string& mark) const;
  /// Whether it may lead from one mark to the next.
  bool may_step(const std::string& from, const std::string& to) const;

 private:
  bool fits(const std::string& mark) const;
  std::optional<std::string> after(const std::string& mark) const;
  std::string key_;
  long n_ = 0;
  std::map<std::string, std::string> next_;  ///< of letters: the one after each
  std::string first_;                        ///< the mark at the start; empty: any that fits
};

}  // namespace mazefolio::prove
