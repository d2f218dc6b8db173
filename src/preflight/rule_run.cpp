#include "preflight/rule_run.h"

#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr std::size_t most_words = 1000;

}  // namespace

RuleRun::RuleRun(const PreflightRule& rule, std::string required)
    : rule_(rule), required_(std::move(required)), severity_(rule.severity) {}

bool RuleRun::first_of(const std::string& word) {
  return words_.size() < most_words && words_.insert(word).second;
}

std::vector<Fault> RuleRun::faults() const {
  std::vector<Fault> out;
  for (const auto& [key, kept] : faults_) {
    out.push_back(kept.fault);
    out.back().rule = &rule_;
    out.back().page = key.first;
    out.back().severity = key.second;
  }
  return out;
}

}  // namespace mazefolio::preflight
