#include <algorithm>

#include "rules/games/magepunk/ask/ask.h"
#include "rules/games/magepunk/ask/combat_ways.h"
#include "rules/games/magepunk/ask/ways.h"
#include "rules/games/magepunk/options.h"
#include "rules/games/magepunk/rules/combat.h"
#include "rules/games/magepunk/rules/timing.h"
#include "rules/games/magepunk/rules/triggers.h"
#include "rules/games/magepunk/vocabulary.h"
#include "rules/referee/names.h"
#include "rules/run/targets.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::size_t kMaxListed = 24;  // maximum number of orders and combinations listed
constexpr std::string_view kAnyType[] = {"entity", "node", "spell"};

/// Collects what one question offers.
class Offer {
 public:
  Offer(const Host& host, std::string_view id, Seat seat) : host_(host), s_(host.state()), seat_(seat) {
    prompt_.id = std::string(id);
    prompt_.seat = seat;
  }

  Prompt take() {
    prompt_.byHand.push_back({"", "concede", written({.kind = MoveKind::concede, .seat = seat_}), {}});
    return std::move(prompt_);
  }
  [[nodiscard]] bool isEmpty() const { return prompt_.legal.empty(); }

  void answer(std::string option, const Move& move) {
    prompt_.legal.push_back(std::move(option));
    prompt_.answers.push_back(written(move));
  }
  void plain(std::string option, MoveKind kind) { answer(std::move(option), {.kind = kind, .seat = seat_}); }
  void notNow(std::string option, std::string_view why) {
    prompt_.notNow.push_back({std::move(option), std::string(why)});
  }
  void which(std::string_view name) { prompt_.arguments.set("case", std::string(name)); }
  void number(std::string_view name, int value) { prompt_.arguments.set(name, value); }

  void plays() {
    const std::size_t before = prompt_.byHand.size();
    for (std::size_t i = 1; i <= host_.cards().cards().size(); ++i) {
      const CardId card(static_cast<std::uint16_t>(i));
      for (const Way& way : waysToPlay(host_, seat_, card)) add("play", "play:" + id(card), way);
    }
    closes("play", before);
  }
  void activations() {
    const std::size_t before = prompt_.byHand.size();
    for (const Slot& slot : s_.lying) {
      if (!isOnBattlefield(slot)) continue;
      for (const Way& way : waysToActivate(host_, seat_, slot.thing))
        add("activate", "activate:" + called(Target::of(slot.thing)), way);
    }
    closes("activate", before);
  }
  void resources() {
    if (get(s_, seat_, Of::hand) == 0) return notNow("resource", "no_card_in_hand");
    if (is(s_, Option::resourcesPerTurn, ResourcesPerTurn::one) && get(s_, Table::laid) > 0)
      return notNow("resource", "one_resource_a_turn");
    const bool shows = is(s_, Option::energyShown, EnergyShown::camera) || resourcesAreOpen(s_);
    for (std::size_t i = 0; i < kEnergies; ++i) {
      const auto energy = static_cast<Energy>(i);
      const std::string option = "resource:" + std::string(kEnergyNames[i]);
      Move move{.kind = MoveKind::resource, .seat = seat_, .energy = energy};
      if (!shows)
        answer(option, move);
      else
        blank(option, option, written(move), face(energy));
    }
  }

  void attackers() {
    const std::vector<Move> ways = waysToAttack(host_, seat_);
    const std::size_t before = prompt_.byHand.size();
    for (const Move& way : ways) {
      const bool all = way.count > 1 && &way == &ways.back();
      complete("attack", all ? "attack_all" : attackOption(way), way);
    }
    closes("attack", before);
  }

  void blockers() {
    plain("no_blocks", MoveKind::block);
    const std::size_t before = prompt_.byHand.size();
    for (const Move& way : waysToBlock(host_, seat_)) complete("block", blockOption(way), way);
    closes("block", before);
  }

