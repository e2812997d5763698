// The state of a night's pictures as text.
#pragma once

#include <QString>

#include "app/window/shared/picture_source.h"

namespace lk::app {

/// Returns one short sentence for the bottom of the table page.
QString sourceWords(PictureSource source);

}  // namespace lk::app
