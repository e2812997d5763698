#include "app/capture/http/http_pictures.h"

#include <utility>

#include "app/capture/http/http_news.h"
#include "app/capture/http/http_reader.h"

namespace lk::app {

HttpPictures::HttpPictures(const QUrl& address)
    : news_(std::make_shared<HttpNews>()), reader_(new HttpReader(address, news_)) {
  reader_->moveToThread(&thread_);
  QObject::connect(&thread_, &QThread::finished, reader_, &QObject::deleteLater);
  thread_.setObjectName(QStringLiteral("pictures"));
  thread_.start();
}

HttpPictures::~HttpPictures() {
  thread_.quit();
  thread_.wait();
}

void HttpPictures::begin() {
  news_->put(HttpState::connecting);
  QMetaObject::invokeMethod(reader_, &HttpReader::begin);
}

std::optional<QByteArray> HttpPictures::wait(int milliseconds) {
  std::unique_lock lock(news_->mutex);
  news_->changed.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] {
    return news_->newest || news_->state == HttpState::ended || news_->state == HttpState::other;
  });
  return std::exchange(news_->newest, std::nullopt);
}

HttpState HttpPictures::state() const {
  const std::lock_guard lock(news_->mutex);
  return news_->state;
}

Fault HttpPictures::fault() const {
  const std::lock_guard lock(news_->mutex);
  return news_->fault;
}

}  // namespace lk::app
