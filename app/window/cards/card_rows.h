// What the page of all cards reads of the chosen card.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/window/shared/step_rows.h"
#include "app/window/shared/text_rows.h"

namespace lk::app {

/// A picture of the card by which the camera knows it.
struct CardReference {
  Q_GADGET
  QML_VALUE_TYPE(cardReference)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(bool back MEMBER back)

 public:
  QString picture;
  bool back = false;
  friend bool operator==(const CardReference&, const CardReference&) = default;
};

/// A card; everything is empty if none is chosen.
struct CardToRead {
  Q_GADGET
  QML_VALUE_TYPE(cardToRead)
  Q_PROPERTY(QString id MEMBER id)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString otherName MEMBER otherName)
  Q_PROPERTY(QString type MEMBER type)
  Q_PROPERTY(QString text MEMBER text)
  Q_PROPERTY(QString otherText MEMBER otherText)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(bool inPack MEMBER inPack)
  Q_PROPERTY(QList<lk::app::EffectText> does MEMBER does)
  Q_PROPERTY(QString setting MEMBER setting)
  Q_PROPERTY(QList<lk::app::ShownStep> steps MEMBER steps)
  Q_PROPERTY(QList<lk::app::LabelledText> facts MEMBER facts)
  Q_PROPERTY(QList<lk::app::CardReference> references MEMBER references)

 public:
  QString id;
  QString name;
  QString otherName;  // in English, beside another language
  QString type;
  QString text;
  QString otherText;
  QString picture;
  bool inPack = false;
  QList<EffectText> does;  // its effect as the referee applies it
  QString setting;         // of a worked example; empty without one
  QList<ShownStep> steps;  // of the worked example
  QList<LabelledText> facts;
  QList<CardReference> references;
  friend bool operator==(const CardToRead&, const CardToRead&) = default;
};

}  // namespace lk::app
