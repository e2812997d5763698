#include <algorithm>

#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/ask/prompt_parts.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/deck.h"
#include "rules/games/halfwish/rules/turn.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kPlayedFields[] = {"action", "action_2"};
constexpr int kMinRoll = 2;
constexpr int kMaxRoll = 12;

/// Returns whether a turn begins: dice are due, or a player has to choose.
bool open(const State& s) {
  return !s.result.finished && (phase(s) == Phase::roll || phase(s) == Phase::choose);
}

/// Returns the actions a player can lay down: the basic ones and upgrades among the ten cards. Other upgrades
/// are added, once there are any, because a player may have them without having said so.
QuickField actionField(const State& s, const CardBook& cards, std::string_view field, Seat seat) {
  const std::vector<DeckCount> own = leftInDeck(s, cards, seat);
  QuickField out{field, seat, {}};
  for (const std::string_view type : {"action", "upgrade"})
    for (const CardId card : cards.ofType(type)) {
      if (!cards[card].countsAs.empty()) continue;
      const bool has = type == "action" || std::any_of(own.begin(), own.end(), [&](const DeckCount& each) {
                         return each.card == card;
                       });
      if (has)
        out.values.push_back(cards[card].id);
      else if (get(s, Table::round) > 1)
        out.others.push_back(cards[card].id);
    }
  return out;
}

Event diceValue(Seat seat, int value) {
  return {Json::object({{"e", "correct"}, {"seat", name(seat)}, {"set", Json::object({{"dv", value}})}})};
}

/// Adds dice that do not matter: a truce does not depend on them. Dice already rolled stay.
void standInDice(const State& s, std::vector<Event>& events) {
  if (phase(s) != Phase::roll) return;
  for (const Seat seat : kSeats)
    if (get(s, seat, Of::ready) == 0) events.push_back(diceValue(seat, 0));
}

}  // namespace

std::vector<QuickAction> ByTaps::actions(const State& s, const CardBook& cards) const {
  if (!s.begun || !open(s)) return {};
  QuickAction duel{"duel", {}};
  std::vector<std::string> values;
  for (int value = kMinRoll; value <= kMaxRoll; ++value) values.push_back(std::to_string(value));
  for (const Seat seat : kSeats) {
    duel.fields.push_back({"dv", seat, values});
    for (int i = 0; i < actionsNow(s); ++i)
      duel.fields.push_back(actionField(s, cards, kPlayedFields[static_cast<std::size_t>(i)], seat));
  }
  std::vector<QuickAction> all;
  if (get(s, seatOf(s, Table::turnSeat), Of::stunned) == 0) all.push_back(std::move(duel));
  all.push_back({"parley", {}});
  return all;
}

std::vector<Event> ByTaps::events(const State& s, const CardBook&, std::string_view action,
                                  const Json& picked) const {
  const Seat chooser = seatOf(s, Table::turnSeat);
  std::vector<Event> events;
  if (action == "parley") {
    standInDice(s, events);
    events.push_back(answerOf("choose", chooser, "option", "parley"));
    events.push_back(answerOf("answer", other(chooser), "accept", true));
    if (get(s, Table::turn) < kTurns || get(s, Table::round) < kRounds)
      for (const Seat seat : inTurn(s)) events.push_back(answerOf("keep", seat, "keep", false));
    return events;
  }
  for (const Seat seat : kSeats)
    events.push_back(diceValue(seat, std::stoi(picked[name(seat)]["dv"].asString())));
  events.push_back(answerOf("choose", chooser, "option", "duel"));
  for (const Seat seat : kSeats) {
    Json actions{Json::Array{}};
    for (int i = 0; i < actionsNow(s); ++i)
      actions.push(picked[name(seat)][kPlayedFields[static_cast<std::size_t>(i)]]);
    events.push_back(answerOf("reveal", seat, "cards", std::move(actions)));
  }
  return events;
}

}  // namespace lk::rules::halfwish
