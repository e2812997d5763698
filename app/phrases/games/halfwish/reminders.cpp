// Reminders that the gamemaster of Halfwish adds to a question.
#include <algorithm>

#include "app/phrases/games/halfwish/parts.h"

namespace lk::app::halfwish {

namespace {

bool closed(const rules::Prompt& prompt, std::string_view option) {
  return std::any_of(prompt.notNow.begin(), prompt.notNow.end(),
                     [&](const rules::NotNow& each) { return each.option == option; });
}

QStringList ofRoll(const Json& with) {
  QStringList out;
  if (const auto draws = with["draw"].asInt(); draws > 0)
    out += draws == 1 ? Words::tr("Then draw 1 card.") : Words::tr("Then draw {draw} cards.");
  if (with["discard"].asInt() > 0) out += Words::tr("More than four in hand? Discard down to four, face up.");
  if (with["other_kept"].asBool()) out += Words::tr("{other} kept the dice.");
  return out;
}

QStringList ofParley(const Json& with) {
  if (!with["parley_point_due"].asBool()) return {};
  if (with["parley_point"].isNull())
    return {Words::tr("Last turn was a parley. Points are tied, so a second one scores for nobody.")};
  return {Words::tr("Last turn was a parley. If this turn is one too, {parley_point} scores 1 point.")};
}

QStringList ofAnswer(const rules::Prompt& prompt) {
  const Json& with = prompt.arguments;
  if (closed(prompt, "decline")) return {Words::tr("{seat} is stunned and cannot decline.")};
  const bool parley = with["offer"].asString() == "parley";
  const QString accepted = !with["locations"].asBool() ? Words::tr("Accepted: no duel.")
                           : parley ? Words::tr("Accepted: no duel, and the location does nothing.")
                                    : Words::tr("Accepted: the location is turned up and does what it says.");
  return QStringList{accepted, Words::tr("Declined: you start a duel as the aggressor.")} + ofParley(with);
}

QString roles(const Json& with) {
  return roleReminder(with["role"].asString() == "aggressor");
}

QString wordOf(const Json& with, bool preparing) {
  if (with["passes"].asInt() > 0)
    return preparing ? Words::tr("{other} passed: pass as well, and the actions are locked.")
                     : Words::tr("{other} passed: pass as well, and the result stands.");
  return preparing ? Words::tr("When both pass in a row, the actions are locked.")
                   : Words::tr("When both pass in a row, the result stands.");
}

QStringList ofPower(const Json& with) {
  const bool preparing = with["phase"].asString() == "preparation";
  if (!preparing)
    return {Words::tr("As it stands, {A} takes {damage_A} and scores {points_A}, {B} takes {damage_B} and "
                      "scores {points_B}."),
            wordOf(with, preparing)};
  const QString lay = with["n"].asInt() == 2 ? Words::tr("Both lay two actions face down.")
                                             : Words::tr("Both lay one action face down.");
  return {lay, roles(with), wordOf(with, preparing)};
}

QStringList ofLocation(const Json& with) {
  static const Phrase kWhy[] = {
      {"scout", QT_TRANSLATE_NOOP("Words", "It was scouted: its effect happens.")},
      {"parley", QT_TRANSLATE_NOOP("Words", "Parley: it has no effect unless the card mentions parley.")},
      {"showdown", QT_TRANSLATE_NOOP("Words", "The showdown begins: its effect happens before the actions.")},
      {"concession",
       QT_TRANSLATE_NOOP("Words", "The duel was conceded: only its reward and its penalty count.")},
  };
  return {phrase(kWhy, with["why"].asString())};
}

QStringList ofUpgrade(const Json& with) {
  QStringList out{Words::tr("It takes the place of one basic action of its kind for the rest of the game.")};
  if (with["heal_barred"].asBool()) out += Words::tr("Poisoned or ignited: skipping heals nothing.");
  return out;
}

}  // namespace

QString roleReminder(bool attacks) {
  return attacks ? Words::tr("You attack: 1 point each time {defender} is hurt.")
                 : Words::tr("You defend: 1 point if nothing hurts you, 1 more if {aggressor} is hurt.");
}

QStringList reminds(const rules::Prompt& prompt) {
  const Json& with = prompt.arguments;
  const std::string& id = prompt.id;
  if (id == "roll") return ofRoll(with);
  if (id == "choose")
    return (closed(prompt, "duel") ? QStringList{Words::tr("{seat} is stunned and cannot start a duel.")}
                                   : QStringList()) +
           ofParley(with);
  if (id == "answer") return ofAnswer(prompt);
  if (id == "location") return ofLocation(with);
  if (id == "power") return ofPower(with);
  if (id == "reveal") return {roles(with)};
  if (id == "keep" && closed(prompt, "keep"))
    return {Words::tr("Dice that were kept once must be rolled again.")};
  if (id == "bid") return {Words::tr("The higher bid is paid and wins; tied bids win nothing.")};
  if (id == "upgrade_order" && with["deal"].asBool())
    return {Words::tr("Lay out five upgrades face up, and name them or show them to me.")};
  if (id == "upgrade") return ofUpgrade(with);
  return {};
}

}  // namespace lk::app::halfwish
