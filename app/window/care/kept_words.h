// What people call the things that are kept, and what is in each.
#pragma once

#include <QString>

#include "app/care/files/data_files.h"

namespace lk::app {

QString keptName(Kept what);
/// One or two sentences.
QString keptHolds(Kept what);

}  // namespace lk::app
