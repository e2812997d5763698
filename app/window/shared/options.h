// Options that a page words itself.
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/option_rows.h"

namespace lk::app {

class Options : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// Returns one NamedOption per id, with the name at the same index. A QVariant, because qmllint of Qt 6.4
  /// takes a list that a function returns for a single value.
  [[nodiscard]] Q_INVOKABLE QVariant of(const QStringList& ids, const QStringList& names) const;
};

}  // namespace lk::app
