// Tests who may open which page: a token belongs to one seat and one device, and other pages get no
// connection.
#include "served_table.h"

using namespace lk;
using namespace lk::test;

class TestPhonePasses : public QObject {
  Q_OBJECT

 private slots:
  void secretsAreLongAndNeverTheSame() {
    std::set<std::string> all;
    for (int i = 0; i < 1000; ++i) all.insert(app::newSecret());
    QCOMPARE(all.size(), std::size_t(1000));
    QCOMPARE(all.begin()->size(), app::kSecretLetters);
    QVERIFY(app::sameSecret("abc", "abc") && !app::sameSecret("abc", "abd") && !app::sameSecret("abc", "ab"));
  }

  void aTokenOpensOnePageAndNoOther() {
    ServedTable table;
    QCOMPARE(get(table.port, table.path(0)).status, 200);
    const QByteArray token = table.path(0).mid(6);
    for (const QByteArray& wrong :
         {QByteArray("/seat/wrong"), QByteArray("/seat/"), "/camera/" + token, "/seat/" + token + "x",
          "/seat/" + token.chopped(1), "/seat/" + token + "/"})
      QVERIFY2(get(table.port, wrong).status == 403, wrong);
    const auto page = table.openSeat(0);
    QCOMPARE(page->last("view")["told"]["you"].toString(), QString("A"));
  }

  void aTokenBelongsToTheDeviceThatUsesItFirst() {
    ServedTable table;
    const QByteArray ann = get(table.port, table.path(0)).device();
    const QByteArray bob = get(table.port, table.path(0)).device();  // opens it before anybody plays
    QVERIFY(!ann.isEmpty() && !bob.isEmpty() && ann != bob);
    PhonePage first(table.port, table.path(0) + "/live", ann);
    QVERIFY(first.opens());
    PhonePage second(table.port, table.path(0) + "/live", bob);
    QVERIFY(!second.opens());
    const Response other = get(table.port, table.path(0), "Cookie: device=" + bob + "\r\n");
    QCOMPARE(other.status, 403);
    QVERIFY(other.error().contains("another phone"));
    // A person who opens it, by a code or a link, gets a page to read.
    const Response opened =
        get(table.port, table.path(0), "Accept: text/html,*/*\r\nCookie: device=" + bob + "\r\n");
    QCOMPARE(opened.status, 403);
    QVERIFY(opened.body.contains("<p role=\"alert\">another phone has this page"));
    QVERIFY(get(table.port, table.path(0)).status == 403);
    QCOMPARE(get(table.port, table.path(0), "Cookie: x=1; device=" + ann + "\r\n").status, 200);
    PhonePage again(table.port, table.path(0) + "/live", ann);  // its screen was locked meanwhile
    QVERIFY(again.opens());
  }

  void aConnectionNeedsItsDeviceAndItsOwnPage() {
    ServedTable table;
    const QByteArray ann = get(table.port, table.path(0)).device();
    QVERIFY(!PhonePage(table.port, table.path(0) + "/live").opens());
    QVERIFY(!PhonePage(table.port, table.path(0) + "/live", "short").opens());
    QVERIFY(!PhonePage(table.port, table.path(0) + "/live", ann, "https://evil.example").opens());
    QVERIFY(!PhonePage(table.port, table.path(0) + "/live", ann, "null").opens());
    QVERIFY(!PhonePage(table.port, "/live", {}, "https://evil.example").opens());
    QVERIFY(!PhonePage(table.port, "/live", {}, QString("http://127.0.0.1:%1").arg(table.port)).opens());
    QVERIFY(!PhonePage(table.port, "/", ann).opens());
    QVERIFY(!PhonePage(table.port, table.path(0), ann).opens());
    QVERIFY(PhonePage(table.port, table.path(0) + "/live", ann).opens());
  }