  void orders() {
    for (const ThingId attacker : attackersOf(s_)) {
      if (!needsOrder(s_, attacker)) continue;
      std::vector<ThingId> order = blockersOf(s_, attacker);
      const auto byNumber = [](ThingId a, ThingId b) { return a.number() < b.number(); };
      std::sort(order.begin(), order.end(), byNumber);
      std::size_t listed = 0;
      do {
        Move move{.kind = MoveKind::order, .seat = seat_, .attacker = Target::of(attacker), .listed = true};
        std::string option = "order";
        for (const ThingId blocker : order) {
          move.things[move.count++] = Target::of(blocker);
          option += ":" + called(Target::of(blocker));
        }
        answer(std::move(option), move);
      } while (++listed < kMaxListed && std::next_permutation(order.begin(), order.end(), byNumber));
      return;
    }
  }

  /// Offers splits of the damage that differ from the referee's: all to the first blocker.
  void splits() {
    for (const ThingId attacker : attackersOf(s_)) {
      const std::vector<ThingId> blockers = blockersOf(s_, attacker);
      if (blockers.size() < 2) continue;
      Move move{.kind = MoveKind::assign, .seat = seat_, .attacker = Target::of(attacker), .count = 1};
      move.things[0] = Target::of(blockers.front());
      move.amounts[0] = static_cast<std::int16_t>(host_.impact(attacker));
      answer("assign:" + called(move.attacker), move);
    }
  }

  void yesOrNo() {
    answer("yes", {.kind = MoveKind::decide, .seat = seat_, .answer = Saying::yes});
    answer("no", {.kind = MoveKind::decide, .seat = seat_, .answer = Saying::no});
  }

  void chooseThings(int count) {
    number("n", count);
    std::vector<Target> picked;
    choose(choosable(host_), 0, static_cast<std::size_t>(count), picked);
  }

  void chooseCards(int count) {
    number("n", count);
    blank("cards", "cards", written({.kind = MoveKind::decide, .seat = seat_}),
          {.field = "cards", .least = count, .most = count, .cardTypes = kAnyType});
  }

  void triggerOrders() {
    answer("oldest_first", {.kind = MoveKind::decide, .seat = seat_, .answer = Saying::oldestFirst});
    std::vector<CardId> order = waiting(s_, seat_);
    const auto byPlace = [](CardId a, CardId b) { return a.place() < b.place(); };
    std::sort(order.begin(), order.end(), byPlace);
    std::size_t listed = 0;
    do {
      Move move{.kind = MoveKind::decide, .seat = seat_};
      std::string option = "first";
      for (const CardId card : order) {
        if (move.cardCount == kMaxNamed) return;
        move.cards[move.cardCount++] = card;
        option += ":" + id(card);
      }
      answer(std::move(option), move);
    } while (++listed < kMaxListed && std::next_permutation(order.begin(), order.end(), byPlace));
  }

 private:
  [[nodiscard]] const std::string& id(CardId card) const { return host_.cards()[card].id; }
  /// Returns a name for use in options, whose parts are separated by colons.
  [[nodiscard]] std::string called(Target what) const {
    std::string name = nameOf(what, vocabulary(), s_, host_.cards());
    std::replace(name.begin(), name.end(), ':', ' ');
    return name;
  }
  [[nodiscard]] Event written(const Move& move) const { return encode(move, s_, host_.cards()); }
  [[nodiscard]] std::string attackOption(const Move& way) const {
    const bool player = way.others[0].player().has_value();
    std::string option = player ? "attack" : "attack_node";
    for (const Target who : way.named()) option += ":" + called(who);
    return player ? option : option + ":" + called(way.others[0]);
  }
  /// Returns the option: all against one attacker, or each with the attacker it blocks.
  [[nodiscard]] std::string blockOption(const Move& way) const {
    const auto whom = std::span(way.others).first(way.count);
    const bool one = std::all_of(whom.begin(), whom.end(), [&](Target each) { return each == whom[0]; });
    std::string option = one ? "block" : "block_each";
    for (std::size_t i = 0; i < way.count; ++i) {
      option += ":" + called(way.things[i]);
      if (!one) option += ":" + called(whom[i]);
    }
    return one ? option + ":" + called(whom[0]) : option;
  }

  [[nodiscard]] Blank face(Energy energy) const {
    return {.field = "shows", .list = false, .among = possibleResources(host_.cards(), energy)};
  }

