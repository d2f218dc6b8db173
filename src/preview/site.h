#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "http/call.h"
#include "http/query.h"
#include "preview/book_proof.h"
#include "preview/look_pictures.h"
#include "preview/session.h"

namespace mazefolio::preview {

/// What a browser may ask of a session. What stands behind a path is decided here by the path alone: none
/// ever names a file.
class Site {
 public:
  Site(Session& session, const SessionRequest& request);

  /// The answer to a call for `path`, such as "/state". What fails is an answer, too. Several threads may
  /// ask.
  Reply answer(const Call& call, std::string_view path);

 private:
  struct Asked {
    Query query;
    std::string_view body;
  };
  using Answer = std::function<Reply(const Asked&)>;
  using Tell = std::function<Result<std::string>(const MadeBook&, const Query&)>;

  void add_files();
  void add_session();
  void add_book();
  void add_proof();
  /// Answers with what is told of the book last made.
  void tell_of_book(const char* path, const char* type, const Tell& tell);
  Reply save(const Asked& asked);

  Session& session_;
  LookPictures looks_;
  BookProof proof_;
  std::map<std::string, Answer, std::less<>> answers_;  ///< by "GET /state"
};

}  // namespace mazefolio::preview
