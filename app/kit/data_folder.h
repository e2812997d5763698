// Where the program keeps what people made, nights and settings, and what it can make again.
#pragma once

#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// The folder, made if it is missing: `wanted`, or `lampkeeper` in the user's data folder (XDG_DATA_HOME)
/// when empty. A restore that was broken off, or a deletion that was ordered, is finished first. From now on
/// until it ends this program uses the folder, and no other may replace its contents.
Outcome<std::string> dataFolder(const std::string& wanted = {});

/// The same for whoever is about to replace its contents, or only looks: it is made and nothing else.
Outcome<std::string> dataFolderAlone(const std::string& wanted = {});

/// The folder for what may be deleted at any time: `lampkeeper` in the user's cache folder (XDG_CACHE_HOME).
Outcome<std::string> cacheFolder();

/// The library with the nights, in the data folder.
inline constexpr char kNightsFile[] = "nights.lkdb";
/// Names, looks and language, in the data folder.
inline constexpr char kSettingsFile[] = "settings.ini";
/// The card on the desk while it is not saved, in that folder: of older programs, and now one a game, whose
/// id follows.
inline constexpr char kDraftFile[] = "draft.json";
inline constexpr char kDraftOfGame[] = "draft-";
/// The library of the cards people taught, in that folder.
inline constexpr char kOwnCardsFile[] = "cards.lkdb";
/// The folder with the certificate that phones meet, in that folder.
inline constexpr char kPhonesFolder[] = "/phones";
/// The library of the tables that were set up, in that folder.
inline constexpr char kTablesFile[] = "tables.lkdb";
/// The database of leagues that are kept on this machine, in that folder.
inline constexpr char kLeaguesFile[] = "leagues.db";

}  // namespace lk::app
