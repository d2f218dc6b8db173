#include <CLI/CLI.hpp>
#include <memory>

#include "base/system/parallel.h"
#include "base/text/printable.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "cli/show.h"
#include "preview/preview.h"
#include "publish/produce.h"

namespace mazefolio::cli {
namespace {

struct PreviewArguments {
  std::string book;
  std::vector<std::string> sets;
  int port = 0;
  unsigned jobs = 0;
  bool confine = false, no_cache = false, open = false;
};

std::function<int()> declare_preview(CLI::App& app) {
  auto a = std::make_shared<PreviewArguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file")->type_name("FILE")->required();
  app.add_option("--port", a->port, "the port on this machine; default: any that is free")
      ->check(CLI::Range(0, 65535));
  app.add_option("--set", a->sets, "set a field of the spec, such as audience=adult")
      ->allow_extra_args(false);
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--open", a->open, "open the page in your browser");
  return [a] {
    const Studio studio(!a->no_cache);
    try {
      preview_book({{a->book, a->sets, a->confine, a->jobs}, a->port, [a](const std::string& url) {
                      say("open " + url + " in a browser; Ctrl+C ends the preview");
                      if (a->open) show(url);
                    }});
    } catch (const Canceled&) {
    }
    return static_cast<int>(ExitCode::done);
  };
}

}  // namespace

CommandRow preview_command() {
  return {"preview", "show a book in a browser, and make it again as its spec changes",
          "  mazefolio preview book.yaml --open\n"
          "  mazefolio preview book.yaml --port 8080 --set audience=adult",
          declare_preview};
}

}  // namespace mazefolio::cli
