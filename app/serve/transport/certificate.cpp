#include "app/serve/transport/certificate.h"

#include <memory>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include <QDir>
#include <QFile>
#include <QSysInfo>

#include "app/kit/out_file.h"

namespace lk::app {

namespace {

constexpr char kFile[] = "/certificate.pem";  // with its key
constexpr int kDays = 730;                    // phones accept at most 825
constexpr qint64 kMaxBytes = 64 * 1024;

template <auto free>
struct Freed {
  template <class T>
  void operator()(T* t) const {
    free(t);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;
using Extension = std::unique_ptr<X509_EXTENSION, Freed<X509_EXTENSION_free>>;
using Bytes = std::unique_ptr<BIO, Freed<BIO_free>>;

bool extend(X509* certificate, int what, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, nullptr, nullptr, 0);
  const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, what, value.c_str()));
  return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

/// Returns the names by which browsers on this computer or in the same network may address it.
std::string ownNames() {
  std::string names = "DNS:localhost,IP:127.0.0.1,IP:::1";
  QString host = QSysInfo::machineHostName();
  host.removeIf([](QChar c) { return !(c.isLetterOrNumber() && c.unicode() < 128) && c != '-' && c != '.'; });
  if (!host.isEmpty()) names += ",DNS:" + host.toStdString() + ",DNS:" + host.toStdString() + ".local";
  return names;
}

bool fill(X509* certificate, EVP_PKEY* key, const QDateTime& now) {
  unsigned char number[16];
  if (RAND_bytes(number, sizeof number) != 1) return false;
  number[0] &= 0x7f;
  const std::unique_ptr<BIGNUM, Freed<BN_free>> serial(BN_bin2bn(number, sizeof number, nullptr));
  if (!serial || !BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate))) return false;
  X509_NAME* name = X509_get_subject_name(certificate);
  const auto* text = reinterpret_cast<const unsigned char*>("Lampkeeper");
  const std::time_t begin = now.addDays(-1).toSecsSinceEpoch();
  const std::time_t end = now.addDays(kDays).toSecsSinceEpoch();
  return X509_set_version(certificate, X509_VERSION_3) == 1 &&
         ASN1_TIME_set(X509_getm_notBefore(certificate), begin) &&
         ASN1_TIME_set(X509_getm_notAfter(certificate), end) && X509_set_pubkey(certificate, key) == 1 &&
         X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text, -1, -1, 0) == 1 &&
         X509_set_issuer_name(certificate, name) == 1 &&
         extend(certificate, NID_subject_alt_name, ownNames()) &&
         extend(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
         extend(certificate, NID_key_usage, "critical,digitalSignature") &&
         extend(certificate, NID_ext_key_usage, "serverAuth") &&
         X509_sign(certificate, key, EVP_sha256()) > 0;
}

/// Returns a new key and certificate as PEM; empty if OpenSSL fails.
std::string madePem(const QDateTime& now) {
  const Key key(EVP_EC_gen("P-256"));
  const Certificate certificate(X509_new());
  const Bytes pem(BIO_new(BIO_s_mem()));
  if (!key || !certificate || !pem || !fill(certificate.get(), key.get(), now)) return {};
  if (PEM_write_bio_PrivateKey(pem.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
      PEM_write_bio_X509(pem.get(), certificate.get()) != 1)
    return {};
  char* data = nullptr;
  const long size = BIO_get_mem_data(pem.get(), &data);
  return {data, static_cast<std::size_t>(size)};
}

bool belongTogether(const QByteArray& pem) {
  const Bytes forKey(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  const Bytes forCertificate(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
  const Key key(PEM_read_bio_PrivateKey(forKey.get(), nullptr, nullptr, nullptr));
  const Certificate certificate(PEM_read_bio_X509(forCertificate.get(), nullptr, nullptr, nullptr));
  const bool together = key && certificate && X509_check_private_key(certificate.get(), key.get()) == 1;
  ERR_clear_error();  // a damaged file must not look like an error of this thread's connections
  return together;
}

bool isUsable(const QByteArray& pem, const QDateTime& now) {
  if (!belongTogether(pem)) return false;
  const QSslCertificate certificate(pem, QSsl::Pem);
  return certificate.effectiveDate() <= now && now < certificate.expiryDate();
}

}  // namespace

Outcome<Identity> ownIdentity(const std::string& folder, const QDateTime& now) {
  const QString path = QString::fromStdString(folder);
  const Fault unwritable{folder, 0, "cannot be written", "choose a data folder you may write to"};
  if (!QDir().mkpath(path) ||
      !QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
    return unwritable;
  QFile file(path + kFile);
  QByteArray pem = file.open(QIODevice::ReadOnly) ? file.read(kMaxBytes) : QByteArray();
  if (!isUsable(pem, now)) {
    const std::string made = madePem(now);
    if (made.empty()) return Fault{"OpenSSL", 0, "makes no certificate", "check that it is installed whole"};
    if (const Outcome<Done> kept = writeWholeFile(file.fileName().toStdString(), made); !kept)
      return kept.fault();
    pem = QByteArray::fromStdString(made);
  }
  return Identity{QSslCertificate(pem, QSsl::Pem), QSslKey(pem, QSsl::Ec, QSsl::Pem)};
}

}  // namespace lk::app
