#include "app/window/shared/pictures/seen_picture.h"

#include <algorithm>

#include <QCoreApplication>
#include <opencv2/imgproc.hpp>

#include "app/kit/references.h"
#include "app/phrases/card_words.h"

namespace lk::app {

namespace {

struct SeenWords {
  Q_DECLARE_TR_FUNCTIONS(SeenWords)
};

std::array<QPointF, 4> cornersOf(const vision::Quad& quad) {
  std::array<QPointF, 4> corners;
  for (std::size_t i = 0; i < 4; ++i) corners[i] = QPointF(quad[i].x, quad[i].y);
  return corners;
}

QString nameOf(const std::string& key, const GameKit& kit) {
  const rules::CardId card = kit.cards.find(partsOfKey(key).card);
  return card.known() ? cardName(kit.cards[card]) : QString::fromStdString(key);
}

SeenThing seenCard(const vision::CardSighting& card, const GameKit& kit) {
  SeenThing seen;
  seen.corners = cornersOf(card.corners);
  if (card.face == vision::Face::down) {
    seen.label = SeenWords::tr("face down");
  } else if (card.key) {
    seen.label = nameOf(*card.key, kit);
  } else {
    seen.sure = false;
    seen.label =
        card.maybe.empty() ? QStringLiteral("?") : nameOf(card.maybe.front().key, kit) + QStringLiteral("?");
  }
  return seen;
}

SeenThing seenTray(const vision::SheetSighting& sheet, QChar letter, bool covered,
                   const std::vector<vision::StableTray>& trays) {
  SeenThing seen;
  seen.corners = cornersOf(sheet.corners);
  seen.covered = covered;
  seen.label = (covered ? SeenWords::tr("Tray %1, covered") : SeenWords::tr("Tray %1")).arg(letter);
  if (covered) return seen;
  for (const vision::StableTray& tray : trays) {
    if (QString::fromStdString(tray.id) != letter) continue;
    QStringList values;
    for (const vision::DieSighting& die : tray.dice) {
      seen.sure = seen.sure && die.value;
      values += die.value ? QString::number(*die.value) : QStringLiteral("?");
    }
    if (!values.isEmpty()) seen.label += QStringLiteral(": ") + values.join(QStringLiteral(" + "));
  }
  return seen;
}

/// Returns whether a sighting contains a tray: a tray and its surroundings can look like an unknown card.
bool holdsATray(const vision::CardSighting& card, const std::vector<vision::SheetSighting>& sheets) {
  const std::vector<cv::Point2f> outline(card.corners.begin(), card.corners.end());
  return std::any_of(sheets.begin(), sheets.end(), [&](const vision::SheetSighting& sheet) {
    cv::Point2f centre(0, 0);
    for (const cv::Point2f& corner : sheet.corners) centre += corner * 0.25F;
    return sheet.id.starts_with("TRAY:") && cv::pointPolygonTest(outline, centre, false) > 0;
  });
}

}  // namespace

Picture seenPicture(const cv::Mat& bgr, const vision::Tracker& tracker, const Surroundings& surroundings,
                    const std::vector<rules::Seat>& covered,
                    const std::vector<vision::SheetSighting>& certain, const GameKit& kit) {
  Picture picture;
  picture.image = QImage(bgr.cols, bgr.rows, QImage::Format_RGB32);
  cv::Mat shown(bgr.rows, bgr.cols, CV_8UC4, picture.image.bits(),
                static_cast<std::size_t>(picture.image.bytesPerLine()));
  cv::cvtColor(bgr, shown, cv::COLOR_BGR2BGRA);
  surroundings.restore(shown, covered, certain);
  coverPrivate(shown, covered, certain);
  picture.seen = seenThings(tracker, covered, kit);
  return picture;
}

std::vector<SeenThing> seenThings(const vision::Tracker& tracker, const std::vector<rules::Seat>& covered,
                                  const GameKit& kit) {
  std::vector<SeenThing> all;
  for (const vision::SheetSighting& sheet : tracker.sheets()) {
    const QString id = QString::fromStdString(sheet.id);
    if (!id.startsWith(QLatin1String("TRAY:")) || id.size() != 6) continue;
    const bool isCovered = std::any_of(covered.begin(), covered.end(), [&](rules::Seat seat) {
      return id.back() == QLatin1Char(rules::letter(seat));
    });
    all.push_back(seenTray(sheet, id.back(), isCovered, tracker.trays()));
  }
  for (const vision::StableCard& card : tracker.cards())
    if (card.card.key || !holdsATray(card.card, tracker.sheets())) all.push_back(seenCard(card.card, kit));
  return all;
}

}  // namespace lk::app
