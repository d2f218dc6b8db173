#pragma once

#include <memory>

#include "base/namespaces.h"

namespace mazefolio::render {

void unref_object(void* object);

struct Unref {
  void operator()(void* object) const { unref_object(object); }
};
/// A reference to an object of GLib's.
template <class T>
using Object = std::unique_ptr<T, Unref>;

}  // namespace mazefolio::render
