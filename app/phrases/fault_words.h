// What is wrong with something from outside, told in the language people chose.
#pragma once

#include <QString>

#include "rules/text/fault.h"

namespace lk::app {

/// Fault::text() with its sentences translated. The layers below speak English: what the window meets is
/// known here by its English words, and anything else stays as it is.
QString faultText(const Fault& fault);

}  // namespace lk::app
