#pragma once

#include <set>
#include <string>

#include "spec/house_files.h"
#include "spec/theme.h"

namespace mazefolio::spec {

/// Deals the pairs of the book's theme over the mazes that have neither story nor icons of their own, with
/// their sentences, and its silhouettes over those with `shape: theme`: each as often as any other, in an
/// order that the seed of the book decides. Returns errors of entries that ask for what the theme has not,
/// and a warning for pictures without a name in the language of the book, which stand there without a
/// sentence.
Diagnostics deal_theme(BookSpec& book, const Words& words, const PictureNames& names, const Row& icon_shape);

/// Gives other silhouettes of the book's theme to mazes with `shape: theme` whose silhouette is one of these.
/// Their icons are not loaded yet. False, and nothing is changed, where the theme has no others.
bool deal_other_silhouettes(BookSpec& book, const std::set<std::string>& unfit, const Row& icon_shape);

}  // namespace mazefolio::spec
