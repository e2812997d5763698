#include "quiet_test.h"

#include <QTest>

namespace lk::test {

namespace {

QStringList warnings;

/// Qt 6.4's own: a list was emptied while it made a row ahead, in the time that was left. It lets go of that
/// row, and nothing is wrong on the page. On a busy machine one duel in nine that was taken back said so.
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
