#include "app/record/evening/share_picture.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/record/evening/moments.h"
#include "faces/face_painter.h"

namespace lk::app {

namespace {

const QColor kGround(0x14, 0x12, 0x0e);
const QColor kPanel(0x26, 0x21, 0x19);
const QColor kBright(0xf5, 0xed, 0xdf);
const QColor kDim(0xbc, 0xb0, 0x9b);
const QColor kLamp(0xf4, 0xb7, 0x4a);
constexpr std::array kSeats{QColor(0x7f, 0xc7, 0xda), QColor(0xf2, 0x9b, 0x80), QColor(0xdc, 0xef, 0xa6),
                            QColor(0xa5, 0x83, 0xde)};
constexpr double kRim = 64;
constexpr double kWidth = 1080 - 2 * kRim;
constexpr double kNameWidth = 310;
constexpr double kNameLeft = kRim;
constexpr double kNameRight = 1080 - kRim - kNameWidth;
constexpr double kCardTop = 130;
constexpr double kCardHeight = 440;
constexpr double kMomentsTop = 906;
constexpr double kMomentHeight = 116;
constexpr double kMomentGap = 14;

const QString kSerif = QStringLiteral("Noto Serif");
const QString kSans = QStringLiteral("Noto Sans");

QFont fontOf(const QString& family, int size, QFont::Weight weight) {
  QFont font(family);
  font.setPixelSize(size);
  font.setWeight(weight);
  return font;
}

bool fits(const ShareText& text) {
  const QRectF taken = QFontMetricsF(text.font).boundingRect(
      QRectF(QPointF(), QSizeF(text.box.width(), 10000)), text.align, text.text);
  return taken.height() <= text.box.height() && taken.width() <= text.box.width();
}

/// Reduces the font size, down to `least` pixels, until the whole text fits.
ShareText shrunk(ShareText text, int least) {
  while (!fits(text) && text.font.pixelSize() > least) text.font.setPixelSize(text.font.pixelSize() - 1);
  text.whole = fits(text);
  return text;
}

/// Breaks inside words only if the text does not fit otherwise.
ShareText fitted(ShareText text, int least) {
  ShareText broken = text;
  text.align |= Qt::TextWordWrap;
  if (text = shrunk(std::move(text), least); text.whole) return text;
  broken.align |= Qt::TextWrapAnywhere;
  return shrunk(std::move(broken), least);
}

constexpr int kMiddle = Qt::AlignHCenter | Qt::AlignVCenter;

class Composer {
 public:
  explicit Composer(const NightRecord& night) : night_(night), summary_(night.evening.summary) {}

  ShareLayout compose() {
    add({kRim, 40, kWidth, 60}, gameTitle(night_.log.info.game), fontOf(kSans, 34, QFont::DemiBold), kLamp);
    cards();
    add({kRim, 592, kWidth, 112}, eveningHeadline(summary_, night_.names), fontOf(kSerif, 58, QFont::Bold),
        kBright);
    score();
    add({kRim, 846, kWidth, 46}, deciderText(night_), fontOf(kSans, 30, QFont::Normal), kDim);
    moments();
    QStringList about{begunText(night_.log.info), lengthText(night_.log.info.seconds),
                      QStringLiteral("Lampkeeper")};
    about.removeAll(QString());
    add({kRim, 1292, kWidth, 40}, about.join(QStringLiteral("  \u00b7  ")), fontOf(kSans, 24, QFont::Normal),
        kDim);
    return std::move(out_);
  }

 private:
  void add(const QRectF& box, const QString& text, QFont font, const QColor& ink, int align = kMiddle,
           int least = 14) {
    if (!text.isEmpty()) out_.texts.push_back(fitted({box, text, std::move(font), ink, align}, least));
  }

  /// Returns whether the names of both players stand beside the score.
  [[nodiscard]] bool facing() const { return summary_.seats == 2 && !summary_.together; }

  /// Places the cards of two players above their names, and the winner's among more in the middle, enlarged;
  /// all cards side by side if there is no single winner.
  void cards() {
    std::vector<rules::Seat> seats;
    for (int i = 0; i < summary_.seats; ++i) {
      const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
      if (cardOf(night_, seat).known()) seats.push_back(seat);
    }
    const auto winner = summary_.together ? std::nullopt : summary_.result.winner;
    const auto at = std::find(seats.begin(), seats.end(), winner.value_or(rules::Seat::A));
    if (facing()) {
      for (const rules::Seat seat : seats)
        place(seat, seat == rules::Seat::A ? kNameLeft + kNameWidth / 2 : kNameRight + kNameWidth / 2,
              winner && seat != *winner ? kCardHeight * 0.66 : kCardHeight);
      return;
    }
    if (winner && at != seats.end()) {
      seats.erase(at);
      const double side = kCardHeight * 0.66;
      place(*winner, 540, kCardHeight);
      for (std::size_t i = 0; i < seats.size() && i < 2; ++i) place(seats[i], i == 0 ? 868 : 212, side);
      return;
    }
    const auto count = static_cast<double>(seats.size());
    const double height = std::min(kCardHeight, (kWidth / std::max(1.0, count) - 20) * 88 / 63);
    for (std::size_t i = 0; i < seats.size(); ++i)
      place(seats[i], kRim + kWidth * (static_cast<double>(i) + 0.5) / count, height);
  }
  void place(rules::Seat seat, double middle, double height) {
    const double width = height * faces::kCardWidthMm / faces::kCardHeightMm;
    const QRectF box(middle - width / 2, kCardTop + kCardHeight - height, width, height);
    out_.cards.push_back({box, cardOf(night_, seat)});
  }

