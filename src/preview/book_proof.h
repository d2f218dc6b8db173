#pragma once

#include <memory>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::preview {

class Session;

/// The proof of the book that a session made last, in a thread of its own and on one core, so that pages are
/// painted meanwhile. It ends early where the session makes another book.
class BookProof {
 public:
  /// The session must outlive it.
  explicit BookProof(Session& session);
  ~BookProof();
  BookProof(const BookProof&) = delete;
  BookProof& operator=(const BookProof&) = delete;

  /// Begins to prove the book; a proof that runs is stopped before. Neither waits.
  void start();
  void stop();
  /// How far it is and what it found, as JSON (docs/preview.md).
  std::string json();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::preview
