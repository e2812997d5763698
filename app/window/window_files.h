// Where the window keeps things.
#pragma once

#include <string>

#include <QString>

#include "app/window/league/league_desk.h"
#include "app/workshop/editor/editor_desk.h"

namespace lk::app {

/// Files and folders by what they hold. An empty name keeps nothing (pictures, tests).
struct WindowFiles {
  std::string nights;    // the journal
  QString settings;      // names, looks, language
  std::string cards;     // the cards people taught
  std::string tables;    // the tables that were set up
  std::string lessons;   // what was learnt
  LeaguePlaces leagues;  // and the nights that wait for them
  std::string phones;    // the folder of the certificate that phones meet
  DeskPlaces desk;       // own packs, and the card that is being made
  std::string folder;    // all of these
};

/// All of them in a data folder, by their usual names.
WindowFiles filesIn(const std::string& dataFolder);

}  // namespace lk::app
