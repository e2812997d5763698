#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/ask/choices.h"
#include "rules/games/half_the_battle/rules/items.h"
#include "rules/games/half_the_battle/rules/marks.h"
#include "rules/games/half_the_battle/rules/moving.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/rules/preparation.h"
#include "rules/games/half_the_battle/rules/rage.h"
#include "rules/games/half_the_battle/rules/reach.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr std::string_view kDealt[] = {"item"};

/// Builds one prompt.
class Asking {
 public:
  Asking(const State& s, const CardBook& cards, const Question& question)
      : s_(s), cards_(cards), seat_(question.seat.value_or(Seat::A)) {
    prompt_.id = std::string(question.id.text());
    prompt_.seat = question.seat;
    prompt_.arguments = Json::object({{"round", get(s, Table::round)}});
  }

  Prompt ask() {
    const std::string& id = prompt_.id;
    if (id == "place")
      place();
    else if (id == "items")
      deal();
    else if (id == "roll")
      roll();
    else if (id == "select")
      select();
    else if (id == "act")
      act();
    else if (id == "stalemate")
      stalemate();
    else if (id == "missed")
      missed();
    else
      interrupt();
    return std::move(prompt_);
  }

 private:
  [[nodiscard]] Move moveOf(MoveKind kind) const { return {.kind = kind, .seat = seat_}; }
  [[nodiscard]] const std::string& idOf(ThingId piece) const { return cards_[cardOf(s_, piece)].id; }

  void offer(std::string option, const Move& move) {
    prompt_.legal.push_back(std::move(option));
    prompt_.answers.push_back(encode(move, s_, cards_));
  }
  void notNow(std::string option, std::string_view why) {
    prompt_.notNow.push_back({std::move(option), std::string(why)});
  }
  void open(const std::string& option, const Move& move, Blank blank) {
    prompt_.legal.push_back(option);
    prompt_.answers.emplace_back();
    Event begun = encode(move, s_, cards_);
    prompt_.byHand.push_back({option, option, std::move(begun), std::move(blank)});
  }

  void place() {
    prompt_.arguments.set("seconds", placingSeconds(s_));
    if (placingSeconds(s_) > 0) prompt_.arguments.set("case", "time");
    eachPiece(seat_, [&](ThingId piece) {
      for (int lane = 1; lane <= kLanes; ++lane) {
        if (!isOwnHalf(seat_, lane) || lane == laneOf(s_, piece)) continue;
        Move move = moveOf(MoveKind::place);
        move.piece = piece;
        move.to = lane;
        offer("place:" + idOf(piece) + ":" + std::to_string(lane), move);
      }
    });
    offer("ready", moveOf(MoveKind::done));
  }

  void deal() {
    Blank blank{.field = "cards", .least = kItems, .most = kItems, .cardTypes = kDealt};
    for (const CardId item : cards_.ofType("item"))
      if (placeOfItem(s_, other(seat_), item) < 0) blank.among.push_back(item);
    prompt_.arguments.set("n", kItems);
    open("items", moveOf(MoveKind::items), std::move(blank));
  }
  void roll() {
    open("roll", moveOf(MoveKind::roll),
         {.kind = Blank::Kind::dice, .field = "dice", .sides = mostOf(Die::d20)});
  }

  void select() {
    eachPiece(seat_, [&](ThingId piece) {
      if (!isAlive(s_, piece) || isDying(s_, piece)) return notNow("select:" + idOf(piece), "piece_dead");
      Move move = moveOf(MoveKind::select);
      move.piece = piece;
      offer("select:" + idOf(piece), move);
    });
    items();
    purchases();
  }

  void act() {
    const ThingId actor = selectedOf(s_, seat_);
    prompt_.arguments.set("card", idOf(actor)).set("hp", hpOf(s_, actor)).set("lane", laneOf(s_, actor));
    const CardId card = cardOf(s_, actor);
    const Sheet sheet = sheetOf(cards_, card);
    const std::size_t none = prompt_.legal.size();
    for (const DeckCount& line : cards_.deck(card)) {
      if (!inForce(s_, cards_, line.card)) continue;
      const Action action = actionOf(cards_, line.card, sheet);
      uses(actor, action, "act:" + cards_[cards_.kindOf(line.card)].id);
    }
    const bool canAct = prompt_.legal.size() > none;
    Moves moves;
    if (get(s_, Table::moved) == 0) addMoves(moves, s_, cards_, seat_, actor);
    if (!canAct || moves.empty())
      prompt_.arguments.set("case", canAct ? "acting" : moves.empty() ? "neither" : "moving");
    for (const Move& move : moves) offer("move:" + std::to_string(move.to), move);
    if (moves.empty()) {
      const bool held = isBarred(s_, cards_, actor, Bar::leaveLane);
      notNow("move", get(s_, Table::moved) != 0 ? "already_moved" : held ? "entangled" : "no_move");
    }
    offer("done", moveOf(MoveKind::done));
    items();
    purchases();
  }

  void uses(ThingId actor, const Action& action, const std::string& option) {
    if (get(s_, Table::acted) != 0) return notNow(option, "already_acted");
    if (const auto why = barredAction(s_, cards_, actor, action); !why.empty()) return notNow(option, why);
    Moves all;
    addUses(all, s_, cards_, seat_, actor, action);
    if (all.empty()) return notNow(option, "target_missing");
    for (const Move& move : all) offer(usesIn(move), move);
  }

