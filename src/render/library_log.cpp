#include "render/library_log.h"

#include <fmt/format.h>
#include <glib.h>
#include <unistd.h>

#include <atomic>
#include <mutex>
#include <string_view>
#include <utility>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

std::mutex guard;
std::string first_warning;
std::atomic<void (*)(const std::string&)> last_words = nullptr;

std::string_view text_of(const GLogField& field) {
  const char* const text = static_cast<const char*>(field.value);
  return field.length < 0 ? std::string_view(text)
                          : std::string_view(text, static_cast<std::size_t>(field.length));
}

// "Pango: failed to create cairo scaled font"
std::string words_of(const GLogField* fields, gsize count) {
  std::string_view domain = "GLib", message = "it does not say why";
  for (gsize i = 0; i < count; ++i) {
    if (std::string_view(fields[i].key) == "GLIB_DOMAIN") domain = text_of(fields[i]);
    if (std::string_view(fields[i].key) == "MESSAGE") message = text_of(fields[i]);
  }
  return fmt::format("{}: {}", domain, message);
}

GLogWriterOutput keep(GLogLevelFlags level, const GLogField* fields, gsize count, gpointer) {
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL)) {
    last_words.load()(words_of(fields, count));
    ::_exit(1);
  }
  if (level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) {
    const std::lock_guard lock(guard);
    if (first_warning.empty()) first_warning = words_of(fields, count);
  }
  return G_LOG_WRITER_HANDLED;
}

}  // namespace

void keep_library_warnings(void (*say)(const std::string& words)) {
  if (last_words.exchange(say)) return;
  g_log_set_writer_func(keep, nullptr, nullptr);
}

void forget_library_warnings() {
  const std::lock_guard lock(guard);
  first_warning.clear();
}

void throw_on_library_warning() {
  const std::lock_guard lock(guard);
  if (first_warning.empty()) return;
  throw WorldError(fmt::format("the pages cannot be drawn: {}", std::exchange(first_warning, {})));
}

}  // namespace mazefolio::render
