#pragma once

/// All of the library. Mazes and ratings may be made by any number of threads at once; pictures, books and
/// proofs take turns. Nothing is printed.
#include "mazefolio/book.h"
#include "mazefolio/diagnostic.h"
#include "mazefolio/maze.h"
#include "mazefolio/picture.h"
#include "mazefolio/proof.h"
#include "mazefolio/rating.h"
#include "mazefolio/version.h"
