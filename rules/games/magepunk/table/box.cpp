#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/magepunk.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/table/table.h"

namespace lk::rules::magepunk {

namespace {

/// Returns one of each card that is in a wallet.
std::vector<DeckCount> wallets(const CardBook& cards) {
  std::vector<DeckCount> all;
  for (std::size_t i = 1; i <= cards.cards().size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i));
    if (printed(cards, card, Printed::wallet) != 0) all.push_back({card, 1});
  }
  return all;
}

}  // namespace

BoxList GameBox::takeOut(const Event& setup, const CardBook& cards) const {
  const Magepunk game;
  State begun = game.fresh();
  if (game.setUp(begun, setup, cards, StepSink()).verdict != Verdict::accepted) return {};
  if (setup.body.find("position")) return {};
  BoxList list;
  if (is(begun, Option::skirmish, Skirmish::commonDeck)) {
    list.parts.push_back({"common_deck", {}, wallets(cards)});
  } else {
    const int picks = is(begun, Option::skirmish, Skirmish::oneWalletEach) ? kWallet : 0;
    for (const Seat seat : {Seat::A, Seat::B}) list.parts.push_back({"deck", seat, wallets(cards), picks});
  }
  for (const DeckCount& each : wallets(cards)) {
    const int wanted = static_cast<int>(list.parts.size());
    if (wanted > cards[each.card].copies)
      list.missing.push_back({each.card, wanted, cards[each.card].copies});
  }
  return list;
}

}  // namespace lk::rules::magepunk
