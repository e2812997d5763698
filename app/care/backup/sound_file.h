// Checks whether a restored file can be used by this program.
#pragma once

#include <string>

#include "app/care/files/data_files.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Opens the file as the program would, without changing it or creating files beside it. Fails if it is
/// damaged, another program's, or has a newer schema. A plain file that is not text is accepted: its readers
/// treat it as empty.
Outcome<Done> checkSound(const std::string& path, FileKind as);

}  // namespace lk::app
