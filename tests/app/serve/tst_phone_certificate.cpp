// Tests the server's certificate: created once, readable only by its owner, and created again when unusable.
#include <QFileInfo>
#include <QTest>

#include "app/serve/transport/certificate.h"
#include "test_folder.h"

using namespace lk;
using namespace lk::test;

class TestPhoneCertificate : public QObject, private TestFolder {
  Q_OBJECT

  app::Identity made(const QDateTime& now = QDateTime::currentDateTimeUtc()) {
    const Outcome<app::Identity> identity = app::ownIdentity(path("phones").toStdString(), now);
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
        app::ownIdentity((path("a-file") + "/phones").toStdString(), QDateTime::currentDateTimeUtc());
    QVERIFY(!identity);
    QVERIFY(identity.fault().text().find("cannot be written") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(TestPhoneCertificate)
#include "tst_phone_certificate.moc"
