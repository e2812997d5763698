// Where the pictures of a night come from, in words.
#pragma once

#include <QString>

#include "app/window/shared/picture_source.h"

namespace lk::app {

/// One short sentence for the foot of the table.
QString sourceWords(PictureSource source);

}  // namespace lk::app
