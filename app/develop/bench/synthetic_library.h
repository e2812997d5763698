// A library file of synthetic cards, for measuring only.
#pragma once

#include <string>

#include "carddb/library.h"

namespace lk::app {

/// Returns the key of card `number`: "bench/NUMBER".
std::string syntheticKey(int number);

/// Adds the references of cards `from` to `to` - 1, without pictures. Takes about 0.5 ms per card and core.
Outcome<Done> addSyntheticCards(carddb::Library& library, int from, int to);

}  // namespace lk::app
