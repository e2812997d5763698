// Tests what limits connections and messages: who gets a place when many want one, what frames bring, what is
// logged.
#include <QTest>

#include "app/serve/transport/admission.h"
#include "app/serve/transport/frames.h"
#include "app/serve/transport/refusal_log.h"

using namespace lk::app;

namespace {

const QHostAddress kAnn("192.168.1.5"), kBob("192.168.1.6"), kEve("192.168.1.66");

/// Returns how many of these connections got a place.
int admitted(Admission& admission, const QHostAddress& from, int tries) {
  int in = 0;
  for (int i = 0; i < tries; ++i) in += admission.arrive(from).in.has_value();
  return in;
}

/// Returns a masked frame as a browser sends it.
QByteArray sent(int first, const QByteArray& payload, const QByteArray& mask = "abcd") {
  QByteArray frame(1, static_cast<char>(first));
  if (payload.size() < 126)
    frame += static_cast<char>(0x80 | payload.size());
  else
    frame += QByteArray("\xfe") + static_cast<char>(payload.size() >> 8) + static_cast<char>(payload.size());
  frame += mask;
  for (qsizetype i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  return frame;
}

QList<Heard> heardIn(const QByteArray& bytes, qsizetype atATime = 1 << 20, int maxBytes = 1000) {
  FrameReader reader(maxBytes);
  QList<Heard> all;
  for (qsizetype i = 0; i < bytes.size(); i += atATime) {
    reader.add(bytes.mid(i, atATime));
    while (const auto heard = reader.next()) all << *heard;
  }
  return all;
}

}  // namespace

class TestPhoneLimits : public QObject {
  Q_OBJECT

 private slots:
  void silentConnectionsOfOneAddressLeaveRoomForOthers() {
    Admission admission({});
    QCOMPARE(admitted(admission, kEve, 10000), kMaxUnheardOfAddress);
    QVERIFY(admission.arrive(kAnn).in);
    QCOMPARE(admission.openOf(kEve), kMaxUnheardOfAddress);
  }

  void aFullServerTakesFromWhoHasMost() {
    Admission admission({.connections = 10, .unheardOfOneAddress = 10});
    QCOMPARE(admitted(admission, kEve, 20), 10);
    const Admission::Decision ann = admission.arrive(kAnn);
    QVERIFY(ann.in && ann.out);
    QCOMPARE(*ann.out, Admission::Ticket(1));  // the oldest
    admission.leave(*ann.out);
    QCOMPARE(admission.openOf(kEve), 9);
    for (int i = 0; i < 100; ++i)
      if (const auto next = admission.arrive(i % 2 ? kAnn : kBob); next.out) admission.leave(*next.out);
    QVERIFY(admission.openOf(kAnn) >= 3 && admission.openOf(kBob) >= 3 && admission.openOf(kEve) >= 3);
    QCOMPARE(admission.open(), 10);
    QVERIFY(!admission.arrive(kEve).in || admission.openOf(kEve) <= 4);
  }

  void privatePagesAreNeverClosedForOthers() {
    Admission admission({.connections = 4, .unheardOfOneAddress = 4});
    std::vector<Admission::Ticket> pages;
    for (int i = 0; i < 4; ++i) {
      pages.push_back(*admission.arrive(kAnn).in);
      admission.heard(pages.back());
      admission.keep(pages.back());
    }
    QVERIFY(!admission.arrive(kEve).in);
    admission.leave(pages.front());
    QVERIFY(admission.arrive(kEve).in);
  }

  void newConnectionsArriveAtALimitedRate() {
    Admission admission({});
    int in = 0;
    for (int i = 0; i < 2000; ++i)
      if (const auto next = admission.arrive(kEve); next.in) ++in, admission.leave(*next.in);
    QCOMPARE(in, kMaxArrivalsOfAddress);
    QVERIFY(admission.arrive(kAnn).in);
  }

  // A device has as many IPv6 addresses as it likes, but one network.
  void addressesOfOneNetworkCountAsOne() {
    QCOMPARE(countedAddress(QHostAddress("2001:db8::1")), countedAddress(QHostAddress("2001:db8::ffff")));
    QVERIFY(countedAddress(QHostAddress("2001:db8:0:1::1")) != countedAddress(QHostAddress("2001:db8::1")));
    QCOMPARE(countedAddress(QHostAddress("::ffff:192.168.1.5")), kAnn);
    QVERIFY(countedAddress(kAnn) != countedAddress(kBob));
  }

