// transform: turns one card of a player into another, for the turn or for the rest of the game.
#include <algorithm>

#include "rules/games/halfwish/cards/answer_number.h"
#include "rules/games/halfwish/cards/operations.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/figures.h"
#include "rules/run/operations/operations.h"
#include "rules/text/enumerated.h"

namespace lk::rules::halfwish {

namespace {

constexpr auto kFrom =
    enumerated<Mine, std::string_view>({{Mine::committed, "committed"}, {Mine::upgraded, "upgraded"}});
constexpr std::string_view kPickers[] = {"owner", "opponent"};
constexpr auto kUntil = enumerated<Until, std::string_view>({{Until::turn, "turn"}, {Until::game, "game"}});
constexpr std::string_view kReplaced[] = {"basic"};  // the action an upgrade was laid over
constexpr Parameters kFields{
    Parameter<>{kWhoField}, Parameter("from", kFrom), Parameter<>{{"pick", ValueKind::name, kPickers}},
    Parameter<CardId>{{.name = "into", .kind = ValueKind::card, .names = kReplaced, .of = "action"}},
    Parameter("until", kUntil)};
constexpr PromptId kRuling = "ruling:downgrade-target";

Mine from(const Instruction& it) {
  return arg<kFields, "from">(it);
}
Seat picker(const Instruction& it, Seat owner) {
  return arg<kFields, "pick">(it) == 0 ? owner : other(owner);
}
PromptId question(const Instruction& it) {
  return from(it) == Mine::committed ? PromptId("slot") : PromptId("card");
}
bool downgrades(const Instruction& it) {
  return from(it) == Mine::upgraded && !arg<kFields, "into">(it).known();
}

bool same(const Candidate& a, const Candidate& b) {
  return a.place == b.place && a.card == b.card;
}

/// Returns whether the owner has a choice. Equal cards are no choice.
bool several(const std::vector<Candidate>& all) {
  const bool unseen = std::any_of(all.begin(), all.end(), [](const Candidate& c) { return !c.card.known(); });
  return unseen ||
         std::any_of(all.begin(), all.end(), [&](const Candidate& c) { return !same(c, all.front()); });
}

void ask(const EffectRun& run, const Instruction& it, Questions& open) {
  for (const Seat owner : run.players<kFields>(it)) {
    const std::vector<Candidate> all = playersHost(run).candidates(owner, from(it));
    if (run.frame().hasAnswered(owner) || all.empty()) continue;
    if (downgrades(it) && playersHost(run).mustAsk(kRuling)) return open.push_back({kRuling, std::nullopt});
    if (downgrades(it) && playersHost(run).readsOtherwise(kRuling)) continue;
    if (several(all)) open.push_back({question(it), picker(it, owner), static_cast<std::int16_t>(owner)});
  }
}

void change(EffectRun& run, const Instruction& it, Seat owner, const Candidate& which) {
  playersHost(run).transform(owner, which, arg<kFields, "into">(it), arg<kFields, "until">(it), run.frame());
}

/// Changes the only candidate. Its answer is recorded, because people may still give it.
void changeTheOnly(EffectRun& run, const Instruction& it, Seat owner, const Candidate& which) {
  Answer only{.kind = Answer::Kind::card, .seat = picker(it, owner)};
  if (which.place != 0)
    number(only, Number::place, which.place);
  else
    only.cards[only.count++] = which.card;
  run.host().settle({run.frame().card, only});
  change(run, it, owner, which);
}

/// Changes the cards of owners who had no choice. The others have answered already.
void apply(EffectRun& run, const Instruction& it) {
  const Players who = run.players<kFields>(it);
  if (who.empty()) return run.host().nothing(run.frame());
  for (const Seat owner : who) {
    if (run.frame().hasAnswered(owner)) continue;
    const std::vector<Candidate> all = playersHost(run).candidates(owner, from(it));
    if (all.empty())
      run.host().nothing(run.frame());
    else if (downgrades(it) && playersHost(run).readsOtherwise(kRuling))
      playersHost(run).byHand(run.frame());
    else
      changeTheOnly(run, it, owner, all.front());
  }
}

/// Returns whether an answer names this card. A card that nobody else has seen may be any that fits.
bool names(const EffectRun& run, const Answer& answer, Seat owner, const Candidate& which) {
  if (which.place != 0) return isNumber(answer, Number::place) && which.place == answer.number;
  if (answer.kind != Answer::Kind::card) return false;
  if (which.card.known()) return which.card == answer.cards[0];
  return playersHost(run).misfitUnseen(owner, answer.cards[0]).empty();
}

/// Returns why none of the owner's cards fits an answer.
Ruling misnamed(const EffectRun& run, const Instruction& it, const Answer& answer) {
  if (from(it) == Mine::committed)
    return refuse("malformed", Json::object({{"problem", "no such action is there"}}));
  for (const Seat owner : run.players<kFields>(it))
    for (const Candidate& which : playersHost(run).candidates(owner, from(it)))
      if (!which.card.known())
        return refuse(playersHost(run).misfitUnseen(owner, answer.cards[0]), Json{Json::Object{}});
  return refuse("not_in_deck", Json{Json::Object{}});
}

Ruling take(EffectRun& run, const Instruction& it, const Answer& answer) {
  for (const Seat owner : run.players<kFields>(it)) {
    if (picker(it, owner) != answer.seat || run.frame().hasAnswered(owner)) continue;
    for (Candidate which : playersHost(run).candidates(owner, from(it))) {
      if (!names(run, answer, owner, which)) continue;
      if (which.place == 0) which.card = answer.cards[0];
      run.frame().answer(owner);
      change(run, it, owner, which);
      return {};
    }
  }
  return misnamed(run, it, answer);
}

bool possible(const EffectHost& host, const Instruction& it, const Frame& frame) {
  for (const Seat owner : host.players(arg<kFields, "who">(it), frame))
    if (!playersHost(host).candidates(owner, from(it)).empty()) return true;
  return false;
}

}  // namespace

Operation transformOperation() {
  return {.name = "transform",
          .parameters = kFields,
          .traits = {.needs = Hosting::players},
          .apply = apply,
          .ask = ask,
          .take = take,
          .possible = possible};
}

}  // namespace lk::rules::halfwish
