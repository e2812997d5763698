// The end of a night as one picture to share: the winner with the card, the score, the deciding criterion,
// and the highlights. Contains only what the table knows.
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

/// A text of the picture. Its font is the largest with which the whole text fits the box.
struct ShareText {
  QRectF box;
  QString text;
  QFont font;
  QColor ink;
  int align = 0;      // Qt::Alignment and Qt::TextFlag
  bool whole = true;  // the whole text fits
};

struct ShareLayout {
  std::vector<ShareCard> cards;
  std::vector<ShareText> texts;
};

/// Returns the layout of the picture. Names of any script and length fit.
ShareLayout shareLayout(const NightRecord& night);
/// Requires a QGuiApplication.
QImage sharePicture(const NightRecord& night);

/// Returns the same as a few lines of text to paste.
QString shareText(const NightRecord& night);

/// Returns "5 : 4" for two players with points; otherwise everybody's points: "Ann 5, Ben 4, Cleo 2". Empty
/// if the game has no points.
QString finalScore(const NightRecord& night);
/// Returns the deciding criterion in one line; empty if nothing was compared, or if the headline says it: a
/// knockout is no number.
QString deciderText(const NightRecord& night);
/// Returns the card that stands for a seat: the one it played as, or else the one it played most often.
/// Unknown if there is none.
rules::CardId cardOf(const NightRecord& night, rules::Seat seat);

}  // namespace lk::app
