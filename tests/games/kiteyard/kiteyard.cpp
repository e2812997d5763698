// Implements Kiteyard's prompts, its reading of the table, and its random play.
#include "kiteyard.h"

#include <algorithm>

#include "host.h"
#include "move.h"
#include "rules/core/agreement.h"
#include "rules/referee/names.h"
#include "rules/referee/sampler.h"
#include "rules/run/lasting.h"
#include "rules/run/targets.h"

namespace lk::rules::kiteyard {

namespace {

bool mayAttack(const State& s, const Host& host, const Slot& slot, Seat seat) {
  if (!slot.thing.known() || slot.owner != seat || !host.cards().is(slot.card, "kite")) return false;
  const Thing& thing = *findThing(s, slot.thing);
  const Target kite = Target::of(slot.thing);
  return !thing.isMarked(kSpent) && (!thing.fresh || isUnder(host, kite, Lasting::grant, 0)) &&
         !isUnder(host, kite, Lasting::forbid, 0);
}

class ByChance final : public Sampler {
 public:
  [[nodiscard]] Event anySetup(const CardBook&, Chance& chance) const override {
    Json players = Json::array({"A", "B"});
    if (chance.below(2) == 0) players.push("C");
    return Event{Json::object({{"e", "setup"}, {"game", "kiteyard"}, {"players", std::move(players)}})};
  }

  Verdict playAny(State& state, const CardBook& cards, Chance& chance, Event* written) const override {
    const Question asked =
        state.questions[static_cast<std::size_t>(chance.below(static_cast<int>(state.questions.size())))];
    Changes changes(state, StepSink());
    const Move move = draw(Host(changes, cards), asked, chance);
    if (written) *written = encode(move, state, cards);
    return play(state, move, cards, StepSink()).verdict;
  }

 private:
  template <class List>
  static auto anyOf(const List& list, Chance& chance) {
    return list[static_cast<std::size_t>(chance.below(static_cast<int>(list.size())))];
  }

  static Move draw(const Host& host, const Question& asked, Chance& chance) {
    Move move{.kind = MoveKind::decide, .seat = *asked.seat};
    if (asked.id == "choose_things") {
      std::vector<Target> all = choosable(host);
      for (; move.count < asked.detail; ++move.count) {
        const Target what = anyOf(all, chance);
        std::erase(all, what);
        move.targets[move.count] = what;
      }
      return move;
    }
    const bool acts = asked.id == "act";
    move.kind = acts ? MoveKind::next : MoveKind::decline;
    if (acts && chance.below(2) == 0)
      for (const Slot& slot : host.state().lying)
        if (mayAttack(host.state(), host, slot, move.seat)) return attack(host, move, slot.thing, chance);
    if (chance.below(3) != 0) playAnyCard(host, acts, move, chance);
    return move;
  }

  static Move attack(const Host& host, Move move, ThingId kite, Chance& chance) {
    move.kind = MoveKind::attack;
    move.who = Target::of(kite);
    const int others = host.state().seatCount - 1;
    move.at = Target::of(
        static_cast<Seat>((static_cast<int>(index(move.seat)) + 1 + chance.below(others)) % (others + 1)));
    return move;
  }

