#include "app/learn/examples/example_words.h"

#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"

namespace lk::app {

namespace {

QString actionsOf(const rules::halfwish::Duelist& duelist, const GameKit& kit) {
  QStringList names;
  for (const rules::CardId card : duelist.actions)
    if (card.known()) names += cardName(kit, card);
  return names.size() == 2
             ? fill(Words::tr("{first} and {second}"), {{"first", names[0]}, {"second", names[1]}})
             : names.value(0);
}

}  // namespace

Names exampleNames() {
  Names names;
  names.of[0] = Words::tr("Ann");
  names.of[1] = Words::tr("Ben");
  return names;
}

QString settingOf(const WorkedExample& example, const GameKit& kit, const Names& names) {
  constexpr int kWhole = 25;
  const auto& duelists = example.duel.duelists;
  const auto sentenceOf = [&](const QString& sentence, std::size_t i, int n) {
    return fill(sentence,
                {{"seat", names.of[i]}, {"actions", actionsOf(duelists[i], kit)}, {"n", QString::number(n)}});
  };
  QStringList out{
      sentenceOf(Words::tr("{seat} attacks with {actions} and a dice value of {n}."), 0, duelists[0].dv),
      sentenceOf(Words::tr("{seat} defends with {actions} and a dice value of {n}."), 1, duelists[1].dv)};
  for (std::size_t i = 0; i < duelists.size(); ++i) {
    if (duelists[i].exposed > 0)
      out += sentenceOf(Words::tr("{seat} has {n} Exposed."), i, duelists[i].exposed);
    if (duelists[i].toughness > 0)
      out += sentenceOf(Words::tr("{seat} has {n} Toughness."), i, duelists[i].toughness);
    if (duelists[i].hp < kWhole)
      out += sentenceOf(Words::tr("{seat} has {n} health left."), i, duelists[i].hp);
  }
  return together(out);
}

QString settingOf(const TableExample& example, const Names& names) {
  QString how;
  switch (example.how) {
    case TableExample::How::scouted:
      how = Words::tr("{seat} scouts it, with a dice value of {n}; {other} has {m}.");
      break;
    case TableExample::How::duelWon:
      how = Words::tr("{seat} wins the duel there, with a dice value of {n}; {other} has {m}.");
      break;
    case TableExample::How::played:
      how = Words::tr("{seat} plays it in a duel, with a dice value of {n}; {other} has {m}.");
      break;
  }
  return fill(how, {{"seat", names.of[0]},
                    {"other", names.of[1]},
                    {"n", QString::number(example.dv)},
                    {"m", QString::number(example.otherDv)}});
}

}  // namespace lk::app
