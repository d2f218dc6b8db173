#pragma once

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {

/// A name by which a stranger may try to read what is not his.
struct WayOut {
  std::string how;   ///< in words
  std::string name;  ///< as a spec names the file
};

/// A stranger's folder, a file outside of it that he must not read, and every way that leads to this file or
/// to what is no file.
class Jail {
 public:
  static constexpr const char* secret = "xyzzy-4711";

  /// Files end in `ending`; the secret stands in `around` at the place of @.
  explicit Jail(std::string ending, const std::string& around = "@\n") : ending_(std::move(ending)) {
    namespace fs = std::filesystem;
    std::string text = around;
    if (const std::size_t at = text.find('@'); at != std::string::npos) text.replace(at, 1, secret);
    for (const fs::path& folder :
         {jail(), jail() / "sub", outside(), top() / "jail-twin", jail() / file("folder")})
      fs::create_directories(folder);
    for (const fs::path& folder : {outside(), top() / "jail-twin"}) write_file(folder / file("secret"), text);
    write_file(jail() / file("good"), "fine");
    const auto link = [&](const fs::path& to, const fs::path& at) { fs::create_symlink(to, jail() / at); };
    link("../outside/" + file("secret"), file("link"));
    link(outside() / file("secret"), file("absolute"));
    link(file("link"), file("twice"));
    link("../outside", "folder");
    link(outside(), "absolute");
    link("../../outside/" + file("secret"), "sub/" + file("link"));
    link("../..", "sub/up");
    link("/", "root");
    link(file("self"), file("self"));
    link(file("pong"), file("ping"));
    link(file("ping"), file("pong"));
    link("../outside/" + file("none"), file("dangling"));
    link("/proc/self/environ", file("environment"));
    link("/proc/self/fd/0", file("input"));
    link("/dev/zero", file("zero"));
    link("../outside/pipe", file("far-pipe"));
    for (const fs::path& pipe : {jail() / file("pipe"), outside() / "pipe"})
      REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    make_socket(jail() / file("socket"));
  }

  std::filesystem::path top() const { return temporary_.path(); }
  std::filesystem::path jail() const { return top() / "jail"; }
  std::filesystem::path outside() const { return top() / "outside"; }
  std::string file(const std::string& stem) const { return stem + ending_; }

  std::vector<WayOut> ways() const {
    const std::string far = (outside() / file("secret")).string(), up = "../outside/" + file("secret");
    const std::string good = file("good");
    std::string dots;  // 4,096 bytes that lead out
    while (dots.size() + up.size() < 4096) dots += "./";
    return {{"absolute", far},
            {"absolute, with double slashes", "//" + far},
            {"absolute, with dots", "/." + far},
            {"absolute, through a parent", "/tmp/.." + far},
            {"a parent", up},
            {"a parent behind a dot", "./" + up},
            {"a parent of a parent", "sub/../" + up},
            {"a parent of what is not there", "none/../" + up},
            {"a parent with double slashes", "..//outside//" + file("secret")},
            {"out and in and out", "../jail/" + up},
            {"a folder whose name begins alike", "../jail-twin/" + file("secret")},
            {"another case", "../OUTSIDE/" + file("SECRET")},
            {"a file of the folder in another case", "./" + file("GOOD")},
            {"a link to a file", "./" + file("link")},
            {"an absolute link to a file", "./" + file("absolute")},
            {"a link to a link", "./" + file("twice")},
            {"a link to a folder", "folder/" + file("secret")},
            {"an absolute link to a folder", "absolute/" + file("secret")},
            {"a link in a subfolder", "sub/" + file("link")},
            {"a link to the folder above", "sub/up/outside/" + file("secret")},
            {"a link to the root", "root" + far},
            {"a parent behind a link", "folder/../outside/" + file("secret")},
            {"a link to itself", "./" + file("self")},
            {"two links to each other", "./" + file("ping")},
            {"a link to nothing outside", "./" + file("dangling")},
            {"the environment", "/proc/self/environ"},
            {"a link to the environment", "./" + file("environment")},
            {"the root of a process", "/proc/self/root" + far},
            {"the folder of a process", "/proc/self/cwd/x" + ending_},
            {"a link to an open file", "./" + file("input")},
            {"standard input", "/dev/stdin"},
            {"an open file", "/dev/fd/0"},
            {"a device", "/dev/zero"},
            {"a link to a device", "./" + file("zero")},
            {"a pipe", "./" + file("pipe")},
            {"a link to a pipe", "./" + file("far-pipe")},
            {"a socket", "./" + file("socket")},
            {"the folder itself", "./"},
            {"the folder above", "../"},
            {"a folder", "./" + file("folder")},
            {"a slash behind a file", "./" + good + "/"},
            {"a slash and a dot behind a file", "./" + good + "/."},
            {"a file as a folder", good + "/../" + up},
            {"a NUL", std::string("./") + good + '\0' + "/../" + up},
            {"an escape", "./\x1b[2J" + good},
            {"4,096 bytes of dots", dots + up},
            {"4,096 bytes", "./" + std::string(4096, 'x') + ending_},
            {"a name of 256 bytes", "./" + std::string(256, 'x') + ending_},
            {"backslashes", "..\\outside\\" + file("secret")},
            {"a home", "~/" + file("secret")},
            {"a variable", "$PWD/" + up},
            {"percent signs", "%2e%2e/outside/" + file("secret")},
            {"a URL", "file://" + far}};
  }

 private:
  // A socket's address is short, so it is made from its own folder.
  static void make_socket(const std::filesystem::path& place) {
    const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    REQUIRE(place.string().size() < sizeof address.sun_path);
    std::strcpy(address.sun_path, place.c_str());
    REQUIRE(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    ::close(fd);
  }

  TemporaryFolder temporary_;
  std::string ending_;
};

/// A text in the double quotes of YAML.
inline std::string quoted(const std::string& text) {
  static constexpr char digits[] = "0123456789ABCDEF";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20)
      out += std::string("\\x") + digits[byte >> 4] + digits[byte & 15];
    else
      out += (c == '"' || c == '\\' ? "\\" : "") + std::string(1, c);
  }
  return out + "\"";
}

}  // namespace mazefolio::tests
