// The type behind "Something is wrong", by the name QML knows it under.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/care/care_model.h"

struct CareModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CareModel)
  QML_NAMED_ELEMENT(CareModel)
  QML_UNCREATABLE("handed to the window")
};
