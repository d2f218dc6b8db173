#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "mazefolio/diagnostic.h"
#include "mazefolio/export.h"

namespace mazefolio {

struct ProofOptions {
  std::filesystem::path manifest{};  ///< empty: beside the book
  std::filesystem::path answers{};   ///< of a separate answer key; empty: beside the book
  bool any_pdf = false;              ///< also a file that the manifest was not written for
  unsigned jobs = 0;                 ///< threads; 0: all cores
  std::function<void(std::size_t pages)> on_begin{};
  std::function<void()> on_page{};  ///< from one thread at a time; must not throw
};

/// A place where page and manifest differ.
struct Finding {
  int page = 0;  ///< from 1, of the answer key where `in_key`
  int maze = 0;  ///< its number; 0: it is about the page
  std::string step{}, what{};
  bool in_key = false;
};

struct Proof {
  std::size_t mazes = 0;            ///< how many were looked at
  std::vector<Finding> findings{};  ///< the first few of each maze and step
  std::size_t left_out = 0;         ///< findings beyond those
  std::string json{};               ///< every step of every maze, as `mazefolio prove --json`
  bool ok() const { return findings.empty(); }
};

/// Reads a finished book back from its pages and solves its mazes from the ink. Needs the programs of
/// poppler. Throws Error.
MAZEFOLIO_API Proof prove_pdf(const std::filesystem::path& pdf, const ProofOptions& options = {});

}  // namespace mazefolio
