#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/geometry/geometry.h"

namespace mazefolio::preflight {

struct PreflightRule;

/// What one rule found on one page: the worst of it, and how many there are.
struct Fault {
  const PreflightRule* rule = nullptr;
  Severity severity = Severity::error;
  int page = 0;  ///< from 1; 0: of the whole file
  std::optional<Rect> place;
  std::string measured, required;
  std::size_t count = 1;
};

/// Collects what a rule finds.
class RuleRun {
 public:
  /// `required`: what the printer asks of the rule.
  RuleRun(const PreflightRule& rule, std::string required);

  void turn_to(int page) { page_ = page; }
  /// Something wrong at a place of the page. Of several only the worst is kept, with the words of `measured`.
  template <class Words>
  void found(double badness, std::optional<Rect> place, Words measured) {
    found(severity_, badness, place, required_, measured);
  }
  template <class Words>
  void found(Severity severity, double badness, std::optional<Rect> place, const std::string& required,
             Words measured) {
    Kept& kept = faults_[{page_, severity}];
    ++kept.fault.count;
    if (kept.fault.count > 1 && badness <= kept.badness) return;
    kept.badness = badness;
    kept.fault.place = place;
    kept.fault.measured = measured();
    kept.fault.required = required;
  }
  /// True when this word is asked for the first time.
  bool first_of(const std::string& word);
  /// What was found, by growing page.
  std::vector<Fault> faults() const;

  const std::string& required() const { return required_; }

 private:
  struct Kept {
    Kept() { fault.count = 0; }
    Fault fault;
    double badness = 0;
  };
  const PreflightRule& rule_;
  std::string required_;
  Severity severity_;
  int page_ = 0;
  std::map<std::pair<int, Severity>, Kept> faults_;
  std::set<std::string> words_;
};

}  // namespace mazefolio::preflight
