// Provides a night of Halfwish with the real server in front of it.
#pragma once

#include <QTemporaryDir>
#include <QUrl>

#include "app/serve/joined.h"
#include "kits.h"
#include "phone_client.h"

namespace lk::test {

inline constexpr char kMirrors[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

class ServedTable {
 public:
  explicit ServedTable(app::GateLimits limits = {}, const QByteArray& setup = kMirrors,
                       app::ChannelLimits pages = {})
      : night(kit(gameIn(setup)), {}), server(limits, pages) {
    app::join(server, night);
    if (!setup.isEmpty()) take(setup);
    const Outcome<app::ServeAddresses> open =
        server.open({folder.path().toStdString(), QHostAddress(QHostAddress::LocalHost), 0, "en"});
    if (!open) qFatal("%s", open.fault().text().c_str());
    port = static_cast<quint16>(QUrl(QString::fromStdString(open->all)).port());
    night.start();
  }

  void take(const QByteArray& event) {
    const Outcome<Json> json = readJson(event.toStdString(), "test");
    const Outcome<app::Judged> judged = night.night().take({*json});
    if (!judged || judged->ruling.verdict != rules::Verdict::accepted) qFatal("%s", event.constData());
  }

  /// Returns the path of a seat's page, or of the camera's.
  [[nodiscard]] QByteArray path(int seat) const {
    return QUrl(QString::fromStdString(server.addresses().seats[static_cast<std::size_t>(seat)]))
        .path()
        .toUtf8();
  }
  [[nodiscard]] QByteArray cameraPath() const {
    return QUrl(QString::fromStdString(server.addresses().camera)).path().toUtf8();
  }
  /// Opens a seat's page as a browser does: first the page, then its WebSocket.
  std::unique_ptr<PhonePage> openSeat(int seat) {
    devices_[static_cast<std::size_t>(seat)] = get(port, path(seat)).device();
    return openSeatAgain(seat);
  }
  /// Opens only its WebSocket, from the same device.
  std::unique_ptr<PhonePage> openSeatAgain(int seat, const QByteArray& device = {}) {
    const QByteArray& known = devices_[static_cast<std::size_t>(seat)];
    auto page = std::make_unique<PhonePage>(port, path(seat) + "/live", device.isEmpty() ? known : device);
    if (!page->opens() || !page->gets(2)) qFatal("a seat's page does not open");
    return page;
  }
  std::unique_ptr<PhonePage> openSpectator() {
    auto page = std::make_unique<PhonePage>(port, "/live");
    if (!page->opens() || !page->gets(2)) qFatal("the spectators' page does not open");
    return page;
  }

  QTemporaryDir folder;
  app::ServedNight night;
  app::PhoneServer server;
  quint16 port = 0;

 private:
  static std::string gameIn(const QByteArray& setup) {
    const Outcome<Json> event = readJson(setup.toStdString(), "test");
    return event ? (*event)["game"].asString() : "halfwish";
  }

  std::array<QByteArray, 2> devices_;
};

}  // namespace lk::test
