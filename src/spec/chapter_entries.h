#pragma once

#include "spec/field_table.h"
#include "spec/puzzle_fields.h"

namespace mazefolio::spec {

/// The fields of an entry that is no maze, but a page that explains a generator.
SharedFields<PuzzleSpec> explanation_fields(const Vocabulary& vocabulary);

/// The entries of a chapter, puzzles and pages; each puzzle begins as a copy of the chapter's defaults.
Field<ChapterSpec> puzzles_field(const SharedFields<PuzzleSpec>& fields,
                                 const SharedFields<PuzzleSpec>& explaining);

}  // namespace mazefolio::spec
