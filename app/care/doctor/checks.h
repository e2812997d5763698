// The single checks. Each looks and changes nothing.
#pragma once

#include <string>

#include "app/care/doctor/check_up.h"

namespace lk::app {

// This computer.
CheckUp checkCamera();
CheckUp checkVoice();
CheckUp checkSounds();
CheckUp checkFonts();  // needs a QGuiApplication
/// A check each language of the program but English: whether there are letters to write it with. Missing ones
/// are wrong only in the window's language, as the settings of `folder` have it.
CheckUps checkLetters(const std::string& folder);
CheckUp checkEyes();
/// `display`: whether there is one to open the window on.
CheckUp checkGraphics(bool display);

// What is kept in the data folder.
CheckUp checkDataFolder(const std::string& folder);
CheckUp checkDisk(const std::string& folder);
/// Whether a restore was broken off or waits for the next start.
CheckUp checkRestore(const std::string& folder);
/// Whether everything is to be deleted before the next start.
CheckUp checkDeletion(const std::string& folder);
CheckUp checkSettings(const std::string& folder);
CheckUp checkOwnPacks(const std::string& folder);
/// A library of the folder by its name there; `check` is what it is called in the report.
CheckUp checkLibraryFile(const std::string& folder, const char* name, const char* check);
CheckUp checkLeagueFile(const std::string& folder);
CheckUp checkOutbox(const std::string& folder);

/// The page for phones: a network, a port, encryption, the certificate.
CheckUp checkPhones(const std::string& folder);

}  // namespace lk::app