  // The power fails in the middle of a night: its phones go on without new codes.
  void theSameNightHasTheSameTokensAfterARestart() {
    const QTemporaryDir folder;
    app::ServePlan plan{folder.path().toStdString(), QHostAddress(QHostAddress::LocalHost), 0, "en", 7};
    const auto open = [&](app::PhoneServer& server) {
      const Outcome<app::ServeAddresses> opened = server.open(plan);
      if (!opened) qFatal("%s", opened.fault().text().c_str());
      return *opened;
    };
    const auto pathOf = [](const std::string& url) {
      return QUrl(QString::fromStdString(url)).path().toUtf8();
    };
    const auto portOf = [](const app::ServeAddresses& all) {
      return static_cast<quint16>(QUrl(QString::fromStdString(all.all)).port());
    };
    QByteArray seat, joining, camera, ann;
    {
      app::PhoneServer server;
      const app::ServeAddresses all = open(server);
      seat = pathOf(all.seats[0]), joining = pathOf(all.joining), camera = pathOf(all.camera);
      ann = get(portOf(all), seat).device();
      QVERIFY(PhonePage(portOf(all), seat + "/live", ann).opens());
    }
    const QString file = folder.filePath("codes.json");
    QCOMPARE(QFile::permissions(file) &
                 (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::Permissions());
    {
      app::PhoneServer server;
      const app::ServeAddresses all = open(server);
      QCOMPARE(pathOf(all.seats[0]), seat);
      QCOMPARE(pathOf(all.joining), joining);
      QCOMPARE(pathOf(all.camera), camera);
      const QByteArray bob = get(portOf(all), pathOf(all.seats[1])).device();
      QVERIFY(!PhonePage(portOf(all), seat + "/live", bob).opens());
      QVERIFY(PhonePage(portOf(all), seat + "/live", ann).opens());
      server.disconnectAll();
      QVERIFY(pathOf(server.addresses().seats[0]) != seat);
      seat = pathOf(server.addresses().seats[0]);
    }
    {  // codes that were replaced stay so
      app::PhoneServer server;
      QCOMPARE(pathOf(open(server).seats[0]), seat);
      server.setNight(8);  // the next night of the same evening
    }
    {
      app::PhoneServer server;
      QVERIFY(pathOf(open(server).seats[0]) != seat);  // of night 7 nothing is kept any more
    }
    plan.night = 8;
    for (const QByteArray& broken :
         {QByteArray("{"), QByteArray(R"({"night":8,"passes":{"joining":"short","pages":[]}})")}) {
      QFile written(file);
      QVERIFY(written.open(QIODevice::WriteOnly));
      written.write(broken);
      written.close();
      app::PhoneServer server;
      QCOMPARE(pathOf(open(server).seats[0]).size(), qsizetype(6 + app::kSecretLetters));
    }
    plan.night = 0;
    app::PhoneServer server, other;
    QVERIFY(open(server).seats[0] != open(other).seats[0]);
  }

  // A foreign cookie does not keep anybody from their own page.
  void aDeviceWithAForeignCookieGetsOneOfOurs() {
    ServedTable table;
    const QByteArray ours = get(table.port, table.path(0), "Cookie: device=x\r\n").device();
    QCOMPARE(ours.size(), qsizetype(app::kSecretLetters));
    QVERIFY(PhonePage(table.port, table.path(0) + "/live", ours).opens());
  }

  // One code for all phones: it leads to every page that no device has yet, and to no other.
  void aPhoneSaysWhoseItIs() {
    ServedTable table;
    const QByteArray joining = QUrl(QString::fromStdString(table.server.addresses().joining)).path().toUtf8();
    QCOMPARE(get(table.port, joining).status, 200);
    const auto told = [&] {
      return QJsonDocument::fromJson(get(table.port, joining + "/seats").body).object();
    };
    QCOMPARE(told()["players"].toArray().size(), 2);
    const QJsonObject first = told()["players"][0].toObject();
    QCOMPARE(first["seat"].toString(), QString("A"));
    QVERIFY(!first["name"].toString().isEmpty());
    QCOMPARE(first["page"].toString().toUtf8(), table.path(0));
    QCOMPARE(told()["camera"].toString().toUtf8(), table.cameraPath());
    const auto page = table.openSeat(0);
    QVERIFY(!told()["players"][0].toObject().contains("page"));
    QVERIFY(told()["players"][1].toObject().contains("page"));
  }
  void aPhoneFindsBackToItsPage() {
    ServedTable table;
    const QByteArray joining = QUrl(QString::fromStdString(table.server.addresses().joining)).path().toUtf8();
    const Response opened = get(table.port, table.path(0));
    QVERIFY(opened.head.contains("; Path=/; "));  // the code for all phones is told the device, too
    PhonePage page(table.port, table.path(0) + "/live", opened.device());
    QVERIFY(page.opens());
    const auto told = [&](const QByteArray& device) {
      const Response seats = get(table.port, joining + "/seats", "Cookie: device=" + device + "\r\n");
      return QJsonDocument::fromJson(seats.body)["players"][0]["page"].toString().toUtf8();
    };
    QCOMPARE(told(opened.device()), table.path(0));
    QCOMPARE(told(get(table.port, "/trust").device()), QByteArray());
    QCOMPARE(told(opened.device() + "x"), QByteArray());
  }
  void nobodySeesTheCardsOfTheHouse() {
    ServedTable table({},
                      QByteArray(kMirrors).replace("}}", R"(},"house":{"B":{"level":"gentle","seed":7}}})"));
    const QByteArray joining = QUrl(QString::fromStdString(table.server.addresses().joining)).path().toUtf8();
    QTRY_COMPARE(get(table.port, table.path(1)).status, 403);
    QCOMPARE(get(table.port, table.path(0)).status, 200);
    const QByteArray told = get(table.port, joining + "/seats").body;
    QCOMPARE(QJsonDocument::fromJson(told).object()["players"].toArray().size(), 1);
    QVERIFY(!told.contains(table.path(1)));
  }
  void onlyTheCodeOnTheScreenLeadsToPages() {
    ServedTable table;
    const QByteArray joining = QUrl(QString::fromStdString(table.server.addresses().joining)).path().toUtf8();
    for (const QByteArray& wrong :
         {QByteArray("/join/"), QByteArray("/join/seats"), joining + "x",
          "/join/" + table.path(0).mid(6) + "/seats", joining.chopped(1) + "/seats"})
      QVERIFY2(get(table.port, wrong).status == 403, wrong);
    table.server.disconnectAll();
    QCOMPARE(get(table.port, joining + "/seats").status, 403);
    for (int i = 0; i < 20; ++i) get(table.port, "/join/" + QByteArray::number(i));
    QCOMPARE(get(table.port, joining).status, 429);
  }

  void whoeverGuessesTokensHasToWait() {
    ServedTable table;
    for (int i = 0; i < 20; ++i) QCOMPARE(get(table.port, "/seat/" + QByteArray::number(i)).status, 403);
    const Response response = get(table.port, "/seat/20");
    QCOMPARE(response.status, 429);
    QVERIFY(!response.error().isEmpty());
    QCOMPARE(get(table.port, "/").status, 200);
  }

  void aPageIsOpenedAtMostFourTimesAtOnce() {
    ServedTable table;
    const QByteArray ann = get(table.port, table.path(0)).device();
    std::vector<std::unique_ptr<PhonePage>> open;
    for (int i = 0; i < 4; ++i) {
      open.push_back(std::make_unique<PhonePage>(table.port, table.path(0) + "/live", ann));
      QVERIFY(open.back()->opens());
    }
    QVERIFY(!PhonePage(table.port, table.path(0) + "/live", ann).opens());
    open.clear();
    QTRY_COMPARE(table.server.connections(), 0);
    QVERIFY(PhonePage(table.port, table.path(0) + "/live", ann).opens());
  }

  void disconnectingAllClosesEveryPageAndToken() {
    ServedTable table;
    const QByteArray before = table.path(0);
    const QByteArray device = get(table.port, before).device();
    PhonePage page(table.port, before + "/live", device);
    QVERIFY(page.opens());
    const auto spectator = table.openSpectator();
    table.server.disconnectAll();
    QVERIFY(page.closes() && spectator->closes());
    QCOMPARE(page.socket.closeReason(), QString("out"));
    QCOMPARE(get(table.port, before, "Cookie: device=" + device + "\r\n").status, 403);
    QVERIFY(table.path(0) != before);
    QCOMPARE(get(table.port, table.path(0)).status, 200);
  }

  void connectedSeatsAndSpectatorsAreReported() {
    ServedTable table;
    app::Present present;
    connect(&table.server, &app::PhoneServer::present, this, [&](const app::Present& now) { present = now; });
    auto ann = table.openSeat(0);
    auto one = table.openSpectator();
    const auto two = table.openSpectator();
    QVERIFY(present.seats[0] && !present.seats[1] && !present.camera);
    QCOMPARE(present.spectators, 2);
    ann.reset();
    one.reset();
    QTRY_VERIFY(!present.seats[0]);
    QTRY_COMPARE(present.spectators, 1);
  }

  void aPortInUseIsReported() {
    const ServedTable table;
    app::PhoneServer second;
    const auto open = second.open(
        {table.folder.path().toStdString(), QHostAddress(QHostAddress::LocalHost), table.port, "en"});
    QVERIFY(!open);
    QVERIFY(open.fault().text().find(std::to_string(table.port)) != std::string::npos);
  }

  void afterClosingNothingListens() {
    ServedTable table;
    const auto page = table.openSpectator();
    table.server.close();
    QVERIFY(page->closes());
    QCOMPARE(get(table.port, "/").status, 0);
    QCOMPARE(table.server.addresses().all, std::string());
  }
};

QTEST_GUILESS_MAIN(TestPhonePasses)
#include "tst_phone_passes.moc"
