// Tests the pictures of cards that pages load: painted for the night's game only, in every language, and
// kept.
#include <QImage>

#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

constexpr char kLocations[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"titan","B":"mirror"},"starter":"B"})";

}  // namespace

class TestPhonePictures : public QObject {
  Q_OBJECT

 private slots:
  void everyPictureOfAViewIsServed() {
    ServedTable table({}, kLocations);
    const auto spectator = table.openSpectator();
    QVERIFY(spectator->messages.join().contains("/back/halfwish/location"));
    const Response card = get(table.port, "/card/halfwish/en/strike");
    QCOMPARE(card.status, 200);
    QVERIFY(card.head.contains("Content-Type: image/png"));
    QVERIFY(card.head.contains("Cache-Control: private, max-age="));
    const QImage face = QImage::fromData(card.body);
    QCOMPARE(face.size(), QSize(315, 440));
    const QImage back = QImage::fromData(get(table.port, "/back/halfwish/location").body);
    QCOMPARE(back.size(), face.size());
    QVERIFY(back != QImage::fromData(get(table.port, "/back/halfwish/").body));
    QVERIFY(QImage::fromData(get(table.port, "/card/halfwish/zh/strike").body) != face);
    QCOMPARE(get(table.port, "/card/halfwish/en/strike").body, card.body);
  }

  void nothingElseIsPainted() {
    ServedTable table;
    const auto spectator = table.openSpectator();
    QCOMPARE(get(table.port, "/card/halfwish/en/strike").status, 200);
    for (const QByteArray& path :
         {QByteArray("/card/halfwish/en/nothing"), QByteArray("/card/halfwish/xx/strike"),
          QByteArray("/card/halfwish/e/strike"), QByteArray("/card/magepunk/en/rust_tick"),
          QByteArray("/card/halfwish/en/"), QByteArray("/card/halfwish"), QByteArray("/card/"),
          QByteArray("/back/halfwish/nothing"), QByteArray("/back"), QByteArray("/other/halfwish/en/strike"),
          QByteArray("/card/halfwish/en/../../strike")})
      QCOMPARE(get(table.port, path).status, 404);
  }

  void withoutANightThereIsNoPicture() {
    app::PhoneServer server;
    QTemporaryDir folder;
    const auto open =
        server.open({folder.path().toStdString(), QHostAddress(QHostAddress::LocalHost), 0, "en"});
    QVERIFY(open);
    const auto port = static_cast<quint16>(QUrl(QString::fromStdString(open->all)).port());
    QCOMPARE(get(port, "/card/halfwish/en/strike").status, 404);
  }
};

QTEST_MAIN(TestPhonePictures)
#include "tst_phone_pictures.moc"
