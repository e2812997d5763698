// The certificate of the phone server, and the authority that vouches for it. Browsers allow camera access
// over HTTPS only.
#pragma once

#include <string>
#include <vector>

#include <QDateTime>
#include <QHostAddress>
#include <QSslCertificate>
#include <QSslKey>

#include "rules/text/fault.h"

namespace lk::app {

struct Identity {
  QSslCertificate certificate;
  QSslKey key;
  /// What people install on phones so that these trust the certificate, also later ones for other addresses.
  /// It can vouch only for this computer's names and for addresses in private networks.
  QSslCertificate authority;
};

/// Returns the identity stored in `folder`, whose certificate names the private ones among `addresses`. The
/// certificate is made anew if it does not name them all, and both it and the authority if they are missing,
/// damaged, or `now` is outside their validity (so a wrong clock does no lasting harm). A new certificate
/// names the older one's addresses, too. The folder is created if missing, accessible to its owner only.
Outcome<Identity> ownIdentity(const std::string& folder, const QDateTime& now,
                              const std::vector<QHostAddress>& addresses);

}  // namespace lk::app
