#include <algorithm>
#include <iterator>

#include "rules/games/half_the_battle/ask/ask.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/rule_ids.h"
#include "rules/games/half_the_battle/rules/flow.h"
#include "rules/games/half_the_battle/rules/hits.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/piece_names.h"
#include "rules/games/half_the_battle/rules/refusal.h"
#include "rules/games/half_the_battle/rules/turn_end.h"
#include "rules/games/half_the_battle/vocabulary.h"
#include "rules/referee/moves.h"
#include "rules/referee/odd.h"

namespace lk::rules::half_the_battle {

namespace {

bool fits(const FigureSpec& spec, const Json& value) {
  if (spec.kind == FigureKind::flag) return value.isBool();
  if (spec.kind == FigureKind::number)
    return value.isInt() && value.asInt() >= spec.least && value.asInt() <= spec.most;
  return value.isString();
}

/// Returns the index of a figure that views show; -1 if none has that name.
int placeOf(std::span<const FigureSpec> specs, std::string_view name) {
  const auto spec = std::find_if(specs.begin(), specs.end(), [&](const FigureSpec& each) {
    return each.name == name && each.shown == Shown::inViews;
  });
  return spec == specs.end() ? -1 : static_cast<int>(spec - specs.begin());
}

constexpr Usual kUsual[] = {{"tokens", 0, 9}, {"round", 1, 99}};

Ruling noFigure(const std::string& name, const Json& value) {
  return malformedBecause("\"" + name + "\" cannot be " + value.dump());
}

/// One correction: first everything is checked, then everything is changed.
class Correcting {
 public:
  Correcting(Changes& changes, const Move& move, const CardBook& cards)
      : changes_(changes), s_(changes.state()), move_(move), cards_(cards), body_(move.event->body) {}

  Ruling judge() {
    const State before = s_;
    Ruling ruling = apply();
    if (ruling.verdict != Verdict::accepted) changes_.restore(before);
    return ruling;
  }

 private:
  Ruling apply() {
    if (!body_["piece"].isNull()) {
      if (s_.result.finished) return refuseNow("game_over", s_);
      if (as<Window>(s_, Table::window) != Window::none) return refuseNow("answer_first", s_);
      if (Ruling wrong = correctPiece(); wrong.verdict != Verdict::accepted) return wrong;
    } else if (!body_["hp"].isNull() || !body_["lane"].isNull()) {
      return malformedBecause("\"hp\" and \"lane\" belong to a \"piece\"");
    } else if (body_["set"].isNull()) {
      return malformedBecause("a correction needs \"set\" or \"piece\"");
    }
    for (const auto& [name, value] : body_["set"].members())
      if (Ruling wrong = correctFigure(name, value); wrong.verdict != Verdict::accepted) return wrong;
    sayOdd(changes_, *move_.event, kUsual, rule::corrects);
    return {};
  }

  Ruling correctFigure(const std::string& name, const Json& value) {
    const auto seat = seatFrom(body_["seat"].asString());
    const auto specs = seat ? vocabulary().seatFigures : vocabulary().tableFigures;
    const int place = placeOf(specs, name);
    if (place < 0) return noFigure(name, value);
    const FigureSpec& spec = specs[static_cast<std::size_t>(place)];
    if (!value.isNull() && !fits(spec, value)) return noFigure(name, value);
    const Step step{.rule = rule::corrects, .what = spec.name};
    if (seat) return correctOf(*seat, static_cast<Of>(place), value, step);
    return correctTable(static_cast<Table>(place), value, step);
  }

  Ruling correctOf(Seat seat, Of which, const Json& value, Step step) {
    const bool acts = phase(s_) == Phase::action && seatOf(s_, Table::turnSeat) == seat;
    const bool mayBeNull =
        (which == Of::selected && !acts) || (which == Of::monsterStart && phase(s_) == Phase::setup);
    if (value.isNull()) {
      if (!mayBeNull) return noFigure(std::string(step.what), value);
      changes_.clear(seat, which, Knowers::everyone());
      step.seat = seat;
      changes_.tell(step);
      return {};
    }
    int to = value.isBool() ? static_cast<int>(value.asBool()) : static_cast<int>(value.asInt());
    if (which == Of::selected) {
      const CardId card = cards_.find(value.asString());
      const ThingId piece = card.known() ? pieceWith(s_, seat, card) : ThingId();
      if (!piece.known() || !isAlive(s_, piece) || isDying(s_, piece))
        return noFigure(std::string(step.what), value);
      to = card.place();
      step.card = card;
      step.from = 0;
    }
    step.amount = which == Of::selected ? 0 : to;
    changes_.set(seat, which, to, step);
    return {};
  }

