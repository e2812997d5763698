// Tests printing and recognition together: every card is printed, cut out, laid on a drawn table and
// photographed, enrolled from one photo and found again on another.
#include <algorithm>
#include <cmath>
#include <set>

#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/kit/game_kit.h"
#include "app/record/printing/print_pdf.h"
#include "faces/face_style.h"
#include "printed_pages.h"
#include "program.h"

using namespace lk;
using test::run;

namespace {

constexpr int kDpi = 200;
constexpr double kPixelsPerMm = kDpi / 25.4;
constexpr int kWidth = 1920, kHeight = 1080;
constexpr std::size_t kOnPhoto = 8;  // two rows of four

/// Light and position of a photo, derived from the seed.
struct Sitting {
  unsigned seed = 1;
  double warm = 1;   // ratio of blue lost to red
  double light = 1;  // of full daylight
  double tilt = 0;   // by how much the far edge is narrower
  double turn = 0;   // largest rotation of a card, degrees
};

/// Returns the card in place `i` of nine, cut along its crop marks. Backs are mirrored.
cv::Mat cutOut(const cv::Mat& page, std::size_t i, bool back) {
  const std::size_t column = back ? 2 - i % 3 : i % 3;
  const double x = (210 - 195) / 2.0 + static_cast<double>(column) * 66;
  const double y = (297 - 270) / 2.0 + static_cast<double>(i / 3) * 91;
  const auto pixel = [](double mm) { return static_cast<int>(std::lround(mm * kPixelsPerMm)); };
  return page(cv::Rect(pixel(x), pixel(y), pixel(63), pixel(88)));
}

/// Returns cards on a dark wooden table under a lamp, as a camera sees them.
cv::Mat photoOf(const std::vector<cv::Mat>& cards, const Sitting& sitting) {
  cv::RNG random(sitting.seed);
  cv::Mat scene(kHeight, kWidth, CV_32FC3);
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) {
      const auto grain = static_cast<float>(0.02 * std::sin(0.05 * x + 6 * std::sin(0.004 * y)));
      scene.at<cv::Vec3f>(y, x) = cv::Vec3f(0.42F, 0.55F, 0.66F) * (1 + grain);
    }
  // Transforms the table's plane to the camera: the far edge is narrower, and nearer to the near one.
  const auto in = static_cast<float>(sitting.tilt * kWidth / 2),
             down = static_cast<float>(sitting.tilt * kHeight / 2);
  const std::vector<cv::Point2f> flat{{0, 0}, {kWidth, 0}, {kWidth, kHeight}, {0, kHeight}};
  const std::vector<cv::Point2f> leaning{{in, down}, {kWidth - in, down}, {kWidth, kHeight}, {0, kHeight}};
  const cv::Mat view = cv::getPerspectiveTransform(flat, leaning);
  constexpr double kCardHeight = 400;
  const double cardWidth = kCardHeight * 63 / 88;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const cv::Point2d middle(kWidth * (static_cast<double>(i % 4) + 0.5) / 4,
                             kHeight * (i < 4 ? 0.26 : 0.74));
    const double angle = random.uniform(-sitting.turn, sitting.turn) * CV_PI / 180;
    std::vector<cv::Point2f> to;
    for (const cv::Point2d corner :
         {cv::Point2d(-1, -1), cv::Point2d(1, -1), cv::Point2d(1, 1), cv::Point2d(-1, 1)}) {
      const double x = corner.x * cardWidth / 2, y = corner.y * kCardHeight / 2;
      cv::Point2d at = middle + cv::Point2d(x * std::cos(angle) - y * std::sin(angle),
                                            x * std::sin(angle) + y * std::cos(angle));
      to.emplace_back(at);
    }
    cv::perspectiveTransform(to, to, view);
    cv::Mat ink;
    cards[i].convertTo(ink, CV_32F, 0.86 / 255, 0.06);  // black is grey, paper is not white
    cv::GaussianBlur(ink, ink, {}, 0.4 * cards[i].rows / kCardHeight);
    const float w = static_cast<float>(ink.cols), h = static_cast<float>(ink.rows);
    const std::vector<cv::Point2f> from{{0, 0}, {w, 0}, {w, h}, {0, h}};
    const cv::Mat place = cv::getPerspectiveTransform(from, to);
    cv::Mat laid, cover;
    cv::warpPerspective(ink, laid, place, scene.size(), cv::INTER_AREA);
    cv::warpPerspective(cv::Mat(ink.size(), CV_8U, cv::Scalar(255)), cover, place, scene.size(),
                        cv::INTER_LINEAR);
    laid.copyTo(scene, cover > 127);
  }
  for (int y = 0; y < kHeight; ++y)
    for (int x = 0; x < kWidth; ++x) {
      const double far = std::hypot((x - kWidth * 0.4) / kWidth, (y - kHeight * 0.3) / kHeight);
      const auto light = static_cast<float>(sitting.light * (1 - 0.35 * far));
      const cv::Vec3f lamp(static_cast<float>(1 / sitting.warm), 1,
                           static_cast<float>(std::sqrt(sitting.warm)));
      scene.at<cv::Vec3f>(y, x) = scene.at<cv::Vec3f>(y, x).mul(lamp * light);
    }
  cv::GaussianBlur(scene, scene, {}, 0.9);
  cv::Mat noise(scene.size(), CV_32FC3);
  random.fill(noise, cv::RNG::NORMAL, 0, 0.012);
  scene += noise;
  cv::Mat photo;
  scene.convertTo(photo, CV_8U, 255);
  return photo;
}

}  // namespace

