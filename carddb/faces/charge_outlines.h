// The outline of each charge, in the square from (-1,-1) to (1,1), with y down.
#pragma once

#include <cstdint>

#include <QPainterPath>

namespace lk::faces::outline {

// Weapons and armour (charge_arms.cpp).
QPainterPath sword();
QPainterPath spear();
QPainterPath hammer();
QPainterPath arrow();
QPainterPath bolt();
QPainterPath claw();
QPainterPath shield();
QPainterPath wing();

// Things gained, lost, suffered or done (charge_tokens.cpp).
QPainterPath flame();
QPainterPath heart();
QPainterPath star(int points, double inner);
QPainterPath lamp();
QPainterPath gem();
QPainterPath die();
QPainterPath hand();
QPainterPath drop();
QPainterPath spiral();
QPainterPath eye();
QPainterPath cards();
QPainterPath flag();
QPainterPath scales();
QPainterPath chest();
QPainterPath fork();
QPainterPath coins();
QPainterPath hourglass();
QPainterPath rise();
QPainterPath cycle();
QPainterPath exchange();
QPainterPath bell();

/// Returns a flower generated from a number, for cards whose effect has no emblem: petals, their shape, rings
/// and a centre.
QPainterPath rosette(std::uint64_t variety);

}  // namespace lk::faces::outline
