#include "base/option_rows.h"
#include "generate/carve/carver_option.h"
#include "generate/drafts.h"
#include "generate/thick/coloring.h"
#include "generate/thick/neighborhood.h"
#include "generate/thick/rule.h"
#include "generate/walks/labyrinth.h"
#include "generate/walks/walk_ends.h"

namespace mazefolio::generate {
namespace {

GeneratorRow thick() {
  GeneratorRow row{{"thick",
                    "walls as thick as corridors, around the maze of another generator",
                    {carver_option("the generator of the maze")}},
                   Needs::rectangle};
  row.draft = draft_thick;
  row.fitting = fitting_thick;
  row.unfit = why_not_thick;
  return row;
}

GeneratorRow cavern() {
  GeneratorRow row{
      {"cavern",
       "passages of one cell in rock of one cell, without a grid behind them",
       {choice_option("style", "long winding passages, any, or long straight ones",
                      {"winding", "uniform", "straight"}),
        real_option("dead_end_share", "0", "share of the floor that are dead ends; 0: as it comes", 0, 0.25),
        real_option("effort", "1", "how long it is worked at", 0.1, 10)}},
      Needs::rectangle};
  row.draft = draft_cavern;
  row.fitting = fitting_cavern;
  row.unfit = why_no_cavern;
  return row;
}

GeneratorRow dug_cavern(std::string name, std::string summary, OptionRow option,
                        Draft (*draft)(std::shared_ptr<const AnyTopology>, const Options&, Rng&)) {
  GeneratorRow row{{std::move(name), std::move(summary), {std::move(option)}}, Needs::squares};
  row.draft = draft;
  row.unfit = why_not_diggable;
  return row;
}

OptionRow order(std::string summary) {
  return choice_option("order", std::move(summary), {"depth-first", "random", "hunt-and-kill"});
}

GeneratorRow carved_cavern() {
  return dug_cavern("cavern-carved", "passages dug into rock, with blocks of rock left between them",
                    order("where is dug next: winding, with short twigs, or between"), draft_carved_cavern);
}

GeneratorRow walled_cavern() {
  GeneratorRow row =
      dug_cavern("cavern-walls", "walls grown into an open hall, with wide places left",
                 order("where rock grows next: long walls, short ones, or between"), draft_walled_cavern);
  row.perfect = false;
  return row;
}

GeneratorRow mazogs() {
  return dug_cavern("mazogs", "a cavern as in the old game: random tunnels that touch at their corners",
                    real_option("floor", "0.5", "least share of floor within the frame", 0, 0.7),
                    draft_mazogs);
}

GeneratorRow labyrinth() {
  GeneratorRow row{
      {"labyrinth",
       "one way through all circuits to the centre: Cretan, of Chartres, or in any order",
       {choice_option("pattern", "a classical labyrinth",
                      {"cretan-7", "cretan-3", "cretan-11", "cretan-15", "chartres"}),
        text_option("circuits", "", "instead: the order in which circuits are walked, 1 at the rim",
                    circuits_fault),
        choice_option("outline", "round, or with straight circuits", {"round", "square"}),
        choice_option("first_turn", "the side to which the way turns from the entrance", {"left", "right"})}},
      Needs::rectangle};
  row.sets_gates = true;
  row.draft = draft_labyrinth;
  row.fitting = fitting_labyrinth;
  return row;
}

GeneratorRow unicursal() {
  GeneratorRow row{
      {"unicursal",
       "one way through every cell, without a fork",
       {choice_option("method", "a random walk; one along both sides of a tree; or a random round walk",
                      {"backbite", "doubled", "loop"}),
        text_option("from", "rim", "where it begins: rim, a place such as centre, or a cell such as 3,4",
                    end_fault),
        text_option("to", "rim", "where it ends", end_fault),
        carver_option("the generator that grows the tree of method=doubled")}},
      Needs::rectangle};
  row.draft = draft_unicursal;
  row.sets_gates = true;
  row.fitting = fitting_unicursal;
  row.unfit = why_not_unicursal;
  return row;
}

std::string rule_summary() {
  std::string names;
  for (const RulePreset& preset : rule_presets()) names += ", " + std::string(preset.name);
  return "neighbours by which rock appears and stays: B/S notation" + names;
}

GeneratorRow automaton() {
  GeneratorRow row{
      {"automaton",
       "a cellular automaton: random rock settles into a maze, with loops",
       {text_option("rule", "B2/S123", rule_summary(),
                    [](std::string_view text) { return parse_rule(text).wrong; }),
        text_option("neighbourhood", "moore", "moore, von_neumann_ext, or offsets such as 1,0; 0,1; -1,0",
                    [](std::string_view text) { return parse_neighborhood(text).wrong; }),
        real_option("density", "0.5", "share of rock in the beginning", 0, 1),
        integer_option("generations", "10000", "the most that are computed", 1, 1000000),
        integer_option("memory", "32", "it stops at a state equal to one of so many before", 1, 1000),
        choice_option("outside", "what the cells beyond the field count as", {"wall", "floor"}),
        choice_option("connect", "pieces are joined by digging little, or the largest is kept",
                      {"join", "largest"}),
        choice_option("loops", "loops are kept, or filled until one way is left", {"keep", "cut"}),
        integer_option("smallest", "4", "smaller pieces are filled, not joined", 1, 1000),
        real_option("kept", "0.6", "least share of the floor that the largest piece must have", 0, 1)}},
      Needs::squares};
  row.perfect = false;
  row.draft = draft_automaton;
  row.unfit = why_automaton_unfit;
  return row;
}

GeneratorRow coloring() {
  OptionRow carver = carver_option("the generator that joins the rooms; none that walks by rows");
  carver.fallback = "prim";
  GeneratorRow row{
      {"colouring",
       "rooms and walls in pieces of several cells, after a periodic colouring",
       {integer_option("ux", "4", "the colours repeat after so many columns", 1, most_colors),
        integer_option("vx", "2", "and after so many columns together with vy rows", 0, most_colors - 1),
        integer_option("vy", "2", "rows after which they repeat; ux * vy colours are at most 20", 1,
                       most_colors),
        text_option("pair", "perfect",
                    "the walls: a random pair without loops (perfect), any, or a number of 'list colourings'",
                    wrong_pair),
        std::move(carver),
        integer_option("offset_x", "0", "columns by which the pattern is shifted", 0, most_colors - 1),
        integer_option("offset_y", "0", "rows by which the pattern is shifted", 0, most_colors - 1)}},
      Needs::squares};
  row.perfect = false;
  row.draft = draft_coloring;
  row.fitting = fitting_coloring;
  row.unfit = why_coloring_unfit;
  return row;
}

GeneratorRow picture() {
  OptionRow carver = carver_option("the generator of the tree round which the way winds");
  carver.fallback = "wilson";  // its short walls look most like those of the wrong branches
  GeneratorRow row{{"picture",
                    "the way through it, filled in, is a picture",
                    {picture_option("picture", "an SVG, a PNG, or lines of text: dark or opaque is filled"),
                     choice_option("invert", "fill what is light or transparent instead", {"no", "yes"}),
                     std::move(carver)}},
                   Needs::rectangle};
  row.draft = draft_picture;
  row.sets_gates = true;
  row.pictures = true;
  row.fitting = fitting_picture;
  row.unfit = why_no_picture;
  return row;
}

}  // namespace

std::vector<GeneratorRow> draft_rows() {
  return {thick(),     cavern(),    carved_cavern(), walled_cavern(), mazogs(),
          labyrinth(), automaton(), coloring(),      unicursal(),     picture()};
}

}  // namespace mazefolio::generate
