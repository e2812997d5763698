#include "rules/referee/ruling_json.h"

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

}  // namespace

Json seatJson(const std::optional<Seat>& seat) {
  return seat ? Json(name(*seat)) : Json();
}

Json stepJson(const Step& step, const CardBook& cards) {
  Json json;
  json.set("rule", step.rule.text)
      .set("seat", seatJson(step.seat))
      .set("what", step.what)
      .set("amount", step.amount);
  if (step.from) json.set("from", *step.from);
  if (step.card.known()) json.set("card", cards[step.card].id);
  if (step.slot) json.set("slot", *step.slot);
  return json;
}

Json rulingJson(const Ruling& ruling, const CardBook& cards) {
  Json json;
  json.set("verdict", verdictName(ruling.verdict));
  if (!ruling.reason.empty()) json.set("reason", ruling.reason);
  Json steps{Json::Array{}};
  for (const Step& step : ruling.steps) steps.push(stepJson(step, cards));
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
