#include "quiet_test.h"

#include <QTest>

namespace lk::test {

namespace {

QStringList warnings;

/// A warning of Qt 6.4 itself: a list was cleared while it created a row ahead in idle time. It drops that
/// row, and the page is correct. On a busy machine one undone duel in nine caused it.
const QString kRowMadeAhead = QStringLiteral("DelegateModel::cancel: index out range");

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type != QtDebugMsg && type != QtInfoMsg && !text.startsWith(kRowMadeAhead)) warnings += text;
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
