#include "rules/games/half_the_battle/table/die_seen.h"

#include "rules/core/agreement.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/move.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/table/token_seen.h"

namespace lk::rules::half_the_battle {

namespace {

bool isWaitedFor(const State& s, ThingId piece) {
  for (const Hit& hit : s.hits)
    if (hit.on.thing() == piece) return true;
  return false;
}

/// Returns the health a piece has when the waiting hits are carried out as announced; at least 1, because a
/// dying piece's die is not turned further.
int hpAfterHits(const State& s, ThingId piece) {
  int hp = hpOf(s, piece);
  for (const Hit& hit : s.hits)
    if (hit.on.thing() == piece && hit.amount > 0) hp = hit.amount < hp ? hp - hit.amount : 1;
  return hp;
}

class DieSeeing {
 public:
  DieSeeing(const State& s, const DiePlacement& laid, const CardBook& cards, ThingId piece)
      : s_(s), laid_(laid), cards_(cards), piece_(piece), hp_(hpOf(s, piece)) {}

  Observation see() const {
    const bool believed = is(s_, Option::hp, HpBy::read);
    // A die that could be read before and was touched since: it may say something.
    if (!laid_.value)
      return believed && laid_.before ? Observation(concern("die_unsure", "", {})) : Observation{};
    const int shown = hpShown(dieOf(piece_), *laid_.value);
    if (shown == hp_) return agreesWithState(laid_.zone);
    if (shown < 0) return concern("impossible_roll", "seen", {});
    if (isWaitedFor(s_, piece_))  // turned before an item could change it: looked at again then
      return shown == hpAfterHits(s_, piece_) ? Observation{} : elsewise({});
    if (!believed) return elsewise(correction(shown));
    Event statement = encode({.kind = MoveKind::die, .piece = piece_, .number = shown}, s_, cards_);
    // While the die lags behind the health, turning it can only be meant to follow; so can the first look.
    if (laid_.before != hp_) return elsewise(std::move(statement));
    return statement;
  }

 private:
  [[nodiscard]] Concern concern(std::string reason, const char* variant, std::optional<Event> ifMeant) const {
    Json with = Json::object({{"card", cards_[cardOf(s_, piece_)].id}});
    if (laid_.value) with.set("shown", *laid_.value);
    with.set("n", reason == "impossible_roll" ? mostOf(dieOf(piece_)) : hp_);
    if (*variant != '\0') with.set("case", variant);
    return {std::move(reason), laid_.zone, std::move(ifMeant), std::move(with)};
  }
  [[nodiscard]] Concern elsewise(std::optional<Event> ifMeant) const {
    return concern("die_shows_other_value", "seen", std::move(ifMeant));
  }
  [[nodiscard]] Event correction(int shown) const {
    return Event{Json::object({{"e", "correct"}, {"piece", nameOf(s_, cards_, piece_)}, {"hp", shown}})};
  }

  const State& s_;
  const DiePlacement& laid_;
  const CardBook& cards_;
  ThingId piece_;
  int hp_;
};

}  // namespace

std::vector<DieToRead> diceToRead(const State& s, const CardBook& cards) {
  std::vector<DieToRead> all;
  if (!s.begun || is(s, Option::hp, HpBy::told)) return all;
  for (const Seat seat : kBoth)
    eachPiece(seat, [&](ThingId piece) {
      const int sides = mostOf(dieOf(piece));
      if (sides > mostOf(Die::d4))
        all.push_back({.card = cards[cardOf(s, piece)].id, .colour = colourOf(seat), .sides = sides});
    });
  return all;
}

Observation dieSeen(const State& s, const DiePlacement& laid, const CardBook& cards) {
  const CardId card = cards.find(laid.card);
  const std::optional<Seat> seat = ownerOf(laid.colour);
  if (is(s, Option::hp, HpBy::told) || !seat || !isPieceCard(cards, card)) return {};
  const ThingId piece = pieceWith(s, *seat, card);
  // What is dying or out has its die laid aside; a Monster's is rolled first.
  if (!piece.known() || !isAlive(s, piece) || isDying(s, piece)) return {};
  if (isMonster(piece) && phase(s) == Phase::setup) return {};
  return DieSeeing(s, laid, cards, piece).see();
}

}  // namespace lk::rules::half_the_battle
