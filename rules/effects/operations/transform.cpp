// transform: one card of a player becomes another one, for the turn or for the rest of the game.
#include <algorithm>

#include "rules/effects/effect_run.h"
#include "rules/effects/operations/operations.h"

namespace lk::rules {

namespace {

constexpr std::string_view kFrom[] = {"committed", "upgraded"};  // in the order of Mine
constexpr std::string_view kPickers[] = {"owner", "opponent"};
constexpr std::string_view kUntil[] = {"turn", "game"};  // in the order of Until
constexpr ParameterSpec kFields[] = {kWhoField,
                                     {"from", ValueKind::name, kFrom},
                                     {"pick", ValueKind::name, kPickers},
                                     {"into", ValueKind::action},
                                     {"until", ValueKind::name, kUntil}};
constexpr std::string_view kRuling = "ruling:downgrade-target";

Mine from(const Instruction& it) {
  return static_cast<Mine>(it.arguments[1]);
}
Seat picker(const Instruction& it, Seat owner) {
  return it.arguments[2] == 0 ? owner : other(owner);
}
std::string_view question(const Instruction& it) {
  return from(it) == Mine::committed ? "slot" : "card";
}
bool downgrades(const Instruction& it) {
  return from(it) == Mine::upgraded && it.arguments[3] == 0;
}

bool same(const Candidate& a, const Candidate& b) {
  return a.place == b.place && a.card == b.card;
}

/// Whether the owner has a choice: cards that are alike are none.
bool several(const std::vector<Candidate>& all) {
  return std::any_of(all.begin(), all.end(), [&](const Candidate& c) { return !same(c, all.front()); });
}

void ask(const EffectRun& run, const Instruction& it, std::vector<Question>& open) {
  for (const Seat owner : run.players(it)) {
    const std::vector<Candidate> all = run.host().candidates(owner, from(it));
    if (run.frame().hasAnswered(owner) || all.empty()) continue;
    if (downgrades(it) && run.host().mustAsk(kRuling)) return open.push_back({kRuling, std::nullopt});
    if (downgrades(it) && run.host().readsOtherwise(kRuling)) continue;
    if (several(all)) open.push_back({question(it), picker(it, owner), static_cast<std::int16_t>(owner)});
  }
}

void change(EffectRun& run, const Instruction& it, Seat owner, const Candidate& which) {
  run.host().transform(owner, which, CardId(static_cast<std::uint16_t>(it.arguments[3])),
                       static_cast<Until>(it.arguments[4]), run.frame());
}

/// Whoever had a choice has made it.
void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat owner : who) {
    if (run.frame().hasAnswered(owner)) continue;
    const std::vector<Candidate> all = run.host().candidates(owner, from(it));
    if (all.empty())
      run.host().nothing(run.frame());
    else if (downgrades(it) && run.host().readsOtherwise(kRuling))
      run.host().byHand(run.frame());
    else
      change(run, it, owner, all.front());
  }
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  for (const Seat owner : run.players(it)) {
    if (picker(it, owner) != answer.seat || run.frame().hasAnswered(owner)) continue;
    for (const Candidate& which : run.host().candidates(owner, from(it))) {
      const bool meant = from(it) == Mine::committed
                             ? answer.kind == Answer::Kind::place && which.place == answer.number
                             : answer.kind == Answer::Kind::card && which.card == answer.cards[0];
      if (!meant) continue;
      run.frame().answer(owner);
      change(run, it, owner, which);
      return {};
    }
  }
  return refuse(from(it) == Mine::committed ? "malformed" : "not_in_deck",
                Json::object({{"problem", "no such card can be changed"}}));
}

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  for (const Seat owner : host.players(it.arguments[0], frame))
    if (!host.candidates(owner, from(it)).empty()) return true;
  return false;
}

}  // namespace

Operation transformOperation() {
  return {.name = "transform",
          .parameters = kFields,
          .apply = apply,
          .ask = ask,
          .take = take,
          .possible = possible};
}

}  // namespace lk::rules
