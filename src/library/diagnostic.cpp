#include "library/internal.h"

namespace mazefolio {

std::string to_text(const Diagnostic& d) {
  const auto severity = d.severity == Severity::error ? base::Severity::error : base::Severity::warning;
  return base::to_text({severity, {d.file, d.line, d.column}, d.message, d.hint});
}

Error::Error(ErrorKind kind, const std::string& message, std::vector<Diagnostic> diagnostics)
    : std::runtime_error(message), kind_(kind), diagnostics_(std::move(diagnostics)) {}

Error::~Error() = default;

namespace library {

mazefolio::Diagnostic published(const base::Diagnostic& d) {
  return {d.severity == base::Severity::error ? mazefolio::Severity::error : mazefolio::Severity::warning,
          d.place.file,
          d.place.line,
          d.place.column,
          d.message,
          d.hint};
}

std::vector<mazefolio::Diagnostic> published(const base::Diagnostics& found) {
  std::vector<mazefolio::Diagnostic> out;
  for (const base::Diagnostic& d : found.all()) out.push_back(published(d));
  return out;
}

void rethrow_published() {
  try {
    throw;
  } catch (const base::InputError& wrong) {
    throw mazefolio::Error(mazefolio::ErrorKind::input, wrong.what(), published(wrong.found()));
  } catch (const base::WorldError& failed) {
    throw mazefolio::Error(mazefolio::ErrorKind::world, failed.what(), {});
  } catch (const base::InternalError& fault) {
    throw mazefolio::Error(mazefolio::ErrorKind::internal, fault.what(), {});
  }
}

std::unique_lock<std::mutex> turn() {
  static std::mutex one_at_a_time;
  return std::unique_lock(one_at_a_time);
}

}  // namespace library
}  // namespace mazefolio
