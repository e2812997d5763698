#include "rules/referee/foretold.h"

#include <algorithm>

#include "rules/referee/form.h"
#include "rules/referee/referee.h"

namespace lk::rules {

namespace {

bool figuresTurnUp(const Figures& before, const Figures& after, Audience who) {
  for (std::size_t i = 0; i < before.size(); ++i)
    if (before[i].present && !before[i].knownTo.include(who) && after[i].knownTo.include(who)) return true;
  return false;
}

auto hiddenSlots(const State& state, Audience who) {
  return std::count_if(state.lying.begin(), state.lying.end(),
                       [&](const Slot& slot) { return slot.card.known() && !slot.knownTo.include(who); });
}

}  // namespace

bool turnsUp(const State& before, const State& after, Audience who) {
  for (std::size_t i = 0; i < before.seatCount; ++i)
    if (figuresTurnUp(before.seats[i], after.seats[i], who)) return true;
  return figuresTurnUp(before.table, after.table, who) || hiddenSlots(after, who) < hiddenSlots(before, who);
}

Ruling foretold(const Game& game, const State& state, const CardBook& cards, Seat seat, const Event& event) {
  State after = state;
  std::vector<Step> steps;
  Ruling ruling = judged(game, after, event, cards, StepSink(&steps));
  const Audience who = audienceOf(seat);
  if (ruling.verdict == Verdict::accepted && !turnsUp(state, after, who)) ruling.steps = masked(steps, who);
  return ruling;
}

bool hasSecretField(const Game& game, const Event& event) {
  const EventSpec* spec = specOf(event, game.vocabulary().events);
  return spec && std::any_of(spec->fields.begin(), spec->fields.end(),
                             [](const FieldSpec& field) { return field.secrecy == Secrecy::owner; });
}

std::optional<Event> forcedAnswer(const Game& game, const State& state, const CardBook& cards, Seat seat) {
  const std::vector<Prompt> prompts = game.prompts(state, cards);
  const auto isOwn = [&](const Prompt& prompt) { return prompt.seat == seat; };
  if (std::count_if(prompts.begin(), prompts.end(), isOwn) != 1) return std::nullopt;
  const Prompt& prompt = *std::find_if(prompts.begin(), prompts.end(), isOwn);
  if (prompt.secret || prompt.legal.size() != 1) return std::nullopt;
  Composer composer(game, state, cards, seat);
  std::vector<OpenKind> kinds = composer.form({}).kinds;
  std::erase_if(kinds, [](const OpenKind& each) { return each.occasion != Occasion::prompt; });
  if (kinds.size() != 1) return std::nullopt;
  Form form = composer.form({Json::object({{std::string(kKindField), kinds.front().kind}})});
  if (!form.complete || !form.open.empty()) return std::nullopt;
  return hasSecretField(game, form.event) ? std::nullopt : std::move(form.complete);
}

}  // namespace lk::rules
