// Tests that enrolling reports what is wrong with a picture, and which cards will be confused.
#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/kit/game_kit.h"
#include "program.h"
#include "stage/stage.h"

using namespace lk;
using test::ProgramResult;
using test::run;

class EnrolTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  cv::Mat strike_;
  cv::Mat soft_;
  cv::Mat dim_;

  QString path(const QString& name) const { return folder_.filePath(name); }

  QString written(const QString& name, const cv::Mat& picture) const {
    if (!cv::imwrite(path(name).toStdString(), picture)) qFatal("cannot write pictures");
    return path(name);
  }

  ProgramResult enrolled(const QString& library, const QString& id, const QString& photo,
                         const QStringList& more = {}) const {
    return run(QStringList{"enrol", "--cards", path(library), "--game", "halfwish", "--ids", id} + more +
               QStringList{photo});
  }

  static QStringList checks(const QJsonObject& line) {
    QStringList list;
    for (const QJsonValue warning : line["warnings"].toArray()) {
      list << warning["check"].toString();
      if (warning["says"].toString().isEmpty() || warning["cure"].toString().isEmpty())
        list << "without words";
    }
    return list;
  }

 private slots:
  void initTestCase() {
    const auto kit = app::loadKit("halfwish");
    const stage::PrintPhoto photo = stage::photographFace((*kit)->cards[(*kit)->cards.find("strike")], 101);
    cv::Mat small;
    cv::resize(photo.bgr, small, {}, 0.6, 0.6, cv::INTER_AREA);
    cv::copyMakeBorder(small, strike_, 200, 200, 420, 420, cv::BORDER_REPLICATE);
    // The print is out of focus or in deep shadow, with the card's edge still clearly visible.
    cv::Point2f middle;
    for (const cv::Point2f corner : photo.corners) middle += corner * 0.25F;
    std::vector<cv::Point> inside;
    for (const cv::Point2f corner : photo.corners)
      inside.emplace_back((middle + (corner - middle) * 0.94F) * 0.6F + cv::Point2f(420, 200));
    cv::Mat blurred, mask = cv::Mat::zeros(strike_.size(), CV_8U);
    cv::GaussianBlur(strike_, blurred, {0, 0}, 11);
    cv::fillConvexPoly(mask, inside, 255);
    soft_ = strike_.clone();
    blurred.copyTo(soft_, mask);
    dim_ = strike_.clone();
    cv::Mat dark;
    strike_.convertTo(dark, CV_8U, 0.17);
    dark.copyTo(dim_, mask);
  }

  void aGoodPictureIsAcceptedWithoutWarnings() {
    const ProgramResult result =
        enrolled("good.lkdb", "strike", written("strike.png", strike_), {"--strict"});
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
    QCOMPARE(result.lines().size(), 1);
    const QJsonObject line = result.lines().first();
    QCOMPARE(checks(line), QStringList());
    QVERIFY(line.contains("nearest") && line["nearest"].isNull());
    for (const char* key : {"height_px", "blur_mm", "outside", "paper", "overexposed"})
      QVERIFY2(line["quality"][key].isDouble(), key);
    QVERIFY(result.err.isEmpty());
  }

  void aPoorPictureIsTakenWithAWarning() {
    const ProgramResult soft = enrolled("poor.lkdb", "soft", written("soft.png", soft_));
    QVERIFY2(soft.exit == 0, (soft.out + soft.err).constData());
    QCOMPARE(checks(soft.lines().first()), QStringList{"sharp"});
    QVERIFY(soft.err.contains("halfwish/soft is blurred"));
    const ProgramResult dim = enrolled("poor.lkdb", "dim", written("dim.png", dim_));
    QVERIFY2(dim.exit == 0, (dim.out + dim.err).constData());
    QVERIFY(checks(dim.lines().first()).contains("lit"));
    QCOMPARE(run({"cards", "list", path("poor.lkdb")}).lines().size(), 2);
  }

  void whenStrictAPoorPictureChangesNothing() {
    const ProgramResult result = enrolled("strict.lkdb", "strike", written("soft.png", soft_), {"--strict"});
    QCOMPARE(result.exit, 1);
    QCOMPARE(result.lines().size(), 2);
    QVERIFY(result.lines().last()["error"].toString().startsWith("nothing was enrolled"));
    QVERIFY(!QFile::exists(path("strict.lkdb")));
  }

  void theSamePrintUnderTwoIdsIsNoticed() {
    const QString photo = written("strike.png", strike_);
    QCOMPARE(enrolled("twins.lkdb", "one", photo).exit, 0);
    const ProgramResult result = enrolled("twins.lkdb", "two", photo);
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
    QCOMPARE(checks(result.lines().first()), QStringList{"alike"});
    QVERIFY(result.err.contains("looks the same as halfwish/one"));
    QVERIFY(result.lines().first()["nearest"].toObject()["distance"].toDouble() < 0.005);
    // A second reference of the same card does not count as a confusable one.
    const ProgramResult again = enrolled("again.lkdb", "one", photo);
    QCOMPARE(checks(again.lines().first()), QStringList());
    QCOMPARE(checks(enrolled("again.lkdb", "one", photo).lines().first()), QStringList());
  }

  /// A scan is the card from edge to edge: a shape detected in it is a frame printed on the card.
  void aScanWithoutATableIsTheWholeCard() {
    const auto kit = app::loadKit("halfwish");
    const auto& cards = (*kit)->cards;
    for (const char* id : {"strike", "roar", "wayside_inn"}) {
      const stage::PrintPhoto photo = stage::photographFace(cards[cards.find(id)], 7);
      const cv::Size size(504, 704);
      const std::array<cv::Point2f, 4> upright{
          cv::Point2f(-0.5F, -0.5F), {503.5F, -0.5F}, {503.5F, 703.5F}, {-0.5F, 703.5F}};
      cv::Mat scan;
      cv::warpPerspective(photo.bgr, scan, cv::getPerspectiveTransform(photo.corners.data(), upright.data()),
                          size, cv::INTER_AREA);
      const ProgramResult result = enrolled(QString("scan-%1.lkdb").arg(id), id, written("scan.png", scan));
      QCOMPARE(result.exit, 0);
      const QJsonArray corners = result.lines().front()["corners"].toArray();
      QVERIFY(corners[0].toArray()[0].toDouble() < 5 && corners[0].toArray()[1].toDouble() < 5);
      QVERIFY(corners[2].toArray()[0].toDouble() > 498 && corners[2].toArray()[1].toDouble() > 698);
      // With some of the table around it, the detected shape is the card.
      cv::Mat laid;
      cv::copyMakeBorder(scan, laid, 20, 20, 20, 20, cv::BORDER_CONSTANT, cv::Scalar(40, 70, 50));
      const ProgramResult apart = enrolled(QString("laid-%1.lkdb").arg(id), id, written("laid.png", laid));
      QVERIFY2(apart.exit == 0, (id + (": " + apart.out + apart.err)).constData());
      const double left = apart.lines().front()["corners"].toArray()[0].toArray()[0].toDouble();
      QVERIFY2(left > 16 && left < 24, qPrintable(QString::number(left)));
    }
  }

  /// Returns the corners a picture was taught by: left, top, right, bottom.
  static QList<double> edgesOf(const ProgramResult& result) {
    const QJsonArray corners = result.lines().front()["corners"].toArray();
    return {corners[0].toArray()[0].toDouble(), corners[0].toArray()[1].toDouble(),
            corners[2].toArray()[0].toDouble(), corners[2].toArray()[1].toDouble()};
  }

  static bool isWhole(const QList<double>& edges, const cv::Mat& picture) {
    return std::abs(edges[0]) < 1 && std::abs(edges[1]) < 1 && std::abs(edges[2] - picture.cols) < 2 &&
           std::abs(edges[3] - picture.rows) < 2;
  }

  /// Cut slightly too wide, so that the proportions do not show that it is a scan.
  void aPhotoMarkedAsWholeIsEnrolledFromEdgeToEdge() {
    cv::Mat framed(704, 580, CV_8UC3, cv::Scalar(235, 240, 240));
    cv::rectangle(framed, {60, 70, 460, 564}, cv::Scalar(40, 60, 130), cv::FILLED);
    cv::circle(framed, {290, 300}, 90, cv::Scalar(200, 220, 90), cv::FILLED);
    cv::putText(framed, "WAYSIDE", {120, 560}, cv::FONT_HERSHEY_SIMPLEX, 2.2, cv::Scalar::all(250), 6);
    const QString photo = written("framed.png", framed);
    const ProgramResult searched = enrolled("searched.lkdb", "one", photo);
    QVERIFY2(searched.exit != 0 || !isWhole(edgesOf(searched), framed), searched.out.constData());
    const ProgramResult whole = enrolled("whole.lkdb", "one", photo, {"--whole"});
    QVERIFY2(whole.exit == 0, (whole.out + whole.err).constData());
    QVERIFY2(isWhole(edgesOf(whole), framed), whole.out.constData());
    QVERIFY(whole.err.contains("crop it to the card"));
    // If no card can be found, the message names the option that helps.
    cv::Mat plain(704, 640, CV_8UC3, cv::Scalar(90, 120, 60));
    cv::circle(plain, {300, 340}, 120, cv::Scalar(60, 90, 200), cv::FILLED);
    const QString round = written("plain.png", plain);
    const ProgramResult refused = enrolled("plain.lkdb", "one", round);
    QCOMPARE(refused.exit, 1);
    QVERIFY(refused.lines().front()["error"].toString().contains("--whole"));
    QCOMPARE(enrolled("plain.lkdb", "one", round, {"--whole"}).exit, 0);
  }

  void aWholePictureIsOneCard() {
    const ProgramResult result = enrolled("two.lkdb", "one,two", written("strike.png", strike_), {"--whole"});
    QCOMPARE(result.exit, 2);
    QVERIFY(result.err.contains("one picture is one card"));
    QVERIFY(!QFile::exists(path("two.lkdb")));
  }
};

QTEST_MAIN(EnrolTest)
#include "tst_enrol.moc"
