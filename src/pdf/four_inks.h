#pragma once

#include <memory>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// Colors of sRGB as cyan, magenta, yellow and black on coated paper, and never more than `most` percent of
/// all four. Throws WorldError where the profile of the inks is not installed.
class FourInks {
 public:
  explicit FourInks(int most);
  ~FourInks();
  /// "0.1 0.5 0 0" of parts from 0 to 1.
  std::string operands(double red, double green, double blue) const;
  /// Of pixels with a byte for each part.
  std::string pixels(const std::string& rgb) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::pdf
