// Names and descriptions of the kinds of stored data, for people.
#pragma once

#include <QString>

#include "app/care/files/data_files.h"

namespace lk::app {

QString dataKindName(DataKind what);
/// Returns one or two sentences.
QString dataKindContents(DataKind what);

}  // namespace lk::app
