// Connects the window's objects to each other. The source file has one function per topic.
#pragma once

#include "app/window/window_models.h"

namespace lk::app {

/// Connects all objects and applies the current settings. Call it once. The window's language is not
/// included: WindowEngine applies it.
void wire(WindowModels& models);

}  // namespace lk::app
