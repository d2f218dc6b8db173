#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/sha256.h"

namespace mazefolio::publish {

/// What is made of the bytes of files, once for equal bytes: a file may have many names and copies.
template <class T>
class ByContent {
 public:
  using Shared = std::shared_ptr<const T>;

  /// Throws the InputError of `make`, at every call with these bytes.
  Shared get(std::string_view bytes, const std::function<T()>& make) {
    const std::string key = sha256(bytes);
    auto known = made_.find(key);
    if (known == made_.end()) known = made_.emplace(key, result_of(make)).first;
    return known->second.value();
  }

 private:
  static Result<Shared> result_of(const std::function<T()>& make) {
    try {
      return Shared(std::make_shared<const T>(make()));
    } catch (const InputError& wrong) {
      return wrong.found();
    }
  }
  std::map<std::string, Result<Shared>> made_;
};

}  // namespace mazefolio::publish
