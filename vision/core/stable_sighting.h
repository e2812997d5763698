// Stable sightings: objects at rest on the table, and their changes.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

/// A card at rest. `id` stays the same while it lies there, and through a nudge.
struct StableCard {
  int id = 0;
  CardSighting card;
  /// Ids of the cards it lies on, if the order is clear. Updated when the card was last observed.
  std::vector<int> on;
  /// Stays the same as long as this is certainly the same physical card, while `id` follows the most likely
  /// one. Changes if a face-down card or one of several equal cards has moved, or if the face is another. 0
  /// means not tracked.
  int individual = 0;
  friend bool operator==(const StableCard& a, const StableCard& b) { return a.id == b.id; }
};

struct StableTray {
  std::string id;
  Quad corners{};
  std::vector<DieSighting> dice;  // at rest, with values fused over frames
};

/// A die at rest on a printed token, as far as its topmost numeral is read.
struct StableDie {
  int sides = 6;
  std::optional<int> value;   // nullopt: not read for certain
  std::optional<int> before;  // what it showed when it was last read for certain, until now
  friend bool operator==(const StableDie&, const StableDie&) = default;
};

/// A printed token at rest on its sheet. `id` stays the same while it is seen there or elsewhere on the
/// sheet.
struct StableToken {
  int id = 0;
  std::string key;  // TokenSpec::key; a token that cannot be read is not reported
  cv::Point2d mm;   // its middle on the sheet
  double turnedDeg = 0;
  double confidence = 0;              // 0..1
  std::optional<StableDie> die = {};  // the die on it; nullopt: none was to be read, or not yet
};

/// Changes of objects at rest. CardGone means the place is empty, and not that a hand covers the card.
struct CardAppeared {
  StableCard card;
};
struct CardChanged {
  StableCard card;
};  // got a name or another one; rotated; moved by more than a nudge
struct CardGone {
  int id = 0;
};
struct TrayRead {
  StableTray tray;
};  // dice at rest that differ from the last report; may be empty
struct TokenAppeared {
  StableToken token;
};
struct TokenMoved {
  StableToken token;
};  // by more than a nudge
struct TokenGone {
  int id = 0;
};  // also while something lies or rests on it
/// All cubes at rest on the sheet, whenever they differ from the last report; may be none.
struct CubesRead {
  std::vector<CubeSighting> cubes;
};
/// The die on a token shows another value, or its value is no longer or again certain.
struct DieTurned {
  StableToken token;
};
struct SheetMoved {
  SheetSighting sheet;
};
using Change = std::variant<CardAppeared, CardChanged, CardGone, TrayRead, TokenAppeared, TokenMoved,
                            TokenGone, CubesRead, DieTurned, SheetMoved>;

}  // namespace lk::vision
