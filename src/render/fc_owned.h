#pragma once

#include <memory>
#include <string>

#include "base/namespaces.h"

typedef struct _FcCache FcCache;
typedef struct _FcCharSet FcCharSet;
typedef struct _FcConfig FcConfig;
typedef struct _FcFontSet FcFontSet;
typedef struct _FcObjectSet FcObjectSet;
typedef struct _FcPattern FcPattern;
typedef struct _FcStrList FcStrList;

namespace mazefolio::render {

struct FcRelease {
  void operator()(FcCache* object) const;
  void operator()(FcCharSet* object) const;
  void operator()(FcConfig* object) const;
  void operator()(FcFontSet* object) const;
  void operator()(FcObjectSet* object) const;
  void operator()(FcPattern* object) const;
  void operator()(FcStrList* object) const;
};
/// An object of fontconfig's.
template <class T>
using FcOwned = std::unique_ptr<T, FcRelease>;

inline const unsigned char* fc(const std::string& s) {
  return reinterpret_cast<const unsigned char*>(s.c_str());
}
inline const char* from_fc(const unsigned char* s) { return reinterpret_cast<const char*>(s); }

}  // namespace mazefolio::render
