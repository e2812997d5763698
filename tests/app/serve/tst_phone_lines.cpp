// Tests lines without WebSockets, and the overlay on this computer: they carry what the others carry, to the
// same people.
#include <QTcpSocket>

#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

constexpr char kEvents[] = "Accept: text/event-stream\r\n";

/// A page whose browser refuses WebSockets.
class EventPage {
 public:
  EventPage(quint16 port, const QByteArray& path, const QByteArray& device, const QByteArray& more = {})
      : port_(port), path_(path), device_(device), line_(connected(port)) {
    line_->write(requestFor(port, path + "/live", kEvents + more + cookie()));
    QObject::connect(line_.get(), &QSslSocket::readyRead, line_.get(), [this] { read(); });
  }
  [[nodiscard]] bool gets(qsizetype count) {
    return QTest::qWaitFor([&] { return messages.size() >= count; }, 10000);
  }
  [[nodiscard]] bool closes() {
    return QTest::qWaitFor([&] { return line_->state() == QAbstractSocket::UnconnectedState; }, 10000);
  }
  [[nodiscard]] int status() const { return head_.mid(9, 3).toInt(); }
  [[nodiscard]] int page() const { return QJsonDocument::fromJson(messages.value(0))["page"].toInt(); }
  Response say(const QByteArray& json, const QByteArray& origin = {}) const {
    return sayOn(path_ + "/say/" + QByteArray::number(page()), json, origin);
  }
  [[nodiscard]] Response sayOn(const QByteArray& path, const QByteArray& json,
                               const QByteArray& origin = {}) const {
    const QByteArray own = "https://127.0.0.1:" + QByteArray::number(port_);
    return exchange(
        port_, requestFor(port_, path,
                          "Origin: " + (origin.isEmpty() ? own : origin) +
                              "\r\nContent-Length: " + QByteArray::number(json.size()) + "\r\n" + cookie(),
                          "POST") +
                   json);
  }

  QList<QByteArray> messages;

 private:
  [[nodiscard]] QByteArray cookie() const {
    return device_.isEmpty() ? QByteArray() : "Cookie: device=" + device_ + "\r\n";
  }
  void read() {
    bytes_ += line_->readAll();
    if (head_.isEmpty()) {
      const qsizetype end = bytes_.indexOf("\r\n\r\n");
      if (end < 0) return;
      head_ = bytes_.left(end);
      bytes_.remove(0, end + 4);
    }
    for (qsizetype end = bytes_.indexOf("\n\n"); end >= 0; end = bytes_.indexOf("\n\n")) {
      if (bytes_.startsWith("data: ")) messages << bytes_.mid(6, end - 6);
      bytes_.remove(0, end + 2);
    }
  }

  quint16 port_;
  QByteArray path_, device_, bytes_, head_;
  std::unique_ptr<QSslSocket> line_;
};

quint16 overlayPort(const ServedTable& table) {
  return static_cast<quint16>(QUrl(QString::fromStdString(table.server.addresses().overlay)).port());
}

/// Asks without encryption, and reads until the other side closes or a second has passed without the end.
QByteArray plain(quint16 port, const QByteArray& path, const QByteArray& more = {},
                 const QByteArray& host = "127.0.0.1", const QByteArray& method = "GET") {
  QTcpSocket socket;
  socket.connectToHost(QStringLiteral("127.0.0.1"), port);
  socket.write(method + " " + path + " HTTP/1.1\r\nHost: " + host + ":" + QByteArray::number(port) + "\r\n" +
               more + "\r\n");
  QByteArray all;
  (void)QTest::qWaitFor(
      [&] { return all += socket.readAll(), socket.state() == QAbstractSocket::UnconnectedState; }, 1500);
  return all;
}

}  // namespace

class TestPhoneLines : public QObject {
  Q_OBJECT

