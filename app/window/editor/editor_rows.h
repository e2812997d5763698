// What the card editor reads of the fields of its form.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/option_rows.h"

namespace lk::app {

/// A field of the form.
struct EditedField {
  Q_GADGET
  QML_VALUE_TYPE(editedField)
  Q_PROPERTY(QString path MEMBER path)
  Q_PROPERTY(QString kind MEMBER kind)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(QString chosen MEMBER chosen)
  Q_PROPERTY(QList<lk::app::NamedOption> choices MEMBER choices)
  Q_PROPERTY(int least MEMBER least)
  Q_PROPERTY(int most MEMBER most)
  Q_PROPERTY(QString fault MEMBER fault)

 public:
  QString path;
  QString kind;  // "line", "text", "number", "choice" or "several"
  QString label;
  QString text;
  int number = 0;
  QString chosen;
  QList<NamedOption> choices;
  int least = 0;
  int most = 0;
  QString fault;  // empty if there is none
  friend bool operator==(const EditedField&, const EditedField&) = default;
};

}  // namespace lk::app