class PrintRoundTripTest : public QObject {
  Q_OBJECT

  /// Cards that lie on a photo together.
  struct Lesson {
    std::vector<cv::Mat> pictures;
    QStringList ids;
    bool back = false;
  };

  QTemporaryDir folder_;
  std::vector<Lesson> lessons_;
  int cards_ = 0;

  [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
  [[nodiscard]] QString library() const { return path(QStringLiteral("own.lkdb")); }

  void add(const std::string& id, bool back, cv::Mat picture) {
    if (lessons_.empty() || lessons_.back().back != back || lessons_.back().pictures.size() == kOnPhoto)
      lessons_.push_back({{}, {}, back});
    lessons_.back().pictures.push_back(std::move(picture));
    lessons_.back().ids << QString::fromStdString(id);
    ++cards_;
  }

 private slots:
  void initTestCase() {
    const auto kit = app::loadKit("halfwish");
    QVERIFY(kit);
    app::PrintJob job;
    job.what = app::PrintWhat::cards;
    job.copies = app::PrintCopies::one;
    job.file = path(QStringLiteral("cards.pdf")).toStdString();
    QVERIFY(app::printPdf(job, **kit));
    const std::vector<cv::Mat> pages = test::renderedPages(QString::fromStdString(job.file), kDpi);
    const std::vector<rules::CardDef>& cards = (*kit)->cards.cards();
    QCOMPARE(pages.size(), 2 * ((cards.size() + 8) / 9));
    for (std::size_t i = 0; i < cards.size(); ++i)
      add(cards[i].id, false, cutOut(pages[i / 9 * 2], i % 9, false));
    std::set<std::string> decks;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (const std::string deck = faces::deckOf(cards[i].type); decks.insert(deck).second)
        add("back_" + deck, true, cutOut(pages[i / 9 * 2 + 1], i % 9, true));
  }

  void aPhotoTeachesItsCards_data() {
    QTest::addColumn<int>("lesson");
    for (std::size_t i = 0; i < lessons_.size(); ++i) QTest::addRow("%zu", i) << static_cast<int>(i);
  }

  void aPhotoTeachesItsCards() {
    QFETCH(int, lesson);
    const Lesson& taught = lessons_[static_cast<std::size_t>(lesson)];
    const QString photo = path(QStringLiteral("lesson.png"));
    const Sitting sitting{100 + static_cast<unsigned>(lesson), 1.05, 0.95, 0.03, 2};
    QVERIFY(cv::imwrite(photo.toStdString(), photoOf(taught.pictures, sitting)));
    QStringList arguments{"enrol", "--cards", library(), "--game", "halfwish", "--ids", taught.ids.join(',')};
    if (taught.back) arguments << "--back";
    const test::ProgramResult result = run(arguments << photo);
    QVERIFY2(result.exit == 0, result.err.constData());
    QCOMPARE(result.lines().size(), taught.ids.size());
  }

  /// Another evening: warmer, darker, from further aside, with cards at any angle and half of them upside
  /// down.
  void everyPrintedCardIsFoundAgain() {
    QStringList photos;
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
      std::vector<cv::Mat> pictures = lessons_[i].pictures;
      std::reverse(pictures.begin(), pictures.end());
      for (std::size_t j = 0; j < pictures.size(); j += 2)
        cv::rotate(pictures[j], pictures[j], cv::ROTATE_180);
      photos << path(QStringLiteral("photo%1.png").arg(i));
      const Sitting sitting{900 + static_cast<unsigned>(i), 1.35, 0.62, 0.12, 24};
      QVERIFY(cv::imwrite(photos.last().toStdString(), photoOf(pictures, sitting)));
    }
    const test::ProgramResult seen = run(QStringList{"recognise", "--cards", library()} + photos, {}, 280000);
    QVERIFY2(seen.exit == 0, seen.err.constData());
    const QList<QJsonObject> lines = seen.lines();
    QCOMPARE(static_cast<std::size_t>(lines.size()), lessons_.size());

    int right = 0, wrong = 0, nameless = 0;
    QStringList missed;
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
      QStringList expected = lessons_[i].ids;
      for (const QJsonValue card : lines[static_cast<qsizetype>(i)]["cards"].toArray()) {
        const QString id = card["id"].toString();
        if (id.isEmpty())
          ++nameless;
        else
          ++(expected.removeOne(id.mid(id.indexOf('/') + 1)) ? right : wrong);
      }
      missed += expected;
    }
    qInfo(
        "%d faces and backs printed, taught and looked for: %d right, %d wrong, %d without a name; missed: "
        "%s",
        cards_, right, wrong, nameless, qPrintable(missed.join(' ')));
    QVERIFY(cards_ > 116);
    QCOMPARE(wrong, 0);
    QCOMPARE(right, cards_);
  }
};

QTEST_MAIN(PrintRoundTripTest)
#include "tst_print_round_trip.moc"
