#include "app/learn/coach/own_coach.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/learn/coach/advice.h"
#include "app/learn/coach/open_advice.h"
#include "app/learn/coach/open_coaching.h"
#include "app/phrases/decimals.h"
#include "rules/games/halfwish/figures.h"

namespace lk::app {

namespace {

using rules::halfwish::Average;
using rules::halfwish::Situation;

struct OwnCoachWords {
  Q_DECLARE_TR_FUNCTIONS(OwnCoachWords)
};

QString number(double value) {
  return decimal(std::abs(value) < 0.005 ? 0.0 : value, 2);
}

QString share(double chance) {
  return OwnCoachWords::tr("%1 %").arg(std::lround(chance * 100));
}

}  // namespace

std::vector<OwnCard> ownCards(const rules::halfwish::OpenDuel& duel, rules::Seat seat) {
  const rules::halfwish::OpenDuelist& own = duel.duelists[rules::index(seat)];
  std::vector<OwnCard> cards;
  for (const rules::DeckCount& entry : own.left)
    if (entry.count > 0) cards.push_back({entry.card, entry.count});
  for (const std::vector<rules::CardId>& pool : own.secrets)
    for (const rules::CardId card : pool)
      if (card.known() &&
          std::none_of(cards.begin(), cards.end(), [&](const OwnCard& each) { return each.card == card; }))
        cards.push_back({card, 1});
  return cards;
}

bool canAdvise(const rules::halfwish::OpenDuel& duel, rules::Seat seat, const OwnHand& hand) {
  const std::vector<OwnCard> possible = ownCards(duel, seat);
  const bool held = std::all_of(hand.cards.begin(), hand.cards.end(), [&](rules::CardId card) {
    const auto at = std::find_if(possible.begin(), possible.end(),
                                 [&](const OwnCard& each) { return each.card == card; });
    return at != possible.end() && std::count(hand.cards.begin(), hand.cards.end(), card) <= at->most;
  });
  return held && hand.dice >= kMinOwnDice && hand.dice <= kMaxOwnDice &&
         static_cast<int>(hand.cards.size()) >= duel.actions();
}

OwnAdvice workOut(std::shared_ptr<const GameKit> kit, const rules::halfwish::OpenDuel& duel, rules::Seat seat,
                  const OwnHand& hand) {
  OwnAdvice advice;
  Situation& situation = advice.situation;
  situation = situationOf(duel, seat, hand.aggressor ? seat : rules::halfwish::other(seat), hand.dice);
  situation.healthValue = kOpenHealthValue;
  situation.hand = hand.cards;
  const rules::CardBook& cards = kit->cards;
  advice.careful =
      ownCommitments(situation).size() * opponentCommitments(situation, cards).size() <= kMaxPairs;
  if (advice.careful)
    advice.coaching = coach(situation, cards);
  else
    for (const Average& average : averages(situation, cards)) advice.coaching.choices.push_back({average, 0});
  advice.kit = std::move(kit);
  return advice;
}

std::optional<OwnQuestion> ownQuestion(const GameKit& kit, const Json& facts, rules::Seat seat) {
  const auto duel = rules::halfwish::openDuelFrom(facts, kit.cards);
  if (!duel) return std::nullopt;
  return OwnQuestion{!duel->aggressor, duel->aggressor.value_or(seat) == seat, duel->actions(),
                     ownCards(*duel, seat)};
}

std::function<OwnAdvice()> ownAdvice(std::shared_ptr<const GameKit> kit, const Json& facts, rules::Seat seat,
                                     const OwnHand& hand) {
  const auto duel = rules::halfwish::openDuelFrom(facts, kit->cards);
  if (!duel || !canAdvise(*duel, seat, hand)) return {};
  return [kit = std::move(kit), duel = *duel, seat, hand] { return workOut(kit, duel, seat, hand); };
}

QString adviceText(const OwnAdvice& advice) {
  return advice.careful ? app::advice(advice.coaching, advice.situation, advice.kit->cards) : QString();
}

std::vector<OwnChoice> ownChoices(const OwnAdvice& advice) {
  std::vector<OwnChoice> all;
  for (const WeighedChoice& choice : advice.coaching.choices) {
    const Average& average = choice.average;
    all.push_back({actionsText(average.actions, advice.kit->cards), number(average.points),
                   number(average.opponentPoints), number(average.opponentDamage), number(average.damage),
                   share(average.win),
                   advice.careful && choice.mix >= 0.005 ? share(choice.mix) : QString()});
  }
  return all;
}

}  // namespace lk::app
