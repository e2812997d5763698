#include "app/league/live/league_feed.h"

#include "app/league/live/season_teller.h"

namespace lk::league {

namespace {

constexpr unsigned long kPatienceMs = 500;

}  // namespace

LeagueFeed::LeagueFeed(const Address& address, const SeasonShown& season)
    : thread_(new QThread), teller_(new SeasonTeller(address, season)) {
  qRegisterMetaType<Fault>();
  thread_->setObjectName(QStringLiteral("league"));
  teller_->moveToThread(thread_);
  connect(teller_, &SeasonTeller::told, this, &LeagueFeed::told);
  connect(teller_, &SeasonTeller::troubled, this, &LeagueFeed::troubled);
  connect(thread_, &QThread::started, teller_, &SeasonTeller::start);
  connect(thread_, &QThread::finished, teller_, &QObject::deleteLater);
}

LeagueFeed::~LeagueFeed() {
  disconnect(teller_, nullptr, this, nullptr);
  if (!thread_->isRunning()) delete teller_;
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