  /// Places the names of two players below their cards, and the score between them if the game has points.
  void score() {
    const QString score = finalScore(night_);
    if (!facing()) {
      add({kRim, 716, kWidth, 118}, score.isEmpty() ? playersText(night_) : score,
          fontOf(kSans, 44, QFont::Bold), kBright);
      return;
    }
    add({390, 712, 300, 122}, score, fontOf(kSerif, 104, QFont::Bold), kLamp);
    add({kNameLeft, 722, kNameWidth, 104}, night_.names.of[0], fontOf(kSans, 44, QFont::Bold), kSeats[0]);
    add({kNameRight, 722, kNameWidth, 104}, night_.names.of[1], fontOf(kSans, 44, QFont::Bold), kSeats[1]);
  }

  void moments() {
    double top = kMomentsTop;
    for (const NightMoment& moment : momentsOf(night_.evening, *night_.log.kit, night_.names)) {
      add({kRim + 24, top + 8, 250, kMomentHeight - 16}, moment.measure, fontOf(kSans, 30, QFont::Bold),
          kLamp, Qt::AlignLeft | Qt::AlignVCenter);
      add({kRim + 294, top + 8, kWidth - 318, kMomentHeight - 16},
          joinSentences({moment.title}) + u' ' + moment.text, fontOf(kSans, 27, QFont::Normal), kBright,
          Qt::AlignLeft | Qt::AlignVCenter);
      top += kMomentHeight + kMomentGap;
    }
  }

  const NightRecord& night_;
  const NightSummary& summary_;
  ShareLayout out_;
};

void paintGround(QPainter& painter) {
  painter.fillRect(QRectF(QPointF(), kShareSize), kGround);
  QRadialGradient light(QPointF(540, 300), 760);
  light.setColorAt(0, QColor(0xf4, 0xb7, 0x4a, 90));
  light.setColorAt(1, QColor(0xf4, 0xb7, 0x4a, 0));
  painter.fillRect(QRectF(QPointF(), kShareSize), light);
}

}  // namespace

ShareLayout shareLayout(const NightRecord& night) {
  return Composer(night).compose();
}

QImage sharePicture(const NightRecord& night) {
  const GameKit& kit = *night.log.kit;
  const ShareLayout layout = shareLayout(night);
  QImage image(kShareSize, QImage::Format_RGB32);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintGround(painter);
  painter.setPen(Qt::NoPen);
  painter.setBrush(kPanel);
  const auto count = momentsOf(night.evening, kit, night.names).size();
  for (std::size_t i = 0; i < count; ++i)
    painter.drawRoundedRect(QRectF(kRim, kMomentsTop + static_cast<double>(i) * (kMomentHeight + kMomentGap),
                                   kWidth, kMomentHeight),
                            20, 20);
  for (const ShareCard& card : layout.cards)
    painter.drawImage(card.box, faces::faceImage(faces::lookOf(kit.cards[card.card], spoken(), &kit.cards),
                                                 card.box.height() / faces::kCardHeightMm));
  for (const ShareText& text : layout.texts) {
    painter.setFont(text.font);
    painter.setPen(text.ink);
    painter.drawText(text.box, text.align, text.text);
  }
  return image;
}

QString shareText(const NightRecord& night) {
  QStringList lines{eveningHeadline(night.evening.summary, night.names), finalScore(night),
                    deciderText(night), eveningAbout(night)};
  lines.removeAll(QString());
  for (const NightMoment& moment : momentsOf(night.evening, *night.log.kit, night.names))
    lines += Words::tr("%1: %2").arg(moment.measure, joinSentences({moment.title}) + u' ' + moment.text);
  return lines.join(u'\n') + u'\n';
}

QString finalScore(const NightRecord& night) {
  const NightSummary& summary = night.evening.summary;
  if (!summary.counts) return {};
  if (summary.seats == 2)
    return QStringLiteral("%1 : %2").arg(summary.sums[0].points).arg(summary.sums[1].points);
  QStringList all;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(summary.seats); ++seat)
    all += QStringLiteral("%1 %2").arg(night.names.of[seat]).arg(summary.sums[seat].points);
  return listed(all);
}

QString deciderText(const NightRecord& night) {
  for (const DeciderWords& words : deciderWords(night.evening, *night.log.kit)) {
    if (!words.decides || words.values.isEmpty() || words.yesOrNo) continue;
    QStringList values;
    for (qsizetype seat = 0; seat < words.values.size(); ++seat)
      values +=
          QStringLiteral("%1 %2").arg(night.names.of[static_cast<std::size_t>(seat)], words.values[seat]);
    return Words::tr("Decided by %1: %2").arg(words.label, listed(values));
  }
  return {};
}

rules::CardId cardOf(const NightRecord& night, rules::Seat seat) {
  const SeatSum& sum = night.evening.summary.sums[rules::index(seat)];
  const rules::CardBook& cards = night.log.kit->cards;
  if (const rules::CardId own = cards.find(sum.playsAs); own.known()) return own;
  const auto most = std::max_element(sum.plays.begin(), sum.plays.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == sum.plays.end() ? rules::CardId() : cards.find(most->first);
}

}  // namespace lk::app
