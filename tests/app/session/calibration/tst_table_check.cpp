// Tests each check of a table with a good picture and with one made bad on purpose.
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/references.h"
#include "app/phrases/check_words.h"
#include "app/session/calibration/calibration.h"
#include "app/session/calibration/camera_pose.h"
#include "kits.h"
#include "stage/stage.h"

using namespace lk;
using namespace lk::app;
using test::kit;

namespace {

/// Renders an empty table. `camera` and `more` are fields of scene.json, each ending with a comma.
cv::Mat table(const QByteArray& camera = {}, const QByteArray& more = {}) {
  const QByteArray centre = camera.contains("centre") ? "" : R"("centre":[400,250],)";
  QTemporaryDir folder;
  QFile file(folder.filePath("scene.json"));
  if (!file.open(QIODevice::WriteOnly)) qFatal("no scene");
  file.write("{" + more + R"("camera":{)" + camera + centre +
             R"("noise":2.5},"game":"halfwish","seconds":0.2,"setup":{"e":"setup","game":"halfwish",)"
             R"("classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{}}})");
  file.close();
  Outcome<stage::Stage> stage = stage::Stage::open(folder.path().toStdString(), kit()->cards, kit()->layout);
  if (!stage) qFatal("%s", stage.fault().text().c_str());
  cv::Mat bgr;
  stage->render(0, bgr);
  return bgr;
}

std::vector<CheckResult> checked(const cv::Mat& bgr, double rate = 30) {
  TableObservation seen = observeTable(bgr, sheetSpecs(kit()->layout));
  seen.framesPerSecond = rate;
  return checkTable(seen, kit()->layout);
}

CheckResult of(const std::vector<CheckResult>& results, Check check) {
  for (const CheckResult& result : results)
    if (result.check == check) return result;
  return {};
}

QString failures(const std::vector<CheckResult>& results) {
  QStringList words;
  for (const CheckResult& result : results)
    if (result.state == CheckState::bad) words += checkFound(result) + " -> " + checkCure(result);
  return words.join("; ");
}

}  // namespace

class TestTableCheck : public QObject {
  Q_OBJECT

 private slots:
  void aGoodTableIsReady() {
    const auto results = checked(table());
    QVERIFY2(tableReady(results), qPrintable(failures(results)));
    for (const CheckResult& result : results) {
      QVERIFY2(result.state == CheckState::good, qPrintable(checkName(result.check)));
      QVERIFY(!checkFound(result).isEmpty() && checkCure(result).isEmpty());
    }
  }

  void aMirroredTableIsReportedFirst() {
    cv::Mat bgr = table();
    cv::flip(bgr, bgr, 1);
    const auto results = checked(bgr);
    QVERIFY(results.front().check == Check::mirror && results.front().state == CheckState::bad);
    QVERIFY(!tableReady(results));
    QVERIFY2(failures(results).startsWith("The picture is mirrored"), qPrintable(failures(results)));
    QVERIFY(!checkName(Check::mirror).isEmpty() && !checkCure(results.front()).isEmpty());
  }

  void aGreyCameraIsReported() {
    Calibration calibration(kit()->layout);
    cv::Mat bgr = table();
    cv::cvtColor(bgr, bgr, cv::COLOR_BGR2GRAY);
    cv::cvtColor(bgr, bgr, cv::COLOR_GRAY2BGR);
    for (int second = 0; second < 10; ++second) QVERIFY(calibration.see(bgr, second, second, true));
    const CheckResult last = calibration.moment().checks.back();
    QVERIFY(last.check == Check::colour && last.state == CheckState::bad);
    QVERIFY2(checkFound(last).contains("no colour"), qPrintable(checkFound(last)));
  }

  void withoutAMatTheTraysSuffice() {
    const auto results = checked(table({}, R"("mat":false,)"));
    QVERIFY2(tableReady(results), qPrintable(failures(results)));
    QVERIFY(of(results, Check::mat).state == CheckState::unknown);
  }

