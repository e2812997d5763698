// draw: moves cards from the deck or the discard pile to the hand.
#include <algorithm>

#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kPiles =
    enumerated<Pile, std::string_view>({{Pile::deck, "deck"}, {Pile::discard, "discard"}});
constexpr std::string_view kPickers[] = {"owner", "random"};
constexpr Parameters kFields{Parameter<>{kWhoField}, Parameter("from", kPiles),
                             Parameter<>{{"count", ValueKind::positive}},
                             Parameter<>{{"pick", ValueKind::name, kPickers}}};

bool fromDiscard(const Instruction& it) {
  return arg<kFields, "from">(it) == Pile::discard;
}
std::size_t wanted(const Instruction& it) {
  return static_cast<std::size_t>(arg<kFields, "count">(it));
}

/// Cards from the discard pile must be named, unless all of them are drawn.
void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  if (!fromDiscard(it)) return;
  for (const Seat seat : run.players<kFields>(it))
    if (!run.frame().hasAnswered(seat) && playersHost(run).pile(seat, Pile::discard).size() > wanted(it))
      open.push_back({"cards", seat, arg<kFields, "count">(it)});
}

void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat seat : who) {
    if (run.frame().hasAnswered(seat)) continue;
    if (!fromDiscard(it)) {
      playersHost(run).drawFromDeck(seat, arg<kFields, "count">(it), run.frame());
      continue;
    }
    const std::vector<CardId> all = playersHost(run).pile(seat, Pile::discard);
    playersHost(run).takeBack(seat, all, run.frame());
  }
}

/// Returns the named cards as they are in the pile. A variant may be named by the card it counts as.
std::vector<CardId> found(const EffectHost& host, const Answer& answer) {
  std::vector<CardId> left = playersHost(host).pile(answer.seat, Pile::discard);
  std::vector<CardId> out;
  for (const CardId named : std::span(answer.cards).first(answer.count)) {
    auto card = std::find(left.begin(), left.end(), named);
    if (card == left.end())
      card =
          std::find_if(left.begin(), left.end(), [&](CardId c) { return host.cards().kindOf(c) == named; });
    if (card == left.end()) return {};
    out.push_back(*card);
    left.erase(card);
  }
  return out;
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  if (answer.kind != Answer::Kind::cards || answer.count != wanted(it))
    return refuse("wrong_count", Json::object({{"n", wanted(it)}}));
  const std::vector<CardId> cards = found(run.host(), answer);
  if (cards.empty()) return refuse("not_in_deck", Json::object({{"pile", "discard"}}));
  run.frame().answer(answer.seat);
  playersHost(run).takeBack(answer.seat, cards, run.frame());
  return {};
}

}  // namespace

Operation drawOperation() {
  return {.name = "draw",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .take = take};
}

}  // namespace lk::rules::halfwish
