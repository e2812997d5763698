// A night's end as one picture to send around: who won with which card, the score, what decided, and the
// moments people will talk about. Of what the table knows alone.
#pragma once

#include <vector>

#include <QFont>
#include <QImage>

#include "app/record/evening/record.h"

namespace lk::app {

inline constexpr QSize kShareSize{1080, 1350};

/// A card of the picture, upright.
struct ShareCard {
  QRectF box;
  rules::CardId card;
};

/// A text of the picture, its letters as large as all of it finds room for.
struct ShareText {
  QRectF box;
  QString text;
  QFont font;
  QColor ink;
  int align = 0;      // Qt::Alignment, and how lines are broken
  bool whole = true;  // it finds room
};

struct ShareLayout {
  std::vector<ShareCard> cards;
  std::vector<ShareText> texts;
};

/// Where everything stands. Names of any script and of any length people may give find room.
ShareLayout shareLayout(const NightRecord& night);
/// Precondition: a QGuiApplication.
QImage sharePicture(const NightRecord& night);

/// The same in a few lines, to be pasted.
QString shareText(const NightRecord& night);

/// "5 : 4" where two count for themselves, else everybody with what they have: "Ann 5, Ben 4, Cleo 2"; empty
/// where nothing is counted.
QString finalScore(const NightRecord& night);
/// What decided, as one line; empty where nothing was compared.
QString deciderText(const NightRecord& night);
/// The card a seat is remembered by: the one it played as, else the one it played most; not known where there
/// is none.
rules::CardId cardOf(const NightRecord& night, rules::Seat seat);

}  // namespace lk::app
