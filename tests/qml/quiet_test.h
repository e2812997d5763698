// A test during which nothing may be warned of: QML that is wrong says so and goes on.
#pragma once

#include <QObject>

namespace lk::test {

/// The base of tests with a window. Every warning and error of the message log fails the test it came in.
class QuietTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
};

}  // namespace lk::test
