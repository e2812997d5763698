// A number that is printed next to an emblem.
#pragma once

#include <optional>
#include <string>

#include <QColor>

#include "faces/charge.h"

namespace lk::faces {

/// A key figure next to its emblem: "+2" and "points".
struct KeyFigure {
  Charge icon = Charge::sword;
  std::string text;
  std::string unit;  // "" if the number needs no unit
  friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};

/// A part of a card's cost: a number, on the ink of what it is paid with.
struct CostFigure {
  std::optional<Charge> icon;  // nullopt if anything pays it
  QColor ink;                  // invalid if anything pays it
  std::string text;
};

/// The sign of what a card belongs to: emblem and letter on its ink.
struct Sign {
  Charge icon = Charge::star;
  std::string letter;
  QColor ink;
};

/// A short remark with an emblem: "Fast".
struct Tag {
  Charge icon = Charge::star;
  std::string word;
  friend bool operator==(const Tag&, const Tag&) = default;
};

}  // namespace lk::faces
