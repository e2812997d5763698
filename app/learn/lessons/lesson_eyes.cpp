#include <algorithm>

#include "app/learn/lessons/lesson_run.h"

namespace lk::app {

namespace {

constexpr double kDicePatience = 2;   // seconds until a single or leaning die is corrected
constexpr double kCardPatience = 2;   // seconds until a card next to its place is corrected
constexpr double kOtherPatience = 8;  // seconds until the other player is reminded
constexpr std::array kSeats = {rules::Seat::A, rules::Seat::B};

}  // namespace

void LessonRun::see(std::span<const Seen> things, Seeing seeing) {
  table_.see(things, now_);
  if (seeing == Seeing::before) return table_.useAll();
  look();
}

void LessonRun::look() {
  for (bool again = true; again;) {
    again = false;
    const std::vector<Seen> things = table_.things();
    for (const Seen& seen : things)
      if (table_.isNew(seen) && seen.sure && lookAt(seen)) {
        again = true;
        break;
      }
    if (const auto* cards = awaited<CardsTask>(); cards && !again) {
      judgePlaces(*cards);
      again = taskDone_;
      if (again) advance();
    }
  }
  judgeDice();
}

bool LessonRun::lookAt(const Seen& seen) {
  const auto* card = std::get_if<rules::CardPlacement>(&seen.placement);
  if (card && card->zone.size() > 2 && card->zone.substr(1) == "/say") {
    const bool handled = handleChoiceCard(*seatOfZone(card->zone), *card);
    if (handled) table_.use(seen.thing);
    if (handled) return true;
  }
  if (card && awaited<CardsTask>()) return false;
  if (const auto* dice = std::get_if<rules::DicePlacement>(&seen.placement)) {
    const bool rolls = stage_ == LessonStage::quizRoll || awaited<RollTask>();
    if (rolls && dice->values.size() == 2 && mustRoll(dice->tray)) {
      rules::Event event = rules::eventOf("roll", dice->tray);
      event.body.set("dice", Json::array({dice->values[0], dice->values[1]}));
      table_.use(seen.thing);
      return offer(event);
    }
  }
  if (!awaited<RevealTask>() && !awaited<EventTask>() && !awaited<UntilTask>()) return false;
  const rules::Observation observed = night_.observe(seen.placement, table_.fresh());
  if (const auto* event = std::get_if<rules::Event>(&observed)) {
    useRevealedCards(*event);
    table_.use(seen.thing);
    return offer(*event);
  }
  const bool concern = std::holds_alternative<rules::Concern>(observed);
  const bool open = card && card->face == rules::Face::up && !card->card.empty();
  const bool atRest = now_ - table_.restingSince(seen.thing) < kCardPatience;
  if (awaited<EventTask>() && open && atRest &&
      (concern || isActionZone(card->zone) || !card->zone.empty())) {
    const bool corrected = correct(Mistake::other, seatOfZone(card->zone));
    if (corrected) table_.use(seen.thing);
  }
  return false;
}

/// All cards of a reveal are handled by its event.
void LessonRun::useRevealedCards(const rules::Event& event) {
  if (event.kind() != "reveal") return;
  for (const Seen& seen : table_.things())
    if (const auto* card = std::get_if<rules::CardPlacement>(&seen.placement))
      if (isActionZone(card->zone) && seatOfZone(card->zone) == event.seat()) table_.use(seen.thing);
}

bool LessonRun::handleChoiceCard(rules::Seat seat, const rules::CardPlacement& placed) {
  const rules::CardId id = kit_->cards.find(placed.card);
  if (!id.known() || placed.face != rules::Face::up) return false;
  const std::vector<Json>& meanings = kit_->cards[id].means.items();
  std::optional<std::size_t> number;
  for (const Json& meaning : meanings)
    if (meaning["number"].isInt() && meaning["number"].asInt() > 0)
      number = static_cast<std::size_t>(meaning["number"].asInt() - 1);

  if (stage_ == LessonStage::question || awaited<AnswerTask>()) {
    const bool named = std::any_of(answers_.begin(), answers_.end(),
                                   [&](const LessonAnswer& each) { return each.value == placed.card; });
    if (!named && (!number || *number >= answers_.size())) return false;
    choose(named ? placed.card : answers_[*number].value, seat);
    return true;
  }
  if (stage_ == LessonStage::explained && number) return false;
  const auto* wanted = awaited<EventTask>();
  if (!wanted && !awaited<UntilTask>()) return false;
  if (!std::holds_alternative<std::monostate>(night_.observe(placed, table_.fresh()))) return false;

  // A number card selects the option at that position. Any other card may be the right event from the wrong
  // player.
  for (const rules::Prompt& prompt : night_.prompts()) {
    if (!number || *number >= prompt.answers.size() || prompt.answers[*number].body.members().empty())
      continue;
    if (prompt.seat == seat) return offer(prompt.answers[*number]), true;
    return correct(Mistake::otherSeat, seat);
  }
  for (const Json& meaning : meanings)
    for (const Json& is : wanted ? wanted->is : std::vector<Json>{}) {
      const bool same =
          std::all_of(is.members().begin(), is.members().end(), [&](const Json::Member& member) {
            return member.first == "seat" || meaning[member.first] == member.second;
          });
      if (same && rules::seatFrom(is["seat"].asString()) != seat) return correct(Mistake::otherSeat, seat);
    }
  return false;
}

void LessonRun::judgeDice() {
  if (stage_ != LessonStage::quizRoll && !awaited<RollTask>()) return;
  const std::vector<Seen> things = table_.things();
  for (const Seen& seen : things) {
    const auto* dice = std::get_if<rules::DicePlacement>(&seen.placement);
    if (!dice || !table_.isNew(seen) || !mustRoll(dice->tray)) continue;
    if (seen.sure && dice->values.size() == 2) continue;
    if (now_ - table_.restingSince(seen.thing) < kDicePatience) continue;
    const bool one = seen.sure && dice->values.size() == 1;
    table_.use(seen.thing);
    correct(one ? Mistake::oneDie : Mistake::leaning, dice->tray);
  }
}

void LessonRun::judgePlaces(const CardsTask& wanted) {
  std::array<int, 2> down{};
  double first = now_;
  std::optional<TableThing> beside;
  for (const Seen& seen : table_.things()) {
    const auto* card = std::get_if<rules::CardPlacement>(&seen.placement);
    if (!card || !table_.isNew(seen)) continue;
    const std::optional<rules::Seat> seat = seatOfZone(card->zone);
    if (!isActionZone(card->zone) || rules::index(*seat) >= down.size()) {
      const bool stray = card->face == rules::Face::down && card->zone.empty();
      if (stray && now_ - table_.restingSince(seen.thing) >= kCardPatience) beside = seen.thing;
      continue;
    }
    if (card->face == rules::Face::up && seen.sure) {
      if (correct(Mistake::faceUp, seat)) table_.use(seen.thing);
      return;
    }
    if (card->face != rules::Face::down) continue;
    ++down[rules::index(*seat)];
    first = std::min(first, table_.restingSince(seen.thing));
  }
  for (const rules::Seat seat : kSeats) {
    const int n = down[rules::index(seat)];
    const bool late = n < wanted.count && down[0] + down[1] > 0 && now_ - first > kOtherPatience;
    if ((n > wanted.count || late) && !corrected_.contains(Mistake::count)) {
      if (late && beside && correct(Mistake::offPlace, seat)) table_.use(*beside);
      correct(Mistake::count, seat, Json::object({{"n", wanted.count}}));
      corrected_.insert(Mistake::count);
      return;
    }
  }
  if (beside && !corrected_.contains(Mistake::offPlace)) {
    if (correct(Mistake::offPlace)) table_.use(*beside);
    corrected_.insert(Mistake::offPlace);
  }
  if (down[0] != wanted.count || down[1] != wanted.count) return;
  table_.useAll();
  taskDone_ = true;
}

void LessonRun::judgeWaiting() {
  judgeDice();
  if (const auto* cards = awaited<CardsTask>()) {
    judgePlaces(*cards);
    if (taskDone_) advance();
  }
  if (now_ - touchedAt_ < kOtherPatience) return;
  if (awaited<RevealTask>() && revealedSeats_.size() == 1 && !corrected_.contains(Mistake::oneSide)) {
    corrected_.insert(Mistake::oneSide);
    correct(Mistake::oneSide, revealedSeats_.contains(rules::Seat::A) ? rules::Seat::B : rules::Seat::A);
  }
  const auto* roll = awaited<RollTask>();
  if (!roll || roll->times < 2 || corrected_.contains(Mistake::fewer) || rolled_[0] + rolled_[1] == 0) return;
  corrected_.insert(Mistake::fewer);
  const rules::Seat late = rolled_[0] <= rolled_[1] ? rules::Seat::A : rules::Seat::B;
  correct(Mistake::fewer, late, Json::object({{"n", roll->times - rolled_[rules::index(late)]}}));
}

}  // namespace lk::app
