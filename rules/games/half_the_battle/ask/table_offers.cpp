// The offers for what people say about the table: dice that were read, corrections, effects by hand.
#include "rules/games/half_the_battle/ask/offers.h"
#include "rules/games/half_the_battle/cards/sheet.h"
#include "rules/games/half_the_battle/figures.h"
#include "rules/games/half_the_battle/move.h"
#include "rules/games/half_the_battle/options.h"
#include "rules/games/half_the_battle/rules/hp.h"
#include "rules/games/half_the_battle/rules/piece_names.h"

namespace lk::rules::half_the_battle {

namespace {

constexpr int kMaxByHand = 32767;
constexpr std::string_view kDeedsByHand[] = {"damage", "lethal", "heal"};

bool waitsForAnswer(const State& s) {
  return as<Window>(s, Table::window) != Window::none;
}

/// Adds the pieces for which `fits` returns true.
template <class Fits>
void addPieces(FieldOffer& offer, Fits fits) {
  for (const Seat seat : kBoth)
    eachPiece(seat, [&](ThingId piece) {
      if (fits(piece)) offer.add(Json(nameOf(offer.state(), offer.cards(), piece)));
    });
}

/// Returns the piece that a correction names; none if it names none.
ThingId corrected(const FieldOffer& offer) {
  const Json& named = offer.said().body["piece"];
  MoveReader reader(offer.said(), offer.state(), offer.cards());
  return named.isNull() ? ThingId() : readPiece(reader, named.asString(), "piece", 0);
}

}  // namespace

void offerAlive(FieldOffer& offer) {
  const State& s = offer.state();
  if (phase(s) == Phase::setup || waitsForAnswer(s)) return;
  addPieces(offer, [&](ThingId piece) { return isAlive(s, piece); });
}

void offerReadable(FieldOffer& offer) {
  const State& s = offer.state();
  addPieces(offer, [&](ThingId piece) { return isAlive(s, piece) && !isDying(s, piece); });
}

void offerAll(FieldOffer& offer) {
  if (!waitsForAnswer(offer.state()) && !offer.state().result.finished)
    addPieces(offer, [](ThingId) { return true; });
}

void offerFaces(FieldOffer& offer) {
  const State& s = offer.state();
  const ThingId piece = offer.soFar<Move>().piece;
  if (!piece.known()) return;
  const bool any = is(s, Option::hp, HpBy::read) && !waitsForAnswer(s);
  for (int face = 0; face <= 90; ++face) {
    const int hp = hpShown(dieOf(piece), face);
    if (hp >= 0 && (any || hp == hpOf(s, piece))) offer.add(Json(face));
  }
}

void offerHp(FieldOffer& offer) {
  const ThingId piece = corrected(offer);
  if (!piece.known()) return;
  const int most = sheetOf(offer.cards(), cardOf(offer.state(), piece)).most;
  offer.addNumbers(isAlive(offer.state(), piece) ? 0 : 1, most);
}

void offerAnyLane(FieldOffer& offer) {
  if (!corrected(offer).known()) return;
  for (int lane = 1; lane <= kLanes; ++lane) offer.add(Json(lane));
}

void offerFigures(FieldOffer& offer) {
  offer.addFigures();
  const State& s = offer.state();
  const auto seat = offer.said().seat();
  if (!seat) return;
  eachPiece(*seat, [&](ThingId piece) {
    if (isAlive(s, piece) && !isDying(s, piece))
      offer.addMember("selected", offer.cards()[cardOf(s, piece)].id);
  });
  for (const std::string_view figure : {"selected", "monster_start"}) offer.addMember(figure, Json());
}

void offerDeeds(FieldOffer& offer) {
  if (phase(offer.state()) == Phase::setup || waitsForAnswer(offer.state())) return;
  for (const std::string_view deed : kDeedsByHand) offer.add(Json(deed));
}

void offerAmount(FieldOffer& offer) {
  offer.addNumbers(1, kMaxByHand);
}

}  // namespace lk::rules::half_the_battle
