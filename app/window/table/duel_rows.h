// What pages read of a duel: clashes with the cards of both sides, the gains of each player, words and acts.
#pragma once

#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// A card in a clash, with its damage so far.
struct ClashCard {
  Q_GADGET
  QML_VALUE_TYPE(clashCard)
  Q_PROPERTY(QString card MEMBER card)
  Q_PROPERTY(QString picture MEMBER picture)
  Q_PROPERTY(QString figure MEMBER figure)

 public:
  QString card;  // its name
  QString picture;
  QString figure;  // its damage; empty if it has none
  friend bool operator==(const ClashCard&, const ClashCard&) = default;
};

struct ClashSide {
  Q_GADGET
  QML_VALUE_TYPE(clashSide)
  Q_PROPERTY(bool acts MEMBER acts)
  Q_PROPERTY(QList<lk::app::ClashCard> cards MEMBER cards)
  Q_PROPERTY(QString figure MEMBER figure)
  Q_PROPERTY(QString rule MEMBER rule)

 public:
  bool acts = false;  // false: the side has no action, and everything else is empty
  QList<ClashCard> cards;
  QString figure;  // the strength or, if none is known, the player's damage
  QString rule;
  friend bool operator==(const ClashSide&, const ClashSide&) = default;
};

struct DuelClash {
  Q_GADGET
  QML_VALUE_TYPE(duelClash)
  Q_PROPERTY(int number MEMBER number)
  Q_PROPERTY(QString title MEMBER title)
  Q_PROPERTY(lk::app::ClashSide a MEMBER a)
  Q_PROPERTY(lk::app::ClashSide b MEMBER b)

 public:
  int number = 0;  // from 1
  QString title;
  ClashSide a, b;
  friend bool operator==(const DuelClash&, const DuelClash&) = default;
};

/// What a player gained and lost in the steps shown so far.
struct DuelGain {
  Q_GADGET
  QML_VALUE_TYPE(duelGain)
  Q_PROPERTY(QString letter MEMBER letter)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString role MEMBER role)
  Q_PROPERTY(QString scores MEMBER scores)
  Q_PROPERTY(QString dice MEMBER dice)
  Q_PROPERTY(int damage MEMBER damage)
  Q_PROPERTY(bool mayScore MEMBER mayScore)
  Q_PROPERTY(int points MEMBER points)
  Q_PROPERTY(bool healthKnown MEMBER healthKnown)
  Q_PROPERTY(QString healthLabel MEMBER healthLabel)
  Q_PROPERTY(int healthBefore MEMBER healthBefore)
  Q_PROPERTY(int healthFull MEMBER healthFull)
  Q_PROPERTY(int healthNow MEMBER healthNow)

 public:
  QString letter;
  QString name;
  QString role;
  QString scores;  // how that role scores
  QString dice;
  int damage = 0;         // taken
  bool mayScore = false;  // duels of the game bring points
  int points = 0;
  bool healthKnown = false;
  QString healthLabel;
  int healthBefore = 0;
  int healthFull = 0;  // of the whole bar
  int healthNow = 0;
  friend bool operator==(const DuelGain&, const DuelGain&) = default;
};

/// A power that was used in a duel, or a pass.
struct DuelWord {
  Q_GADGET
  QML_VALUE_TYPE(duelWord)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString says MEMBER says)
  Q_PROPERTY(QString picture MEMBER picture)

 public:
  QString seat;
  QString name;  // of the player
  QString says;
  QString picture;  // empty for a pass
  friend bool operator==(const DuelWord&, const DuelWord&) = default;
};

/// The action of a shown step; see duel_act.h.
struct ShownAct {
  Q_GADGET
  QML_VALUE_TYPE(shownAct)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString word MEMBER word)
  Q_PROPERTY(QString seat MEMBER seat)
  Q_PROPERTY(QString figure MEMBER figure)
  Q_PROPERTY(QString rule MEMBER rule)
  Q_PROPERTY(QString ruleText MEMBER ruleText)

 public:
  QString name;
  QString word;
  QString seat;
  QString figure;
  QString rule;
  QString ruleText;
  friend bool operator==(const ShownAct&, const ShownAct&) = default;
};

}  // namespace lk::app