  /// Returns "act:ID", "act:ID:TARGETS", "lanes:ID:LANES", "go:ID:LANE" or "push:ID:TARGET:LANE". Several
  /// targets or lanes are separated by plus signs.
  [[nodiscard]] std::string usesIn(const Move& move) const {
    const std::string& action = cards_[cards_.kindOf(move.card)].id;
    std::string aim;
    for (const ThingId piece : move.targets) aim += (aim.empty() ? ":" : "+") + nameOf(s_, cards_, piece);
    for (int i = 0; i < move.laneCount; ++i)
      aim += (aim.empty() ? ":" : "+") + std::to_string(move.lanes[static_cast<std::size_t>(i)]);
    if (move.laneCount != 0) return "lanes:" + action + aim;
    if (move.to == kNoLane) return "act:" + action + aim;
    return (aim.empty() ? "go:" : "push:") + action + aim + ":" + std::to_string(move.to);
  }

  void items() {
    Moves all;
    addItems(all, s_, cards_, seat_);
    for (const Move& move : all) offer(itemIn(move), move);
  }
  /// Returns "item:ID", "item:ID:PIECE", "item_lane:ID:LANE", "item_hit:ID:PIECE:NUMBER" or
  /// "item_push:ID:PIECE:LANE".
  [[nodiscard]] std::string itemIn(const Move& move) const {
    const std::string item = cards_[move.card].id;
    if (move.on.kind == On::Kind::lane) return "item_lane:" + item + ":" + std::to_string(move.on.number);
    if (move.on.kind == On::Kind::hit) {
      const Hit& hit = s_.hits[static_cast<std::size_t>(move.on.number - 1)];
      return "item_hit:" + item + ":" + nameOf(s_, cards_, hit.on.thing()) + ":" +
             std::to_string(move.on.number);
    }
    if (move.on.kind != On::Kind::piece) return "item:" + item;
    const std::string on = item + ":" + nameOf(s_, cards_, move.on.piece);
    return move.to == kNoLane ? "item:" + on : "item_push:" + on + ":" + std::to_string(move.to);
  }

  void purchases() {
    Moves all;
    addPurchases(all, s_, seat_);
    for (const Move& move : all) offer(purchaseIn(move), move);
    prompt_.arguments.set("rage", rageOf(s_, seat_)).set("per_point", pricePerPoint(s_, seat_));
    if (all.empty())
      notNow("rage", get(s_, seat_, Of::bought) != 0 ? "rage_already_spent"
                     : rageOf(s_, seat_) == 0        ? "rage_not_held"
                                                     : "rage_too_little");
  }

  [[nodiscard]] std::string purchaseIn(const Move& move) const {
    switch (move.buy) {
      case Purchase::token:
        return "rage_token";
      case Purchase::refresh:
        return "rage_refresh:" + cards_[move.on.card].id;
      case Purchase::disable:
        return "rage_disable:" + cards_[move.on.card].id;
      case Purchase::damage:
        break;
    }
    return "rage_damage:" + nameOf(s_, cards_, move.on.piece) + ":" + std::to_string(move.number);
  }

  void missed() {
    offer("done", moveOf(MoveKind::done));
    items();
  }

  void interrupt() {
    offer("pass", moveOf(MoveKind::pass));
    items();
    if (s_.hits.empty()) return;
    Json hits{Json::Array{}};
    Json struck{Json::Array{}};
    Json amounts{Json::Array{}};
    for (const Hit& hit : s_.hits) {
      const std::string on = nameOf(s_, cards_, hit.on.thing());
      hits.push(Json::object({{"on", on},
                              {"by", hit.by.known() ? Json(nameOf(s_, cards_, hit.by)) : Json()},
                              {"amount", int{hit.amount}},
                              {"lethal", static_cast<Kind>(hit.kind) == Kind::lethal}}));
      struck.push(on);
      amounts.push(int{hit.amount});
    }
    const Hit& only = s_.hits.front();
    const std::string_view which = s_.hits.size() > 1                             ? "hits"
                                   : only.amount == 0                             ? "no_hit"
                                   : static_cast<Kind>(only.kind) == Kind::lethal ? "lethal_hit"
                                                                                  : "hit";
    prompt_.arguments.set("case", which).set("hits", std::move(hits));
    prompt_.arguments.set("struck", std::move(struck)).set("amounts", std::move(amounts));
  }

  void stalemate() {
    static constexpr std::string_view kNames[] = {"play_on", "draw", "most_hp"};
    for (const Ending ending : {Ending::draw, Ending::mostHp, Ending::none}) {
      Move move = moveOf(MoveKind::decide);
      move.ending = ending;
      offer(std::string(kNames[static_cast<std::size_t>(ending)]), move);
    }
    prompt_.arguments.set("n", get(s_, Table::quiet));
  }

  const State& s_;
  const CardBook& cards_;
  Seat seat_;
  Prompt prompt_;
};

}  // namespace

std::vector<Prompt> prompts(const State& s, const CardBook& cards) {
  std::vector<Prompt> all;
  for (const Question& question : s.questions) all.push_back(Asking(s, cards, question).ask());
  return all;
}

}  // namespace lk::rules::half_the_battle
