// Registers the types of the card editor with QML.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/editor/editor_model.h"

struct EditorModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::EditorModel)
  QML_NAMED_ELEMENT(EditorModel)
  QML_UNCREATABLE("handed to the window")
};

struct FormModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::FormModel)
  QML_NAMED_ELEMENT(FormModel)
  QML_UNCREATABLE("a part of the editor's model")
};
