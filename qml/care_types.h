// Registers the types for maintenance and stored data with QML.
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
