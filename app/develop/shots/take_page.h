// The function type with which screenshots of pages are taken.
#pragma once

#include <functional>

#include <QString>

#include "rules/text/fault.h"

namespace lk::app {

/// Shows a page of the window and takes a screenshot called `name`, or if that is empty, called like the
/// page.
using TakePage = std::function<Outcome<Done>(const QString& page, const QString& name)>;

}  // namespace lk::app