 private slots:
  void aNightIsPlayedWithoutWebSockets() {
    ServedTable table;
    const auto bob = table.openSeat(1);
    const QByteArray device = get(table.port, table.path(0)).device();
    EventPage ann(table.port, table.path(0), device);
    QVERIFY(ann.gets(3));
    QCOMPARE(ann.status(), 200);
    QVERIFY(ann.page() > 0);
    // It gets what a WebSocket gets.
    const auto socket = table.openSeatAgain(0, device);
    QCOMPARE(ann.messages.mid(1), socket->messages);
    QCOMPARE(ann.say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})").status, 200);
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
    QVERIFY(ann.gets(6));
    QTRY_COMPARE(ann.messages.mid(1), socket->messages);
    // A refusal goes only to the page that caused it.
    const qsizetype before = bob->messages.size();
    QCOMPARE(ann.say("{}").status, 200);
    QTRY_VERIFY(ann.messages.back().startsWith("{\"error\""));
    QTest::qWait(100);
    QCOMPARE(bob->messages.size(), before);
    QVERIFY(!socket->messages.back().startsWith("{\"error\""));
  }

  void onlyTheOwnPageAndDeviceSpeaks() {
    ServedTable table;
    const QByteArray device = get(table.port, table.path(0)).device();
    EventPage ann(table.port, table.path(0), device);
    const QByteArray bobs = get(table.port, table.path(1)).device();
    EventPage bob(table.port, table.path(1), bobs);
    QVERIFY(ann.gets(3) && bob.gets(3));
    const QByteArray roll = R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})";
    const QByteArray page = QByteArray::number(ann.page());
    QCOMPARE(ann.say(roll, "https://evil.example").status, 403);
    QCOMPARE(ann.sayOn(table.path(0) + "/say/999", roll).status, 403);
    QCOMPARE(ann.sayOn(table.path(0) + "/say/" + QByteArray::number(bob.page()), roll).status, 403);
    QCOMPARE(ann.sayOn(table.path(0) + "/say/", roll).status, 403);
    QCOMPARE(ann.sayOn(table.path(0) + "/say/-1", roll).status, 403);
    QCOMPARE(bob.sayOn(table.path(0) + "/say/" + page, roll).status, 403);
    QCOMPARE(bob.sayOn(table.path(1) + "/say/" + page, roll).status, 403);
    QCOMPARE(ann.sayOn("/say/" + page, roll).status, 413);
    QCOMPARE(ann.sayOn("/seat/wrong/say/" + page, roll).status, 403);
    QCOMPARE(ann.say(QByteArray(20000, 'x')).status, 413);
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(1));
    EventPage foreign(table.port, table.path(0), device, "Sec-Fetch-Site: cross-site\r\n");
    QVERIFY(foreign.closes());
    QCOMPARE(foreign.status(), 403);
    EventPage other(table.port, table.path(0), bobs);
    QVERIFY(other.closes());
    QCOMPARE(other.status(), 403);
    QCOMPARE(ann.say(roll).status, 200);
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
  }

  void tooManyMessagesCloseThisLineToo() {
    ServedTable table({}, kMirrors, {.messages = 5});
    EventPage ann(table.port, table.path(0), get(table.port, table.path(0)).device());
    QVERIFY(ann.gets(3));
    for (int i = 0; i < 5; ++i) QCOMPARE(ann.say("{}").status, 200);
    QCOMPARE(ann.say("{}").status, 429);
    QVERIFY(ann.closes());
    QCOMPARE(ann.messages.back(), QByteArray(R"({"closed":"429"})"));
    QTRY_COMPARE(table.server.connections(), 0);
  }

  void spectatorsOfOneAddressLeaveRoomForOthers() {
    ServedTable table({.spectators = 4, .spectatorsOfOneAddress = 2});
    const auto first = table.openSpectator(), second = table.openSpectator();
    QVERIFY(!PhonePage(table.port, "/live").opens());
    QCOMPARE(get(table.port, "/live", kEvents).status, 429);
    QVERIFY(table.openSeat(0));
  }

  void theOverlayIsWhatSpectatorsSeeAndNoMore() {
    ServedTable table;
    const quint16 port = overlayPort(table);
    for (const char* path : {"/", "/assets/spectators.js", "/assets/words.js", "/assets/look.css"}) {
      const QByteArray overlay = plain(port, path), page = get(table.port, path).body;
      QVERIFY2(overlay.startsWith("HTTP/1.1 200") && overlay.endsWith(page), path);
      QVERIFY2(!overlay.contains("Set-Cookie"), path);
    }
    for (const QByteArray& path :
         {table.path(0), table.path(0) + "/live", table.cameraPath(), QByteArray("/league"),
          QByteArray("/trust"), QByteArray("/trust/lampkeeper.crt"), QByteArray("/nothing")})
      QVERIFY2(plain(port, path).startsWith("HTTP/1.1 404"), path);
    QVERIFY(plain(port, "/", {}, "evil.example").startsWith("HTTP/1.1 403"));
    QVERIFY(plain(port, "/", {}, "192.168.1.5").startsWith("HTTP/1.1 403"));
    QVERIFY(plain(port, "/say/1", "Content-Length: 0\r\n", "127.0.0.1", "POST").startsWith("HTTP/1.1 405"));
    const auto spectator = table.openSpectator();
    QByteArray expected;
    for (const QByteArray& message : spectator->messages) expected += "data: " + message + "\n\n";
    const QByteArray line = plain(port, "/live", kEvents);
    QVERIFY(line.contains(expected));
    QVERIFY(plain(port, "/live", QByteArray(kEvents) + "Sec-Fetch-Site: cross-site\r\n")
                .startsWith("HTTP/1.1 403"));
    const QByteArray upgrade =
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const QByteArray own = "Origin: http://127.0.0.1:" + QByteArray::number(port) + "\r\n";
    QVERIFY(plain(port, "/live", upgrade + own).startsWith("HTTP/1.1 101"));
    QVERIFY(plain(port, "/live", upgrade + "Origin: http://evil.example\r\n").startsWith("HTTP/1.1 403"));
  }

  void theCertificateCanBeInstalled() {
    ServedTable table;
    QVERIFY(get(table.port, "/trust").body.contains("/assets/trust.js"));
    const Response response = get(table.port, "/trust/lampkeeper.crt");
    QVERIFY(response.head.contains("application/x-x509-ca-cert"));
    const QSslCertificate authority(response.body, QSsl::Der);
    QVERIFY(!authority.isNull());
    // A browser that trusts it takes the server's certificate, and one that does not refuses it.
    for (const bool trusts : {false, true}) {
      QSslSocket socket;
      QSslConfiguration tls = socket.sslConfiguration();
      tls.setCaCertificates(trusts ? QList{authority} : QList<QSslCertificate>());
      socket.setSslConfiguration(tls);
      socket.setPeerVerifyMode(QSslSocket::VerifyPeer);
      socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), table.port);
      (void)QTest::qWaitFor(
          [&] { return socket.isEncrypted() || socket.state() == QAbstractSocket::UnconnectedState; }, 10000);
      QCOMPARE(socket.isEncrypted(), trusts);
    }
  }
};

QTEST_GUILESS_MAIN(TestPhoneLines)
#include "tst_phone_lines.moc"
