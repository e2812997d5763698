#include "app/league/store/address.h"

#include <QFileInfo>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

namespace lk::league {

namespace {

constexpr char kSqlite[] = "sqlite:";
constexpr char kShape[] = "write sqlite:FILE or postgresql://USER@HOST/DATABASE";

/// The client library's options that a URL may set.
const QStringList& knownOptions() {
  static const QStringList known{"connect_timeout", "sslmode",          "sslrootcert", "sslcert",
                                 "sslkey",          "application_name", "passfile",    "service"};
  return known;
}

/// Returns the part of a URL that is safe to show when it may contain a password in the wrong place.
std::string scheme(const QString& url) {
  const qsizetype end = url.indexOf(':');
  return (end < 0 ? QStringLiteral("database") : url.left(end + 1) + "...").toStdString();
}

Outcome<Done> readOptions(const QUrl& url, Address& address) {
  QStringList options;
  for (const auto& [name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
    if (name == "host") {
      address.host = value;
    } else if (name == "port") {
      address.port = value.toInt();
    } else if (name == "user") {
      address.user = value;
    } else if (name == "password") {
      address.password = value;
    } else if (knownOptions().contains(name) && !value.contains(';') && !value.contains(' ')) {
      options << name + "=" + value;
    } else {
      return Fault{address.shown(), 0, "has a setting that is not known: " + name.toStdString(),
                   "leave it out, or use one of " + knownOptions().join(", ").toStdString()};
    }
  }
  if (!options.join(';').contains("connect_timeout")) options << "connect_timeout=10";
  options << "tcp_user_timeout=20000";  // otherwise a broken network connection would go unnoticed
  address.options = options.join(';');
  return Done{};
}

Outcome<Address> serverFrom(const QString& text) {
  const QUrl url(text, QUrl::StrictMode);
  if (!url.isValid()) return Fault{scheme(text), 0, "is not a database address", kShape};
  Address address;
  address.engine = Engine::postgres;
  address.host = url.host(QUrl::FullyDecoded);
  address.port = url.port();
  address.user = url.userName(QUrl::FullyDecoded);
  address.password = url.password(QUrl::FullyDecoded);
  address.database = url.path(QUrl::FullyDecoded).mid(1);
  if (const Outcome<Done> done = readOptions(url, address); !done) return done.fault();
  if (address.database.isEmpty() || address.database.contains('/'))
    return Fault{address.shown(), 0, "names no database", kShape};
  return address;
}

}  // namespace

std::string Address::shown() const {
  if (engine == Engine::sqlite) return kSqlite + file.toStdString();
  const QString login = user.isEmpty() ? QString() : QString::fromLatin1(QUrl::toPercentEncoding(user)) + "@";
  return "postgresql://" + (login + server()).toStdString();
}

std::string Address::place() const {
  if (engine == Engine::sqlite) return kSqlite + QFileInfo(file).absoluteFilePath().toStdString();
  return "postgresql://" + server().toStdString();
}

QString Address::server() const {
  const bool socket = host.startsWith('/');
  QString text = socket ? QString() : host;
  if (port > 0) text += ":" + QString::number(port);
  text += "/" + QString::fromLatin1(QUrl::toPercentEncoding(database));
  return socket ? text + "?host=" + host : text;
}

QString Address::hidden(QString text) const {
  if (password.isEmpty()) return text;
  text.replace(password, "***");
  return text.replace(QString::fromLatin1(QUrl::toPercentEncoding(password)), "***");
}

Outcome<Address> addressFrom(const std::string& url) {
  const QString text = QString::fromStdString(url);
  if (text.startsWith(kSqlite)) {
    Address address;
    address.file = text.mid(static_cast<qsizetype>(sizeof kSqlite) - 1);
    if (address.file.isEmpty()) return Fault{url, 0, "names no file", kShape};
    return address;
  }
  if (text.startsWith("postgresql://") || text.startsWith("postgres://")) return serverFrom(text);
  return Fault{scheme(text), 0, "is not a database address", kShape};
}

}  // namespace lk::league
