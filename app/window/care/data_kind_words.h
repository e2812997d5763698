// What people call the things that are kept, and what is in each.
#pragma once

#include <QString>

#include "app/care/files/data_files.h"

namespace lk::app {

QString dataKindName(DataKind what);
/// One or two sentences.
QString dataKindContents(DataKind what);

}  // namespace lk::app
