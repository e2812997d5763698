// How pictures are asked for.
#pragma once

#include <functional>

#include <QString>

#include "rules/text/fault.h"

namespace lk::app {

/// Shows a page of the window and takes its picture, called `name`, or after the page where that is empty.
using TakePage = std::function<Outcome<Done>(const QString& page, const QString& name)>;

}  // namespace lk::app
