#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/page_art.h"
#include "base/rich_text.h"
#include "spec/choice.h"

namespace mazefolio::spec {

enum class PageType {
  title,
  copyright,
  contents,
  instructions,
  score_card,
  study,
  explanation,
  belongs_to,
  dedication,
  tips,
  color_test,
  die,
  progress,
  certificate,
  notes,
  about,
  also_by,
  text,
  picture,
  blank,
  qr
};

enum class PictureSize { half, page };

/// A text of the author's, and where it stands.
struct PlacedText {
  std::string text{};
  Place place{};
};

/// A page that is none of mazes: of the front, of the back, or among the entries of a chapter.
struct PageSpec {
  PageType type = PageType::blank;
  Place place{};
  PlacedText title{}, name{}, caption{}, link{};
  std::vector<PlacedText> titles{};  ///< of other books
  RichText body{};
  Place body_place{};
  PlacedText file{};     ///< of the body
  PlacedText picture{};  ///< its file or icon
  PictureSize size = PictureSize::page;
  int pages = 1;
  ArtByName art{};                    ///< of all its pictures, by their names
  Choice generator{};                 ///< that it explains
  std::optional<std::string> seed{};  ///< of the maze that it explains
  std::size_t before = 0;  ///< index of the entry that it stands before; their number: after the last one
};

/// What the page of rights says beside title and author.
struct ImprintSpec {
  PlacedText publisher{}, edition{}, printed_in{}, website{};
  std::string isbn{};  ///< as written, its check digit proven
  std::optional<int> year{};
  std::vector<PlacedText> rights{};  ///< instead of the words of the language
  bool made_with = false;            ///< names the program
};

/// What stands on the back of the leaf of a maze.
enum class Backs { printer, blank, notes, facts };

struct Fact {
  PlacedText title{}, text{};
};
struct BacksSpec {
  Backs kind = Backs::printer;
  PlacedText file{};
  std::vector<Fact> facts{};
};

}  // namespace mazefolio::spec
