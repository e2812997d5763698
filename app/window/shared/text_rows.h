// Texts with a label or a depth, for lists in pages.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

struct LabelledText {
  Q_GADGET
  QML_VALUE_TYPE(labelledText)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(QString value MEMBER value)

 public:
  QString label;
  QString value;
  friend bool operator==(const LabelledText&, const LabelledText&) = default;
};

/// A line of a card's effect.
struct EffectText {
  Q_GADGET
  QML_VALUE_TYPE(effectText)
  Q_PROPERTY(int depth MEMBER depth)
  Q_PROPERTY(QString says MEMBER says)

 public:
  int depth = 0;  // 0 for the outermost
  QString says;
  friend bool operator==(const EffectText&, const EffectText&) = default;
};

}  // namespace lk::app
