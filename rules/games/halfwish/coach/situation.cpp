#include "rules/games/halfwish/coach/situation.h"

#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/line_reader.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kLeastDv = 2, kMostDv = 12;
constexpr int kHealth = 25;
constexpr double kMostHealthValue = 9;

OpenFigures readFigures(LineReader& reader) {
  return {.hp = reader.number("hp", 1, kMostNumber, kHealth),
          .exposed = reader.number("exposed", 0, kMostStacks, 0),
          .toughness = reader.number("toughness", 0, kMostStacks, 0)};
}

CardId readAction(const std::string& id, const CardBook& cards, LineReader& reader) {
  const CardId card = cards.find(id);
  if (cards.is(card, "action") || cards.is(card, "upgrade")) return card;
  reader.fail("names an unknown action \"" + id + "\"");
  return {};
}

std::vector<CardId> readHand(const Json& hand, const CardBook& cards, LineReader& reader) {
  if (!hand.isArray()) reader.fail("needs \"hand\" as a list of actions");
  std::vector<CardId> read;
  for (const Json& card : hand.items()) read.push_back(readAction(card.asString(), cards, reader));
  return read;
}

std::vector<DeckCount> readLeft(const Json& left, const CardBook& cards, LineReader& reader) {
  if (!left.isObject()) reader.fail("needs \"left\" as an object of actions and how many are left");
  std::vector<DeckCount> read;
  for (const auto& [id, count] : left.members()) {
    if (!count.isInt() || count.asInt() < 0 || count.asInt() > kDeck) {
      reader.fail("needs how many of \"" + id + "\" are left as a whole number from 0 to 10");
    } else if (count.asInt() > 0) {
      read.push_back({readAction(id, cards, reader), static_cast<int>(count.asInt())});
    }
  }
  return read;
}

std::vector<CardId> readSecret(const Json& secret, const CardBook& cards, LineReader& reader) {
  if (!secret.isArray()) reader.fail("needs \"secret\" as a list of upgrades");
  std::vector<CardId> read;
  for (const Json& id : secret.items()) {
    const CardId card = cards.find(id.asString());
    if (id.asString() == "skip" || cards.is(card, "upgrade")) {
      read.push_back(card);
    } else {
      reader.fail("names an unknown upgrade \"" + id.asString() + "\"");
    }
  }
  return read;
}

int total(const std::vector<DeckCount>& cards) {
  int sum = 0;
  for (const DeckCount& entry : cards) sum += entry.count;
  return sum;
}

}  // namespace

int Situation::actions() const {
  return actionsIn(turn);
}

Outcome<Situation> readSituation(const Json& line, const CardBook& cards) {
  std::string problem;
  LineReader reader(line, "a situation", problem);
  Situation read;
  read.turn = reader.number("turn", 1, kTurns);
  const std::string& role = reader.member("role").asString();
  if (role != "aggressor" && role != "defender") reader.fail("needs \"role\" as aggressor or defender");
  read.aggressor = role == "aggressor";
  read.dv = reader.number("dv", kLeastDv, kMostDv);
  read.own = readFigures(reader);
  read.hand = readHand(reader.member("hand"), cards, reader);
  const Json& value = reader.optionalMember("health_value");
  read.healthValue = value.asDouble(0);
  if (!value.isNull() && (!value.isNumber() || read.healthValue < 0 || read.healthValue > kMostHealthValue))
    reader.fail("needs \"health_value\" as a number from 0 to 9");
  const Json& opponent = reader.member("opponent");
  reader.finish();

  LineReader other(opponent, "the opponent", problem);
  read.opponent = readFigures(other);
  read.left = readLeft(other.member("left"), cards, other);
  if (const Json& secret = other.optionalMember("secret"); !secret.isNull())
    read.secrets.push_back(readSecret(secret, cards, other));
  const Json& dv = other.optionalMember("dv");
  if (!dv.isNull()) read.opponentDv = other.number("dv", 0, kMostStacks);
  other.finish();

  const int needed = read.actions();
  const std::string many = std::to_string(needed) + " in turn " + std::to_string(read.turn);
  if (static_cast<int>(read.hand.size()) < needed || static_cast<int>(read.hand.size()) > kDeck)
    reader.fail("needs a \"hand\" of at least " + many + " and at most 10");
  if (total(read.left) < needed || total(read.left) > kDeck)
    other.fail("needs \"left\" of at least " + many + " and at most 10 cards in all");
  if (!problem.empty()) return lineFault(line, problem);
  return read;
}

}  // namespace lk::rules::halfwish
