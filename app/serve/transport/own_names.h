// The names under which browsers address this computer, and those that its authority may vouch for.
#pragma once

#include <string>
#include <vector>

#include <QHostAddress>

namespace lk::app {

/// Returns the authority's name, by which people find it in the settings of their phones.
std::string nameOfAuthority();
/// Returns the value of X.509's nameConstraints: this computer's names, and addresses in private networks.
/// Whoever steals the authority's key can pretend to be nothing else.
std::string permittedNames();
/// Returns whether the address is in a private network.
bool isPrivate(const QHostAddress& address);
/// Returns the value of subjectAltName for this computer at these addresses. Only private ones are named.
std::string ownNames(const std::vector<QHostAddress>& addresses);

}  // namespace lk::app
