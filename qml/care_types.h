// The types behind "Something is wrong" and "What is kept", by the names QML knows them under.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/care/care_model.h"
#include "app/window/care/kept_model.h"

struct CareModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CareModel)
  QML_NAMED_ELEMENT(CareModel)
  QML_UNCREATABLE("handed to the window")
};

struct KeptModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::KeptModel)
  QML_NAMED_ELEMENT(KeptModel)
  QML_UNCREATABLE("handed to the window")
};
