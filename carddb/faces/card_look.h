// How a card looks, decided from its data alone: which emblem on which field, which numbers in large print.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "faces/charge.h"
#include "faces/ink.h"
#include "rules/cards/card_book.h"

namespace lk::faces {

/// The outline of the picture on a card: one shape a type, so that types differ without colour.
enum class PanelShape { notched, shield, octagon, burst, arch, pennant, medallion, plain };

/// How the field behind the emblem is parted between the two inks.
enum class Division {
  pale,
  fess,
  bend,
  saltire,
  quarterly,
  chevrons,
  stripes,
  bars,
  diagonals,
  checks,
  rays,
  discs,
  rings
};
inline constexpr int kDivisions = 13;

/// One number a player looks for: "DV − 2" beside a sword.
struct KeyFigure {
  Charge icon = Charge::sword;
  std::string text;
  friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};

struct CardLook {
  PanelShape panel = PanelShape::plain;
  Division division = Division::pale;
  int pair = 0;  // of inkPair()
  Charge charge = Charge::rosette;
  std::uint64_t variety = 0;
  std::vector<Charge> badges;      // what else the card does, at most four
  std::vector<KeyFigure> figures;  // at most two
  bool nameIsEmblem = false;       // the name itself stands in the picture
};

/// The id serves as a fingerprint only; what the card does decides the emblem and the figures.
CardLook lookOf(const rules::CardDef& card);

/// "long_strike" as people write it: "Long Strike".
std::string titled(std::string_view id);

}  // namespace lk::faces
