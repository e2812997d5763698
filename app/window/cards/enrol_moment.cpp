#include "app/window/cards/enrol_moment.h"

#include <opencv2/imgproc.hpp>

#include "app/phrases/card_words.h"
#include "app/window/shared/pictures/card_pictures.h"

namespace lk::app {

namespace {

QImage asImage(const cv::Mat& bgr) {
  QImage image(bgr.cols, bgr.rows, QImage::Format_RGB32);
  cv::Mat shown(bgr.rows, bgr.cols, CV_8UC4, image.bits(), static_cast<std::size_t>(image.bytesPerLine()));
  cv::cvtColor(bgr, shown, cv::COLOR_BGR2BGRA);
  return image;
}

SeenThing outlined(const EnrolCard& card, int place, const GameKit& kit) {
  SeenThing seen;
  for (std::size_t i = 0; i < 4; ++i) seen.corners[i] = QPointF(card.corners[i].x, card.corners[i].y);
  seen.sure = card.state == EnrolCard::State::taught;
  const QString name =
      cardName(kit, kit.cards.find(card.label.card), QString::fromStdString(card.label.name));
  seen.label = QString::number(place) + QLatin1Char(' ') +
               (name.isEmpty() ? QStringLiteral("?")
                : seen.sure    ? name
                               : name + QLatin1Char('?'));
  return seen;
}

}  // namespace

EnrolMoment momentOf(const EnrolSession& session, CardImages& seen) {
  EnrolMoment moment;
  std::vector<int> numbers;
  for (const EnrolCard& card : session.cards()) {
    if (seen.find(card.number).isNull()) seen.put(card.number, asImage(card.picture));
    numbers.push_back(card.number);
    moment.cards.push_back(card);
    moment.cards.back().picture.release();
  }
  seen.keep(numbers);
  moment.pairs = session.pairs();
  moment.own = session.own().references();
  moment.last = session.last();
  moment.wanted = session.wanted();
  moment.canUndo = session.own().canUndo();
  moment.whole = session.whole();
  return moment;
}

Picture pictureOf(const cv::Mat& bgr, const EnrolSession& session) {
  Picture picture;
  picture.image = asImage(bgr);
  int place = 0;  // in reading order, as in the list below
  for (const EnrolCard& card : session.cards())
    picture.seen.push_back(outlined(card, ++place, session.kit()));
  return picture;
}

}  // namespace lk::app
