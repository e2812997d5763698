#include "app/serve/phone_thread.h"

namespace lk::app {

PhoneThread::PhoneThread(GateLimits limits) : server_(new PhoneServer(limits)) {
  server_->moveToThread(&thread_);
  QObject::connect(&thread_, &QThread::finished, server_, &QObject::deleteLater);
  thread_.setObjectName(QStringLiteral("phones"));
  thread_.start();
}

PhoneThread::~PhoneThread() {
  close();
  thread_.quit();
  thread_.wait();
}

Outcome<ServeAddresses> PhoneThread::open(const ServePlan& plan) {
  std::optional<Outcome<ServeAddresses>> opened;
  there([&] { opened = server_->open(plan); });
  return std::move(*opened);
}

void PhoneThread::close() {
  there([&] { server_->close(); });
}

ServeAddresses PhoneThread::addresses() {
  ServeAddresses now;
  there([&] { now = server_->addresses(); });
  return now;
}

ServeAddresses PhoneThread::disconnectAll() {
  ServeAddresses now;
  there([&] {
    server_->disconnectAll();
    now = server_->addresses();
  });
  return now;
}

}  // namespace lk::app
