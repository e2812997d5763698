// What the page of rules reads of the chosen entry.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/step_rows.h"

namespace lk::app {

/// A rule of a keyword, or a keyword of a rule.
struct RuleLink {
  Q_GADGET
  QML_VALUE_TYPE(ruleLink)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString title MEMBER title)

 public:
  QString id;
  QString title;
  friend bool operator==(const RuleLink&, const RuleLink&) = default;
};

/// An entry; everything is empty if none is chosen.
struct RuleEntry {
  Q_GADGET
  QML_VALUE_TYPE(ruleEntry)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString section MEMBER section)
  Q_PROPERTY(QString source MEMBER source)
  Q_PROPERTY(QList<lk::app::RuleLink> links MEMBER links)
  Q_PROPERTY(bool keyword MEMBER keyword)
  Q_PROPERTY(QString setting MEMBER setting)
  Q_PROPERTY(QList<lk::app::ShownStep> steps MEMBER steps)

 public:
  QString id;
  QString title;
  QString says;
  QString section;
  QString source;  // its place in the rulebook; may be empty
  QList<RuleLink> links;
  bool keyword = false;
  QString setting;         // of a worked example; empty without one
  QList<ShownStep> steps;  // of the worked example
  friend bool operator==(const RuleEntry&, const RuleEntry&) = default;
};

}  // namespace lk::app
