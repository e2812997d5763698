#include "app/record/evening/evening_pages.h"

#include <QCoreApplication>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/record/evening/moments.h"
#include "app/record/evening/share_picture.h"
#include "app/record/printing/page_writer.h"
#include "faces/face_painter.h"
#include "faces/text_fitter.h"

namespace lk::app {

namespace {

constexpr auto kPortrait = QPageLayout::Portrait;
constexpr double kPoint = 25.4 / 72;
constexpr double kEdge = 16;    // millimetres
constexpr double kBetween = 7;  // between columns
constexpr double kChart = 62;   // height of a chart
constexpr double kLeading = 1.25;
constexpr double kWinnerCard = 62;  // heights of cards, millimetres
constexpr double kOtherCard = 44;
constexpr double kCardDots = 12;  // dots per millimetre of a card, as printers have
const QColor kInk(0x21, 0x1c, 0x14);
const QColor kSoft(0x5b, 0x51, 0x41);
const QColor kAccent(0x8a, 0x56, 0x00);

struct Block {
  QString text;
  double size = 9 * kPoint;
  bool bold = false;
  double before = 0;  // space above it, except at the top of a column
  QColor ink = kInk;
};

faces::TextStyle styleOf(const Block& block) {
  return {.maxSize = block.size,
          .minSize = block.size,
          .bold = block.bold,
          .maxLines = 200,
          .alignment = Qt::AlignLeft,
          .ink = block.ink};
}

/// Font sizes are whole pixels, so charts are drawn in units of 1/20 mm.
constexpr double kFine = 20;

ChartLook paperLook() {
  QFont font(QStringLiteral("Noto Sans"));
  font.setPixelSize(static_cast<int>(8 * kPoint * kFine));
  return {kInk,
          kSoft,
          QColor(0xd8, 0xcc, 0xb6),
          Qt::white,
          {QColor(0x0d, 0x63, 0x78), QColor(0x9f, 0x3f, 0x1d), QColor(0x8a, 0x56, 0x00), kInk},
          font,
          0.5 * kFine};
}

void drawChart(QPainter& painter, const QRectF& box, const Chart& chart) {
  painter.save();
  painter.translate(box.topLeft());
  painter.scale(1 / kFine, 1 / kFine);
  paintChart(painter, QRectF(QPointF(), box.size() * kFine), chart, paperLook());
  painter.restore();
}

/// Places blocks below each other, page after page.
class Sheet {
 public:
  explicit Sheet(PageWriter& pdf) : pdf_(pdf), page_(pdf.size(kPortrait)) { newPage(); }

  [[nodiscard]] double width() const { return page_.width() - 2 * kEdge; }

  /// Places a block across the whole page.
  void wide(const Block& block) {
    y_ += block.before;
    y_ += draw(block, kEdge, width());
  }
  /// Places cards at the right edge, the first one largest, and blocks next to them. The next block goes
  /// below both.
  void cardsBeside(const std::vector<QImage>& cards, const std::vector<Block>& blocks) {
    const double top = y_ + 4;
    double left = kEdge + width();
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const double height = i == 0 ? kWinnerCard : kOtherCard;
      const double wide = height * cards[i].width() / cards[i].height();
      left -= wide;
      painter_->drawImage(QRectF(left, top + kWinnerCard - height, wide, height), cards[i]);
      left -= kBetween / 2;
    }
    y_ = top;
    for (const Block& block : blocks) y_ += block.before + draw(block, kEdge, left - kEdge, block.before);
    y_ = std::max(y_, cards.empty() ? y_ : top + kWinnerCard) + 3;
  }
  /// Places stories side by side, each with its heading.
  void abreast(const std::vector<std::vector<Block>>& stories) {
    if (stories.empty()) return;
    const auto count = static_cast<double>(stories.size());
    const double each = (width() - kBetween * (count - 1)) / count;
    const double top = y_ + 3;
    double bottom = top;
    for (std::size_t i = 0; i < stories.size(); ++i) {
      y_ = top;
      for (const Block& block : stories[i])
        y_ += draw(block, kEdge + static_cast<double>(i) * (each + kBetween), each);
      bottom = std::max(bottom, y_);
    }
    y_ = bottom + 2;
  }
  void charts(const std::vector<Chart>& charts) {
    if (charts.empty()) return;
    const auto count = static_cast<double>(charts.size());
    const double each = (width() - kBetween * (count - 1)) / count;
    for (std::size_t i = 0; i < charts.size(); ++i)
      drawChart(*painter_, QRectF(kEdge + static_cast<double>(i) * (each + kBetween), y_ + 4, each, kChart),
                charts[i]);
    y_ += kChart + 8;
  }
  /// Places blocks on new pages, in two columns.
  void columns(const Block& title, const std::vector<Block>& blocks) {
    newPage();
    wide(title);
    top_ = y_ + 3;
    y_ = top_;
    column_ = 0;
    const double each = (width() - kBetween) / 2;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      const Block& block = blocks[i];
      // A heading is not separated from the first sentence below it.
      const double needed = height(block, each) + (block.bold ? 6 * block.size : 0);
      if (y_ + block.before + needed > page_.height() - kEdge) nextColumn();
      if (y_ > top_) y_ += block.before;
      y_ += draw(block, kEdge + column_ * (each + kBetween), each);
    }
  }

