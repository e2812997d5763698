// A key and its certificate, made and checked with OpenSSL. Knows no files.
#pragma once

#include <optional>
#include <string>

#include <QByteArray>
#include <QDateTime>

namespace lk::app {

/// Both in PEM.
struct SignedPair {
  std::string key;
  std::string certificate;
};

/// Returns an authority that signs itself; nullopt if OpenSSL fails.
std::optional<SignedPair> madeAuthority(const QDateTime& now);
/// Returns a server's certificate signed by the authority, for the names of X.509's subjectAltName
/// ("DNS:a,IP:::1").
std::optional<SignedPair> madeCertificate(const SignedPair& authority, const std::string& names,
                                          const QDateTime& now);

/// Returns whether the key belongs to the certificate.
bool belongTogether(const SignedPair& pair);
/// Returns whether a browser that trusts the authority takes the certificate for a server's at this time:
/// whether it is signed and valid, and names nothing that the authority may not vouch for.
bool isVouchedFor(const std::string& certificate, const std::string& authority, const QDateTime& now);

}  // namespace lk::app
