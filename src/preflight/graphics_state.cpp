#include "preflight/graphics_state.h"

#include <cmath>

namespace mazefolio::preflight {

PdfMatrix product(const PdfMatrix& m, const PdfMatrix& n) {
  return {m.a * n.a + m.b * n.c, m.a * n.b + m.b * n.d,       m.c * n.a + m.d * n.c,
          m.c * n.b + m.d * n.d, m.e * n.a + m.f * n.c + n.e, m.e * n.b + m.f * n.d + n.f};
}

double largest_scale(const PdfMatrix& m) {
  const double sum = m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d, det = m.a * m.d - m.b * m.c;
  return std::sqrt((sum + std::sqrt(std::max(0.0, sum * sum - 4 * det * det))) / 2);
}

double least_scale(const PdfMatrix& m) {
  const double largest = largest_scale(m);
  return largest > 0 ? std::abs(m.a * m.d - m.b * m.c) / largest : 0;
}

}  // namespace mazefolio::preflight
