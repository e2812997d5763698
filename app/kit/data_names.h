// The names of files and folders in the data folder.
#pragma once

namespace lk::app {

/// The library with the nights, in the data folder.
inline constexpr char kNightsFile[] = "nights.lkdb";
/// Names, appearance and language, in the data folder.
inline constexpr char kSettingsFile[] = "settings.ini";
/// The editor's unsaved card, in the data folder: in older versions one file, now one per game with the
/// game's id as suffix.
inline constexpr char kDraftFile[] = "draft.json";
inline constexpr char kDraftOfGame[] = "draft-";
/// The library of the cards the user taught, in the data folder.
inline constexpr char kOwnCardsFile[] = "cards.lkdb";
/// The folder with the phone server's certificate, in the data folder.
inline constexpr char kPhonesFolder[] = "/phones";
/// The library of calibrated tables, in the data folder.
inline constexpr char kTablesFile[] = "tables.lkdb";
/// The database of local leagues, in the data folder.
inline constexpr char kLeaguesFile[] = "leagues.db";

}  // namespace lk::app
