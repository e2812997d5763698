#include "quiet_test.h"

#include <QTest>

namespace lk::test {

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type != QtDebugMsg && type != QtInfoMsg) warnings += text;
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
