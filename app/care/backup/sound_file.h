// Whether a file that came back can be used by this program.
#pragma once

#include <string>

#include "app/care/files/data_files.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Opens it as its users would; it stays as it is, with nothing beside it. Faults: damaged, another
/// program's, of a newer schema. A plain file that is no text is no fault: its readers take that for nothing.
Outcome<Done> checkSound(const std::string& path, FileKind as);

}  // namespace lk::app
