// Tests the server's certificate: created once, readable only by its owner, and created again when unusable.
#include <QFileInfo>
#include <QTest>

#include "app/serve/transport/certificate.h"
#include "app/serve/transport/signed_pair.h"
#include "test_folder.h"

using namespace lk;
using namespace lk::test;

class TestPhoneCertificate : public QObject, private TestFolder {
  Q_OBJECT

  app::Identity made(const QDateTime& now = QDateTime::currentDateTimeUtc(),
                     const std::vector<QHostAddress>& addresses = {}) {
    const Outcome<app::Identity> identity = app::ownIdentity(path("phones").toStdString(), now, addresses);
    if (!identity) qFatal("%s", identity.fault().text().c_str());
    return *identity;
  }

 private slots:
  void itIsMadeOnceAndKept() {
    const app::Identity first = made();
    QVERIFY(!first.certificate.isNull() && !first.key.isNull());
    QCOMPARE(first.key.algorithm(), QSsl::Ec);
    QVERIFY(first.certificate.subjectAlternativeNames().values(QSsl::DnsEntry).contains("localhost"));
    QVERIFY(first.certificate.subjectAlternativeNames().contains(QSsl::IpAddressEntry));
    QVERIFY(first.certificate.effectiveDate().daysTo(first.certificate.expiryDate()) <= 825);
    QCOMPARE(made().certificate, first.certificate);
  }

  void itsKeyIsItsOwnersAlone() {
    made();
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFileInfo(path("phones")).permissions() & others));
    for (const char* file : {"phones/certificate.pem", "phones/authority.pem"})
      QVERIFY(!(QFileInfo(path(file)).permissions() & others));
  }

  // Phones compare the address in the code with the certificate.
  void itNamesEveryAddressItIsShownUnder() {
    const QHostAddress home("192.168.1.5"), docker("172.17.0.1"), club("10.1.2.3"), everybodys("203.0.113.7");
    const app::Identity first = made(QDateTime::currentDateTimeUtc(), {home, docker});
    const auto names = [](const app::Identity& identity) {
      return identity.certificate.subjectAlternativeNames().values(QSsl::IpAddressEntry);
    };
    QVERIFY(names(first).contains("192.168.1.5") && names(first).contains("172.17.0.1"));
    QCOMPARE(made(QDateTime::currentDateTimeUtc(), {docker}).certificate, first.certificate);
    QCOMPARE(made(QDateTime::currentDateTimeUtc(), {docker, everybodys}).certificate, first.certificate);
    const app::Identity moved = made(QDateTime::currentDateTimeUtc(), {club});
    QVERIFY(moved.certificate != first.certificate);
    QVERIFY(names(moved).contains("10.1.2.3") && names(moved).contains("192.168.1.5"));
    QVERIFY(!names(moved).contains("203.0.113.7"));
    QCOMPARE(moved.authority, first.authority);  // phones that trust it go on doing so
    for (int i = 0; i < 40; ++i)
      (void)made(QDateTime::currentDateTimeUtc(), {QHostAddress(QString("10.0.0.%1").arg(i))});
    QVERIFY(names(made()).size() < 20);
  }

  // A phone that trusts the authority must not trust whoever steals its key with anything else.
  void theAuthorityVouchesForPrivateAddressesOnly() {
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto authority = app::madeAuthority(now);
    QVERIFY(authority);
    const auto vouched = [&](const char* names) {
      const auto pair = app::madeCertificate(*authority, names, now);
      return pair && app::belongTogether(*pair) &&
             app::isVouchedFor(pair->certificate, authority->certificate, now);
    };
    QVERIFY(vouched("DNS:localhost,IP:192.168.1.5,IP:10.0.0.1,IP:fd00::1"));
    QVERIFY(vouched("DNS:table.local"));
    for (const char* foreign : {"DNS:example.org", "DNS:localhost,DNS:mail.example.org", "IP:8.8.8.8",
                                "IP:192.168.1.5,IP:2001:db8::1"})
      QVERIFY2(!vouched(foreign), foreign);
    const auto other = app::madeAuthority(now);
    const auto pair = app::madeCertificate(*other, "DNS:localhost", now);
    QVERIFY(!app::isVouchedFor(pair->certificate, authority->certificate, now));
    QVERIFY(!app::isVouchedFor(pair->certificate, other->certificate, now.addYears(3)));
  }

  void aDamagedCertificateIsReplaced() {
    const app::Identity first = made();
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("junk"), bytesOf("phones/certificate.pem").left(300),
          bytesOf("phones/certificate.pem").replace("MIG", "MIH")}) {
      put("phones/certificate.pem", bytes);
      const app::Identity again = made();
      QVERIFY(!again.certificate.isNull() && !again.key.isNull());
      QVERIFY(again.certificate != first.certificate);
    }
  }

  // A computer whose clock was years ahead when it was created, or that was unused for years.
  void aClockThatIsWrongSpoilsNothing() {
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const app::Identity future = made(now.addYears(5));
    const app::Identity today = made(now);
    QVERIFY(today.certificate != future.certificate);
    QVERIFY(today.certificate.effectiveDate() < now && today.certificate.expiryDate() > now);
    const app::Identity later = made(now.addYears(3));
    QVERIFY(later.certificate != today.certificate);
  }

  void aFolderThatCannotBeWrittenIsReported() {
    put("a-file", "x");
    const auto identity =
        app::ownIdentity((path("a-file") + "/phones").toStdString(), QDateTime::currentDateTimeUtc(), {});
    QVERIFY(!identity);
    QVERIFY(identity.fault().text().find("cannot be written") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestPhoneCertificate)
#include "tst_phone_certificate.moc"
