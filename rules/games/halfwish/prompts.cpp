#include "rules/games/halfwish/prompts.h"

#include "rules/core/ruling_json.h"
#include "rules/games/halfwish/body.h"
#include "rules/games/halfwish/deck.h"
#include "rules/games/halfwish/encounter.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/turn.h"

namespace lk::rules::halfwish {

namespace {

/// The event that answers with its one field.
Event answerOf(std::string_view kind, Seat seat, std::string_view field, Json value) {
  Event event = eventOf(kind, seat);
  event.body.set(field, std::move(value));
  return event;
}

void allow(Prompt& prompt, std::string option, Event event) {
  prompt.legal.push_back(std::move(option));
  prompt.answers.push_back(std::move(event));
}

/// Allows the option unless `why` is a reason against it.
void offer(Prompt& prompt, std::string option, Event event, std::string_view why) {
  if (why.empty()) return allow(prompt, std::move(option), std::move(event));
  prompt.notNow.push_back({std::move(option), std::string(why)});
}

/// Reminds of the cards to draw and to discard, and of dice that were kept.
void askRoll(Prompt& prompt, const State& s, Seat seat) {
  prompt.arguments.set("draw", drawnNow(s))
      .set("discard", extras(s, seat))
      .set("other_kept", get(s, other(seat), Of::kept) != 0);
  allow(prompt, "roll", {});
}

void askUpgrade(Prompt& prompt, const State& s, Seat seat) {
  prompt.arguments.set("heal_barred", healBarred(s, seat));
  allow(prompt, "skip", answerOf("upgrade", seat, "card", "skip"));
}

void askChoose(Prompt& prompt, const State& s, Seat seat) {
  const bool scouted = get(s, Table::scouted) != 0;
  const auto event = [&](std::string_view option) { return answerOf("choose", seat, "option", option); };
  offer(prompt, "duel", event("duel"), get(s, seat, Of::stunned) != 0 ? "stunned" : "");
  offer(prompt, "scout", event("scout"), scouted ? "used_up" : "");
  allow(prompt, "parley", event("parley"));
  if (scouted) allow(prompt, "pass", eventOf("pass", seat));
}

void askAnswer(Prompt& prompt, const State& s, Seat seat) {
  const bool parley = static_cast<Offer>(get(s, Table::offer)) == Offer::parley;
  prompt.arguments.set("offer", parley ? "parley" : "scout");
  const auto event = [&](bool accept) { return answerOf("answer", seat, "accept", accept); };
  allow(prompt, "accept", event(true));
  offer(prompt, "decline", event(false), get(s, seat, Of::stunned) != 0 ? "stunned" : "");
}

void askReveal(Prompt& prompt, const State& s, Seat seat, const CardBook& cards) {
  const std::optional<Seat> aggressor = maybeSeat(s, Table::aggressor);
  prompt.arguments.set("aggressor", seatJson(aggressor))
      .set("defender", aggressor ? seatJson(other(*aggressor)) : Json())
      .set("role", aggressor == seat ? "aggressor" : "defender")
      .set("left", leftJson(s, cards, seat));
  allow(prompt, "reveal", {});
}

void askKeep(Prompt& prompt, const State& s, Seat seat) {
  const auto event = [&](bool keep) { return answerOf("keep", seat, "keep", keep); };
  offer(prompt, "keep", event(true), get(s, seat, Of::kept) != 0 ? "cannot_keep_twice" : "");
  allow(prompt, "reroll", event(false));
}

void askOrder(Prompt& prompt, Seat seat) {
  allow(prompt, "first", answerOf("upgrade_order", seat, "first", seatJson(seat)));
  allow(prompt, "second", answerOf("upgrade_order", seat, "first", seatJson(other(seat))));
}

/// Warns before a truce that would bring a point.
void remindOfParley(Prompt& prompt, const State& s) {
  const ParleyPoint point = parleyPoint(s);
  prompt.arguments.set("parley_streak", get(s, Table::parleyStreak))
      .set("parley_point_due", point.due)
      .set("parley_point", seatJson(point.seat));
}

Prompt promptOf(const Question& question, const State& s, const CardBook& cards) {
  const Seat seat = *question.seat;
  Prompt prompt;
  prompt.id = std::string(question.id);
  prompt.seat = seat;
  prompt.arguments.set("round", get(s, Table::round))
      .set("turn", get(s, Table::turn))
      .set("turn_seat", seatJson(seatOf(s, Table::turnSeat)))
      .set("n", actionsNow(s));
  if (question.id == "roll") askRoll(prompt, s, seat);
  if (question.id == "choose") askChoose(prompt, s, seat);
  if (question.id == "answer") askAnswer(prompt, s, seat);
  if (question.id == "reveal") askReveal(prompt, s, seat, cards);
  if (question.id == "keep") askKeep(prompt, s, seat);
  if (question.id == "upgrade_order") askOrder(prompt, seat);
  if (question.id == "upgrade") askUpgrade(prompt, s, seat);
  if (question.id == "choose" || question.id == "answer") remindOfParley(prompt, s);
  return prompt;
}

}  // namespace

std::vector<Prompt> prompts(const State& state, const CardBook& cards) {
  std::vector<Prompt> out;
  for (const Question& question : state.questions) out.push_back(promptOf(question, state, cards));
  return out;
}

}  // namespace lk::rules::halfwish
