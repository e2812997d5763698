// Tests the pictures that show the result of every recognition stage for a photo.
#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/cli/explaining/explain_dice.h"
#include "app/kit/game_kit.h"
#include "program.h"
#include "stage/stage.h"

using namespace lk;
using test::ProgramResult;
using test::run;

namespace {
const char* const kStages[] = {"1-propose", "2-fit", "3-rectify", "4-shortlist", "5-verify", "6-decide"};
}  // namespace

class ExplainTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString library_ = folder_.filePath("mine.lkdb");
  QString path(const QString& name) const { return folder_.filePath(name); }

  void photograph(const QString& name, const std::string& card, unsigned seed) const {
    const auto kit = app::loadKit("halfwish");
    const stage::PrintPhoto photo = stage::photographFace((*kit)->cards[(*kit)->cards.find(card)], seed);
    cv::Mat table(1000, 1400, CV_8UC3, cv::Scalar(40, 55, 60));
    // The card alone, without the table of the picture it was taken from.
    std::vector<cv::Point> outline;
    for (const cv::Point2f corner : photo.corners) outline.emplace_back(corner);
    cv::Mat shape = cv::Mat::zeros(photo.bgr.size(), CV_8U);
    cv::fillConvexPoly(shape, outline, 255);
    photo.bgr.copyTo(table(cv::Rect(420, 100, photo.bgr.cols, photo.bgr.rows)), shape);
    QVERIFY(cv::imwrite(path(name).toStdString(), table));
  }
  bool written(const QString& folder, const QString& name, const char* stage) const {
    const QString file = folder + "/" + name + "-" + stage + ".png";
    return QFile::exists(file) && !cv::imread(file.toStdString()).empty();
  }

 private slots:
  void initTestCase() {
    photograph("strike.png", "strike", 1);
    photograph("again.png", "strike", 2);
    QVERIFY(QDir(folder_.path()).mkdir("other"));
    photograph("other/again.png", "strike", 3);
    QVERIFY(cv::imwrite(path("empty.png").toStdString(), cv::Mat(300, 400, CV_8UC3, cv::Scalar::all(90))));
    const ProgramResult result =
        run({"enrol", "--cards", library_, "--game", "halfwish", "--ids", "strike", path("strike.png")});
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
  }

  void everyStageOfAPhotoIsAPicture() {
    const QString out = path("why/of/it");
    const ProgramResult plain = run({"recognise", "--cards", library_, path("again.png")});
    const ProgramResult result =
        run({"recognise", "--explain", out, "--cards", library_, path("again.png"), path("other/again.png")});
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
    QCOMPARE(result.lines().size(), 2);
    QCOMPARE(result.lines()[0]["cards"], plain.lines()[0]["cards"]);  // --explain changes no result
    QCOMPARE(result.lines()[0]["cards"].toArray().at(0)["id"].toString(), QString("halfwish/strike"));
    for (const char* stage : kStages) {
      QVERIFY2(written(out, "again", stage), stage);
      QVERIFY2(written(out, "again-2", stage), stage);
    }
  }

  void stagesWithoutContentAreLeftOut() {
    const QString out = path("nothing");
    QVERIFY(run({"recognise", "--explain", out, "--cards", library_, path("empty.png")}).exit == 0);
    for (const char* stage : kStages)
      QCOMPARE(written(out, "empty", stage),
               QString(stage).contains(QRegularExpression("propose|fit|decide")));
    const QString nameless = path("nameless");
    QVERIFY(run({"recognise", "--explain", nameless, path("again.png")}).exit == 0);
    QVERIFY(written(nameless, "again", "3-rectify"));
    QVERIFY(!written(nameless, "again", "4-shortlist"));
  }

  void diceAreExplainedWhereTheyAreAskedFor() {
    cv::Mat table(400, 500, CV_8UC3, cv::Scalar(150, 165, 170));
    const cv::Scalar red(45, 40, 190);
    cv::rectangle(table, {206, 150, 36, 48}, red, cv::FILLED);
    cv::rectangle(table, {200, 156, 48, 36}, red, cv::FILLED);
    for (const cv::Point corner : {cv::Point(206, 156), {241, 156}, {206, 191}, {241, 191}})
      cv::circle(table, corner, 6, red, cv::FILLED, cv::LINE_AA);
    for (const cv::Point pip : {cv::Point(212, 162), {236, 186}, {236, 162}, {212, 186}, {224, 174}})
      cv::circle(table, pip, 5, cv::Scalar::all(240), cv::FILLED, cv::LINE_AA);
    cv::GaussianBlur(table, table, {}, 1);
    QVERIFY(cv::imwrite(path("die.png").toStdString(), table));
    const QString out = path("dice");
    QVERIFY(run({"recognise", "--explain", out, path("die.png")}).exit == 0);
    QVERIFY(!written(out, "die", "7-dice"));
    const QString anywhere = path("dice-anywhere");
    const ProgramResult result =
        run({"recognise", "--dice-anywhere", "--explain", anywhere, path("die.png")});
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
    QCOMPARE(result.lines()[0]["dice"].toArray().at(0)["value"].toInt(), 5);
    QVERIFY(written(anywhere, "die", "7-dice"));
    // The photo, and below it a row of the recognised parts.
    const cv::Mat picture = cv::imread((anywhere + "/die-7-dice.png").toStdString());
    QVERIFY(picture.rows > table.rows && picture.cols >= table.cols);
    QVERIFY(cv::norm(picture(cv::Rect(0, 0, 500, 100)), table(cv::Rect(0, 0, 500, 100)), cv::NORM_INF) < 3);
  }

  void theReadingOfADiesBodyIsShown() {
    vision::ExplainedDie die;
    QCOMPARE(app::bodyWords(die), std::string());
    die.read.own = 0.621;
    QCOMPARE(app::bodyWords(die), std::string("own 0.62"));
    die.read.onLongPiece = true;
    QCOMPARE(app::bodyWords(die), std::string("own 0.62, long"));
    die.read.printed = true;
    QCOMPARE(app::bodyWords(die), std::string("own 0.62, long, printed"));
    const cv::Mat photo = cv::imread(path("die.png").toStdString());
    const auto anywhere = vision::explainDice(photo, 1);
    QVERIFY(!anywhere.empty() && !app::bodyWords(anywhere[0]).empty());
    const auto tray = vision::explainDiceOfSize(photo, 48, 1);
    QVERIFY(!tray.empty() && app::bodyWords(tray[0]).empty());
  }

  void aFolderThatCannotBeCreatedIsReportedBeforeAnyRecognition() {
    const ProgramResult result =
        run({"recognise", "--explain", path("again.png") + "/in", path("again.png")});
    QCOMPARE(result.exit, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
  }
};

QTEST_MAIN(ExplainTest)
#include "tst_explain.moc"
