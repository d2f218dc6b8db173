#include "pdf/opacity.h"

#include <qpdf/QPDFObjectHandle.hh>

namespace mazefolio::pdf {
namespace {

bool is_opaque_state(QPDFObjectHandle state) {
  for (const char* key : {"/CA", "/ca"})
    if (state.hasKey(key) && !(state.getKey(key).isNumber() && state.getKey(key).getNumericValue() == 1))
      return false;
  if (state.hasKey("/SMask") && !state.getKey("/SMask").isNameAndEquals("/None")) return false;
  return !state.hasKey("/BM") || state.getKey("/BM").isNameAndEquals("/Normal");
}

constexpr int deepest_form = 20;

bool is_opaque_to(QPDFObjectHandle resources, int depth) {
  if (!resources.isDictionary()) return true;
  if (depth > deepest_form) return false;
  if (auto states = resources.getKey("/ExtGState"); states.isDictionary())
    for (const auto& entry : states.ditems())
      if (!is_opaque_state(entry.second)) return false;
  if (auto objects = resources.getKey("/XObject"); objects.isDictionary())
    for (auto& entry : objects.ditems()) {
      if (!entry.second.isStream()) continue;
      QPDFObjectHandle dict = entry.second.getDict();
      if (dict.hasKey("/SMask") || dict.hasKey("/Mask")) return false;
      if (!is_opaque_to(dict.getKey("/Resources"), depth + 1)) return false;
    }
  return true;
}

}  // namespace

bool is_opaque(QPDFObjectHandle resources) { return is_opaque_to(resources, 0); }

}  // namespace mazefolio::pdf
