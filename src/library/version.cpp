#include "mazefolio/version.h"

#include "spec/data_files.h"

namespace mazefolio {

std::string version() { return MAZEFOLIO_VERSION; }
std::filesystem::path data_folder() { return spec::house_root(); }
void set_data_folder(const std::filesystem::path& folder) { spec::set_house_root(folder); }

}  // namespace mazefolio
