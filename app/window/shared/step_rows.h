// What pages read of a ruling or a worked example, step by step.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A step of a ruling.
struct ShownStep {
  Q_GADGET
  QML_VALUE_TYPE(shownStep)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString figure MEMBER figure)
  Q_PROPERTY(QString rule MEMBER rule)
  Q_PROPERTY(QString ruleText MEMBER ruleText)

 public:
  QString seat;  // a letter, or empty
  QString says;
  QString figure;
  QString rule;
  QString ruleText;
  friend bool operator==(const ShownStep&, const ShownStep&) = default;
};

}  // namespace lk::app
