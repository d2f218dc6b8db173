#include "prove/steps.h"

namespace mazefolio::prove {
namespace {

constexpr StepRow rows[] = {
    {Step::pages, "pages",
     "the file has the pages of the manifest, in their size, and each shows its number"},
    {Step::boxes, "boxes", "no box, unit or rotation of a page changes what is printed of it"},
    {Step::fonts, "fonts", "every font is in the file"},
    {Step::margins, "margins", "the margins are white"},
    {Step::claims, "claims",
     "between the margins there is ink only where the manifest has words, art or a maze"},
    {Step::color, "color", "a book of black ink has no other, and mazes in color have theirs"},
    {Step::words, "words", "every line of words stands in its place, and can be seen"},
    {Step::heading, "heading", "title and level stand over the maze"},
    {Step::registration, "registration", "the walls stand in their places"},
    {Step::solvable, "solvable", "the ink leaves a way from the start to the finish and to every goal"},
    {Step::graph, "graph", "every passage is open, and every wall closed"},
    {Step::walls, "walls",
     "every wall is inked from end to end, and they are in as many pieces as they should be"},
    {Step::strokes, "strokes", "walls and rim are as thick as they should be"},
    {Step::width, "width", "every passage is as wide as promised"},
    {Step::paper, "paper", "the passages are white, but for marks"},
    {Step::marks, "marks", "marks, arrows and pale art below the maze are there"},
    {Step::rule, "rule", "its marks are those of its rule, and give the answer that is promised"},
    {Step::counts, "counts", "the manifest counts cells and loops as its own graph has them"},
    {Step::identity, "identity", "the maze of the id is this maze, with these figures"},
    {Step::answer, "answer", "the answer shows the same maze, and a line from start to finish"},
    {Step::answer_strokes, "answer_strokes", "its walls and its line are as thick as they should be"},
    {Step::answer_paper, "answer_paper", "its passages are white, but for the line and marks"},
    {Step::references, "references",
     "the puzzle names the page of its answer, or has it upside down on its own"},
    {Step::answer_references, "answer_references",
     "the answer names its puzzle, and its page where that is another one"},
};

}  // namespace

std::span<const StepRow> steps() { return rows; }

std::string_view name_of(Step step) {
  for (const StepRow& row : rows)
    if (row.step == step) return row.name;
  return {};
}

}  // namespace mazefolio::prove
