#include <algorithm>
#include <map>

#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/ask/attack_ways.h"
#include "rules/games/wtactics_orc/cards/cards.h"
#include "rules/games/wtactics_orc/options.h"
#include "rules/games/wtactics_orc/rules/ability.h"
#include "rules/games/wtactics_orc/rules/actions.h"
#include "rules/games/wtactics_orc/rules/army.h"
#include "rules/games/wtactics_orc/rules/battle.h"
#include "rules/games/wtactics_orc/rules/decide.h"
#include "rules/games/wtactics_orc/rules/payment.h"
#include "rules/games/wtactics_orc/rules/shapes.h"
#include "rules/games/wtactics_orc/rules/turn.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kCreatureOnly[] = {"creature"};
constexpr std::string_view kStepWords[] = {"recruit", "abilities", "move", "attack"};

/// Builds one prompt.
class Asking {
 public:
  Asking(const Host& host, const Question& question)
      : host_(host),
        s_(host.state()),
        board_(s_),
        question_(question),
        seat_(question.seat.value_or(Seat::A)) {
    prompt_.id = std::string(question.id.text());
    prompt_.seat = question.seat;
    prompt_.arguments = Json::object({{"n", int{question.detail}},
                                      {"turn", get(s_, Table::turn)},
                                      {"points", get(s_, Table::actionPoints)}});
    if (!s_.running.empty()) prompt_.arguments.set("card", host.cards()[s_.running.back().card].id);
  }

  Prompt ask() {
    const PromptId id = question_.id;
    if (id == "startup")
      startup();
    else if (id == "reveal")
      showing("reveal", MoveKind::reveal, true);
    else if (id == "place")
      showing("place", MoveKind::place, false);
    else if (id == "upkeep")
      upkeep();
    else if (id == "battle")
      battle();
    else if (isDecision(id))
      decide();
    else if (id == "score")
      score();
    else
      turn();
    return std::move(prompt_);
  }

 private:
  [[nodiscard]] Move moveOf(MoveKind kind) const { return {.kind = kind, .seat = seat_}; }
  [[nodiscard]] bool tellsTwilight() const { return is(s_, Option::twilightSecret, Secret::no); }
  static std::string at(SlotId slot) { return std::string(nameOf(slot)); }

  void offer(std::string option, const Move& move) {
    prompt_.legal.push_back(std::move(option));
    prompt_.answers.push_back(encode(move, s_, host_.cards()));
  }
  void offerUnless(const Problem& problem, std::string option, const Move& move) {
    if (!problem) return offer(std::move(option), move);
    prompt_.notNow.push_back({std::move(option), problem->reason});
  }
  /// Adds an option to which people add a card.
  void openWithCard(const std::string& option) {
    prompt_.legal.push_back(option);
    prompt_.answers.emplace_back();
  }
  void byHand(std::string answers, std::string option, const Move& move, std::vector<CardId> among) {
    Event begun = encode(move, s_, host_.cards());
    prompt_.byHand.push_back(
        {std::move(answers), std::move(option), std::move(begun),
         Blank{.field = "card", .list = false, .among = std::move(among), .cardTypes = kCreatureOnly}});
  }

  /// Returns cards that may appear: of the seat's faction, whatever a shown deck contains.
  [[nodiscard]] std::vector<CardId> ofFaction() const {
    const int known = get(s_, seat_, Of::faction);
    std::vector<CardId> all;
    for (const CardId card : host_.cards().ofType(kCreature))
      if (known == 0 || factionOf(host_.cards(), card) ==
                            factionOf(host_.cards(), CardId(static_cast<std::uint16_t>(known))))
        all.push_back(card);
    return all;
  }

  void startup() {
    const std::pair<const char*, Mask> ways[] = {{"front_row", kFront},
                                                 {"back_row", kBack},
                                                 {"left_square", Mask{0x33}},
                                                 {"right_square", Mask{0xCC}}};
    for (const auto& [option, slots] : ways) {
      Move move = moveOf(MoveKind::startup);
      move.chooses = true;
      for (const int place : Places(slots)) move.slots.add({seat_, place});
      offer(option, move);
    }
  }

  void showing(const char* option, MoveKind kind, bool hidden) {
    for (int place = 0; place < kArmy; ++place) {
      const SlotId slot(seat_, place);
      const bool fits = hidden ? board_.at(slot).hidden : !has(board_.taken(seat_), place);
      if (!fits) continue;
      Move move = moveOf(kind);
      move.slot = slot;
      openWithCard(option + (":" + at(slot)));
      byHand(prompt_.legal.back(), prompt_.legal.back(), move, ofFaction());
    }
  }

