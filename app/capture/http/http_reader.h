// Requests pictures over HTTP and splits the reply into JPEGs. Lives on the thread of HttpPictures.
#pragma once

#include <memory>

#include <QElapsedTimer>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>
#include <QUrl>

#include "app/capture/http/http_news.h"
#include "app/capture/http/jpeg_stream.h"

namespace lk::app {

class HttpReader : public QObject {
  Q_OBJECT

 public:
  HttpReader(QUrl address, std::shared_ptr<HttpNews> news);

  void begin();

 private:
  enum class Kind { unknown, jpegs, picture, other };

  void ask();
  void drop();
  void authenticate(const QNetworkReply& reply, QAuthenticator& authenticator);
  void readHeader();
  void readMore();
  void finished();
  void end(const Fault& why);
  [[nodiscard]] Fault fault(std::string what, std::string cure) const;
  [[nodiscard]] Fault wantsName() const;
  void deliver(const QByteArray& picture);
  [[nodiscard]] Fault faultOf(const QNetworkReply& reply) const;

  QUrl address_;
  std::shared_ptr<HttpNews> news_;
  QNetworkAccessManager* network_ = nullptr;  // created on the thread that uses it
  QNetworkReply* reply_ = nullptr;
  Kind kind_ = Kind::unknown;
  JpegStream jpegs_;
  QByteArray body_;
  bool gaveName_ = false;
  bool delivered_ = false;
  QElapsedTimer sinceAsked_;
  QTimer again_;
};

}  // namespace lk::app