  /// Adds a complete answer for use by hand.
  void complete(std::string_view answers, std::string option, const Move& move) {
    prompt_.byHand.push_back({std::string(answers), std::move(option), written(move), {}});
  }
  void add(std::string_view answers, std::string option, const Way& way) {
    for (const Target what : way.move.named()) option += ":" + called(what);
    for (const Target what : way.move.given()) option += ":" + called(what);
    std::optional<Blank> blank;
    if (way.face) blank = face(*way.face);
    prompt_.byHand.push_back({std::string(answers), std::move(option), written(way.move), std::move(blank)});
  }
  void blank(const std::string& legal, std::string option, Event begun, Blank blank) {
    prompt_.legal.push_back(legal);
    prompt_.answers.emplace_back();
    prompt_.byHand.push_back({legal, std::move(option), std::move(begun), std::move(blank)});
  }
  /// Makes the option legal if there is a way to do it.
  void closes(std::string_view legal, std::size_t before) {
    if (prompt_.byHand.size() == before) return;
    prompt_.legal.emplace_back(legal);
    prompt_.answers.emplace_back();
  }

  void choose(const std::vector<Target>& all, std::size_t from, std::size_t count,
              std::vector<Target>& picked) {
    if (prompt_.legal.size() >= kMaxListed) return;
    if (picked.size() == count) {
      Move move{.kind = MoveKind::decide, .seat = seat_, .listed = true};
      std::string option = "thing";
      for (const Target what : picked) {
        move.things[move.count++] = what;
        option += ":" + called(what);
      }
      return answer(std::move(option), move);
    }
    for (std::size_t i = from; i < all.size(); ++i) {
      picked.push_back(all[i]);
      choose(all, i + 1, count, picked);
      picked.pop_back();
    }
  }

  const Host& host_;
  const State& s_;
  Seat seat_;
  Prompt prompt_;
};

Prompt promptFor(const Host& host, const Question& open) {
  Offer offer(host, open.id.text(), *open.seat);
  const PromptId id = open.id;
  if (id == "main") {
    if (phase(host.state()) == Phase::main2) offer.which("second_main");
    offer.plain("next", MoveKind::next);
    offer.resources();
    offer.notNow("attack", "wrong_phase");
  } else if (id == "chain" || id == "end") {
    offer.plain("decline", MoveKind::decline);
  } else if (id == "attack") {
    offer.plain("next", MoveKind::next);
    offer.attackers();
  } else if (id == "block") {
    offer.blockers();
  } else if (id == "order") {
    offer.orders();
  } else if (id == "damage") {
    offer.plain("next", MoveKind::next);
    offer.splits();
  } else if (id == "after_damage") {
    offer.plain("next", MoveKind::next);
  } else if (id == "may" || id == "mulligan") {
    offer.yesOrNo();
  } else if (id == "choose_things") {
    offer.chooseThings(open.detail);
  } else if (id == "trigger_order") {
    offer.triggerOrders();
  } else {
    offer.chooseCards(open.detail);
  }
  const bool plays =
      id == "main" || id == "chain" || id == "end" || id == "block" || id == "damage" || id == "after_damage";
  if (plays) {
    offer.plays();
    offer.activations();
  }
  return offer.take();
}

/// A player who is not asked may still play something Fast, but owes nothing.
void addInterruptions(const Host& host, std::vector<Prompt>& all) {
  const State& s = host.state();
  if (all.size() != 1 || isChainOpen(s) || phase(s) == Phase::end || phase(s) == Phase::draw) return;
  const Seat seat = other(*all.front().seat);
  if (!whyNotNow(s, seat, true).empty()) return;
  Offer offer(host, "fast", seat);
  offer.plays();
  offer.activations();
  if (!offer.isEmpty()) all.push_back(offer.take());
}

bool isFirst(const State& s) {
  const PromptId id = s.questions.front().id;
  return id == "may" || id == "choose_things" || id == "choose_cards" || id == "discard" ||
         id == "trigger_order" || id == "mulligan";
}

}  // namespace

std::vector<Prompt> prompts(const State& state, const CardBook& cards) {
  State same = state;
  Changes changes(same, StepSink());
  const Host host(changes, cards);
  std::vector<Prompt> all;
  for (const Question& open : state.questions) all.push_back(promptFor(host, open));
  if (!state.questions.empty() && !isFirst(state)) addInterruptions(host, all);
  return all;
}

}  // namespace lk::rules::magepunk
