#include "app/learn/coach/blunders.h"

#include <algorithm>
#include <array>
#include <bit>

#include "app/learn/coach/open_coaching.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/referee/referee.h"

namespace lk::app {

namespace {

using namespace rules::halfwish;
using rules::CardId;

constexpr double kWorthReporting = 0.05;  // net points; cheaper decisions are not reported

Actions actionsOf(const rules::Event& reveal, const rules::CardBook& cards) {
  Actions actions{};
  std::size_t i = 0;
  for (const Json& id : reveal.body["cards"].items())
    if (i < actions.size()) actions[i++] = cards.find(id.asString());
  return actions;
}

int countOf(std::span<const CardId> cards, CardId card) {
  return static_cast<int>(std::count(cards.begin(), cards.end(), card));
}

/// Returns whether a hand contains all actions of a commitment.
bool holds(std::span<const CardId> hand, const Actions& actions) {
  return std::all_of(actions.begin(), actions.end(), [&](CardId card) {
    return !card.known() || countOf(hand, card) >= countOf(actions, card);
  });
}

/// Returns every possible hand: the cards played, and any of the other cards that were left.
std::vector<std::vector<CardId>> handsWith(const Actions& chosen, const std::vector<CardId>& left) {
  std::vector<CardId> sure, others = left;
  for (const CardId card : chosen) {
    if (!card.known()) continue;
    sure.push_back(card);
    const auto at = std::find(others.begin(), others.end(), card);
    if (at != others.end()) others.erase(at);
  }
  const std::size_t more = std::min(kHand - std::min<std::size_t>(kHand, sure.size()), others.size());
  std::vector<std::vector<CardId>> hands;
  for (unsigned picked = 0; picked < 1u << others.size(); ++picked) {
    if (static_cast<std::size_t>(std::popcount(picked)) != more) continue;
    std::vector<CardId> hand = sure;
    for (std::size_t i = 0; i < others.size(); ++i)
      if (picked >> i & 1u) hand.push_back(others[i]);
    hands.push_back(std::move(hand));
  }
  return hands;
}

Reason reasonFor(const Average& better, const Average& chosen) {
  constexpr double kSurvival = 0.05;
  if (chosen.knockedOut - better.knockedOut > kSurvival) return Reason::survives;
  const std::array<std::pair<double, Reason>, 4> parts{
      {{better.points - chosen.points, Reason::scores},
       {chosen.opponentPoints - better.opponentPoints, Reason::concedes},
       {kOpenHealthValue * (better.opponentDamage - chosen.opponentDamage), Reason::hurts},
       {kOpenHealthValue * (chosen.damage - better.damage), Reason::spares}}};
  return std::max_element(parts.begin(), parts.end())->second;
}

/// Judges one commitment. The cost is 0 if no better choice could have been in hand.
Blunder judged(Blunder decision, Situation situation, const rules::CardBook& cards) {
  situation.healthValue = kOpenHealthValue;
  for (const CardId card : decision.chosen)  // an upgrade taken in secret becomes visible only now
    if (card.known() && countOf(situation.hand, card) < countOf(decision.chosen, card))
      situation.hand.push_back(card);
  const std::vector<Average> all = averages(situation, cards);
  const auto chosen =
      std::find_if(all.begin(), all.end(), [&](const Average& a) { return a.actions == decision.chosen; });
  if (chosen == all.end() || situation.hand.size() > kDeck + kSecrets.size()) return decision;
  decision.chosenNet = chosen->net(kOpenHealthValue);

  const std::vector<std::vector<CardId>> hands = handsWith(decision.chosen, situation.hand);
  std::vector<double> gains(all.size());
  for (const std::vector<CardId>& hand : hands) {
    // Averages are sorted, the best first: the first one that is in hand is the best of that hand.
    const auto best =
        std::find_if(all.begin(), all.end(), [&](const Average& a) { return holds(hand, a.actions); });
    const double gain = best->net(kOpenHealthValue) - decision.chosenNet;
    gains[static_cast<std::size_t>(best - all.begin())] += gain / static_cast<double>(hands.size());
    decision.cost += gain / static_cast<double>(hands.size());
  }
  const Average& better =
      all[static_cast<std::size_t>(std::max_element(gains.begin(), gains.end()) - gains.begin())];
  const auto held = std::count_if(hands.begin(), hands.end(), [&](const std::vector<CardId>& hand) {
    return holds(hand, better.actions);
  });
  decision.better = better.actions;
  decision.betterNet = better.net(kOpenHealthValue);
  decision.held = static_cast<double>(held) / static_cast<double>(hands.size());
  decision.reason = reasonFor(better, *chosen);
  return decision;
}

}  // namespace

std::vector<Blunder> blunders(const GameKit& kit, std::span<const rules::Event> standing, std::size_t most) {
  std::vector<Blunder> all;
  if (kit.id() != "halfwish") return all;
  rules::Referee referee(*kit.game, kit.cards);
  std::optional<OpenDuel> prepared;  // the state before the first of the two players reveals
  for (const rules::Event& event : standing) {
    const rules::State& state = referee.state();
    const bool reveals = event.kind() == "reveal";
    if (!reveals) prepared.reset();
    if (reveals && !prepared) prepared = openDuel(state, kit.cards);
    const std::optional<rules::Seat> seat = event.seat();
    Blunder decision;
    bool known = false;
    if (reveals && prepared && prepared->aggressor && seat && rules::index(*seat) < kSeats.size()) {
      decision = {.round = get(state, Table::round),
                  .turn = get(state, Table::turn),
                  .seat = *seat,
                  .aggressor = *prepared->aggressor == *seat,
                  .dv = get(state, *seat, Of::dv),
                  .chosen = actionsOf(event, kit.cards)};
      known = figure(state, *seat, Of::dv).present;
    }
    if (referee.take(event).verdict != rules::Verdict::accepted || !known) continue;
    decision = judged(decision, situationOf(*prepared, *seat, *prepared->aggressor, decision.dv), kit.cards);
    if (decision.cost >= kWorthReporting) all.push_back(decision);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Blunder& a, const Blunder& b) { return a.cost > b.cost; });
  if (all.size() > most) all.resize(most);
  return all;
}

}  // namespace lk::app
