#include "pdf/plain_objects.h"

#include <algorithm>
#include <cmath>
#include <qpdf/QPDFObjectHandle.hh>

namespace mazefolio::pdf {
namespace {

constexpr int deepest_space = 4, most_inks = 32;

InkSpace profiled(QPDFObjectHandle array, int depth) {
  QPDFObjectHandle stream = array.getArrayItem(1);
  if (!stream.isStream()) return {};
  const int n = static_cast<int>(number_or(stream.getDict().getKey("/N"), 0));
  if (n == 1) return {InkKind::gray, 1, false, true};
  if (n == 3) return {InkKind::rgb, 3, false, true};
  if (n == 4) return {InkKind::cmyk, 4, false, true};
  return ink_space_of(stream.getDict().getKey("/Alternate"), depth + 1);
}

InkSpace separation(QPDFObjectHandle array) {
  QPDFObjectHandle ink = array.getArrayItem(1);
  return {ink.isNameAndEquals("/Black") ? InkKind::black : InkKind::spot, 1, false, false};
}

InkSpace many_inks(QPDFObjectHandle array) {
  QPDFObjectHandle names = array.getArrayItem(1);
  const int n = names.isArray() ? std::clamp(names.getArrayNItems(), 1, most_inks) : 1;
  const bool black = n == 1 && names.isArray() && names.getArrayItem(0).isNameAndEquals("/Black");
  return {black ? InkKind::black : InkKind::spot, n, false, false};
}

}  // namespace

double number_or(QPDFObjectHandle object, double otherwise) {
  return object.isNumber() ? object.getNumericValue() : otherwise;
}

std::optional<Rect> rectangle_of(QPDFObjectHandle object) {
  if (!object.isRectangle()) return std::nullopt;
  const auto r = object.getArrayAsRectangle();
  return Rect{std::min(r.llx, r.urx), std::min(r.lly, r.ury), std::max(r.llx, r.urx), std::max(r.lly, r.ury)};
}

PdfMatrix matrix_of(QPDFObjectHandle object) {
  if (!object.isMatrix()) return {};
  const auto m = object.getArrayAsMatrix();
  return {m.a, m.b, m.c, m.d, m.e, m.f};
}

InkSpace ink_space_of(QPDFObjectHandle object, int depth) {
  if (depth > deepest_space) return {};
  if (object.isArray() && object.getArrayNItems() == 1) object = object.getArrayItem(0);
  const auto is = [](QPDFObjectHandle name, std::initializer_list<const char*> names) {
    return std::any_of(names.begin(), names.end(), [&](const char* n) { return name.isNameAndEquals(n); });
  };
  if (object.isName()) {
    if (is(object, {"/DeviceRGB", "/RGB"})) return device_rgb;
    if (is(object, {"/DeviceCMYK", "/CMYK"})) return device_cmyk;
    if (is(object, {"/Pattern"})) return pattern_space;
    return {};
  }
  if (!object.isArray() || object.getArrayNItems() < 2) return {};
  QPDFObjectHandle family = object.getArrayItem(0);
  if (is(family, {"/ICCBased"})) return profiled(object, depth);
  if (is(family, {"/CalGray"})) return {InkKind::gray, 1, false, true};
  if (is(family, {"/CalRGB", "/Lab"})) return {InkKind::rgb, 3, false, true};
  if (is(family, {"/Separation"})) return separation(object);
  if (is(family, {"/DeviceN"})) return many_inks(object);
  if (is(family, {"/Indexed", "/I"})) {
    InkSpace base = ink_space_of(object.getArrayItem(1), depth + 1);
    base.values = 1;
    base.indexed = true;
    return base;
  }
  if (is(family, {"/Pattern"})) {
    InkSpace base = ink_space_of(object.getArrayItem(1), depth + 1);
    base.kind = InkKind::pattern;
    return base;
  }
  return {};
}

}  // namespace mazefolio::pdf
