// What people can choose from in a page: a game, a paper, a reading of a rule.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// One of several options, also of several that can be chosen together.
struct NamedOption {
  Q_GADGET
  QML_VALUE_TYPE(namedOption)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString about MEMBER about)
  Q_PROPERTY(bool on MEMBER on)

 public:
  QString id;
  QString name;     // for people
  QString about;    // may be empty
  bool on = false;  // chosen, if several can be
  friend bool operator==(const NamedOption&, const NamedOption&) = default;
};

}  // namespace lk::app
