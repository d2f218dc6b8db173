#include "browser.h"

#include <unistd.h>

#include <fstream>
#include <stdexcept>

#include "base/system/tool.h"
#include "support/http_client.h"
#include "support/run_program.h"

namespace mazefolio::tests {
namespace {

using Json = nlohmann::json;

constexpr int tries = 3000;
constexpr useconds_t between_us = 5'000;

std::string decoded(const std::string& base64) {
  static const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  unsigned bits = 0;
  int held = 0;
  for (const char c : base64) {
    const std::size_t digit = digits.find(c);
    if (digit == std::string::npos) break;
    bits = bits << 6 | static_cast<unsigned>(digit);
    if ((held += 6) >= 8) bytes += static_cast<char>(bits >> (held -= 8) & 0xff);
  }
  return bytes;
}

}  // namespace

RunningPreview::RunningPreview(const std::filesystem::path& spec)
    : program({MAZEFOLIO_PROGRAM, "preview", spec.string()}), url(program.printed_after("open ")) {}

bool Browser::is_there() { return run_program({"chromedriver", "--version"}).exit_code == 0; }

Browser::Browser() : driver_({"chromedriver", "--port=0"}) {
  port_ = std::stoi(driver_.printed_after("successfully on port "));
  const Json options{
      {"args",
       {"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1400,900", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"}}};
  const Json made = send(
      "",
      {{"capabilities", {{"alwaysMatch", {{"browserName", "chrome"}, {"goog:chromeOptions", options}}}}}});
  session_ = "/" + made["sessionId"].get<std::string>();
}

Browser::~Browser() {
  if (!session_.empty()) ask(port_, {"DELETE", "/session" + session_});
}

Json Browser::send(const std::string& command, const Json& body) {
  const HttpAnswer result =
      ask(port_, {"POST", "/session" + session_ + command, body.dump(), "application/json; charset=utf-8"});
  if (result.status == 0) throw std::runtime_error("the browser does not answer " + command);
  const Json answer = Json::parse(result.body);
  if (result.status != 200) throw std::runtime_error("the browser refuses " + command + ": " + answer.dump());
  return answer["value"];
}

void Browser::open(const std::string& url) { send("/url", {{"url", url}}); }

void Browser::resize(int width, int height) { send("/window/rect", {{"width", width}, {"height", height}}); }

void Browser::devtools(const std::string& command, const Json& parameters) {
  send("/goog/cdp/execute", {{"cmd", command}, {"params", parameters}});
}

void Browser::use_small_screen(int width, int height) {
  devtools("Emulation.setDeviceMetricsOverride",
           {{"width", width}, {"height", height}, {"deviceScaleFactor", 2}, {"mobile", true}});
}

void Browser::use_colors(const std::string& scheme) {
  devtools("Emulation.setEmulatedMedia",
           {{"features", {{{"name", "prefers-color-scheme"}, {"value", scheme}}}}});
}

Json Browser::run(const std::string& script) {
  return send("/execute/sync", {{"script", script}, {"args", Json::array()}});
}

void Browser::wait_for(const std::string& expression) {
  for (int i = 0; i < tries; ++i) {
    if (run("return Boolean(" + expression + ");") == true) return;
    ::usleep(between_us);
  }
  throw std::runtime_error("not reached: " + expression + "; the page says " +
                           run("return document.body.innerText;").dump());
}

void Browser::type(const std::string& keys) {
  Json presses = Json::array();
  for (std::size_t at = 0; at < keys.size();) {  // by characters of UTF-8
    std::size_t end = at + 1;
    while (end < keys.size() && (static_cast<unsigned char>(keys[end]) & 0xc0) == 0x80) ++end;
    for (const char* kind : {"keyDown", "keyUp"})
      presses.push_back({{"type", kind}, {"value", keys.substr(at, end - at)}});
    at = end;
  }
  send("/actions", {{"actions", {{{"type", "key"}, {"id", "keyboard"}, {"actions", presses}}}}});
}

void Browser::save_picture(const std::filesystem::path& file) {
  const HttpAnswer result = ask(port_, {"GET", "/session" + session_ + "/screenshot"});
  if (result.status == 0) throw std::runtime_error("the browser makes no picture");
  std::ofstream(file, std::ios::binary) << decoded(Json::parse(result.body)["value"].get<std::string>());
}

}  // namespace mazefolio::tests
