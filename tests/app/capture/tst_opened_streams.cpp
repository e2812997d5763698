// Tests how network cameras are opened: addresses as people write them, names and passwords, and refusals
// with their reason.
#include <QCryptographicHash>
#include <QTest>

#include "app/capture/quiet.h"
#include "stream_sources.h"

using lk::Outcome;
using lk::app::FrameSource;
using lk::app::openSource;
using lk::test::Client;
using lk::test::MjpegServer;
using lk::test::refused;
using lk::test::sendForEver;

namespace {

using Source = std::unique_ptr<FrameSource>;

}  // namespace

class TestOpenedStreams : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { lk::app::silenceLibraries(); }

  void addressesAreAcceptedAsPeopleWriteThem() {
    const MjpegServer server([](const Client& client, int) { sendForEver(client, 90); });
    const std::string place = "127.0.0.1:" + std::to_string(server.port());
    for (const std::string& text : {place, place + "/video", "  HTTP://" + place + "/Shot \n"}) {
      const Outcome<Source> source = openSource(text);
      QVERIFY2(bool(source), text.c_str());
      QCOMPARE((*source)->describe().substr(0, 24), "stream http://127.0.0.1:");
    }
  }

  void namesAndPasswordsAreGiven_data() {
    QTest::addColumn<QByteArray>("user");
    QTest::addColumn<QByteArray>("password");
    QTest::addColumn<bool>("digest");
    for (const bool digest : {false, true}) {
      QTest::addRow("plain %d", digest) << QByteArray("ann") << QByteArray("secret") << digest;
      QTest::addRow("signs %d", digest) << QByteArray("ann") << QByteArray("a@b/c:d%") << digest;
    }
  }
  /// A Digest answer without qop contains MD5(MD5(user:realm:password):nonce:MD5(GET:uri)).
  void namesAndPasswordsAreGiven() {
    QFETCH(QByteArray, user);
    QFETCH(QByteArray, password);
    QFETCH(bool, digest);
    const auto md5 = [](const QByteArray& text) {
      return QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex();
    };
    const QByteArray right = digest ? md5(md5(user + ":cam:" + password) + ":n1:" + md5("GET:/x"))
                                    : "Basic " + (user + ':' + password).toBase64();
    const MjpegServer server([&](const Client& client, int) {
      if (client.request().contains(right)) return sendForEver(client, 90);
      client.send(std::string("HTTP/1.0 401 Unauthorized\r\nContent-Length: 0\r\nWWW-Authenticate: ") +
                  (digest ? "Digest realm=\"cam\", nonce=\"n1\"" : "Basic realm=\"cam\"") + "\r\n\r\n");
    });
    const auto at = [&](const QByteArray& name, const QByteArray& word) {
      return "http://" + name.toStdString() + ":" + word.toStdString() +
             "@127.0.0.1:" + std::to_string(server.port()) + "/x";
    };
    {
      const Outcome<Source> source = openSource(at(user, password));
      QVERIFY2(bool(source), source ? "" : source.fault().text().c_str());
    }
    refused(at(user, "wrong"), "a name and a password");
  }

  void refusalsGiveTheirReason_data() {
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("what");
    QTest::newRow("404") << QByteArray("HTTP/1.0 404 Not Found\r\n\r\n") << QByteArray("404 Not Found");
    QTest::newRow("500") << QByteArray("HTTP/1.1 500 Oh \x1b[31mno\r\n\r\n") << QByteArray("500 Oh [31mno");
    QTest::newRow("401") << QByteArray("HTTP/1.0 401 Unauthorized\r\n\r\n")
                         << QByteArray("a name and a password");
    QTest::newRow("page") << QByteArray(
                                 "HTTP/1.0 200 OK\r\nContent-Type: text/html\r\n\r\n<html>Hello</html>")
                          << QByteArray("no pictures");
    QTest::newRow("nothing at all") << QByteArray() << QByteArray("sends nothing");
  }
  void refusalsGiveTheirReason() {
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, what);
    const MjpegServer server([&](const Client& client, int) { client.send(answer.toStdString()); });
    refused(server.address(), what.constData());
  }

  // Addresses copied with the wrong beginning.
  void otherProtocolsAreNamed() {
    const MjpegServer http([](const Client& client, int) {
      if (client.request().startsWith("GET"))
        sendForEver(client, 90);
      else
        client.send("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
    });
    const std::string at = "://127.0.0.1:" + std::to_string(http.port()) + "/x";
    refused("https" + at, "speaks HTTP, not HTTPS, at this port");
    refused("rtsp" + at, "speaks HTTP, not RTSP, at this port");
    const MjpegServer rtsp([](const Client& client, int) {
      client.send(client.request().startsWith("OPTIONS") ? "RTSP/1.0 200 OK\r\nCSeq: 1\r\n\r\n"
                                                         : "RTSP/1.0 400 Bad Request\r\n\r\n");
    });
    const std::string there = "://127.0.0.1:" + std::to_string(rtsp.port()) + "/x";
    refused("http" + there, "speaks RTSP, not HTTP, at this port");
    refused("https" + there, "speaks RTSP, not HTTPS, at this port");
  }

  void silenceIsAFault() {
    const MjpegServer server([](const Client& client, int) { client.stall(); });
    refused(server.address(), "sends nothing");
  }

  void aRefusedConnectionIsReported() {
    int port = 0;
    {
      port = MjpegServer([](const Client&, int) {}).port();
    }
    refused("http://127.0.0.1:" + std::to_string(port) + "/x", "refuses the connection");
    refused("rtsp://127.0.0.1:" + std::to_string(port) + "/x", "refuses the connection");
  }

  void passwordsAreNotShown() {
    const MjpegServer server([](const Client& client, int) { sendForEver(client, 90); });
    const std::string secret = "http://ann:secret@127.0.0.1:" + std::to_string(server.port()) + "/x";
    const Outcome<Source> source = openSource(secret);
    QVERIFY(source);
    QVERIFY((*source)->describe().find("secret") == std::string::npos);
    const Outcome<Source> none = openSource("rtsp://:1:ann:secret@/x");
    QVERIFY(!none);
    QVERIFY2(none.fault().text().find("secret") == std::string::npos, none.fault().text().c_str());
    const Outcome<Source> wrong = openSource("http://ann:secret@127.0.0.1:1/x");
    QVERIFY(!wrong);
    QVERIFY(wrong.fault().text().find("secret") == std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestOpenedStreams)
#include "tst_opened_streams.moc"
