// The files and folders in which the window stores its data.
#pragma once

#include <string>

#include <QString>

#include "app/window/league/league_desk.h"
#include "app/workshop/editor/editor_desk.h"

namespace lk::app {

/// Files and folders, by content. With an empty name nothing is stored (for screenshots and tests).
struct WindowFiles {
  std::string nights;    // the journal
  QString settings;      // player names, appearance, language
  std::string cards;     // the library: cards that people enrolled
  std::string tables;    // calibrated tables
  std::string lessons;   // progress in the lessons
  LeaguePlaces leagues;  // leagues, and nights not yet counted in them
  std::string phones;    // folder of the certificate used for phones
  DeskPlaces desk;       // own packs, and the draft of the card in the editor
  std::string folder;    // the data folder, which contains all of these
};

/// Returns all files and folders of a data folder, under their usual names.
WindowFiles filesIn(const std::string& dataFolder);

}  // namespace lk::app
