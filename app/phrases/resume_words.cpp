#include "app/phrases/resume_words.h"

#include <QCoreApplication>

#include "app/phrases/moves/move_words.h"

namespace lk::app {

namespace {

struct ResumeWords {
  Q_DECLARE_TR_FUNCTIONS(ResumeWords)
};

}  // namespace

QString refusedText(const RefusedEvent& refused, const GameKit& kit, const Names& names) {
  return ResumeWords::tr("These rules refuse event %1 (%2). %3")
      .arg(QString::number(refused.place),
           withLyingNames(eventText(refused.event, kit, names), {}, kit, names),
           cure(refused.ruling, kit, names));
}

QString resumedText(const RefusedEvent& refused, const GameKit& kit, const Names& names) {
  return refusedText(refused, kit, names) + QStringLiteral("\n") +
         ResumeWords::tr("The night continues from before it; the old record is unchanged.");
}

}  // namespace lk::app
