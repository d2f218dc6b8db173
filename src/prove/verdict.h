#pragma once

#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "prove/steps.h"

namespace mazefolio::prove {

/// A difference between page and manifest.
struct Finding {
  int page = 0;  ///< in the answer key where `in_key`, else in the book
  int maze = 0;  ///< its number; 0: the finding is about the page
  std::string step;
  std::string what;
  bool in_key = false;  ///< the page is one of the separate answer key
};

struct MeasuredFigure {
  std::string name;
  double value = 0;
};

/// One step of a proof.
struct StepVerdict {
  std::string step;
  bool held = true;
  std::vector<MeasuredFigure> figures;
};

/// The findings about one maze, or about the whole book (number 0).
struct Verdict {
  int number = 0, page = 0;
  std::vector<StepVerdict> steps;
  std::vector<Finding> findings;
  int findings_left_out = 0;  ///< beyond the first few of each step

  bool held() const { return findings.empty(); }
  /// Begins a step, or continues the step of that name. Later findings and figures belong to it.
  void begin(Step step, int on_page, bool in_key = false);
  void figure(std::string name, double value);
  void report(std::string what);
  void report_near(std::string what, Point pt);
  /// Adds the steps of another verdict; steps of the same name are merged.
  void take(const Verdict& other);

 private:
  void begin(std::string step, int on_page, bool in_key);

  std::size_t step_ = 0;
  int page_ = 0, findings_of_step_ = 0;
  bool in_key_ = false;
};

}  // namespace mazefolio::prove
