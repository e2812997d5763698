// What the page for enrolling cards reads of the current card and of names.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A name that can be taken instead of typing it.
struct CompletedName {
  Q_GADGET
  QML_VALUE_TYPE(completedName)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString note MEMBER note)

 public:
  QString name;
  QString note;  // its other name; may be empty
  friend bool operator==(const CompletedName&, const CompletedName&) = default;
};

/// Whether the picture of a card is good enough.
struct PictureCheck {
  Q_GADGET
  QML_VALUE_TYPE(pictureCheck)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(bool good MEMBER good)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString cure MEMBER cure)

 public:
  QString label;
  bool good = true;
  QString says;  // what is wrong; empty if it is good
  QString cure;
  friend bool operator==(const PictureCheck&, const PictureCheck&) = default;
};

/// The current card.
struct CardToEnrol {
  Q_GADGET
  QML_VALUE_TYPE(cardToEnrol)
  Q_PROPERTY(bool there MEMBER there)
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString proposal MEMBER proposal)
  Q_PROPERTY(bool taught MEMBER taught)
  Q_PROPERTY(bool back MEMBER back)
  Q_PROPERTY(int references MEMBER references)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(QString face MEMBER face)
  Q_PROPERTY(QList<lk::app::CompletedName> maybe MEMBER maybe)
  Q_PROPERTY(QList<lk::app::PictureCheck> checks MEMBER checks)

 public:
  bool there = false;  // false: there is none, and everything else is empty
  int number = 0;
  QString name;      // proposed; may be empty
  QString proposal;  // a sentence
  bool taught = false;
  bool back = false;
  int references = 0;
  QString picture;             // as the camera sees it
  QString face;                // of the proposed card; may be empty
  QList<CompletedName> maybe;  // names
  QList<PictureCheck> checks;
  friend bool operator==(const CardToEnrol&, const CardToEnrol&) = default;
};

/// Two cards whose pictures are hard to tell apart.
struct SimilarPair {
  Q_GADGET
  QML_VALUE_TYPE(similarPair)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString other MEMBER other)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(QString otherPicture MEMBER otherPicture)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString cure MEMBER cure)
  Q_PROPERTY(bool mended MEMBER mended)

 public:
  QString name;
  QString other;
  QString picture;
  QString otherPicture;
  QString says;
  QString cure;
  bool mended = false;
  friend bool operator==(const SimilarPair&, const SimilarPair&) = default;
};

}  // namespace lk::app
