#include "app/window/table/duel_act.h"

#include <array>

#include <QCoreApplication>

namespace lk::app {

namespace {

struct DuelActs {
  Q_DECLARE_TR_FUNCTIONS(DuelActs)
};

struct ActWords {
  const char* name;
  const char* word;
};

// In the order of DuelAct.
constexpr std::array kActs{ActWords{"plain", ""},
                           ActWords{"struck", QT_TRANSLATE_NOOP("DuelActs", "Hit")},
                           ActWords{"guarded", QT_TRANSLATE_NOOP("DuelActs", "Blocked")},
                           ActWords{"dodged", QT_TRANSLATE_NOOP("DuelActs", "Dodged")},
                           ActWords{"healed", QT_TRANSLATE_NOOP("DuelActs", "Healed")},
                           ActWords{"scored", QT_TRANSLATE_NOOP("DuelActs", "Scores")}};

const ActWords& wordsOf(DuelAct act) {
  return kActs[static_cast<std::size_t>(act)];
}

}  // namespace

DuelAct actOf(const StepFigure& figure) {
  if (figure.damage > 0) return DuelAct::struck;
  if (figure.points != 0) return DuelAct::scored;
  switch (figure.sight) {
    case StepSight::words:
      return DuelAct::plain;
    case StepSight::guards:
      return DuelAct::guarded;
    case StepSight::dodges:
      return DuelAct::dodged;
    case StepSight::heals:
      return DuelAct::healed;
  }
  return DuelAct::plain;
}

QString actName(DuelAct act) {
  return QString::fromLatin1(wordsOf(act).name);
}

QString actWord(DuelAct act) {
  return act == DuelAct::plain ? QString() : DuelActs::tr(wordsOf(act).word);
}

}  // namespace lk::app
