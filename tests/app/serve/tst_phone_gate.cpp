// Tests the server's handling of requests: what is not a page's request gets a short answer, and no client
// can block it.
#include <QDir>
#include <QFileInfo>

#include "app/phrases/translation.h"
#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

/// The connection closes by itself, without an answer.
bool isDropped(QSslSocket& socket, int withinMs) {
  return QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, withinMs);
}

}  // namespace

class TestPhoneGate : public QObject {
  Q_OBJECT

 private slots:
  void thePagesAreSmallAndAskNobodyElse() {
    const ServedTable table;
    const auto bytesOf = [&](const QByteArray& path, const QByteArray& language) {
      const Response response = get(table.port, path, "Accept-Language: " + language + "\r\n");
      if (response.status != 200 || response.body.isEmpty()) QTest::qFail(path, __FILE__, __LINE__);
      for (const char* elsewhere : {"src=\"http", "href=\"http", "from \"http", "url(", "import(\"http"})
        if (response.body.contains(elsewhere)) QTest::qFail(path + elsewhere, __FILE__, __LINE__);
      for (const char* strict : {"Cache-Control: no-store", "default-src 'none'; script-src 'self'",
                                 "X-Content-Type-Options: nosniff"})
        if (!response.head.contains(strict)) QTest::qFail(path + strict, __FILE__, __LINE__);
      return response.body.size();
    };
    qsizetype all = 0;
    int pages = 0;
    for (const QString& name : QDir(QStringLiteral(LK_ROOT "/resources/serve")).entryList(QDir::Files)) {
      if (name.endsWith(".html")) {
        all += QFileInfo(QStringLiteral(LK_ROOT "/resources/serve/") + name).size();
        ++pages;
      } else {
        all += bytesOf("/assets/" + name.toUtf8(), "en");
      }
    }
    QCOMPARE(pages, 8);
    (void)bytesOf("/", "en");
    (void)bytesOf(table.path(0), "en");
    (void)bytesOf(table.cameraPath(), "en");
    for (const QString& language : app::Translation::languages())
      all += bytesOf("/assets/words.js", language.toUtf8());
    QVERIFY2(all < 100 * 1000, QByteArray::number(all));
    qInfo("all that is served as it lies: %lld bytes", static_cast<long long>(all));
  }

  void unknownPathsAreNotFound_data() {
    QTest::addColumn<QByteArray>("path");
    for (const char* path : {"/nothing", "/assets/", "/assets/../seat.js", "/assets/%2e%2e/seat.html", "/..",
                             "/assets/seat.html", "/../../etc/passwd", "/assets/..%2f..%2fetc%2fpasswd",
                             "/league", "//", "/assets/\\..\\seat.js", "/live"})
      QTest::newRow(path) << QByteArray(path);
  }
  void unknownPathsAreNotFound() {
    QFETCH(QByteArray, path);
    static const ServedTable table;
    const Response response = get(table.port, path);
    QCOMPARE(response.status, 404);
    QVERIFY(!response.error().isEmpty());
  }

  void onlyAGetWithoutABodyIsTaken() {
    const ServedTable table;
    QCOMPARE(exchange(table.port, requestFor(table.port, "/", {}, "DELETE")).status, 405);
    QCOMPARE(exchange(table.port, requestFor(table.port, "/", {}, "HEAD")).status, 405);
    QCOMPARE(
        exchange(table.port, requestFor(table.port, "/", "Content-Length: 5\r\n", "POST") + "12345").status,
        413);
    QCOMPARE(exchange(table.port, requestFor(table.port, "/", "Transfer-Encoding: chunked\r\n")).status, 413);
  }

  void aBodyOfTenMegabytesIsRefusedAndNotKept() {
    const ServedTable table;
    const Response response =
        exchange(table.port, requestFor(table.port, "/", "Content-Length: 10485760\r\n", "POST") +
                                 QByteArray(10 * 1024 * 1024, 'x'));
    QVERIFY(response.status == 413 ||
            response.status == 0);  // a client that continues sending may miss the answer
    QCOMPARE(get(table.port, "/").status, 200);
  }

  void aHeadThatIsTooLongIsRefused() {
    const ServedTable table;
    const Response response = get(table.port, "/", "X: " + QByteArray(20000, 'x') + "\r\n");
    QCOMPARE(response.status, 413);
    QCOMPARE(get(table.port, "/" + QByteArray(9000, 'x')).status, 413);
  }

