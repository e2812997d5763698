// The certificate phones meet: of this computer's own making, for a page with a camera must be HTTPS.
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

/// The one kept in `folder`, made at first use, when it is damaged, or when `now` is not within its days: a
/// clock that was wrong spoils nothing for good. The folder is made if it is missing, for its owner alone.
Outcome<Identity> ownIdentity(const std::string& folder, const QDateTime& now);

}  // namespace lk::app