  void upkeep() {
    for (const int place : Places(dueIn(board_, seat_))) {
      const SlotId slot(seat_, place);
      Move move = moveOf(MoveKind::upkeep);
      move.slot = slot;
      const Price price{.seat = seat_, .gold = upkeepOf(host_.cards(), board_.at(slot).card)};
      move.coins = suggestCoins(host_, board_, price, tellsTwilight());
      if (move.coins.count == price.gold)
        offer("pay:" + at(slot), move);
      else
        prompt_.notNow.push_back({"pay:" + at(slot), "wrong_payment"});
      move.coins = {};
      move.refuses = true;
      offer("refuse:" + at(slot), move);
    }
  }

  void recruit() {
    const Mask empty = board_.empty(seat_);
    const int gold = goldOf(host_, board_, seat_, {});
    std::map<int, std::vector<CardId>> byPrice;
    for (const CardId card : ofFaction()) {
      const bool third =
          stat(host_.cards(), card, Stat::level) == 2 && level2In(host_.cards(), board_, seat_) >= 2;
      if (!third) byPrice[stat(host_.cards(), card, Stat::cost)].push_back(card);
    }
    const auto start = prompt_.byHand.size();
    for (const auto& [price, cards] : byPrice)
      for (const int place : Places(empty)) {
        Move move = moveOf(MoveKind::recruit);
        move.slot = {seat_, place};
        move.coins = suggestCoins(host_, board_, {.seat = seat_, .gold = price}, tellsTwilight());
        if (move.coins.count == price)
          byHand("recruit", "recruit:" + at(move.slot) + ":" + std::to_string(price), move, cards);
      }
    if (prompt_.byHand.size() > start)
      openWithCard("recruit");
    else
      prompt_.notNow.push_back({"recruit", empty == 0  ? "slot_taken"
                                           : gold == 0 ? "already_marked"
                                                       : "wrong_payment"});
  }

  void abilities() {
    for (const int place : Places(board_.creatures(seat_))) {
      const SlotId slot(seat_, place);
      const CardId card = board_.at(slot).card;
      const Program& program = host_.cards().program(card);
      for (std::size_t i = 0; i < program.abilities.size(); ++i)
        if (program.abilities[i].hook == static_cast<std::uint8_t>(Hook::activated))
          ability(slot, static_cast<int>(i), program.names[i].english);
    }
  }
  void ability(SlotId slot, int ability, const std::string& called) {
    const std::string option = "ability:" + at(slot) + ":" + called;
    if (const auto problem = barredFromUsing(host_, board_, slot, ability))
      return prompt_.notNow.push_back({option, problem->reason});
    Move move = moveOf(MoveKind::ability);
    move.slot = slot;
    move.ability = called;
    move.coins = suggestMarks(host_, board_, slot, ability, tellsTwilight());
    if (move.coins.count != priceOf(host_.cards(), board_.at(slot).card, ability).coins())
      return prompt_.notNow.push_back({option, "wrong_payment"});
    const auto ways = aimsOf(host_, slot, ability);
    if (ways.empty()) prompt_.notNow.push_back({option, "illegal_target"});
    for (const Few<Aim, 4>& aims : ways) {
      move.aims = aims;
      std::string aimed = option;
      for (const Aim& aim : aims.all())
        aimed += ":" + (aim.slot.known() ? at(aim.slot) : host_.cards()[aim.buried].id);
      offer(std::move(aimed), move);
    }
  }

  void moves() {
    Problem why;
    const std::size_t before = prompt_.legal.size();
    for (const int place : Places(board_.creatures(seat_)))
      for (const int to : Places(adjacentTo(place))) {
        Move move = moveOf(MoveKind::move);
        move.slot = {seat_, place};
        move.target = {seat_, to};
        Problem problem = barredFromMoving(host_, board_, seat_, move.slot, move.target);
        const bool swaps = board_.at(move.target).there();
        if (!problem)
          offer((swaps ? "swap:" : "move:") + at(move.slot) + ":" + at(move.target), move);
        else
          why = std::move(problem);
      }
    if (prompt_.legal.size() == before && why) prompt_.notNow.push_back({"move", why->reason});
  }

