// What `watch` prints and the window shows: one occurrence, masked for its audience.
#pragma once

#include <variant>
#include <vector>

#include "app/session/calibration/check.h"
#include "app/session/calibration/tile_check.h"
#include "app/session/night/night.h"
#include "app/session/watch/pause.h"
#include "vision/core/sighting.h"

namespace lk::app {

struct CardReport {
  std::string zone;  // empty: outside every zone
  std::string key;   // empty: unidentified
  std::string face;  // up, down, unknown
  double turnedDeg = 0;
  double confidence = 0;
  std::vector<vision::Candidate> maybe;
  std::vector<std::string> on;  // keys of the cards below it; an empty key: unidentified, or face down
};
struct DiceReport {
  std::string tray;
  std::optional<std::vector<int>> dice;  // nullopt: masked, or uncertain
  bool masked = false;
  double confidence = 0;
};
struct EventReport {
  rules::Event event;
  bool alone = false;  // answered by the program, because nothing else can be answered
};
struct RulingReport {
  rules::Ruling ruling;
};
struct PromptsReport {
  std::vector<rules::Prompt> prompts;
};
/// The pictures stopped showing the table, or show it again.
struct SourceReport {
  Pause why = Pause::none;
  [[nodiscard]] bool back() const { return why == Pause::none; }
};
/// A problem of the pictures or the tiles that people can fix. Reported once.
struct HintReport {
  Check about = Check::mirror;
  TilesSeen tiles = {};  // mat: what is wrong with the tiles
};
struct ResultReport {
  rules::Result result;
  Json standing;  // per seat: the values the result depends on
};

struct Report {
  double seconds = 0;
  std::variant<CardReport, DiceReport, EventReport, RulingReport, PromptsReport, SourceReport, HintReport,
               ResultReport>
      what;
};

}  // namespace lk::app