  void malformedRequestsAreRefused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no version") << QByteArray("GET /\r\n\r\n");
    QTest::newRow("an old version") << QByteArray("GET / HTTP/1.0\r\n\r\n");
    QTest::newRow("no path") << QByteArray("GET  HTTP/1.1\r\n\r\n");
    QTest::newRow("no slash") << QByteArray("GET x HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QTest::newRow("a header without a colon") << QByteArray("GET / HTTP/1.1\r\nHost localhost\r\n\r\n");
    QTest::newRow("a header twice") << QByteArray(
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n");
    QTest::newRow("a folded header") << QByteArray("GET / HTTP/1.1\r\nHost: localhost\r\n more\r\n\r\n");
    QTest::newRow("bytes") << QByteArray("\x00\x01\x02\x03\r\n\r\n", 8);
  }
  void malformedRequestsAreRefused() {
    QFETCH(QByteArray, bytes);
    static const ServedTable table;
    QCOMPARE(exchange(table.port, bytes).status, 400);
  }

  // A foreign host name that resolves here would give a foreign page access to ours.
  void foreignHostNamesAreRefused() {
    const ServedTable table;
    for (const char* host : {"evil.example", "127.0.0.1.evil.example", "", "localhost:1; script-src *"})
      QCOMPARE(exchange(table.port, QByteArray("GET / HTTP/1.1\r\nHost: ") + host + "\r\n\r\n").status, 403);
    for (const char* host : {"localhost", "LOCALHOST:8443", "192.168.1.7:1", "[::1]:8443"})
      QCOMPARE(exchange(table.port, QByteArray("GET / HTTP/1.1\r\nHost: ") + host + "\r\n\r\n").status, 200);
  }

  void connectionsWithoutTlsAreDropped() {
    const ServedTable table({.headMs = 1000});
    QTcpSocket plain;
    plain.connectToHost("127.0.0.1", table.port);
    plain.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    QVERIFY(QTest::qWaitFor([&] { return plain.state() == QAbstractSocket::UnconnectedState; }, 10000));
    QVERIFY(!plain.readAll().contains("Lampkeeper"));
  }

  void slowAndSilentConnectionsAreDropped() {
    const ServedTable table({.headMs = 500});
    const auto slow = connected(table.port);
    QTimer drip;
    connect(&drip, &QTimer::timeout, slow.get(), [&] { slow->write("G"); });
    drip.start(100);
    QVERIFY(isDropped(*slow, 10000));
    const auto silent = connected(table.port);
    QVERIFY(isDropped(*silent, 10000));
    QTRY_COMPARE(table.server.connections(), 0);
  }

  // Silent connections of one address are limited before any of them has said anything.
  void twoHundredSilentConnectionsBlockNobody() {
    const ServedTable table({.headMs = 60000});
    std::vector<std::unique_ptr<QTcpSocket>> many;
    for (int i = 0; i < 200; ++i) {
      many.push_back(std::make_unique<QTcpSocket>());
      QVERIFY(many.back()->bind(QHostAddress("127.0.0.2")));
      many.back()->connectToHost(QStringLiteral("127.0.0.1"), table.port);
    }
    const auto open = [&] {
      return std::count_if(many.begin(), many.end(),
                           [](const auto& each) { return each->state() == QAbstractSocket::ConnectedState; });
    };
    QTRY_COMPARE_WITH_TIMEOUT(open(), std::ptrdiff_t(app::kMaxUnheardOfAddress), 60000);
    QCOMPARE(table.server.connections(), app::kMaxUnheardOfAddress);
    QCOMPARE(get(table.port, "/").status, 200);
    many.clear();
    QTRY_COMPARE(table.server.connections(), 0);
  }

  void tooManyConnectionsOfOneAddressAreRefused() {
    const ServedTable table({.ofOneAddress = 3});
    std::vector<std::unique_ptr<QSslSocket>> some;
    for (int i = 0; i < 3; ++i) some.push_back(connected(table.port));
    QTRY_COMPARE(table.server.connections(), 3);
    const Response response = get(table.port, "/");
    QCOMPARE(response.status, 429);
    QVERIFY(!response.error().isEmpty());
  }

  void tooManyConnectionsAreRefused() {
    const ServedTable table({.connections = 1});
    std::vector<std::unique_ptr<QSslSocket>> some;
    some.push_back(connected(table.port));
    QTRY_COMPARE(table.server.connections(), 1);
    QCOMPARE(get(table.port, "/").status, 0);
    some.clear();
    QTRY_COMPARE(table.server.connections(), 0);
    QCOMPARE(get(table.port, "/").status, 200);
  }

  void anIncompleteWebSocketRequestIsDropped() {
    const ServedTable table({.headMs = 500});
    const QByteArray host = "127.0.0.1:" + QByteArray::number(table.port);
    const Response response =
        exchange(table.port, "GET /live HTTP/1.1\r\nHost: " + host + "\r\nOrigin: https://" + host +
                                 "\r\nUpgrade: websocket\r\n\r\n");  // no key, no version
    QVERIFY(response.status == 0 || response.status == 400);
    QTRY_COMPARE(table.server.connections(), 0);
  }

  // After the handshake, too, only frames of the protocol are accepted.
  void anInvalidFrameEndsItsConnection_data() {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray mask(4, '\0');
    QTest::newRow("a kind that is not there") << QByteArray("\x83\x82", 2) + mask + "hi";
    QTest::newRow("bits that nobody agreed on") << QByteArray("\xf1\x82", 2) + mask + "hi";
    QTest::newRow("a control frame in parts") << QByteArray("\x09\x80", 2) + mask;
    QTest::newRow("a control frame that is too long")
        << QByteArray("\x89\xfe\x00\x7e", 4) + mask + QByteArray(126, 'x');
    QTest::newRow("a part of nothing") << QByteArray("\x80\x82", 2) + mask + "hi";
    QTest::newRow("a length beyond all") << QByteArray("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) + mask;
    QTest::newRow("no UTF-8") << QByteArray("\x81\x82", 2) + mask + "\xc3\x28";
    QTest::newRow("another request") << requestFor(1, "/");
  }
  void anInvalidFrameEndsItsConnection() {
    QFETCH(QByteArray, bytes);
    static const ServedTable table;
    const auto socket = connected(table.port);
    const QByteArray host = "127.0.0.1:" + QByteArray::number(table.port);
    socket->write("GET /live HTTP/1.1\r\nHost: " + host + "\r\nOrigin: https://" + host +
                  "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QByteArray received;
    QVERIFY(QTest::qWaitFor([&] { return (received += socket->readAll()).contains("\"view\""); }, 20000));
    socket->write(bytes);
    QVERIFY(isDropped(*socket, 20000));
    QCOMPARE(get(table.port, "/").status, 200);
  }
};

QTEST_GUILESS_MAIN(TestPhoneGate)
#include "tst_phone_gate.moc"
