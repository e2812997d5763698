// Registers the types for past nights with QML.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/history/course_chart.h"
#include "app/window/history/evening_model.h"
#include "app/window/history/player_model.h"
#include "app/window/history/replay_model.h"

struct HistoryModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::HistoryModel)
  QML_NAMED_ELEMENT(HistoryModel)
  QML_UNCREATABLE("handed to the window")
};

struct EveningModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::EveningModel)
  QML_NAMED_ELEMENT(EveningModel)
  QML_UNCREATABLE("handed to the window")
};

struct PlayerModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::PlayerModel)
  QML_NAMED_ELEMENT(PlayerModel)
  QML_UNCREATABLE("handed to the window")
};

struct ReplayModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::ReplayModel)
  QML_NAMED_ELEMENT(ReplayModel)
  QML_UNCREATABLE("handed to the window")
};

struct CourseChartType {
  Q_GADGET
  QML_FOREIGN(lk::app::CourseChart)
  QML_NAMED_ELEMENT(CourseChart)
};
