// Fails tests on warnings: faulty QML only warns and continues.
#pragma once

#include <QObject>

namespace lk::test {

/// The base of tests with a window. Every warning and error in the message log fails the current test.
class QuietTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
};

}  // namespace lk::test
