// The page's question what a seat could do, and the night's answers.
#pragma once

#include <memory>
#include <vector>

#include <QMetaType>

#include "app/session/night/move_adviser.h"

namespace lk::app {

struct MovesAsked {
  int request = 0;  // number that comes back with the answer
  rules::Seat seat = rules::Seat::A;
  std::vector<rules::CardId> hand;  // can be fewer cards than the player holds
};

/// Immutable.
using PossibleHandPtr = std::shared_ptr<const rules::PossibleHand>;

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::MovesAsked)
Q_DECLARE_METATYPE(lk::app::PossibleHandPtr)
