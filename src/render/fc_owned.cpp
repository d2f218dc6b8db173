#include "render/fc_owned.h"

#include <fontconfig/fontconfig.h>

namespace mazefolio::render {

void FcRelease::operator()(FcCache* object) const { FcDirCacheUnload(object); }
void FcRelease::operator()(FcCharSet* object) const { FcCharSetDestroy(object); }
void FcRelease::operator()(FcConfig* object) const { FcConfigDestroy(object); }
void FcRelease::operator()(FcFontSet* object) const { FcFontSetDestroy(object); }
void FcRelease::operator()(FcObjectSet* object) const { FcObjectSetDestroy(object); }
void FcRelease::operator()(FcPattern* object) const { FcPatternDestroy(object); }
void FcRelease::operator()(FcStrList* object) const { FcStrListDone(object); }

}  // namespace mazefolio::render
