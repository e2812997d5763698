#include "app/host/phones/moves_message.h"

#include <algorithm>

#include "app/host/phones/message_text.h"
#include "app/phrases/card_words.h"

namespace lk::app {

namespace {

constexpr std::size_t kMaxHand = 40;  // maximum number of cards in a message

QByteArray coachMessage(Json content) {
  return QByteArray::fromStdString(Json::object({{"coach", std::move(content)}}).dump());
}

}  // namespace

bool hasMoves(rules::Seat seat, const rules::Referee& night) {
  if (!night.begun() || night.result().finished || !night.game().sampler()) return false;
  const std::vector<rules::Prompt> open = night.prompts();
  return std::any_of(open.begin(), open.end(), [&](const rules::Prompt& each) { return each.seat == seat; });
}

std::optional<MovesQuestion> readMovesQuestion(rules::Seat seat, const QByteArray& text, const GameKit& kit,
                                               const rules::Referee& night) {
  const Outcome<Json> json = readJson(text.toStdString(), "phone");
  if (!json || !(*json)["coach"]["moves"].isObject()) return std::nullopt;
  const Json& hand = (*json)["coach"]["moves"]["hand"];
  MovesQuestion asked{.isAsked = hasMoves(seat, night), .possible = {}, .hand = {}};
  if (!asked.isAsked) return asked;
  asked.possible = rules::possibleHand(rules::PlayableGame(*kit.game, kit.cards), night.standing(), seat);
  asked.told = asked.possible.size == 0 || (hand.isArray() && hand.items().size() <= kMaxHand);
  if (asked.told && asked.possible.size > 0)
    for (const Json& id : hand.items()) asked.hand.push_back(kit.cards.find(id.asString()));
  return asked;
}

QByteArray movesForm(const MovesQuestion& asked, const GameKit& kit) {
  if (!asked.isAsked) return coachMessage(Json::object({{"open", false}}));
  Json cards = Json::array();
  for (const rules::PossibleCard& each : asked.possible.cards)
    cards.push(Json::object({{"id", kit.cards[each.card].id},
                             {"name", cardName(kit.cards[each.card]).toStdString()},
                             {"most", each.most}}));
  return coachMessage(Json::object({{"open", true},
                                    {"moves", true},
                                    {"dice", 0},
                                    {"need", 0},
                                    {"size", asked.possible.size},
                                    {"cards", std::move(cards)}}));
}

QByteArray movesThinking() {
  return coachMessage(Json::object({{"thinking", true}}));
}

QByteArray movesAnswer(const rules::Analysis& advice, const AdviceTable& table) {
  Json rows = Json::array();
  for (const AdvisedMove& move : advisedMoves(advice, table)) {
    Json row = Json::object({{"event", move.event.body}});
    setText(row, "move", move.move);
    setText(row, "now", move.now);
    setText(row, "then", move.then);
    setText(row, "why", move.why);
    setText(row, "doubt", move.doubt);
    rows.push(std::move(row));
  }
  Json content = Json::object({});
  setText(content, "note", rows.items().empty() ? nothingToChoose() : adviceNote());
  content.set("rows", std::move(rows));
  return coachMessage(std::move(content));
}

}  // namespace lk::app
