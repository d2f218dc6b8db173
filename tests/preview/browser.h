#pragma once

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "support/beside.h"

namespace mazefolio::tests {

/// A preview of a spec, and its address.
struct RunningPreview {
  Beside program;
  std::string url;
  explicit RunningPreview(const std::filesystem::path& spec);
};

/// A real browser without a window, driven as the WebDriver protocol says. It reaches this machine alone.
class Browser {
 public:
  /// False where there is none.
  static bool is_there();

  Browser();
  ~Browser();

  void open(const std::string& url);
  void resize(int width, int height);
  /// As on a telephone: narrower than a window can be, with finer pixels.
  void use_small_screen(int width, int height);
  /// In the colors that are asked for: "dark" or "light".
  void use_colors(const std::string& scheme);
  /// What a function body returns.
  nlohmann::json run(const std::string& script);
  /// Waits until an expression is true; throws after a while, and says what the page shows.
  void wait_for(const std::string& expression);
  /// Presses keys on what has the focus.
  void type(const std::string& keys);
  /// A picture of the window, as PNG.
  void save_picture(const std::filesystem::path& file);

 private:
  void devtools(const std::string& command, const nlohmann::json& parameters);
  nlohmann::json send(const std::string& command, const nlohmann::json& body);
  Beside driver_;
  int port_ = 0;
  std::string session_;
};

}  // namespace mazefolio::tests
