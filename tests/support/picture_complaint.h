#pragma once

#include <string>

#include "base/diagnostic.h"
#include "render/read_picture.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// What is said of the bytes of a picture that cannot be read; empty where it can.
inline std::string complaint(const std::string& bytes) {
  try {
    read_picture(bytes);
  } catch (const InputError& wrong) {
    return wrong.found().all().at(0).message;
  }
  return "";
}

}  // namespace mazefolio::tests
