#include "rules/games/halfwish/coach/situation.h"

#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/coach/line_problem.h"
#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

namespace {

constexpr int kMinDv = 2, kMaxDv = 12;
constexpr int kHealth = 25;
constexpr double kMaxHealthValue = 9;
const std::string kWhose = "a situation";
const std::string kOther = "the opponent";

std::string handOfActions(const Json& value, const Field&) {
  return value.isArray() ? "" : "a list of actions";
}
std::string left(const Json& value, const Field&) {
  return value.isObject() ? "" : "an object of actions and how many are left";
}
std::string secret(const Json& value, const Field&) {
  return value.isNull() || value.isArray() ? "" : "a list of upgrades";
}
template <FieldKind kind>
std::string orNull(const Json& value, const Field& field) {
  return value.isNull() ? "" : kind(value, field);
}

constexpr std::string_view kRoles[] = {"aggressor", "defender"};
constexpr Field kLine[] = {must("turn", kinds::whole, 1, kTurns),
                           {.name = "role", .kind = kinds::name, .names = kRoles},
                           must("dv", kinds::whole, kMinDv, kMaxDv),
                           may("hp", kinds::whole, 1, kMaxNumber),
                           may("exposed", kinds::whole, 0, kMaxStacks),
                           may("toughness", kinds::whole, 0, kMaxStacks),
                           must("hand", handOfActions),
                           may("health_value", orNull<kinds::number>, 0, kMaxHealthValue),
                           must("opponent", kinds::anything)};
constexpr Field kOtherPlayer[] = {may("hp", kinds::whole, 1, kMaxNumber),
                                  may("exposed", kinds::whole, 0, kMaxStacks),
                                  may("toughness", kinds::whole, 0, kMaxStacks),
                                  must("left", left),
                                  may("secret", secret),
                                  may("dv", orNull<kinds::whole>, 0, kMaxStacks)};

OpenFigures readFigures(const Json& json) {
  return {.hp = number(json, "hp", kHealth),
          .exposed = number(json, "exposed"),
          .toughness = number(json, "toughness")};
}

CardId readAction(const std::string& id, const std::string& whose, const CardBook& cards,
                  LineProblem& problem) {
  const CardId card = cards.find(id);
  if (cards.is(card, CardType::action) || cards.is(card, CardType::upgrade)) return card;
  problem.add(whose + " names an unknown action \"" + id + "\"");
  return {};
}

std::vector<CardId> readHand(const Json& hand, const CardBook& cards, LineProblem& problem) {
  std::vector<CardId> read;
  for (const Json& card : hand.items()) read.push_back(readAction(card.asString(), kWhose, cards, problem));
  return read;
}

std::vector<DeckCount> readLeft(const Json& counts, const CardBook& cards, LineProblem& problem) {
  std::vector<DeckCount> read;
  for (const auto& [id, count] : counts.members()) {
    if (!count.isInt() || count.asInt() < 0 || count.asInt() > kDeck) {
      problem.add(std::string(kOther)
                      .append(" needs how many of \"")
                      .append(id)
                      .append("\" are left as a whole number from 0 to 10"));
    } else if (count.asInt() > 0) {
      read.push_back({readAction(id, kOther, cards, problem), static_cast<int>(count.asInt())});
    }
  }
  return read;
}

std::vector<CardId> readSecret(const Json& named, const CardBook& cards, LineProblem& problem) {
  std::vector<CardId> read;
  for (const Json& id : named.items()) {
    const CardId card = cards.find(id.asString());
    if (id.asString() == "skip" || cards.is(card, CardType::upgrade)) {
      read.push_back(card);
    } else {
      problem.add(kOther + " names an unknown upgrade \"" + id.asString() + "\"");
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
  LineProblem problem;
  problem.check(line, kLine, kWhose);
  const Json& opponent = line["opponent"];
  if (!problem) problem.check(opponent, kOtherPlayer, kOther);
  if (problem) return problem.fault(line);
  Situation read;
  read.turn = number(line, "turn");
  read.aggressor = line["role"].asString() == "aggressor";
  read.dv = number(line, "dv");
  read.own = readFigures(line);
  read.hand = readHand(line["hand"], cards, problem);
  read.healthValue = line["health_value"].asDouble(0);
  read.opponent = readFigures(opponent);
  read.left = readLeft(opponent["left"], cards, problem);
  if (const Json& named = opponent["secret"]; !named.isNull())
    read.secrets.push_back(readSecret(named, cards, problem));
  if (!opponent["dv"].isNull()) read.opponentDv = number(opponent, "dv");

  const int needed = read.actions();
  const std::string many = std::to_string(needed) + " in turn " + std::to_string(read.turn);
  if (static_cast<int>(read.hand.size()) < needed || static_cast<int>(read.hand.size()) > kDeck)
    problem.add(kWhose + " needs a \"hand\" of at least " + many + " and at most 10");
  if (total(read.left) < needed || total(read.left) > kDeck)
    problem.add(kOther + " needs \"left\" of at least " + many + " and at most 10 cards in all");
  if (problem) return problem.fault(line);
  return read;
}

}  // namespace lk::rules::halfwish
