#include "app/capture/http/http_reader.h"

#include <QAuthenticator>

#include "app/capture/address.h"

namespace lk::app {

namespace {

constexpr int kBetweenPicturesMs = 100;  // between two requests for a single picture
constexpr qint64 kMaxWaiting = 4 << 20;  // limit of bytes read ahead
/// A stream without a content type must show a JPEG within this many bytes.
constexpr qsizetype kLooked = 64 << 10;

using State = HttpState;

/// Makes a server's text safe for a message: printable ASCII, at most 60 characters.
std::string tame(const QByteArray& text) {
  std::string out;
  for (const char c : text.left(60))
    if (c >= ' ' && c <= '~') out += c;
  return out;
}

}  // namespace

HttpReader::HttpReader(QUrl address, std::shared_ptr<HttpNews> news)
    : address_(std::move(address)), news_(std::move(news)), again_(this) {
  again_.setSingleShot(true);
  connect(&again_, &QTimer::timeout, this, &HttpReader::ask);
}

void HttpReader::begin() {
  delivered_ = false;
  ask();
}

void HttpReader::drop() {
  again_.stop();
  if (!reply_) return;
  reply_->disconnect(this);
  reply_->abort();
  reply_->deleteLater();
  reply_ = nullptr;
}

void HttpReader::ask() {
  drop();
  if (!network_) {
    network_ = new QNetworkAccessManager(this);
    connect(network_, &QNetworkAccessManager::authenticationRequired, this,
            [this](QNetworkReply* reply, QAuthenticator* authenticator) {
              authenticate(*reply, *authenticator);
            });
  }
  kind_ = Kind::unknown;
  jpegs_ = {};
  body_.clear();
  gaveName_ = false;
  sinceAsked_.start();
  QNetworkRequest request(address_.adjusted(QUrl::RemoveUserInfo));
  request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
  request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
  reply_ = network_->get(request);
  reply_->setReadBufferSize(kMaxWaiting);
  // Accept self-signed certificates, which cameras at home have.
  reply_->ignoreSslErrors();
  connect(reply_, &QNetworkReply::requestSent, this, [this] {
    if (!delivered_) news_->put(State::connected);
  });
  connect(reply_, &QNetworkReply::readyRead, this, &HttpReader::readMore);
  connect(reply_, &QNetworkReply::finished, this, &HttpReader::finished);
}

/// Sends the password to the given host only, not to one it redirects to.
void HttpReader::authenticate(const QNetworkReply& reply, QAuthenticator& authenticator) {
  if (address_.userName().isEmpty() || reply.url().host() != address_.host()) return;
  if (gaveName_) {  // it was wrong, and would be sent again without end
    QMetaObject::invokeMethod(
        this, [this] { end(wantsName()); }, Qt::QueuedConnection);
    return;
  }
  gaveName_ = true;
  authenticator.setUser(address_.userName(QUrl::FullyDecoded));
  authenticator.setPassword(address_.password(QUrl::FullyDecoded));
}

void HttpReader::readHeader() {
  const QString type = reply_->header(QNetworkRequest::ContentTypeHeader).toString().toLower();
  if (type.startsWith(QLatin1String("multipart/")) || type.startsWith(QLatin1String("image/jp")))
    kind_ = Kind::jpegs;
  else if (type.startsWith(QLatin1String("image/")))
    kind_ = Kind::picture;
  else if (!type.isEmpty() && type != QLatin1String("application/octet-stream"))
    kind_ = Kind::other;
}

void HttpReader::readMore() {
  const int status = reply_->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
  if (status >= 400) return;  // handled in finished()
  if (kind_ == Kind::unknown) readHeader();
  const QByteArray bytes = reply_->readAll();
  if (kind_ == Kind::unknown) {
    body_ += bytes;
    if (body_.contains("\xFF\xD8\xFF")) {
      kind_ = Kind::jpegs;
      deliver(jpegs_.take(std::exchange(body_, {})));
    } else if (body_.size() > kLooked) {
      kind_ = Kind::other;
    }
  } else if (kind_ == Kind::jpegs) {
    deliver(jpegs_.take(bytes));
  } else if (kind_ == Kind::picture && body_.size() + bytes.size() <= JpegStream::kMax) {
    body_ += bytes;
  }
  if (kind_ != Kind::other) return;
  drop();
  news_->put(State::other);
}

void HttpReader::deliver(const QByteArray& picture) {
  if (picture.isEmpty()) return;
  delivered_ = true;
  news_->put(picture);
}

void HttpReader::finished() {
  readMore();
  if (!reply_) return;  // ended by readMore(): not a picture
  if (kind_ == Kind::picture) deliver(body_);
  const QString type = reply_->header(QNetworkRequest::ContentTypeHeader).toString().toLower();
  const bool onePicture =
      reply_->error() == QNetworkReply::NoError && !type.startsWith(QLatin1String("multipart/"));
  if (onePicture && delivered_) {
    again_.start(std::max(0, kBetweenPicturesMs - static_cast<int>(sinceAsked_.elapsed())));
    return;
  }
  end(faultOf(*reply_));
}

void HttpReader::end(const Fault& why) {
  drop();
  news_->put(State::ended, why);
}

Fault HttpReader::fault(std::string what, std::string cure) const {
  return {shownAddress(address_), 0, std::move(what), std::move(cure)};
}

Fault HttpReader::wantsName() const {
  return fault("wants a name and a password", "write them into the address: http://name:password@...");
}

Fault HttpReader::faultOf(const QNetworkReply& reply) const {
  const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
  if (status == 401 || status == 403) return wantsName();
  if (status >= 400) {
    const QByteArray reason = reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toByteArray();
    return fault("answers \"" + std::to_string(status) + ' ' + tame(reason) + "\"",
                 "check the part after the computer's name");
  }
  switch (reply.error()) {
    case QNetworkReply::HostNotFoundError:
      return fault("names a computer that cannot be found", "check the address and the network");
    case QNetworkReply::ConnectionRefusedError:
      return fault("refuses the connection", "check the port, and that the camera's server is running");
    case QNetworkReply::TimeoutError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
      return fault("does not answer", "check that the camera is on and in this network");
    case QNetworkReply::RemoteHostClosedError:
      return fault("connects but sends nothing", "check that the camera is not in use elsewhere");
    case QNetworkReply::SslHandshakeFailedError:
      return fault("speaks no HTTPS at this port", "write http:// instead of https://, or check the port");
    default:
      return fault("sends no pictures that can be played",
                   "give the address of the stream itself, not of a page");
  }
}

}  // namespace lk::app
