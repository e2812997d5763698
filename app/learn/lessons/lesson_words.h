// Sentences shared by all lessons.
#pragma once

#include <QCoreApplication>

namespace lk::app::lesson_words {

inline constexpr char kContext[] = "Lesson";
inline constexpr char kRight[] = QT_TRANSLATE_NOOP("Lesson", "Right: {right}.");
inline constexpr char kWrong[] = QT_TRANSLATE_NOOP("Lesson", "Not that one. Look again.");
inline constexpr char kQuizRoll[] =
    QT_TRANSLATE_NOOP("Lesson", "A question. Put the screens down. Both of you, roll.");
inline constexpr char kAgain[] =
    QT_TRANSLATE_NOOP("Lesson", "One more question, with new dice. Both of you, roll.");
/// Shown in place of dice that are not shown yet.
inline constexpr char kDiceValue[] = QT_TRANSLATE_NOOP("Lesson", "DV");

}  // namespace lk::app::lesson_words
