// Checks that the texts of a card agree with its effect in numbers, and with each other.
//
// Every number in a text must be an amount of the card's effect or one of its other figures. Every amount of
// the effect must be mentioned, in every language of the card. Amounts are the whole numbers of operations
// and tests, with their signs.
//
// - Two amounts that differ only in whom they apply to may be mentioned once ("both do").
// - A `plus` of 0 to the dice need not be mentioned.
// - An amount of 1 or 2 may be expressed by a word ("again", or "none" for less than 1).
// - A card that people made for themselves ("origin": "own") may be in one language only.
// - Numbers that only the text or only the effect has are listed in the card's "only_in_text" and
//   "only_in_effect".
// - A card without an effect says what people decide. Its numbers are not checked, except those of its deck
//   ("three Evades").
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"
#include "rules/cards/pack_document.h"
#include "rules/text/fault.h"

namespace lk::rules {

/// Returns every fault in the wording of a pack's cards, card by card. Cards with a wrong shape are left to
/// readPack(). A card with any text in a language must have all of its texts in it. Numbers are checked in
/// English and in `languages`.
std::vector<Fault> checkWording(const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages);

/// Does the same for one card, which may refer to cards of `pack`.
std::vector<Fault> checkWording(const Json& card, const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages);

}  // namespace lk::rules
