#include "app/window/table/fighters.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/qt_text.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

QString lost(int amount) {
  return amount > 0 ? QChar(0x2212) + QString::number(amount) : QString();
}

}  // namespace

void Fighters::join(const rules::Step& step, int clash, const GameKit& kit) {
  const std::size_t who = rules::index(*step.seat);
  if (!step.card.known() || who >= std::tuple_size_v<Sides>) return;
  const rules::CardDef& def = kit.cards[step.card];
  clashes_[clash][who].fighters.push_back({step.card, step.slot, cardName(def), facePicture(kit, def.id)});
}

void Fighters::setWorth(const rules::Step& step, const StepFigure& figure, int clash) {
  const std::size_t who = rules::index(*step.seat);
  if (who >= std::tuple_size_v<Sides>) return;
  Side& side = clashes_[clash][who];
  side.worth = figure.text;
  side.rule = qtText(step.rule.text);
}

ClashSide Fighters::shown(const Side& side, std::size_t who, int clash, const std::vector<Loss>& losses) {
  std::vector<int> each(side.fighters.size(), 0);
  int players = 0;
  for (const Loss& loss : losses) {
    if (loss.clash != clash || loss.who != who) continue;
    // If several cards are equal, use the first one without damage.
    std::optional<std::size_t> whose;
    for (std::size_t i = 0; i < each.size(); ++i) {
      const Fighter& fighter = side.fighters[i];
      const bool same = fighter.card == loss.card && (!fighter.slot || fighter.slot == loss.slot);
      if (same && (!whose || (each[*whose] > 0 && each[i] == 0))) whose = i;
    }
    (whose ? each[*whose] : players) += loss.amount;
  }
  ClashSide out{.acts = true, .figure = side.worth.isEmpty() ? lost(players) : side.worth, .rule = side.rule};
  for (std::size_t i = 0; i < each.size(); ++i)
    out.cards += ClashCard{side.fighters[i].name, side.fighters[i].picture, lost(each[i])};
  return out;
}

QList<DuelClash> Fighters::shown(const std::vector<Loss>& losses) const {
  QList<DuelClash> out;
  for (const auto& [clash, sides] : clashes_)
    out += DuelClash{
        .number = clash, .a = shown(sides[0], 0, clash, losses), .b = shown(sides[1], 1, clash, losses)};
  return out;
}

}  // namespace lk::app
