// Phones at the table: who may open what, and what goes to which open page. Knows no rules.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>

#include "app/capture/phone_camera.h"
#include "app/serve/night/night_messages.h"
#include "app/serve/passes/passes.h"
#include "app/serve/transport/channel.h"
#include "app/serve/transport/gate.h"

namespace lk::app {

struct ServePlan {
  std::string folder;                       // of the certificate
  QHostAddress address;                     // to listen on; null: every one
  quint16 port = 0;                         // 0: one that is free
  QString language = QStringLiteral("en");  // of phones whose browsers ask for none that there is
};

/// Where phones find everything. `seats` as many as the passes have.
struct ServeAddresses {
  std::string all;  // "https://HOST:PORT"
  std::string spectators;
  std::vector<std::string> seats;
  std::string camera;
  std::string league;
  bool reachable = true;  // false: this computer is in no network
  friend bool operator==(const ServeAddresses&, const ServeAddresses&) = default;
};

/// Whose pages are open.
struct Present {
  int spectators = 0;
  std::array<bool, rules::kMaxSeats> seats{};
  bool camera = false;
  friend bool operator==(const Present&, const Present&) = default;
};

/// The camera that a phone can be, as openSource() takes it.
inline constexpr char kPhoneCamera[] = "phone:camera";

/// Lives on one thread; its signals and slots may cross threads. Nothing listens before open().
class PhoneServer : public QObject {
  Q_OBJECT

 public:
  explicit PhoneServer(GateLimits limits = {}, ChannelLimits pages = {}, QObject* parent = nullptr);
  ~PhoneServer() override;

  /// Begins to listen. Faults: no certificate, or the port is taken.
  Outcome<ServeAddresses> open(const ServePlan& plan);
  void close();
  [[nodiscard]] ServeAddresses addresses() const;
  [[nodiscard]] int connections() const { return gate_ ? gate_->connections() : 0; }

 public slots:
  /// From now on pages show this.
  void tell(const lk::app::MessagesByLanguage& told);
  /// From now on there is a page of a league, which shows this.
  void sendLeague(const lk::app::MessageByLanguage& message);
  /// To one page alone, if it is still open.
  void answer(quint64 page, const QByteArray& json);
  /// To every page of the night; or to the camera's.
  void announce(const lk::app::MessageByLanguage& message);
  void sendFraming(const lk::app::MessageByLanguage& message);
  /// Every page is closed, and no token opens one any more: there are new ones.
  void everyoneOut();

 signals:
  /// What a seat's page says, to be judged.
  void said(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// The languages in which pages are open.
  void read(const QStringList& languages);
  void present(const lk::app::Present& now);

 private:
  enum class Kind { spectators, seat, camera, league };
  /// Whose page it is, and how it reads.
  struct Reader {
    Kind kind = Kind::spectators;
    std::optional<rules::Seat> seat;
    QString language;
    friend bool operator==(const Reader&, const Reader&) = default;
  };
  struct Visitor {
    Channel* channel = nullptr;
    Reader reader;
    bool told = false;  // how the night stands
  };

  Answer decide(const Request& request, const QHostAddress& from);
  Answer decidePrivate(const Request& request, const QHostAddress& from, bool camera);
  Answer openLive(const Request& request, Reader reader, Pass* pass);
  Reply refuseToken(const QHostAddress& from);
  [[nodiscard]] bool guessesTooMuch(const QHostAddress& from);
  void welcome(std::unique_ptr<QWebSocket> socket, const Reader& reader);
  void sendTo(Visitor& visitor);
  void serveCamera(Channel& channel);
  void askForPicture();
  void takePicture(Channel& channel, const QByteArray& jpeg);
  [[nodiscard]] int openOn(Kind kind, std::optional<rules::Seat> seat = {}) const;
  void countReaders();
  void countPresent();

  GateLimits limits_;
  ChannelLimits pageLimits_;
  ServePlan plan_;
  std::unique_ptr<Gate> gate_;
  Passes passes_;
  std::shared_ptr<PhoneCamera> camera_;
  MessagesByLanguage told_;
  std::optional<MessageByLanguage> league_;
  QStringList languages_;
  Present present_;
  quint64 nextPage_ = 1;
  std::map<quint64, Visitor> visitors_;
  QHash<QHostAddress, int> guesses_;  // wrong tokens since `sinceGuess_`
  QElapsedTimer sinceGuess_;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::Present)
