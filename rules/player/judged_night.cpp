#include "rules/player/judged_night.h"

#include <algorithm>
#include <cmath>

#include "rules/player/night_for_seat.h"

namespace lk::rules {

namespace {

constexpr std::size_t kLooked = 40;  // moves, from the best, of which one may surely be possible
constexpr double kSurely = 0.95;     // share of the readings
constexpr std::uint32_t kDeals = 1;  // seed for hands that nobody told

const WeighedMove* moveOf(const Analysis& analysis, const Event& event) {
  const auto found = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                  [&](const WeighedMove& move) { return move.event == event; });
  return found == analysis.moves.end() ? nullptr : &*found;
}

/// Returns the best move that is surely possible and is not the played one; nullptr if there is none.
const WeighedMove* betterThan(const Analysis& analysis, const WeighedMove& played) {
  for (std::size_t i = 0; i < std::min(kLooked, analysis.moves.size()); ++i) {
    const WeighedMove& move = analysis.moves[i];
    if (&move == &played || move.share < kSurely) continue;
    return move.then.chance - played.then.chance >= kMinCost ? &move : nullptr;
  }
  return nullptr;
}

HouseSeats housesOf(std::span<const Event> standing) {
  if (standing.empty()) return {};
  const Outcome<HouseSeats> houses = houseSeatsIn(standing.front(), kMaxSeats);
  return houses ? *houses : HouseSeats();
}

/// Returns the seed from which the house was dealt its cards, if it plays.
std::uint32_t seedOf(const HouseSeats& houses) {
  for (const auto& house : houses)
    if (house) return house->seed;
  return kDeals;
}

}  // namespace

JudgedNight::JudgedNight(const PlayableGame& game, std::span<const Event> standing, const Judging& judging)
    : game_(game),
      standing_(standing),
      judging_(judging),
      houses_(housesOf(standing)),
      replay_(game, seedOf(houses_)) {
  for (const Seat seat : kAllSeats) known_.emplace_back(game, seedOf(houses_), seat);
}

/// Takes an event in the night and in what each seat knows of it. Returns whether it was accepted.
bool JudgedNight::take(const Event& event) {
  bool taken = replay_.take(event);
  for (std::size_t i = 0; taken && i < replay_.night().now.state.seatCount; ++i)
    taken = known_[i].take(event);
  return taken;
}

/// Returns whether an event is a choice of its player: no luck, and nothing that people say about the night.
bool JudgedNight::isChoice(const Event& event) const {
  const EventSpec* spec = specOf(event, game_.rules().vocabulary().events);
  const auto common = commonEvents();
  const bool isCommon = std::any_of(common.begin(), common.end(),
                                    [&](const EventSpec& each) { return each.kind == event.kind(); });
  return spec && spec->occasion != Occasion::table && !isCommon && game_.chooserOf(event).has_value();
}

bool JudgedNight::next() {
  if (done_ >= standing_.size()) return false;
  const Event& event = standing_[done_];
  if (done_ > 0 && isChoice(event)) judge(event, *game_.chooserOf(event));
  if (!take(event))
    done_ = standing_.size();
  else
    ++done_;
  return true;
}

/// Returns what is sure of the hand: all of it for the house; for people, the cards that the event plays.
OwnCards JudgedNight::cardsFor(const Event& event, Seat seat) const {
  if (houses_[index(seat)]) return {};
  Chance chance(done_);
  Position before = replay_.night().asked;
  game_.dealFor(before, event, chance);
  Position after = before;
  OwnCards own{.known = false, .sure = before.held[seat].hand};
  if (!game_.play(after, event, chance)) return {.known = false, .sure = {}};
  for (const CardId card : after.held[seat].hand) takeOne(own.sure, card);
  return own;
}

void JudgedNight::judge(const Event& event, Seat seat) {
  const Position at = askedOf(known_[index(seat)].night(), seat, &replay_.night().asked.held[seat]);
  const OwnCards own = cardsFor(event, seat);
  Chance chance(kDeals + done_);
  const Analysis first =
      analysed(game_, at, seat, own, {.rounds = judging_.rounds}, chance, kLooked, {.events = {event}});
  const WeighedMove* played = moveOf(first, event);
  const WeighedMove* better = played ? betterThan(first, *played) : nullptr;
  if (!better) return;
  const Analysis again = analysed(game_, at, seat, own, {.rounds = judging_.again}, chance, 2,
                                  {.events = {event, better->event}, .only = true});
  const WeighedMove *here = moveOf(again, event), *there = moveOf(again, better->event);
  if (!here || !there) return;
  Mistake mistake{.place = done_,
                  .seat = seat,
                  .played = event,
                  .better = there->event,
                  .then = here->then,
                  .betterThen = there->then,
                  .error = std::hypot(here->then.error, there->then.error),
                  .line = there->line};
  if (mistake.cost() < std::max(kMinCost, kMinErrors * mistake.error)) return;
  const auto costlier = [](const Mistake& a, const Mistake& b) { return a.cost() > b.cost(); };
  mistakes_.insert(std::upper_bound(mistakes_.begin(), mistakes_.end(), mistake, costlier), mistake);
}

}  // namespace lk::rules
