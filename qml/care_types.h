// The types behind "Something is wrong" and "What is kept", by the names QML knows them under.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/care/care_model.h"
#include "app/window/care/stored_data_model.h"

struct CareModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CareModel)
  QML_NAMED_ELEMENT(CareModel)
  QML_UNCREATABLE("handed to the window")
};

struct KeptModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::StoredDataModel)
  QML_NAMED_ELEMENT(StoredDataModel)
  QML_UNCREATABLE("handed to the window")
};
