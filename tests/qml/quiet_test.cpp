#include "quiet_test.h"

#include <algorithm>

#include <QTest>

namespace lk::test {

namespace {

QStringList warnings;

/// Warnings of Qt 6.4 itself, which only a busy machine causes.
/// - A list was cleared while it created a row ahead in idle time. It drops that row, and the page is
/// correct.
///   One undone duel in nine caused it.
/// - The clock of animations was stopped while it stood still. Nothing moves at that time. One run in six of
/// a
///   page's tests caused it beside eight other programs.
const QString kHarmless[] = {QStringLiteral("DelegateModel::cancel: index out range"),
                             QStringLiteral("QUnifiedTimer::stopAnimationDriver: driver is not running")};

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
  const bool harmless = std::any_of(std::begin(kHarmless), std::end(kHarmless),
                                    [&](const QString& known) { return text.startsWith(known); });
  if (type != QtDebugMsg && type != QtInfoMsg && !harmless) warnings += text;
}

}  // namespace

void QuietTest::init() {
  warnings.clear();
  qInstallMessageHandler(collect);
}

void QuietTest::cleanup() {
  qInstallMessageHandler(nullptr);
  QCOMPARE(warnings.join('\n'), QString());
}

}  // namespace lk::test
