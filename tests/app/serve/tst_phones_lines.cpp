// Tests the pages in real browsers that refuse what others allow: WebSockets with this certificate, or the
// certificate.
#include <QImage>
#include <QJsonArray>
#include <QTest>

#include "robot.h"
#include "test_folder.h"

using namespace lk::test;

class TestPhonesLines : public QObject, private TestFolder {
  Q_OBJECT

  QJsonObject seen_;
  QByteArray all_;

 private slots:
  void initTestCase() {
    const QString setup = put(
        "setup.json", R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"knight"},"starter":"A",)"
                      R"("options":{"locations":"off","powers":"off"}})");
    seen_ = seenByRobot("phone_lines_robot.py", {setup}, 400000);
    all_ = QJsonDocument(seen_).toJson();
    QVERIFY(!seen_.isEmpty());
  }

  // As iPhones may do.
  void aPageGoesOnWithoutWebSockets() {
    for (const char* way : {"atOnce", "silently"}) {
      const QJsonObject seen = seen_[way].toObject();
      for (const char* what : {"said", "opened", "rolled", "stays"}) QVERIFY2(seen[what].toBool(), all_);
      QVERIFY2(seen["complaints"].toArray().isEmpty(), all_);
      qInfo("%s: said after %.1f s", way, seen["seconds"].toDouble());
    }
    QVERIFY2(seen_["camera"].toBool(), all_);
  }

  // As streaming programs do.
  void theOverlayNeedsNoCertificate() {
    const QJsonObject seen = seen_["overlay"].toObject();
    QVERIFY2(!seen["strange"].toBool(true), all_);  // the browser does refuse the certificate
    for (const char* scene : {"duel", "table", "score"}) {
      QVERIFY2(seen[scene].toBool(), all_);
      const QImage picture(QStringLiteral(LK_PICTURES "/overlay-%1.png").arg(scene));
      QVERIFY(picture.width() > 1000);
      QCOMPARE(picture.pixelColor(2, picture.height() / 2).alpha(), 0);  // nothing is behind it
      QVERIFY(picture.pixelColor(640, 43).alpha() > 0 || picture.pixelColor(30, 43).alpha() > 0);
    }
    QCOMPARE(seen["duelShows"].toArray(), QJsonArray({"near", "far", "story", "next"}));
    QCOMPARE(seen["tableShows"].toArray(), QJsonArray({"near", "far", "table", "next"}));
    QCOMPARE(seen["scoreShows"].toArray(), QJsonArray({"near", "far"}));
    QCOMPARE(seen["cookies"].toInt(-1), 0);
    QVERIFY2(seen["complaints"].toArray().isEmpty(), all_);
  }

  void onePhoneTapsItsNameAndOthersFindItTaken() {
    const QJsonObject seen = seen_["joining"].toObject();
    QCOMPARE(seen["offered"].toArray().size(), 4);  // two players, the camera, a spectator
    QVERIFY2(seen["opened"].toBool() && seen["own"].toBool() && seen["taken"].toBool(), all_);
    QCOMPARE(seen["left"].toArray().size(), 3);
    QCOMPARE(seen["left"].toArray().first(), seen["offered"].toArray()[1]);
  }

  void theTrustPageHasStepsForEveryDevice() {
    const QJsonObject seen = seen_["trust"].toObject();
    QVERIFY2(seen["guides"].toBool() && seen["fits"].toBool(), all_);
    QVERIFY2(seen["open"].toString().startsWith("Computer"), all_);
  }
};

QTEST_GUILESS_MAIN(TestPhonesLines)
#include "tst_phones_lines.moc"
