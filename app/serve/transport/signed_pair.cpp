#include "app/serve/transport/signed_pair.h"

#include <initializer_list>
#include <memory>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509v3.h>

#include "app/serve/transport/own_names.h"

namespace lk::app {

namespace {

constexpr int kDays = 730;            // of a certificate; phones accept at most 825
constexpr int kAuthorityDays = 3650;  // people install it once

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
using Store = std::unique_ptr<X509_STORE, Freed<X509_STORE_free>>;
using Check = std::unique_ptr<X509_STORE_CTX, Freed<X509_STORE_CTX_free>>;

Bytes reading(const std::string& pem) {
  return Bytes(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
}
Key keyIn(const std::string& pem) {
  return Key(PEM_read_bio_PrivateKey(reading(pem).get(), nullptr, nullptr, nullptr));
}
Certificate certificateIn(const std::string& pem) {
  return Certificate(PEM_read_bio_X509(reading(pem).get(), nullptr, nullptr, nullptr));
}

struct Field {
  int what;  // an NID of OpenSSL
  std::string value;
};

bool extend(X509* certificate, X509* issuer, const Field& field) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
  const Extension extension(X509V3_EXT_conf_nid(nullptr, &context, field.what, field.value.c_str()));
  return extension && X509_add_ext(certificate, extension.get(), -1) == 1;
}

bool isSetUp(X509* certificate, EVP_PKEY* key, const std::string& name, const QDateTime& now, int days) {
  unsigned char number[16];
  if (RAND_bytes(number, sizeof number) != 1) return false;
  number[0] &= 0x7f;
  const std::unique_ptr<BIGNUM, Freed<BN_free>> serial(BN_bin2bn(number, sizeof number, nullptr));
  if (!serial || !BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate))) return false;
  const auto* text = reinterpret_cast<const unsigned char*>(name.c_str());
  return X509_set_version(certificate, X509_VERSION_3) == 1 &&
         ASN1_TIME_set(X509_getm_notBefore(certificate), now.addDays(-1).toSecsSinceEpoch()) &&
         ASN1_TIME_set(X509_getm_notAfter(certificate), now.addDays(days).toSecsSinceEpoch()) &&
         X509_set_pubkey(certificate, key) == 1 &&
         X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_UTF8, text, -1, -1,
                                    0) == 1;
}

bool isSigned(X509* certificate, X509* issuer, EVP_PKEY* with, std::initializer_list<Field> fields) {
  if (X509_set_issuer_name(certificate, X509_get_subject_name(issuer)) != 1) return false;
  for (const Field& field : fields)
    if (!extend(certificate, issuer, field)) return false;
  return X509_sign(certificate, with, EVP_sha256()) > 0;
}

std::string textOf(BIO* pem) {
  char* data = nullptr;
  const long size = BIO_get_mem_data(pem, &data);
  return {data, static_cast<std::size_t>(size)};
}

std::optional<SignedPair> pairOf(EVP_PKEY* key, X509* certificate) {
  const Bytes keyText(BIO_new(BIO_s_mem()));
  const Bytes certificateText(BIO_new(BIO_s_mem()));
  if (!keyText || !certificateText ||
      PEM_write_bio_PrivateKey(keyText.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1 ||
      PEM_write_bio_X509(certificateText.get(), certificate) != 1)
    return std::nullopt;
  return SignedPair{textOf(keyText.get()), textOf(certificateText.get())};
}

}  // namespace

std::optional<SignedPair> madeAuthority(const QDateTime& now) {
  const Key key(EVP_EC_gen("P-256"));
  const Certificate own(X509_new());
  if (!key || !own || !isSetUp(own.get(), key.get(), nameOfAuthority(), now, kAuthorityDays) ||
      !isSigned(own.get(), own.get(), key.get(),
                {{NID_basic_constraints, "critical,CA:TRUE,pathlen:0"},
                 {NID_key_usage, "critical,keyCertSign,cRLSign"},
                 {NID_name_constraints, permittedNames()},
                 {NID_subject_key_identifier, "hash"}}))
    return std::nullopt;
  return pairOf(key.get(), own.get());
}

std::optional<SignedPair> madeCertificate(const SignedPair& authority, const std::string& names,
                                          const QDateTime& now) {
  const Key signer = keyIn(authority.key);
  const Certificate issuer = certificateIn(authority.certificate);
  const Key key(EVP_EC_gen("P-256"));
  const Certificate own(X509_new());
  if (!signer || !issuer || !key || !own || !isSetUp(own.get(), key.get(), "Lampkeeper", now, kDays) ||
      !isSigned(own.get(), issuer.get(), signer.get(),
                {{NID_subject_alt_name, names},
                 {NID_basic_constraints, "critical,CA:FALSE"},
                 {NID_key_usage, "critical,digitalSignature"},
                 {NID_ext_key_usage, "serverAuth"},
                 {NID_subject_key_identifier, "hash"},
                 {NID_authority_key_identifier, "keyid"}}))
    return std::nullopt;
  return pairOf(key.get(), own.get());
}

bool belongTogether(const SignedPair& pair) {
  const Key key = keyIn(pair.key);
  const Certificate certificate = certificateIn(pair.certificate);
  const bool together = key && certificate && X509_check_private_key(certificate.get(), key.get()) == 1;
  ERR_clear_error();  // a damaged file must not look like an error of this thread's connections
  return together;
}

bool isVouchedFor(const std::string& certificate, const std::string& authority, const QDateTime& now) {
  const Certificate own = certificateIn(certificate);
  const Certificate issuer = certificateIn(authority);
  const Store store(X509_STORE_new());
  const Check check(X509_STORE_CTX_new());
  bool vouched = own && issuer && store && check && X509_STORE_add_cert(store.get(), issuer.get()) == 1 &&
                 X509_STORE_CTX_init(check.get(), store.get(), own.get(), nullptr) == 1;
  if (vouched) {
    X509_VERIFY_PARAM* how = X509_STORE_CTX_get0_param(check.get());
    X509_VERIFY_PARAM_set_time(how, now.toSecsSinceEpoch());
    X509_VERIFY_PARAM_set_purpose(how, X509_PURPOSE_SSL_SERVER);
    vouched = X509_verify_cert(check.get()) == 1;
  }
  ERR_clear_error();
  return vouched;
}

}  // namespace lk::app
