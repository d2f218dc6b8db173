// A maze, its picture and its rating; then a book from a spec, and the proof of its pages.
//   example FOLDER [DATA]    writes maze.svg, book.pdf and book.json into FOLDER; DATA: mazefolio's data,
//                            which only a statically linked program has to be told
#include <mazefolio/mazefolio.h>

#include <fstream>
#include <iostream>

int main(int argc, char** argv) try {
  const std::filesystem::path folder = argc > 1 ? argv[1] : ".";
  if (argc > 2) mazefolio::set_data_folder(argv[2]);

  mazefolio::MazeRequest request;
  request.grid = "hexagon";
  request.columns = 14;
  request.rows = 16;
  request.algorithm = "wilson";
  const mazefolio::Maze maze = mazefolio::make_maze(request);
  std::ofstream(folder / "maze.svg") << mazefolio::draw_picture(maze, {.solution = true});
  const mazefolio::Rating rating = mazefolio::rate_maze(maze);
  std::cout << maze.id() << ": " << maze.cell_count() << " cells, level " << rating.level << "\n";

  const mazefolio::BookSpec spec = mazefolio::read_spec_text(
      "title: Two mazes\nchapters:\n  - puzzles: [{count: 2, difficulty: easy, algoritm: wilson}]\n");
  // It is not ok(): 'algoritm'.
  for (const auto& found : spec.diagnostics()) std::cout << to_text(found) << "\n";

  const mazefolio::BookSpec mended = mazefolio::read_spec_text(
      "title: Two mazes\nchapters:\n  - puzzles: [{count: 2, difficulty: easy, algorithm: wilson}]\n");
  const mazefolio::BuildOutcome book = build_book(mended, {.pdf = folder / "book.pdf"});
  const mazefolio::Proof proof = mazefolio::prove_pdf(folder / "book.pdf");
  std::cout << book.pages << " pages, " << proof.mazes << " mazes proven: " << (proof.ok() ? "yes\n" : "no\n")
            << "data: " << mazefolio::data_folder().string() << "\n";
  return proof.ok() ? 0 : 3;
} catch (const mazefolio::Error& error) {
  std::cerr << error.what() << "\n";
  return 1;
}
