#include "app/phrases/taken_up_words.h"

#include <QCoreApplication>

namespace lk::app {

namespace {

struct TakenUpWords {
  Q_DECLARE_TR_FUNCTIONS(TakenUpWords)
};

}  // namespace

QString refusedText(const RefusedEvent& refused, const GameKit& kit, const Names& names) {
  return TakenUpWords::tr("These rules refuse event %1 (%2). %3")
      .arg(QString::number(refused.place), heard(refused.event, kit, names),
           cure(refused.ruling, kit, names));
}

QString takenUpText(const RefusedEvent& refused, const GameKit& kit, const Names& names) {
  return refusedText(refused, kit, names) + QStringLiteral("\n") +
         TakenUpWords::tr("The night goes on from before it; the old record stays as it was.");
}

}  // namespace lk::app
