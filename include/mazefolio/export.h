#pragma once

/// Marks what the shared library shows.
#if defined(__GNUC__)
#define MAZEFOLIO_API __attribute__((visibility("default")))
#else
#define MAZEFOLIO_API
#endif
