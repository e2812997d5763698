// What the texts of a card must agree with: its effect in numbers, and each other.
//
// Every number a text says must be an amount of the card's effect or one of its other figures; every amount
// of the effect must be said, in every language the card is written in. Amounts are the whole numbers of
// operations and tests, with their signs. Two that differ in nothing but whom they concern may be said once
// ("both do"). A `plus` of 0 to the dice is said by saying nothing; an amount of 1 or 2 may hide in a word
// ("again", "none" for less than 1). A card people made for themselves ("origin": "own") may be written in
// one language alone. Numbers that only the text or only the effect has are listed in the card's
// "only_in_text" and "only_in_effect". A card without effect says what people decide: its numbers are not
// looked at, but for those of its deck ("three Evades").
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/number_words.h"
#include "rules/cards/pack_document.h"
#include "rules/text/fault.h"

namespace lk::rules {

/// Every fault in the wording of a pack's cards, those of one card after the other. Whatever is not shaped as
/// a card should be is left to readPack(). A card that says anything in a language says all in it; numbers
/// are looked for in English and in `languages`.
std::vector<Fault> checkWording(const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages);

/// The same of one card, which may name cards of `pack`.
std::vector<Fault> checkWording(const Json& card, const PackDocument& pack, std::string_view file,
                                std::span<const NumberWords> languages);

}  // namespace lk::rules