  void messagesArriveWholeHoweverTheyAreCut() {
    const QByteArray text = QByteArray("{\"a\":\"\xc3\xa4\"}").repeated(20);
    const QByteArray bytes = sent(0x81, text) + sent(0x01, text.left(41)) + sent(0x89, "ping") +
                             sent(0x00, "") + sent(0x80, text.mid(41)) + sent(0x82, QByteArray(3, '\0')) +
                             sent(0x8a, "") + sent(0x88, "");
    using What = Heard::What;
    const QList<Heard> all{{What::text, text, {}},   {What::part, {}, {}},
                           {What::ping, "ping", {}}, {What::part, {}, {}},
                           {What::text, text, {}},   {What::binary, QByteArray(3, '\0'), {}},
                           {What::pong, {}, {}},     {What::close, {}, {}}};
    for (const qsizetype atATime : {1, 2, 3, 7, 64, 10000}) QCOMPARE(heardIn(bytes, atATime), all);
  }

  void whatBreaksTheProtocolEndsIt_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("code");
    QTest::newRow("unmasked") << QByteArray("\x81\x02hi", 4) << 1002;
    QTest::newRow("reserved bits") << sent(0xc1, "hi") << 1002;
    QTest::newRow("unknown kind") << sent(0x83, "hi") << 1002;
    QTest::newRow("unknown control frame") << sent(0x8b, "hi") << 1002;
    QTest::newRow("ping in parts") << sent(0x09, "hi") << 1002;
    QTest::newRow("long ping") << sent(0x89, QByteArray(126, 'x')) << 1002;
    QTest::newRow("part of nothing") << sent(0x80, "hi") << 1002;
    QTest::newRow("message in a message") << sent(0x01, "a") + sent(0x81, "b") << 1002;
    QTest::newRow("no UTF-8") << sent(0x81, "\xff\xfe") << 1007;
    QTest::newRow("no UTF-8 in parts") << sent(0x01, "\xc3") + sent(0x80, "\x28") << 1007;
    QTest::newRow("too long") << sent(0x82, QByteArray(1001, 'x')) << 1009;
    QTest::newRow("too long in parts")
        << sent(0x02, QByteArray(600, 'x')) + sent(0x80, QByteArray(600, 'x')) << 1009;
    QTest::newRow("announces everything")
        << QByteArray("\x82\xff\xff\xff\xff\xff\xff\xff\xff\xff", 10) << 1009;
    QTest::newRow("announces 2^63 - 1") << QByteArray("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) << 1009;
  }
  void whatBreaksTheProtocolEndsIt() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, code);
    const QList<Heard> all = heardIn(bytes + sent(0x81, "after"));
    QVERIFY(!all.isEmpty());
    QCOMPARE(all.back().what, Heard::What::fault);
    QCOMPARE(static_cast<int>(all.back().why), code);
  }

  // Frames of the server, with every form of length.
  void framesAreWrittenAsTheProtocolSays() {
    QCOMPARE(frameOf(FrameKind::text, "hi"), QByteArray("\x81\x02hi", 4));
    QCOMPARE(frameOf(FrameKind::text, QByteArray(300, 'x')).left(4), QByteArray("\x81\x7e\x01\x2c", 4));
    QCOMPARE(frameOf(FrameKind::text, QByteArray(70000, 'x')).left(10),
             QByteArray("\x81\x7f\0\0\0\0\0\x01\x11\x70", 10));
    QCOMPARE(closePayload(CloseCode::policy, "out"), QByteArray("\x03\xf0out", 5));
    QVERIFY(closePayload(CloseCode::policy, QByteArray(500, 'x')).size() <= 125);
    // The example of RFC 6455, section 1.3.
    QCOMPARE(acceptanceOf("dGhlIHNhbXBsZSBub25jZQ==").value_or(""),
             QByteArray("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    for (const char* wrong : {"", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZQ==", "not base64 at all!!!"})
      QVERIFY2(!acceptanceOf(wrong), wrong);
  }

  void oneLineAnAddressIsLogged() {
    RefusalLog log;
    int lines = 0;
    for (int i = 0; i < 1000; ++i) lines += log.isDue(kEve);
    QCOMPARE(lines, 1);
    QVERIFY(log.isDue(kAnn));
    for (int i = 0; i < 1000; ++i) lines += log.isDue(QHostAddress(quint32(i)));
    QVERIFY(lines <= kMaxAddressesLogged);
  }
};

QTEST_GUILESS_MAIN(TestPhoneLimits)
#include "tst_phone_limits.moc"
