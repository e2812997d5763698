#include "app/capture/address.h"

#include <QHostAddress>
#include <QRegularExpression>

namespace lk::app {

namespace {

int usualPort(const QString& scheme) {
  if (scheme == QLatin1String("http")) return 80;
  if (scheme == QLatin1String("https")) return 443;
  return scheme == QLatin1String("rtsp") ? 554 : -1;
}

/// Returns whether a text without a scheme can only be a network address and not a file name.
bool namesComputer(const QString& text) {
  static const QRegularExpression kPlace(
      QStringLiteral(
          "^(?:[^/@]*@)?(?:\\[(?<six>[0-9a-f:.]+)\\]|(?<name>[a-z0-9._-]+))(?<port>:\\d{1,5})?(?:[/?].*)?$"),
      QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression kHome(QStringLiteral("\\.(?:local|lan|home|box|internal)$"),
                                        QRegularExpression::CaseInsensitiveOption);
  const QRegularExpressionMatch match = kPlace.match(text);
  if (!match.hasMatch()) return false;
  const QString name = match.captured(QStringLiteral("name"));
  return !match.captured(QStringLiteral("six")).isEmpty() ||
         !match.captured(QStringLiteral("port")).isEmpty() || kHome.match(name).hasMatch() ||
         (name.count(QLatin1Char('.')) == 3 && !QHostAddress(name).isNull());
}

bool opens(const QUrl& url) {
  return url.isValid() && usualPort(url.scheme()) > 0 && !url.host().isEmpty();
}

/// Returns whether a slash before the last @ belongs to a password: what follows the @ is a host. Otherwise
/// the @ is part of a path.
bool slashInPassword(const QString& text) {
  const qsizetype slash = text.indexOf(QLatin1Char('/'), text.indexOf(QLatin1String("://")) + 3);
  const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
  return slash > 0 && at > slash && namesComputer(text.mid(at + 1));
}

/// Parses an address whose user name and password are not percent-encoded: they end at the last @.
QUrl withPlainUser(const QString& text) {
  const qsizetype user = text.indexOf(QLatin1String("://")) + 3, at = text.lastIndexOf(QLatin1Char('@'));
  if (at < user) return {};
  QUrl url(text.left(user) + text.mid(at + 1));
  const QString both = text.mid(user, at - user);
  url.setUserName(both.section(QLatin1Char(':'), 0, 0), QUrl::DecodedMode);
  if (both.contains(QLatin1Char(':'))) url.setPassword(both.section(QLatin1Char(':'), 1), QUrl::DecodedMode);
  return url;
}

}  // namespace

std::optional<QUrl> addressIn(std::string_view text) {
  QString written = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed();
  if (!written.contains(QLatin1String("://"))) {
    if (!namesComputer(written)) return std::nullopt;
    written.prepend(QLatin1String("http://"));
  }
  QUrl url(written);
  if (!opens(url) || slashInPassword(written)) url = withPlainUser(written);
  if (!opens(url)) return std::nullopt;
  if (url.path().isEmpty()) url.setPath(QStringLiteral("/"));
  return url;
}

std::string shownAddress(const QUrl& address) {
  QUrl shown = address.adjusted(QUrl::RemoveUserInfo);
  if (shown.port() == usualPort(shown.scheme())) shown.setPort(-1);
  return shown.toString().toStdString();
}

int portOf(const QUrl& address) {
  return address.port(usualPort(address.scheme()));
}

}  // namespace lk::app