  Ruling correctTable(Table which, const Json& value, Step step) {
    const auto to = seatFrom(value.asString());
    const bool seat = which == Table::initiative && phase(s_) != Phase::setup && to && index(*to) < 2;
    if (value.isNull() || (which != Table::round && !seat)) return noFigure(std::string(step.what), value);
    if (seat) {
      const bool changed = seatOf(s_, which) != *to;
      step.seat = *to;
      step.from = 0;
      changes_.set(which, static_cast<int>(*to), step);
      if (changed && isStageUntouched()) beginStage(changes_, cards_, as<Stage>(s_, Table::stage));
      return {};
    }
    step.amount = static_cast<int>(value.asInt());
    changes_.set(which, step.amount, step);
    return {};
  }

  /// Returns whether the first player's stage is open and nothing was done in it: then it is the other
  /// player's. Any later stage goes on as it began.
  [[nodiscard]] bool isStageUntouched() const {
    if (s_.result.finished || as<Window>(s_, Table::window) != Window::none) return false;
    const auto stage = as<Stage>(s_, Table::stage);
    if (stage == Stage::firstSelects) return true;
    static constexpr Table kDone[] = {Table::moved, Table::acted, Table::moveBonus, Table::rangeBonus};
    return stage == Stage::firstActs &&
           std::all_of(std::begin(kDone), std::end(kDone), [&](Table each) { return get(s_, each) == 0; });
  }

  /// Corrects a piece's health (0: it is out) and lane.
  Ruling correctPiece() {
    MoveReader reader(*move_.event, s_, cards_);
    const ThingId piece = readPiece(reader, body_["piece"].asString(), "piece", 0);
    if (reader.refused()) return *std::move(reader.refused());
    const Json& hp = body_["hp"];
    const Json& lane = body_["lane"];
    const int most = sheetOf(cards_, cardOf(s_, piece)).most;
    if (!hp.isNull() && (hp.asInt() < 0 || hp.asInt() > most)) {
      Ruling refusal = noFigure("hp", hp);
      refusal.cureArguments.set("case", "hp").set("card", cards_[cardOf(s_, piece)].id).set("n", most);
      return refusal;
    }
    if (!lane.isNull() && !isLane(static_cast<int>(lane.asInt()))) return noFigure("lane", lane);
    if (hp.isNull() && lane.isNull()) return malformedBecause("a \"piece\" needs \"hp\" or \"lane\"");
    const bool out = !isAlive(s_, piece);
    if (out && (hp.isNull() || lane.isNull() || hp.asInt() == 0))
      return refusePiece("piece_dead", s_, cards_, piece);
    Slot slot = slotAt(s_, piece);
    if (!lane.isNull()) slot.zone = laneZone(static_cast<int>(lane.asInt()));
    const bool leaves = !hp.isNull() && hp.asInt() == 0;
    if (leaves) slot.zone = outZone(sideOf(piece));
    changes_.moveThing(piece, slot,
                       {.rule = rule::corrects,
                        .what = leaves ? "taken_out" : "piece_corrected",
                        .amount = leaves ? 0 : slot.zone + 1});
    if (!hp.isNull()) save(changes_, piece);
    if (leaves) {
      changes_.noteCounter(piece, static_cast<std::size_t>(Counter::hp), 0);
    } else if (!hp.isNull()) {
      setHp(changes_, piece, static_cast<int>(hp.asInt()), {.rule = rule::corrects, .what = "hp"});
    }
    if (leaves) endIfEliminated(changes_);
    return {};
  }

  Changes& changes_;
  const State& s_;
  const Move& move_;
  const CardBook& cards_;
  const Json& body_;
};

}  // namespace

Ruling judgeCorrect(Changes& changes, const Move& move, const CardBook& cards) {
  return Correcting(changes, move, cards).judge();
}

Ruling judgeEffect(Changes& changes, const Move& move, const CardBook& cards) {
  const State& s = changes.state();
  const Json& body = move.event->body;
  if (phase(s) == Phase::setup) return refuseNow("wrong_phase", s);
  if (as<Window>(s, Table::window) != Window::none) return refuseNow("answer_first", s);
  MoveReader reader(*move.event, s, cards);
  if (body["on"].isNull()) return refuseNow("target_missing", s);
  const ThingId piece = readPiece(reader, body["on"].asString(), "on", 0);
  if (reader.refused()) return *std::move(reader.refused());
  if (!isAlive(s, piece)) return refusePiece("piece_dead", s, cards, piece);
  const int amount = static_cast<int>(body["amount"].asInt());
  if (amount < 1) return malformedBecause("\"amount\" is a number from 1 on");
  const std::string& what = body["do"].asString();
  if (what != "heal" && what != "damage" && what != "lethal")
    return malformedBecause("\"do\" is damage, lethal or heal");
  changes.tellOf(piece, {.rule = rule::byHand, .what = "by_hand", .amount = amount});
  if (what == "heal")
    heal(changes, cards, piece, amount);
  else
    strike(changes, cards,
           {.on = Target::of(piece),
            .amount = static_cast<std::int16_t>(amount),
            .kind = static_cast<std::uint8_t>(what == "lethal" ? Kind::lethal : Kind::ordinary)});
  return {};
}

}  // namespace lk::rules::half_the_battle
