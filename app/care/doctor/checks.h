// The single checks. They change nothing.
#pragma once

#include <string>

#include "app/care/doctor/check_up.h"

namespace lk::app {

// This computer.
CheckUp checkCamera();
CheckUp checkVoice();
CheckUp checkSounds();
CheckUp checkFonts();  // needs a QGuiApplication
/// Checks for each language of the program except English whether fonts have its letters. Missing letters are
/// an error only for the window's language, from the settings in `folder`.
CheckUps checkLetters(const std::string& folder);
CheckUp checkEyes();
/// `display`: whether there is a display for the window.
CheckUp checkGraphics(bool display);

// The data folder.
CheckUp checkDataFolder(const std::string& folder);
CheckUp checkDisk(const std::string& folder);
/// Checks for a restore that was interrupted or waits for the next start.
CheckUp checkRestore(const std::string& folder);
/// Checks for a deletion of all data that waits for the next start.
CheckUp checkDeletion(const std::string& folder);
CheckUp checkSettings(const std::string& folder);
CheckUp checkOwnPacks(const std::string& folder);
/// Checks a library by its name in the folder; `check` is its name in the report.
CheckUp checkLibraryFile(const std::string& folder, const char* name, const char* check);
CheckUp checkLeagueFile(const std::string& folder);
CheckUp checkOutbox(const std::string& folder);

/// Checks the page for phones: network, port, encryption, certificate.
CheckUp checkPhones(const std::string& folder);

}  // namespace lk::app
