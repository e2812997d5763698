#include "app/host/phones/coach_message.h"

#include "app/host/phones/message_text.h"
#include "app/learn/coach/open_facts.h"
#include "app/phrases/card_words.h"
#include "rules/referee/visibility.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxHeld = 20;  // maximum number of cards in a message

/// Returns the player's dice if the night knows them; 0 otherwise.
int knownDice(rules::Seat seat, const rules::Referee& night) {
  const Json view = night.view(rules::audienceOf(seat)).json;
  return static_cast<int>(
      rules::seatFigure(night.game(), view["seats"][rules::name(seat)], rules::FigureRole::dice).asInt(0));
}

QByteArray message(Json content) {
  return QByteArray::fromStdString(Json::object({{"coach", std::move(content)}}).dump());
}

}  // namespace

std::optional<CoachQuestion> readCoachQuestion(rules::Seat seat, const QByteArray& text, const GameKit& kit,
                                               const rules::Referee& night) {
  const Outcome<Json> json = readJson(text.toStdString(), "phone");
  if (!json || !(*json)["coach"].isObject()) return std::nullopt;
  const Json& request = (*json)["coach"];
  CoachQuestion asked;
  if (night.begun()) asked.facts = openFacts(kit, night.state());
  asked.question = ownQuestion(kit, asked.facts, seat);
  if (!asked.question) return asked;
  asked.hand.dice = knownDice(seat, night);
  if (asked.hand.dice == 0) asked.hand.dice = static_cast<int>(request["dice"].asInt(0));
  asked.hand.aggressor = asked.question->roleOpen ? request["aggressor"].asBool() : asked.question->aggressor;
  asked.dealt = request["hand"].isArray() && request["hand"].items().size() <= kMaxHeld;
  if (asked.dealt)
    for (const Json& id : request["hand"].items()) asked.hand.cards.push_back(kit.cards.find(id.asString()));
  return asked;
}

QByteArray coachForm(const CoachQuestion& asked, const GameKit& kit) {
  if (!asked.question) return message(Json::object({{"open", false}}));
  Json cards = Json::array();
  for (const OwnCard& each : asked.question->cards)
    cards.push(Json::object({{"id", kit.cards[each.card].id},
                             {"name", cardName(kit.cards[each.card]).toStdString()},
                             {"most", each.most}}));
  return message(Json::object({{"open", true},
                               {"role_open", asked.question->roleOpen},
                               {"aggressor", asked.hand.aggressor},
                               {"dice", asked.hand.dice > 0 ? Json(asked.hand.dice) : Json()},
                               {"need", asked.question->need},
                               {"cards", std::move(cards)}}));
}

QByteArray coachAnswer(const OwnAdvice& advice) {
  Json json = Json::object({});
  setText(json, "says", adviceText(advice));
  Json choices = Json::array();
  for (const OwnChoice& choice : ownChoices(advice)) {
    Json each = Json::object({});
    setText(each, "actions", choice.actions);
    setText(each, "points", choice.points);
    setText(each, "theirs", choice.theirs);
    setText(each, "dealt", choice.dealt);
    setText(each, "taken", choice.taken);
    setText(each, "win", choice.win);
    setText(each, "mix", choice.mix);
    choices.push(std::move(each));
  }
  json.set("choices", std::move(choices));
  return message(std::move(json));
}

}  // namespace lk::app
