#include "cli/run.h"

int main(int argc, char** argv) { return mazefolio::cli::run(argc, argv); }
