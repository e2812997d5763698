// Registers the type of the league page with QML.
#pragma once

#include <QtQml/qqml.h>

#include "app/window/league/league_model.h"

struct LeagueModelType {
  Q_GADGET
  QML_FOREIGN(lk::app::LeagueModel)
  QML_NAMED_ELEMENT(LeagueModel)
  QML_UNCREATABLE("handed to the window")
};
