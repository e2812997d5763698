#include "app/session/watch/sighting_report.h"

#include <algorithm>
#include <utility>

namespace lk::app {

namespace {

/// Returns the card's key; empty if its face is not visible.
std::string faceKey(const vision::StableCard& stable) {
  return stable.card.key && stable.card.face == vision::Face::up ? *stable.card.key : "";
}

const char* faceName(vision::Face face) {
  switch (face) {
    case vision::Face::up:
      return "up";
    case vision::Face::down:
      return "down";
    case vision::Face::unknown:
      break;
  }
  return "unknown";
}

CardReport reportOf(const vision::StableCard& stable, const vision::Tracker& tracker,
                    const Placements& placements) {
  ZoneFound found = placements.locate(stable.card, tracker.sheets());
  CardReport card;
  card.zone = std::move(found.zone);
  card.turnedDeg = found.turnedDeg;
  card.confidence = stable.card.confidence;
  card.maybe = stable.card.maybe;
  card.face = faceName(stable.card.face);
  card.key = faceKey(stable);
  for (const vision::StableCard& other : tracker.cards())
    if (std::find(stable.on.begin(), stable.on.end(), other.id) != stable.on.end())
      card.on.push_back(faceKey(other));
  return card;
}

DiceReport reportOf(const vision::StableTray& tray, const std::vector<rules::Seat>& covered) {
  DiceReport report;
  report.tray = tray.id;
  report.confidence = 1;
  std::vector<int> values;
  for (const vision::DieSighting& die : tray.dice) {
    report.confidence = std::min(report.confidence, die.confidence);
    if (die.value) values.push_back(*die.value);
  }
  report.masked = std::any_of(covered.begin(), covered.end(), [&](rules::Seat seat) {
    return report.tray == std::string(1, rules::letter(seat));
  });
  const bool sure = values.size() == tray.dice.size();
  if (sure && !report.masked) report.dice = std::move(values);
  return report;
}

}  // namespace

std::optional<decltype(Report::what)> sightingReport(const vision::Change& change,
                                                     const vision::Tracker& tracker,
                                                     const Placements& placements,
                                                     const std::vector<rules::Seat>& covered) {
  if (const auto* appeared = std::get_if<vision::CardAppeared>(&change))
    return reportOf(appeared->card, tracker, placements);
  if (const auto* changed = std::get_if<vision::CardChanged>(&change))
    return reportOf(changed->card, tracker, placements);
  if (const auto* read = std::get_if<vision::TrayRead>(&change)) return reportOf(read->tray, covered);
  return std::nullopt;
}

}  // namespace lk::app
