// A number that is printed next to an emblem.
#pragma once

#include <string>

#include "faces/charge.h"

namespace lk::faces {

/// A key figure next to its emblem: "+2" and "points".
struct KeyFigure {
  Charge icon = Charge::sword;
  std::string text;
  std::string unit;  // "" if the number needs no unit
  friend bool operator==(const KeyFigure&, const KeyFigure&) = default;
};

}  // namespace lk::faces
