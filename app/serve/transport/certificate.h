// The self-signed certificate of the phone server. Browsers allow camera access over HTTPS only.
#pragma once

#include <string>

#include <QDateTime>
#include <QSslCertificate>
#include <QSslKey>

#include "rules/text/fault.h"

namespace lk::app {

struct Identity {
  QSslCertificate certificate;
  QSslKey key;
};

/// Returns the identity stored in `folder`. A new one is created on first use, if the stored one is damaged,
/// or if `now` is outside its validity period (so a wrong clock does no lasting harm). The folder is created
/// if missing, accessible to its owner only.
Outcome<Identity> ownIdentity(const std::string& folder, const QDateTime& now);

}  // namespace lk::app
