// A library file of synthetic cards, for measuring only.
#pragma once

#include <string>

#include "carddb/library.h"

namespace lk::app {

/// The key under which card `number` is enrolled: "bench/NUMBER".
std::string syntheticKey(int number);

/// Adds the references of cards `from` up to, but not including, `to`; without pictures. About 0.5 ms a card
/// and core.
Outcome<Done> addSyntheticCards(carddb::Library& library, int from, int to);

}  // namespace lk::app