 private:
  void newPage() {
    painter_ = &pdf_.page(kPortrait);
    y_ = kEdge;
    top_ = kEdge;
  }
  void nextColumn() {
    if (++column_ == 2) {
      newPage();
      column_ = 0;
    }
    y_ = top_;
  }
  [[nodiscard]] double height(const Block& block, double width) const {
    const faces::FittedText set = faces::fitText(QSizeF(width, page_.height()), block.text, styleOf(block));
    return static_cast<double>(set.lines.size()) * set.size * kLeading;
  }
  double draw(const Block& block, double x, double width, double below = 0) {
    const QRectF box(x, y_ + below, width, page_.height());
    const faces::FittedText set = faces::fitText(box.size(), block.text, styleOf(block));
    faces::drawText(*painter_, box, set, styleOf(block));
    return static_cast<double>(set.lines.size()) * set.size * kLeading + block.size * 0.25;
  }

  PageWriter& pdf_;
  QSizeF page_;
  QPainter* painter_ = nullptr;
  double y_ = 0;
  double top_ = 0;
  int column_ = 0;
};

struct PagesWords {
  Q_DECLARE_TR_FUNCTIONS(PagesWords)
};

/// Returns the pictures of the players' cards, the winner's first.
std::vector<QImage> cardsOf(const NightRecord& night) {
  std::vector<QImage> cards;
  const auto winner = night.evening.summary.together ? std::nullopt : night.evening.summary.result.winner;
  for (int i = 0; i < night.evening.summary.seats; ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    const rules::CardId card = cardOf(night, seat);
    if (!card.known()) continue;
    const rules::CardBook& book = night.log.kit->cards;
    cards.insert(winner == seat ? cards.begin() : cards.end(),
                 faces::faceImage(faces::lookOf(book[card], spoken(), &book), kCardDots));
  }
  return cards;
}

std::vector<Block> resultBlocks(const NightRecord& night) {
  std::vector<Block> blocks;
  if (const QString score = finalScore(night); !score.isEmpty())
    blocks.push_back({.text = score, .size = 40 * kPoint, .bold = true, .ink = kAccent});
  for (const DeciderWords& words : deciderWords(night.evening, *night.log.kit, night.names))
    blocks.push_back(
        {.text = deciderLine(words, night), .size = 11 * kPoint, .bold = words.decides, .before = 1});
  return blocks;
}

std::vector<std::vector<Block>> momentBlocks(const NightRecord& night) {
  std::vector<std::vector<Block>> all;
  for (const NightMoment& moment : momentsOf(night.evening, *night.log.kit, night.names))
    all.push_back({{.text = moment.measure, .size = 12 * kPoint, .bold = true, .ink = kAccent},
                   {.text = moment.title, .size = 9 * kPoint, .ink = kSoft},
                   {.text = moment.text, .size = 11 * kPoint}});
  return all;
}

/// Returns each turn as a paragraph.
std::vector<Block> paragraphs(const NightRecord& night) {
  std::vector<Block> blocks;
  for (const StoryPart& part : storyOf(night.evening, *night.log.kit, night.names)) {
    if (part.sentences.isEmpty()) continue;
    blocks.push_back({.text = part.title, .size = 10 * kPoint, .bold = true, .before = 3, .ink = kAccent});
    blocks.push_back({.text = joinSentences(part.sentences), .size = 10 * kPoint});
  }
  return blocks;
}

}  // namespace

Outcome<Done> writeEveningPages(const NightRecord& night, OutFile file) {
  PageWriter pdf(std::move(file), QPageSize::A4);
  Sheet sheet(pdf);
  sheet.wide(
      {.text = eveningHeadline(night.evening.summary, night.names), .size = 24 * kPoint, .bold = true});
  sheet.wide({.text = eveningAbout(night), .size = 11 * kPoint, .before = 1, .ink = kSoft});
  sheet.cardsBeside(cardsOf(night), resultBlocks(night));
  sheet.abreast(momentBlocks(night));
  sheet.charts(chartsOf(night));
  if (const std::vector<Block> story = paragraphs(night); !story.empty())
    sheet.columns({.text = PagesWords::tr("How it went"), .size = 16 * kPoint, .bold = true}, story);
  return pdf.finish();
}

}  // namespace lk::app
