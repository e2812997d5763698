#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QNetworkInterface>
#include <QSslCertificate>
#include <QSslSocket>
#include <QTcpServer>

#include "app/care/doctor/checks.h"
#include "app/kit/data_folder.h"
#include "app/serve/transport/usual_port.h"

namespace lk::app {

namespace {

struct PhoneChecks {
  Q_DECLARE_TR_FUNCTIONS(Doctor)
};

bool inANetwork() {
  for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
    const bool on =
        each.flags().testFlag(QNetworkInterface::IsUp) && each.flags().testFlag(QNetworkInterface::IsRunning);
    if (on && !each.flags().testFlag(QNetworkInterface::IsLoopBack) && !each.addressEntries().isEmpty())
      return true;
  }
  return false;
}

bool portIsFree() {
  QTcpServer tried;
  return tried.listen(QHostAddress::Any, kDefaultPort);
}

/// Returns what is wrong with the stored certificate; empty if there is none yet.
QString certificateProblem(const QString& folder) {
  const QString name = folder + QStringLiteral("/certificate.pem");
  QFile file(name);
  if (!QFileInfo::exists(name)) return {};
  if (!file.open(QIODevice::ReadOnly))
    return PhoneChecks::tr("The certificate cannot be read. Delete the folder 'phones': a new one is made.");
  const QSslCertificate certificate(file.readAll());
  const QDateTime now = QDateTime::currentDateTimeUtc();
  if (certificate.isNull() || certificate.expiryDate() < now || certificate.effectiveDate() > now)
    return PhoneChecks::tr(
        "The certificate is not valid today. Check the clock; a new one is made when a phone connects.");
  if ((file.permissions() & (QFile::ReadGroup | QFile::ReadOther)) != 0)
    return PhoneChecks::tr(
        "Other users of this computer can read the secret key. Delete the folder 'phones': a new key is "
        "made.");
  return {};
}

}  // namespace

CheckUp checkPhones(const std::string& folder) {
  const auto wrong = [](const QString& says) { return CheckUp{"phones", false, says}; };
  if (!QSslSocket::supportsSsl())
    return wrong(
        PhoneChecks::tr("Phones need encryption. Install libssl3 and Qt's TLS plugin (libqt6network6)."));
  const QString problem = certificateProblem(QString::fromStdString(folder + kPhonesFolder));
  if (!problem.isEmpty()) return wrong(problem);
  if (!inANetwork())
    return wrong(PhoneChecks::tr("This computer is not on a network. Connect it to the phones' network."));
  if (!portIsFree())
    return {"phones", true,
            PhoneChecks::tr("Port %1 is in use: phones are already on, or another program uses it")
                .arg(kDefaultPort)};
  return {"phones", true, PhoneChecks::tr("Port %1 is free, and there is a network").arg(kDefaultPort)};
}

}  // namespace lk::app
