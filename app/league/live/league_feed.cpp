#include "app/league/live/league_feed.h"

#include "app/league/live/season_publisher.h"

namespace lk::league {

namespace {

constexpr unsigned long kPatienceMs = 500;

}  // namespace

LeagueFeed::LeagueFeed(const Address& address, const SeasonShown& season)
    : thread_(new QThread), publisher_(new SeasonPublisher(address, season)) {
  qRegisterMetaType<Fault>();
  thread_->setObjectName(QStringLiteral("league"));
  publisher_->moveToThread(thread_);
  connect(publisher_, &SeasonPublisher::messageReady, this, &LeagueFeed::messageReady);
  connect(publisher_, &SeasonPublisher::venueReady, this, &LeagueFeed::venueReady);
  connect(publisher_, &SeasonPublisher::failed, this, &LeagueFeed::failed);
  connect(thread_, &QThread::started, publisher_, &SeasonPublisher::start);
  connect(thread_, &QThread::finished, publisher_, &QObject::deleteLater);
}

LeagueFeed::~LeagueFeed() {
  disconnect(publisher_, nullptr, this, nullptr);
  if (!thread_->isRunning()) delete publisher_;
  thread_->quit();
  if (thread_->wait(kPatienceMs))
    delete thread_;
  else
    connect(thread_, &QThread::finished, thread_, &QObject::deleteLater);
}

void LeagueFeed::start() {
  thread_->start();
}

}  // namespace lk::league
