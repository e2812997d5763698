#include "app/host/phones/phone_input.h"

#include <algorithm>

#include "app/host/phones/answering.h"
#include "app/session/night/cast_dice.h"
#include "rules/referee/form.h"
#include "rules/referee/names.h"

namespace lk::app {

namespace {

struct PhoneWords {
  Q_DECLARE_TR_FUNCTIONS(PhoneWords)
};

Fault phoneFault(const QString& what) {
  return {"phone", 0, what.toStdString(), ""};
}

/// Events that correct the night itself. Only the table's screen may send them.
bool isForTheTable(const std::string& kind) {
  return kind == "setup" || kind == "correct" || kind == "effect";
}

/// Returns whether the event answers an open prompt for this seat or for any seat. Some events name no seat
/// or another player's seat, so the event's own seat is not enough.
bool answersOwn(rules::Seat seat, const rules::Event& event, const std::vector<rules::Prompt>& prompts) {
  return std::any_of(prompts.begin(), prompts.end(), [&](const rules::Prompt& prompt) {
    return prompt.seat.value_or(seat) == seat && answersPrompt(event, prompt);
  });
}

/// Returns whether the seat could have composed the event. Some name neither a seat nor a prompt.
bool isComposed(rules::Seat seat, const rules::Event& event, const rules::Referee& night) {
  const rules::EventSpec* spec = rules::specOf(event, night.game().vocabulary().events);
  if (!spec || spec->occasion == rules::Occasion::table || night.result().finished) return false;
  return rules::Composer(night.game(), night.state(), night.cards(), seat).form(event).complete == event;
}

bool mayEnter(rules::Seat seat, const rules::Event& event, const rules::Referee& night) {
  if (isForTheTable(event.kind())) return false;
  const bool forOthers = event.seat().value_or(seat) != seat;
  if (event.kind() == "take_back") return !forOthers && event.body["count"].asInt() == 1;
  if (event.kind() == "meant") return !forOthers;
  return event.seat() == seat || answersOwn(seat, event, night.prompts()) || isComposed(seat, event, night);
}

/// Dice that an event waits for.
struct WantedDice {
  std::string_view field;
  int count = 0;
  int sides = 0;
};

/// Returns the dice of an answer to an open prompt, or of a move that the seat composes.
std::optional<WantedDice> wantedDice(rules::Seat seat, const rules::Event& event,
                                     const rules::Referee& night) {
  for (const rules::Prompt& prompt : night.prompts())
    for (const rules::ByHand& way : prompt.byHand)
      if (way.begun == event && way.blank && way.blank->kind == rules::Blank::Kind::dice)
        return WantedDice{way.blank->field, way.blank->most, way.blank->sides};
  rules::Composer composer(night.game(), night.state(), night.cards(), seat);
  for (const rules::OpenField& open : composer.form(event).open)
    if (open.values.roll) return WantedDice{open.name, open.values.roll->count, open.values.roll->sides};
  return {};
}

Outcome<rules::Event> cast(rules::Seat seat, rules::Event event, const GameKit& kit,
                           const rules::Referee& night) {
  const std::optional<WantedDice> dice = wantedDice(seat, event, night);
  if (!dice || !canBeCast(kit, event, dice->field))
    return phoneFault(PhoneWords::tr("You do not need to roll now"));
  return withCastDice(std::move(event), dice->field, castDice(dice->count, dice->sides));
}

Outcome<PhoneInput> answered(rules::Seat seat, const Json& json, const CameraQuestion* open) {
  if (!open || json["of"].asInt(-1) != open->number)
    return phoneFault(PhoneWords::tr("That question is over"));
  if (open->seat().value_or(seat) != seat) return phoneFault(PhoneWords::tr("That is not your decision"));
  const std::int64_t candidate = json["reading"].asInt();
  if (candidate == -1) return PhoneInput(CameraAnswer{});
  if (candidate < 0 || candidate >= static_cast<std::int64_t>(open->candidates.size()))
    return phoneFault(PhoneWords::tr("That was not understood. Load this page again"));
  return PhoneInput(CameraAnswer{static_cast<std::size_t>(candidate)});
}

/// Whether an unfinished event is this seat's to say, its form tells.
Outcome<PhoneInput> composed(const Json& compose, const GameKit& kit, const rules::Referee& night) {
  const std::optional<MoveAsked> asked = readMoveAsked(compose, kit);
  if (!asked) return phoneFault(PhoneWords::tr("That was not understood. Load this page again"));
  if (!night.begun()) return phoneFault(PhoneWords::tr("The night has not begun yet"));
  if (isForTheTable(asked->unfinished.kind())) return phoneFault(PhoneWords::tr("That is not your decision"));
  return PhoneInput(*asked);
}

}  // namespace

Outcome<PhoneInput> readPhoneInput(rules::Seat seat, const QByteArray& message, const GameKit& kit,
                                   const rules::Referee& night, const CameraQuestion* open) {
  const Outcome<Json> json = readJson(message.toStdString(), "phone");
  if (json && (*json)["reading"].isInt()) return answered(seat, *json, open);
  if (json && (*json)["compose"].isObject()) return composed((*json)["compose"], kit, night);
  if (!json || !(*json)["event"].isObject())
    return phoneFault(PhoneWords::tr("That was not understood. Load this page again"));
  rules::Event event{(*json)["event"]};
  if (!night.begun()) return phoneFault(PhoneWords::tr("The night has not begun yet"));
  if (!mayEnter(seat, event, night)) return phoneFault(PhoneWords::tr("That is not your decision"));
  if (event.body.find("by")) return phoneFault(PhoneWords::tr("The program rolls only when asked"));
  const auto seen = static_cast<std::int64_t>(night.log().size());
  if (event.kind() == "take_back" && (*json)["at"].asInt(-1) != seen)
    return phoneFault(PhoneWords::tr("Something else happened meanwhile. Look again before you undo"));
  if (!(*json)["roll"].asBool()) return PhoneInput(std::move(event));
  Outcome<rules::Event> rolled = cast(seat, std::move(event), kit, night);
  if (!rolled) return rolled.fault();
  return PhoneInput(std::move(*rolled));
}

}  // namespace lk::app
