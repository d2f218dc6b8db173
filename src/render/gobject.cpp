#include "render/gobject.h"

#include <glib-object.h>

namespace mazefolio::render {

void unref_object(void* object) { g_object_unref(object); }

}  // namespace mazefolio::render
