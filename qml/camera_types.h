// Registers the types for cameras and calibration with QML.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/camera/camera_list.h"
#include "app/window/camera/zone_canvas.h"

struct CameraListType {
  Q_GADGET
  QML_FOREIGN(lk::app::CameraList)
  QML_NAMED_ELEMENT(CameraList)
  QML_UNCREATABLE("handed to the window")
};

struct CalibrateModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::CalibrateModel)
  QML_NAMED_ELEMENT(CalibrateModel)
  QML_UNCREATABLE("handed to the window")
};

struct ZoneCanvasType {
  Q_GADGET
  QML_FOREIGN(lk::app::ZoneCanvas)
  QML_NAMED_ELEMENT(ZoneCanvas)
};
