// The page's question what can be said next of a move, and the night's answer.
#pragma once

#include "app/phrases/moves/composition.h"

namespace lk::app {

struct MoveRequest {
  int night = 0;     // NightRequest::number
  int standing = 0;  // Moment::standing of the moment that the page shows
  rules::Seat seat = rules::Seat::A;
  rules::Event event;  // unfinished; an empty object asks for what the seat can begin
  Names names;
};

struct MoveReply {
  int night = 0;
  int standing = 0;
  Composition move;
};

}  // namespace lk::app
