// How the window's objects are joined: what one tells, the others hear. A function a topic.
#pragma once

#include "app/window/window_models.h"

namespace lk::app {

/// Joins all of them, and hands on what the settings say from the start. Once. The window's language is not
/// among it: it is the engine's, see WindowEngine.
void wire(WindowModels& models);

}  // namespace lk::app
