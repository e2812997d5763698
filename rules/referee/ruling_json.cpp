#include "rules/referee/ruling_json.h"

#include "rules/referee/names.h"

namespace lk::rules {

namespace {

std::string_view verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::accepted:
      return "accepted";
    case Verdict::refused:
      return "refused";
    case Verdict::unclear:
      return "unclear";
  }
  return "";
}

/// Returns the name of the ability that a step names; empty if it has none.
std::string_view abilityOf(const Step& step, const CardBook& cards) {
  if (!step.ability || !step.card.known()) return {};
  const std::vector<Wording>& names = cards.program(step.card).names;
  return *step.ability < names.size() ? std::string_view(names[*step.ability].english) : std::string_view();
}

}  // namespace

Json seatJson(const std::optional<Seat>& seat) {
  return seat ? Json(name(*seat)) : Json();
}

Json stepJson(const Step& step, const Game& game, const CardBook& cards) {
  Json json;
  json.set("rule", step.rule.text)
      .set("seat", seatJson(step.seat))
      .set("what", step.what)
      .set("amount", step.amount);
  if (step.from) json.set("from", *step.from);
  if (step.card.known()) json.set("card", cards[step.card].id);
  if (step.slot) json.set("slot", *step.slot);
  const Vocabulary& words = game.vocabulary();
  if (step.thing.known()) json.set("thing", nameOf(step.thing, words, cards));
  if (step.other.known()) json.set("other", nameOf(step.other, words, cards));
  if (step.most) json.set("of", *step.most);
  if (const std::string_view ability = abilityOf(step, cards); !ability.empty()) json.set("ability", ability);
  if (step.until) json.set("until", game.language().durations[*step.until]);
  return json;
}

Json rulingJson(const Ruling& ruling, const Game& game, const CardBook& cards) {
  Json json;
  json.set("verdict", verdictName(ruling.verdict));
  if (!ruling.reason.empty()) json.set("reason", ruling.reason);
  Json steps{Json::Array{}};
  for (const Step& step : ruling.steps) steps.push(stepJson(step, game, cards));
  json.set("steps", std::move(steps));
  if (ruling.verdict == Verdict::unclear) {
    Json maybe{Json::Array{}};
    for (const Event& event : ruling.maybe) maybe.push(event.body);
    json.set("maybe", std::move(maybe));
  }
  return json;
}

Json promptJson(const Prompt& prompt) {
  Json legal{Json::Array{}};
  for (const std::string& option : prompt.legal) legal.push(option);
  Json notNow{Json::Array{}};
  for (const NotNow& option : prompt.notNow)
    notNow.push(Json::object({{"option", option.option}, {"why", option.why}}));
  return Json::object({{"id", prompt.id},
                       {"seat", seatJson(prompt.seat)},
                       {"legal", std::move(legal)},
                       {"not_now", std::move(notNow)}});
}

Json promptsJson(std::span<const Prompt> prompts) {
  Json json{Json::Array{}};
  for (const Prompt& prompt : prompts) json.push(promptJson(prompt));
  return json;
}

Json resultJson(const Result& result) {
  Json json =
      Json::object({{"winner", seatJson(result.winner)}, {"by", result.by}, {"finished", result.finished}});
  if (result.together != Together::no) json.set("group", result.together == Together::won ? "won" : "beaten");
  return json;
}

}  // namespace lk::rules
