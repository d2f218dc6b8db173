#include <vector>

#include "cli/command.h"

namespace mazefolio::cli {

std::span<const CommandRow> commands() {
  static const std::vector<CommandRow> table{
      {"new", "make a starter book that builds",
       "  mazefolio new my-book\n"
       "  mazefolio build my-book/book.yaml -o my-book.pdf",
       declare_new},
      {"build", "build a book: PDF, answer key and manifest",
       "  mazefolio build book.yaml -o book.pdf\n"
       "  mazefolio build book.yaml --out-dir out --edition both --jobs 4\n"
       "  mazefolio build book.yaml -o draft.pdf --pages 1-4,7 --set audience=large-print",
       declare_build},
      {"batch", "many books: series, classes, whole shelves, on one machine or a cluster",
       "  mazefolio batch run.yaml --dry-run\n"
       "  mazefolio batch run.yaml --jobs 8 --memory 4GiB\n"
       "  mazefolio batch run.yaml --resume --report done.jsonl\n"
       "  mazefolio batch run.yaml --shard 2/3\n"
       "  mazefolio batch run.yaml --merge run.shard-*.journal.jsonl\n"
       "  mazefolio batch run.yaml --engine slurm --tasks 16 --engine-option --partition=night",
       declare_batch},
      {"check", "check a spec: every error at once, every maze proven, nothing written",
       "  mazefolio check book.yaml\n"
       "  mazefolio check book.yaml --json",
       declare_check},
      {"prove", "read a finished book back from its pages and solve it from the ink",
       "  mazefolio prove book.pdf\n"
       "  mazefolio prove book.pdf --manifest book.json --json",
       declare_prove},
      {"worksheet", "sheets of mazes without a spec",
       "  mazefolio worksheet -o sheet.pdf --count 4 --per-page 2 --difficulty easy\n"
       "  mazefolio worksheet -o sheet.pdf --size 12x15 --algorithm wilson --title \"Monday\" --seed 3\n"
       "  mazefolio worksheet -o sheet.pdf --grid hexagon --shape heart --goals '{visit: corners}'",
       declare_worksheet},
      {"maze", "one maze: text, picture, or only its figures",
       "  mazefolio maze --size 30x20 --algorithm wilson --seed 9\n"
       "  mazefolio maze --size 60x40 --format svg --solution -o maze.svg\n"
       "  mazefolio maze --grid voronoi --option relax=5 --shape heart --visit corners --format png -o "
       "heart.png\n"
       "  mazefolio maze --shape text --option text=ANNA --size 60x20 --walls rounded --format pdf -o "
       "anna.pdf\n"
       "  mazefolio maze --id 'square:30x20/wilson#9' --format json\n"
       "  mazefolio maze --size 3000x3000 --format none --stats",
       declare_maze},
      {"rate", "how hard a maze is, and why: its score, level and every term of them",
       "  mazefolio rate --id 'square:30x20/wilson#9'\n"
       "  mazefolio rate --id 'hexagon:20x20/backtracker#4' --picture why.pdf\n"
       "  mazefolio maze --size 12x9 | mazefolio rate --from-text -\n"
       "  mazefolio rate --from-json book.json --puzzle 12 --json",
       declare_rate},
      {"duplicates", "mazes that stand in a book, or in several, more than once",
       "  mazefolio duplicates book.json\n"
       "  mazefolio duplicates shelf/*.json --json",
       declare_duplicates},
      {"list", "what a spec may name: generators, grids, shapes, icons, templates, printers, ...",
       "  mazefolio list generators\n"
       "  mazefolio list grids --json\n"
       "  mazefolio list audiences --json",
       declare_list},
      {"schema", "the JSON Schema of the book spec or of the run file, for editors",
       "  mazefolio schema > book.schema.json\n"
       "  mazefolio schema run > run.schema.json\n"
       "  mazefolio schema maze > maze.schema.json",
       declare_schema},
  };
  return table;
}

}  // namespace mazefolio::cli