  /// Leaves the move unchanged if the drawn card cannot be played.
  static void playAnyCard(const Host& host, bool acts, Move& move, Chance& chance) {
    const CardBook& cards = host.cards();
    const CardId card(static_cast<std::uint16_t>(1 + chance.below(static_cast<int>(cards.cards().size()))));
    if (!acts && cards[card].figure("fast") == 0) return;
    Move out{.kind = MoveKind::play, .seat = move.seat, .card = card};
    const Program& program = cards.program(card);
    if (const Ability* cast = program.at(static_cast<std::uint8_t>(Hook::cast)))
      for (int i = cast->targets.begin; i < cast->targets.end; ++i) {
        const TargetSpec& target = program.targets[static_cast<std::size_t>(i)];
        const auto all = among(host, program.selectors[target.selector], {card, move.seat});
        if (all.empty()) return;
        out.targets[out.count++] = anyOf(all, chance);
      }
    move = out;
  }
};

/// A card on a tracked kite is played on that kite; a card without a target may lie anywhere.
Observation playedBy(const CardPlacement& laid, Move move, const State& state, const CardBook& cards) {
  move.card = cards.find(laid.card);
  if (!move.card.known()) return {};
  const Ability* cast = cards.program(move.card).at(static_cast<std::uint8_t>(Hook::cast));
  if (cast && cast->targets.begin != cast->targets.end) {
    const auto kite = std::find_if(laid.around.on.begin(), laid.around.on.end(), [&](const Neighbour& each) {
      const Slot* slot = slotOf(state, each.thing);
      return slot && cards.is(slot->card, "kite");
    });
    if (kite == laid.around.on.end()) return {};
    move.targets[move.count++] = Target::of(kite->thing);
  }
  return encode(move, state, cards);
}

/// Returns everything that a player can do by hand with a card: one answer per card and target, and one per
/// kite and player it can attack.
std::vector<ByHand> deeds(const State& state, const Host& host, const CardBook& cards, const Question& open) {
  std::vector<ByHand> all;
  const Seat seat = *open.seat;
  const bool answers = open.id == "answer";
  const auto called = [&](Target what) { return nameOf(what, vocabulary(), state, cards); };
  for (std::uint16_t place = 1; place <= cards.cards().size(); ++place) {
    const CardId card(place);
    if (answers && cards[card].figure("fast") == 0) continue;
    Move move{.kind = MoveKind::play, .seat = seat, .card = card};
    const Program& program = cards.program(card);
    const Ability* cast = program.at(static_cast<std::uint8_t>(Hook::cast));
    const std::string option = "play:" + cards[card].id;
    if (!cast || cast->targets.begin == cast->targets.end) {
      all.push_back({"play", option, encode(move, state, cards), {}});
      continue;
    }
    move.count = 1;
    const TargetSpec& asked = program.targets[static_cast<std::size_t>(cast->targets.begin)];
    for (const Target what : among(host, program.selectors[asked.selector], {card, seat})) {
      move.targets[0] = what;
      all.push_back({"play", option + ":" + called(what), encode(move, state, cards), {}});
    }
  }
  for (const Slot& slot : state.lying)
    if (!answers && mayAttack(state, host, slot, seat))
      for (std::size_t i = 0; i < state.seatCount; ++i) {
        if (kAllSeats[i] == seat) continue;
        const Target who = Target::of(slot.thing), at = Target::of(kAllSeats[i]);
        const Move move{.kind = MoveKind::attack, .seat = seat, .who = who, .at = at};
        all.push_back({"", "attack:" + called(who) + ":" + called(at), encode(move, state, cards), {}});
      }
  return all;
}

}  // namespace

std::vector<Prompt> Kiteyard::prompts(const State& state, const CardBook& cards) const {
  State same = state;
  Changes changes(same, StepSink());
  const Host host(changes, cards);
  std::vector<Prompt> all;
  for (const Question& open : state.questions) {
    Prompt prompt{.id = std::string(open.id.text()), .seat = open.seat};
    const auto offer = [&](std::string option, const Move& move) {
      prompt.legal.push_back(std::move(option));
      prompt.answers.push_back(encode(move, state, cards));
    };
    if (open.id == "act") {
      offer("next", {.kind = MoveKind::next, .seat = *open.seat});
      prompt.legal.emplace_back("play");
      prompt.answers.emplace_back();
      prompt.byHand = deeds(state, host, cards, open);
    } else if (open.id == "answer") {
      offer("decline", {.kind = MoveKind::decline, .seat = *open.seat});
      prompt.legal.emplace_back("play");
      prompt.answers.emplace_back();
      prompt.byHand = deeds(state, host, cards, open);
    } else {
      for (const Target what : choosable(host))
        if (open.detail == 1)
          offer("thing:" + nameOf(what, vocabulary(), state, cards),
                {.kind = MoveKind::decide, .seat = *open.seat, .targets = {what}, .count = 1});
    }
    all.push_back(std::move(prompt));
  }
  return all;
}

/// A card that is laid down is played, one with a target on that target; a rotated kite attacks if there is
/// only one other player.
Observation Kiteyard::observe(const State& state, const Placement& changed, std::span<const Placement>,
                              const CardBook& cards) const {
  const auto* laid = std::get_if<CardPlacement>(&changed);
  if (!laid || laid->zone != "yard" || laid->face != Face::up || !owes(state, turnSeat(state), "act"))
    return {};
  Move move{.kind = MoveKind::play, .seat = turnSeat(state)};
  const Slot* slot = slotOf(state, laid->thing);
  if (!slot) return playedBy(*laid, move, state, cards);
  if (!cards.is(slot->card, "kite") || laid->quarterTurns % 2 == 0 ||
      findThing(state, laid->thing)->isMarked(kSpent))
    return agreesWithState(laid->zone);
  if (state.seatCount != 2) return Concern{"whom_to_attack", laid->zone, std::nullopt};
  move.kind = MoveKind::attack;
  move.who = Target::of(laid->thing);
  move.at = Target::of(kAllSeats[1 - index(move.seat)]);
  return encode(move, state, cards);
}

const Sampler* Kiteyard::sampler() const {
  static const ByChance kSampler;
  return &kSampler;
}

}  // namespace lk::rules::kiteyard