  void attacks() {
    const std::vector<Move> ways = attackWays(host_, board_, seat_);
    for (const Move& way : ways) {
      std::string who;
      for (const SlotId slot : way.slots.all()) who += (who.empty() ? "" : "+") + at(slot);
      const std::string how = way.weapon == Weapon::close ? "close" : "ranged";
      offer((way.slots.count > 1 ? "group_" : "") + how + ":" + who + ":" + at(way.target), way);
    }
    if (ways.empty()) prompt_.notNow.push_back({"attack", whyNoAttack()});
  }

  /// If no creature could attack whatever stood before it, returns why the first could not.
  [[nodiscard]] std::string whyNoAttack() const {
    if (get(s_, Table::actionPoints) == 0) return "no_action_points";
    std::string why = "out_of_reach";
    for (const int place : Places(board_.creatures(seat_))) {
      const Problem tired = tooTired(host_, board_, {seat_, place}, false);
      if (!tired) return "out_of_reach";
      if (why == "out_of_reach") why = tired->reason;
    }
    return why;
  }

  void rests() {
    Problem why;
    const std::size_t before = prompt_.legal.size();
    for (const int place : Places(board_.creatures(seat_))) {
      Move move = moveOf(MoveKind::rest);
      move.slot = {seat_, place};
      Problem problem = barredFromResting(host_, board_, seat_, move.slot);
      if (!problem && board_.at(move.slot).damage > 0) offer("rest:" + at(move.slot), move);
      if (problem) why = std::move(problem);
    }
    if (prompt_.legal.size() == before && why) prompt_.notNow.push_back({"rest", why->reason});
  }

  void turn() {
    const bool free = is(s_, Option::stepOrder, StepOrder::free);
    if (free || phase(s_) == Phase::recruit) recruit();
    if (free || phase(s_) == Phase::abilities || phase(s_) == Phase::attack) abilities();
    if (free || phase(s_) == Phase::move) moves();
    if (free || phase(s_) == Phase::attack) {
      attacks();
      rests();
    }
    for (int step = s_.phase + 1; step <= static_cast<int>(Phase::attack); ++step) {
      Move move = moveOf(MoveKind::step);
      move.to = static_cast<Phase>(step);
      offer("to_" + std::string(kStepWords[step - static_cast<int>(Phase::recruit)]), move);
    }
    offer("end_turn", moveOf(MoveKind::endTurn));
  }

  /// Offers the taps of a game in which only the points are kept.
  void score() {
    for (const Seat seat : {Seat::A, Seat::B})
      for (const Shape shape : {Shape::pair, Shape::column, Shape::square}) {
        Move move{.kind = MoveKind::effect, .seat = seat, .deed = Deed::points};
        move.amount = static_cast<std::int16_t>(pointsFor(shape));
        const char* opened = shape == Shape::pair ? "pair:" : shape == Shape::column ? "column:" : "square:";
        offer(opened + name(seat), move);
      }
    offer("end_turn", moveOf(MoveKind::endTurn));
  }

  void battle() {
    offer("pass", moveOf(MoveKind::pass));
    abilities();
  }

  void decide() {
    Move move = moveOf(MoveKind::decide);
    const PromptId id = question_.id;
    if (id == "may") {
      move.answer = Reply::yes;
      offer("yes", move);
      move.answer = Reply::no;
      offer("no", move);
    } else if (id == "split") {
      split(move);
    } else {
      const auto all = id == "choose_things" ? choosable(host_, board_)
                       : id == "saviour"     ? possibleSaviours(host_, board_, seat_)
                                             : fighting();
      move.chooses = true;
      for (const SlotId slot : all) {
        move.slots = {};
        move.slots.add(slot);
        offer("slot:" + at(slot), move);
      }
    }
  }
  [[nodiscard]] std::vector<SlotId> fighting() const {
    const auto attackers = attackersIn(s_, board_);
    return {attackers.all().begin(), attackers.all().end()};
  }
  /// Offers the best split, and all on one attacker.
  void split(Move move) {
    move.splits = true;
    move.shares = bestSplit(host_, board_);
    offer("split_best", move);
    for (const SlotId slot : fighting()) {
      move.shares = {};
      move.shares.add({slot, question_.detail});
      offer("all_on:" + at(slot), move);
    }
  }

  const Host& host_;
  const State& s_;
  const Board board_;
  const Question& question_;
  Seat seat_;
  Prompt prompt_;
};

}  // namespace

std::vector<Prompt> prompts(const State& state, const CardBook& cards) {
  const Host host(state, cards);
  std::vector<Prompt> all;
  for (const Question& question : state.questions) all.push_back(Asking(host, question).ask());
  return all;
}

}  // namespace lk::rules::wtactics_orc
