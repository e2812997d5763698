#include "app/serve/transport/certificate.h"

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFile>

#include "app/kit/out_file.h"
#include "app/serve/transport/own_names.h"
#include "app/serve/transport/signed_pair.h"

namespace lk::app {

namespace {

// Each with its key.
constexpr char kFile[] = "/certificate.pem";
constexpr char kAuthorityFile[] = "/authority.pem";
constexpr char kEndOfKey[] = "-----END PRIVATE KEY-----\n";
constexpr qint64 kMaxBytes = 64 * 1024;
constexpr std::size_t kMaxAddresses = 16;  // that one certificate names

/// Returns the pair in a file; an empty one if there is none.
SignedPair read(const QString& path) {
  QFile file(path);
  const std::string text =
      file.open(QIODevice::ReadOnly) ? file.read(kMaxBytes).toStdString() : std::string();
  const std::size_t end = text.find(kEndOfKey);
  if (end == std::string::npos) return {};
  const std::size_t size = end + sizeof kEndOfKey - 1;
  return {text.substr(0, size), text.substr(size)};
}

Outcome<Done> write(const QString& path, const SignedPair& pair) {
  Outcome<Done> written = writeWholeFile(path.toStdString(), pair.key + pair.certificate);
  if (written) QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
  return written;
}

std::vector<QHostAddress> addressesIn(const SignedPair& pair) {
  const QSslCertificate certificate(QByteArray::fromStdString(pair.certificate), QSsl::Pem);
  std::vector<QHostAddress> addresses;
  for (const QString& each : certificate.subjectAlternativeNames().values(QSsl::IpAddressEntry))
    addresses.emplace_back(each);
  return addresses;
}

bool namesAll(const SignedPair& pair, const std::vector<QHostAddress>& addresses) {
  const std::vector<QHostAddress> named = addressesIn(pair);
  return std::all_of(addresses.begin(), addresses.end(), [&](const QHostAddress& each) {
    return !isPrivate(each) || std::find(named.begin(), named.end(), each) != named.end();
  });
}

/// Returns `addresses`, then those of the older certificate, as many as there is room for.
std::vector<QHostAddress> withThoseOf(const SignedPair& older, std::vector<QHostAddress> addresses) {
  for (const QHostAddress& each : addressesIn(older))
    if (addresses.size() < kMaxAddresses &&
        std::find(addresses.begin(), addresses.end(), each) == addresses.end())
      addresses.push_back(each);
  return addresses;
}

Fault makesNone() {
  return {"OpenSSL", 0, "makes no certificate", "check that it is installed whole"};
}

/// Replaces `certificate`, and `authority` if it cannot vouch for a new one.
Outcome<Done> renew(SignedPair& authority, SignedPair& certificate, const QString& folder,
                    const QDateTime& now, const std::string& names) {
  std::optional<SignedPair> made;
  if (belongTogether(authority)) made = madeCertificate(authority, names, now);
  if (!made || !isVouchedFor(made->certificate, authority.certificate, now)) {
    const std::optional<SignedPair> anew = madeAuthority(now);
    if (!anew) return makesNone();
    authority = *anew;
    made = madeCertificate(authority, names, now);
    if (!made || !isVouchedFor(made->certificate, authority.certificate, now)) return makesNone();
    if (const Outcome<Done> kept = write(folder + kAuthorityFile, authority); !kept) return kept;
  }
  certificate = *made;
  return write(folder + kFile, certificate);
}

QByteArray bytesOf(const std::string& text) {
  return QByteArray::fromStdString(text);
}

}  // namespace

Outcome<Identity> ownIdentity(const std::string& folder, const QDateTime& now,
                              const std::vector<QHostAddress>& addresses) {
  const QString path = QString::fromStdString(folder);
  const Fault unwritable{folder, 0, "cannot be written", "choose a data folder you may write to"};
  if (!QDir().mkpath(path) ||
      !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
    return unwritable;
  SignedPair authority = read(path + kAuthorityFile);
  SignedPair certificate = read(path + kFile);
  const bool fits = belongTogether(certificate) && belongTogether(authority) &&
                    isVouchedFor(certificate.certificate, authority.certificate, now) &&
                    namesAll(certificate, addresses);
  if (!fits) {
    const std::string names = ownNames(withThoseOf(certificate, addresses));
    if (const Outcome<Done> renewed = renew(authority, certificate, path, now, names); !renewed)
      return renewed.fault();
  }
  return Identity{QSslCertificate(bytesOf(certificate.certificate), QSsl::Pem),
                  QSslKey(bytesOf(certificate.key), QSsl::Ec, QSsl::Pem),
                  QSslCertificate(bytesOf(authority.certificate), QSsl::Pem)};
}

}  // namespace lk::app
