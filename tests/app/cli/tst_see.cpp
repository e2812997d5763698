// Tests enrolling cards into a library and recognising them with the program itself.
#include <QGuiApplication>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/kit/game_kit.h"
#include "encoded_pictures.h"
#include "program.h"
#include "stage/stage.h"

using namespace lk;
using test::ProgramResult;
using test::run;

class SeeTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  QString library_ = folder_.filePath("mine.lkdb");

  QString path(const QString& name) const { return folder_.filePath(name); }

  /// Writes a photo of a printed card on a dark table, with light and blur by the seed.
  void photograph(const QString& name, const std::string& card, unsigned seed) const {
    const auto kit = app::loadKit("halfwish");
    const stage::PrintPhoto photo = stage::photographFace((*kit)->cards[(*kit)->cards.find(card)], seed);
    put(name, photo);
  }
  void put(const QString& name, const stage::PrintPhoto& photo) const {
    cv::Mat small;
    cv::resize(photo.bgr, small, {}, 0.6, 0.6, cv::INTER_AREA);
    cv::Mat picture(900, 1400, CV_8UC3, cv::Scalar(40, 55, 60));
    QVERIFY(small.cols < 1300 && small.rows < 850);
    small.copyTo(picture(cv::Rect(420, 20, small.cols, small.rows)));
    QVERIFY(cv::imwrite(path(name).toStdString(), picture));
  }

 private slots:
  void initTestCase() {
    photograph("strike.png", "strike", 101);
    photograph("defend.png", "defend", 102);
    photograph("strike2.png", "strike", 201);
    photograph("defend2.png", "defend", 202);
    photograph("evade2.png", "evade", 203);
    put("back.png", stage::photographBack("halfwish", "action", 104));
    put("back2.png", stage::photographBack("halfwish", "action", 204));
  }

  void cardsAreEnrolledOnceAndAgain() {
    for (const char* card : {"strike", "defend", "strike"}) {
      const ProgramResult result = run(
          {"enrol", "--cards", library_, "--game", "halfwish", "--ids", card, path(QString(card) + ".png")});
      QVERIFY2(result.exit == 0, (result.out + result.err).constData());
      QCOMPARE(result.lines().size(), 1);
      QCOMPARE(result.lines().first()["id"].toString(), QString("halfwish/") + card);
      QVERIFY(result.lines().first()["sharpness"].toDouble() > 0);
    }
    const ProgramResult back = run(
        {"enrol", "--back", "--cards", library_, "--game", "halfwish", "--ids", "back", path("back.png")});
    QVERIFY2(back.exit == 0, (back.out + back.err).constData());
  }

  void severalPhotosMayFollowALibrary() {
    const ProgramResult result = run({"recognise", "--cards", library_, path("strike2.png"),
                                      path("defend2.png"), path("back2.png"), path("evade2.png")});
    QVERIFY2(result.exit == 0, (result.out + result.err).constData());
    const auto lines = result.lines();
    QCOMPARE(lines.size(), 4);
    const auto first = [&](int i) { return lines[i].value("cards").toArray().at(0).toObject(); };
    QCOMPARE(first(0)["id"].toString(), QString("halfwish/strike"));
    QCOMPARE(first(1)["id"].toString(), QString("halfwish/defend"));
    QCOMPARE(first(2)["face"].toString(), QString("down"));
    QVERIFY2(first(3)["id"].isNull(), "a card that was never enrolled has no name");
    for (const QJsonObject& line : lines)
      for (const char* key : {"image", "width", "height", "ms", "cards", "trays", "dice"})
        QVERIFY2(line.contains(key), key);
  }

  /// Pictures as an iPhone writes them: HEIC, stored on their side with an orientation.
  void photosOfPhonesAreSeen() {
    const cv::Mat photo = cv::imread(path("strike2.png").toStdString());
    cv::Mat stored;
    cv::rotate(photo, stored, cv::ROTATE_90_COUNTERCLOCKWISE);
    for (const bool avif : {false, true}) {
      const std::string bytes = test::encodedHeif(stored, avif, heif_orientation_rotate_90_cw);
      QFile file(path(avif ? "phone.avif" : "phone.heic"));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(bytes.data(), qint64(bytes.size()));
    }
    const ProgramResult result =
        run({"recognise", "--cards", library_, path("phone.heic"), path("phone.avif")});
    QVERIFY2(result.exit == 0, result.out.constData());
    for (const QJsonObject& line : result.lines()) {
      QCOMPARE(line["width"].toInt(), photo.cols);
      QCOMPARE(line["cards"].toArray().size(), 1);
      QCOMPARE(line["cards"][0]["id"].toString(), QString("halfwish/strike"));
    }
    const ProgramResult taught = run({"enrol", "--cards", path("phone.lkdb"), "--game", "halfwish", "--ids",
                                      "strike", path("phone.heic")});
    QVERIFY2(taught.exit == 0, taught.out.constData());
  }

  void cardsOfAnotherGameAreNotNamed() {
    const ProgramResult result =
        run({"recognise", "--game", "magepunk", "--cards", library_, path("strike2.png")});
    QCOMPARE(result.exit, 0);
    QVERIFY(result.lines().first().value("cards").toArray().at(0)["id"].isNull());
  }

  void marksAreListedWhenAsked() {
    const ProgramResult stage = run({"stage", LK_ROOT "/samples/halfwish/first-duel", "--out", path("night"),
                                     "--truth", path("truth.jsonl")});
    QVERIFY2(stage.exit == 0, stage.err.constData());
    const ProgramResult result = run({"recognise", "--marks", path("night/000300.jpg")});
    const QJsonObject line = result.lines().first();
    QCOMPARE(line["marks"].toArray().size(), 8);
    QCOMPARE(line["trays"].toArray().size(), 2);
    for (const QJsonValue tray : line["trays"].toArray())
      QCOMPARE(tray["total"].toInt(), tray["id"].toString() == "A" ? 10 : 12);
    for (const QJsonValue card : line["cards"].toArray())
      QVERIFY(card["id"].isNull());  // there is no library

    QFile truth(path("truth.jsonl"));
    QVERIFY(truth.open(QIODevice::ReadOnly));
    QCOMPARE(truth.readAll().count('\n'), 540);
  }
};

QTEST_MAIN(SeeTest)
#include "tst_see.moc"
