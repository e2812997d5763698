#include "app/session/meaning/interpreter.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/session/meaning/aslant.h"
#include "app/session/meaning/utterance.h"
#include "rules/core/agreement.h"

namespace lk::app {

namespace {

constexpr Uses always(Use use) {
  return {use, use};
}

Interpretation meansNothing(Use use, bool dropsQuestion = false) {
  return {meaning::Nothing{dropsQuestion}, always(use)};
}

Interpretation waits(const Placed& placed) {
  return {meaning::Wait{}, always(placed.use)};
}

Interpretation asks(std::string reason, Json arguments, std::vector<rules::Event> candidates, Use use) {
  rules::Ruling unclear;
  unclear.verdict = rules::Verdict::unclear;
  unclear.reason = std::move(reason);
  unclear.cureArguments = std::move(arguments);
  unclear.maybe = std::move(candidates);
  return {meaning::Question{std::move(unclear)}, always(use)};
}

/// Dice that are not all read matter only where a roll is awaited.
Interpretation ofUnreadDice(const rules::DicePlacement& dice, const TableState& table) {
  const std::vector<rules::Prompt> open = table.referee.prompts();
  const bool awaited = std::any_of(open.begin(), open.end(), [&](const rules::Prompt& prompt) {
    return prompt.id == "roll" && prompt.seat == dice.tray;
  });
  if (!awaited) return meansNothing(Use::setAside);
  return asks("dice_unsure", Json::object({{"seat", std::string(1, rules::letter(dice.tray))}}), {},
              Use::setAside);
}

/// An unidentified card matters only if one of its candidates would be an event.
Interpretation ofUnknownCard(const Placed& placed, const rules::CardPlacement& card,
                             const TableState& table) {
  if (card.zone.empty() || card.face == rules::Face::down) return meansNothing(Use::setAside);
  std::vector<rules::Event> candidates;
  for (const std::string& candidate : placed.maybe) {
    rules::CardPlacement likely = card;
    likely.card = candidate;
    likely.face = rules::Face::up;
    std::vector<rules::Placement> fresh = freshOf(table.placed);
    fresh.push_back(likely);
    const rules::Observation seen = table.referee.observe(likely, fresh);
    if (const auto* event = std::get_if<rules::Event>(&seen)) candidates.push_back(*event);
  }
  if (candidates.empty()) return meansNothing(Use::setAside);
  return asks("unknown_card", {}, std::move(candidates), Use::setAside);
}

Interpretation ofUnsure(const Placed& placed, const TableState& table) {
  if (const auto* dice = std::get_if<rules::DicePlacement>(&placed.placement))
    return ofUnreadDice(*dice, table);
  if (const auto* card = std::get_if<rules::CardPlacement>(&placed.placement))
    return ofUnknownCard(placed, *card, table);
  return meansNothing(Use::setAside);
}

Interpretation ofEarlyAnswer(const rules::Event& event) {
  return asks("came_early", {}, {event}, Use::used);
}

/// A Yes or No that answers no prompt of the game answers the open question.
Interpretation ofYesOrNo(bool yes, const OpenQuestion& open) {
  if (!yes) return meansNothing(Use::used, true);
  if (open.candidates().size() != 1) return meansNothing(Use::used);
  return {meaning::Answer{open.candidates().front(), open.reason()}, always(Use::used)};
}

Interpretation ofConcern(const rules::Concern& concern, const Placed& placed, const TableState& table) {
  // Accepting the event makes what people were only asked about fresh again, so the thing must be, too.
  if (concern.untilThen && concern.ifMeant && concern.reason == table.confirmed)
    return {meaning::Answer{*concern.ifMeant, concern.reason}, {Use::fresh, Use::asked}};
  // A choice card counts once, whatever is corrected afterwards.
  const bool isChoice = meaningsOf(placed.placement, table.referee.cards()) != nullptr;
  const Use use = concern.untilThen ? Use::asked : isChoice ? Use::used : Use::setAside;
  std::vector<rules::Event> candidates;
  if (concern.ifMeant) candidates.push_back(*concern.ifMeant);
  return asks(concern.reason, concern.arguments, std::move(candidates), use);
}

Interpretation ofEvent(const rules::Event& event, const TableState& table,
                       const std::vector<rules::Placement>& fresh) {
  std::vector<TableThing> sources;
  for (const Placed& placed : table.placed) {
    if (!placed.sure || placed.use != Use::fresh) continue;
    const rules::Observation same = table.referee.observe(placed.placement, fresh);
    if (const auto* its = std::get_if<rules::Event>(&same); its && *its == event)
      sources.push_back(placed.thing);
  }
  return {meaning::Event{event, std::move(sources)}, {Use::used, Use::setAside}};
}

}  // namespace

Interpretation interpret(const Placed& placed, const TableState& table) {
  const rules::Referee& referee = table.referee;
  if (!referee.begun()) return waits(placed);
  if (!placed.sure) return ofUnsure(placed, table);
  // An open question is answered before anything else, because its answers are numbered.
  if (const auto chosen = table.question.chosenBy(placed, table.placed, referee.cards()))
    return {meaning::Answer{*chosen, table.question.reason()}, {Use::used, Use::setAside}};

  const std::vector<rules::Placement> fresh = freshOf(table.placed);
  const rules::Observation seen = referee.observe(placed.placement, fresh);
  const bool dependsOnTurn = meaningDependsOnTurn(referee, placed, fresh, seen);
  const auto* its = std::get_if<rules::Event>(&seen);
  if (its && !dependsOnTurn && cameTooEarly(placed, table.clock.openSince(*its))) return ofEarlyAnswer(*its);
  if (!its || dependsOnTurn)
    if (const auto yes = table.question.acceptedBy(placed, table.placed, referee.cards()))
      return ofYesOrNo(*yes, table.question);
  if (dependsOnTurn) return ofConcern({"turned_aslant", {}, std::nullopt}, placed, table);
  if (rules::isAgreement(seen)) return meansNothing(Use::used);
  if (const auto* raised = std::get_if<rules::Concern>(&seen)) return ofConcern(*raised, placed, table);
  return its ? ofEvent(*its, table, fresh) : waits(placed);
}

}  // namespace lk::app
