#pragma once

#include <string>

#include "spec/theme.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

class DataFiles;
struct FileName;

/// Reads themes/NAME/theme.yaml, or the user's own: the path of a folder with a theme.yaml, or of that file.
/// Icons are named as `vocabulary` knows them. Gives all errors of the file, each with its line.
Result<Theme> read_theme(const DataFiles& files, const FileName& name, const Vocabulary& vocabulary);

/// What pictures are called in a language: configs/names. Empty where there is no such file.
Result<PictureNames> read_picture_names(const DataFiles& files, const std::string& language);

std::string theme_schema();

}  // namespace mazefolio::spec