  void bad_data() {
    QTest::addColumn<QByteArray>("camera");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<int>("check");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* camera, const char* more, Check check,
                        const char* message) {
      QTest::newRow(name) << QByteArray(camera) << QByteArray(more) << int(check) << QString(message);
    };
    row("dark", "", R"("light":{"level":0.25},)", Check::light, "too dark");
    row("glare", "", R"("light":{"glare":[{"at":[265,350],"radius":24,"strength":1}]},)", Check::glare,
        "Action 1 of A");
    row("glare on a tray", "", R"("light":{"glare":[{"at":[115,350],"radius":24,"strength":1}]},)",
        Check::glare, "tray A");
    row("blurred", R"("blur":3,)", "", Check::sharp, "blurred");
    row("too far", R"("height_mm":1000,)", "", Check::distance, "mark squares");
    row("much too far", R"("height_mm":1400,)", "", Check::distance, "No mark can be read");
    row("tilted", R"("tilt_deg":47,"width":1920,"height":1080,)", "", Check::tilt, "tilted by 4");
    row("a tray out of sight", "",
        R"("trays":[{"seat":"A","at":[10,272]},{"seat":"B","at":[10,-420],"turn":180}],)", Check::sheets,
        "tray B");
    row("the mat half out of sight", R"("centre":[170,250],)", "", Check::mat, "top right");
    row("small cards", R"("height_mm":1000,)", "", Check::cards, "too small");
    row("zones out of sight", R"("centre":[170,250],)", "", Check::zones, "Not in the picture");
  }
  void bad() {
    QFETCH(QByteArray, camera);
    QFETCH(QByteArray, more);
    QFETCH(int, check);
    QFETCH(QString, message);
    const auto results = checked(table(camera, more));
    const CheckResult result = of(results, Check(check));
    QVERIFY2(result.state == CheckState::bad, qPrintable(failures(results)));
    QVERIFY2(checkFound(result).contains(message), qPrintable(checkFound(result)));
    QVERIFY(checkCure(result).size() > 10);
    QVERIFY(!tableReady(results));
  }

  void theRateOfACameraCounts() {
    const cv::Mat bgr = table();
    QVERIFY(of(checked(bgr, 7), Check::rate).state == CheckState::bad);
    QVERIFY(of(checked(bgr, 15), Check::rate).state == CheckState::good);
    QVERIFY(of(checked(bgr, 0), Check::rate).state == CheckState::unknown);
  }

  void theSameTrayTwice() {
    const cv::Mat bgr = table();
    TableObservation seen = observeTable(bgr, sheetSpecs(kit()->layout));
    seen.sheets.conflicting = {"TRAY:B"};
    const CheckResult result = of(checkTable(seen, kit()->layout), Check::sheets);
    QVERIFY(result.state == CheckState::bad && result.twice);
    QVERIFY2(checkFound(result).contains("tray B"), qPrintable(checkFound(result)));
  }

  void theAdviceOnDistanceHelps() {
    // Lowered as advised, the same camera reads its marks.
    const CheckResult far = of(checked(table(R"("height_mm":1000,)")), Check::distance);
    QVERIFY(far.advice > 400 && far.advice < 1000);
    const QByteArray near =
        QByteArray("\"height_mm\":") + QByteArray::number(std::floor(far.advice / 50) * 50) + ",";
    const CheckResult now = of(checked(table(near)), Check::distance);
    QVERIFY2(now.state == CheckState::good, qPrintable(QString::number(now.value)));
    QVERIFY(far.morePixels && checkCure(far).contains("1080p"));
  }

  void tiltAndDistanceAreMeasured_data() {
    QTest::addColumn<double>("tilt");
    for (const double tilt : {2, 15, 30, 45}) QTest::newRow(QByteArray::number(tilt).constData()) << tilt;
  }
  void tiltAndDistanceAreMeasured() {
    QFETCH(double, tilt);
    const cv::Mat bgr = table("\"tilt_deg\":" + QByteArray::number(tilt) + ",");
    const TableObservation seen = observeTable(bgr, sheetSpecs(kit()->layout));
    QVERIFY(!seen.sheets.found.empty());
    const auto pose = cameraPose(seen.sheets.found.front(), bgr.size());
    QVERIFY(pose);
    QVERIFY2(std::abs(pose->tiltDeg - tilt) < 4, qPrintable(QString::number(pose->tiltDeg)));
  }

  void nothingIsMeasuredInACoveredTray() {
    const cv::Mat bgr = table({}, R"("light":{"glare":[{"at":[115,350],"radius":16,"strength":1}]},)");
    TableObservation seen = observeTable(bgr, sheetSpecs(kit()->layout));
    QVERIFY(of(checkTable(seen, kit()->layout), Check::glare).state == CheckState::bad);
    seen.covered = {rules::Seat::A};
    QVERIFY(of(checkTable(seen, kit()->layout), Check::glare).state == CheckState::good);
  }

  void zonesStayUnderAHandAndFollowTheCamera() {
    Calibration calibration{TableSetting(kit()->layout)};
    const cv::Mat bgr = table();
    QVERIFY(calibration.see(bgr, 0, 0, true));
    QVERIFY(!calibration.see(bgr, 0.1, 3, true));  // too soon
    const auto before = calibration.moment().matToImage;
    QVERIFY(before);
    QVERIFY(calibration.see(cv::Mat(bgr.size(), CV_8UC3, cv::Scalar(90, 120, 150)), 1, 30, true));
    QVERIFY(calibration.moment().matToImage == before);
    QVERIFY(!calibration.moment().ready);
    cv::Mat slid;
    cv::warpAffine(bgr, slid, cv::Matx23d(1, 0, 25, 0, 1, 12), bgr.size(), cv::INTER_LINEAR,
                   cv::BORDER_REPLICATE);
    QVERIFY(calibration.see(slid, 2, 60, true));
    const cv::Point2d moved =
        transform(*calibration.moment().matToImage, {400, 250}) - transform(*before, {400, 250});
    QVERIFY(std::abs(moved.x - 25) < 1 && std::abs(moved.y - 12) < 1);
    QCOMPARE(int(std::lround(of(calibration.moment().checks, Check::rate).value)), 30);
  }
};

QTEST_MAIN(TestTableCheck)
#include "tst_table_check.moc"
