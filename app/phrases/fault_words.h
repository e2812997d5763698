// Translates the messages of faults into the program's language.
#pragma once

#include <QString>

#include "rules/text/fault.h"

namespace lk::app {

/// Returns Fault::text() with its sentences translated. The lower layers write English; the faults that the
/// window can show are recognized here by their English text. Unknown text is left as it is.
QString faultText(const Fault& fault);

}  // namespace lk::app
