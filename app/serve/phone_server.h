// The server for phones at the table: access to pages, and the messages sent to each. Knows no rules.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include "app/capture/phone_camera.h"
#include "app/host/phones/night_messages.h"
#include "app/serve/passes/kept_passes.h"
#include "app/serve/pictures/served_pictures.h"
#include "app/serve/transport/channel.h"
#include "app/serve/transport/gate.h"
#include "app/serve/transport/refusal_log.h"

namespace lk::app {

struct ServePlan {
  std::string folder;                       // for the certificate
  QHostAddress address;                     // to listen on; null: any
  quint16 port = 0;                         // 0: any free port
  QString language = QStringLiteral("en");  // of a browser that accepts no available language
  JournalNight night = 0;                   // whose tokens are kept in the folder
};

/// The addresses of all pages. `seats` has one for each seat with a pass.
struct ServeAddresses {
  std::string all;      // "https://HOST:PORT"
  std::string joining;  // where each phone says whose it is
  std::string spectators;
  std::vector<std::string> seats;
  std::string camera;
  std::string league;
  std::string wall;                 // the league for a screen that everybody sees
  std::string overlay;              // for streaming programs on this computer; empty: there is none
  std::string trust;                // how phones come to trust the certificate
  std::vector<std::string> others;  // like `all`, of this computer's other networks
  bool reachable = true;            // false: this computer is in no network
  friend bool operator==(const ServeAddresses&, const ServeAddresses&) = default;
};

/// Which pages are open.
struct Present {
  int spectators = 0;
  std::array<bool, rules::kMaxSeats> seats{};
  bool camera = false;
  friend bool operator==(const Present&, const Present&) = default;
};

/// The address of the phone camera, for openSource().
inline constexpr char kPhoneCamera[] = "phone:camera";

/// Lives on one thread; its signals and slots may cross threads. Listens only after open().
class PhoneServer : public QObject {
  Q_OBJECT

 public:
  explicit PhoneServer(GateLimits limits = {}, ChannelLimits pages = {}, QObject* parent = nullptr);
  ~PhoneServer() override;

  /// Starts to listen, with the tokens that were kept for this night. Fails if there is no certificate or the
  /// port is in use.
  Outcome<ServeAddresses> open(const ServePlan& plan);
  void close();
  [[nodiscard]] ServeAddresses addresses() const;
  [[nodiscard]] int connections() const { return gate_ ? gate_->connections() : 0; }

 public slots:
  /// Sets the names of the players, by seat, for the page on which phones say whose they are. A seat without
  /// a name is the house's: its page cannot be opened.
  void setPlayers(const QStringList& names);
  /// Keeps the tokens for another night from now on.
  void setNight(qint64 night);
  /// Sets the messages that pages show and sends what has changed.
  void sendNight(const lk::app::MessagesByLanguage& messages);
  /// Sets the message of the league page and makes that page available.
  void sendLeague(const lk::app::MessageByLanguage& message);
  /// Sets the message about the venue, which pages of players, spectators and the league show.
  void sendVenue(const QByteArray& message);
  /// Sends a reply to one page, if it is still open.
  void answer(quint64 page, const QByteArray& json);
  /// Sends a message to every page that shows the night.
  void announce(const lk::app::MessageByLanguage& message);
  /// Sends a message to the camera's page.
  void sendFraming(const lk::app::MessageByLanguage& message);
  /// Closes every page and replaces all tokens, so that old addresses no longer work.
  void disconnectAll();

 signals:
  /// A message from a seat's page, to be judged.
  void received(lk::rules::Seat seat, const QByteArray& json, const lk::app::Requester& asker);
  /// The languages of the open pages, except league pages.
  void read(const QStringList& languages);
  /// A line for a log: somebody was refused. At most one an address and minute.
  void refused(const QString& line);
  /// The open pages. Emitted when they change.
  void present(const lk::app::Present& now);

 private:
  enum class Kind { spectators, seat, camera, league, overlay };
  /// The kind of page, its seat and its language.
  struct Reader {
    Kind kind = Kind::spectators;
    std::optional<rules::Seat> seat;
    QString language;
    QHostAddress from = {};  // as limits count it
    friend bool operator==(const Reader&, const Reader&) = default;
  };
  struct Visitor {
    Channel* channel = nullptr;
    Reader reader;
    bool hasState = false;  // whether it has got the state of the night
  };

  Answer decide(const Request& request, const QHostAddress& from);
  Answer decideKind(const Request& request, const QHostAddress& from, const QString& language);
  Answer decidePrivate(const Request& request, const QHostAddress& from, bool camera);
  Answer decideJoining(const Request& request, const QHostAddress& from, const QString& language);
  Answer decideOverlay(const Request& request, const QHostAddress& from);
  Answer openStatic(std::string_view path, const QString& language);
  Answer takeSaid(const Request& request, const Reader& reader, std::optional<quint64> page);
  Answer openLive(const Request& request, const QHostAddress& from, Reader reader, Pass* pass);
  [[nodiscard]] bool isHoused(rules::Seat seat) const;
  [[nodiscard]] bool mayWatch(Kind kind, const QHostAddress& from) const;
  Reply refuseToken(const QHostAddress& from);
  [[nodiscard]] bool tooManyGuesses(const QHostAddress& from);
  [[nodiscard]] Outcome<Done> identify();
  void keepTokens();
  void openOverlay();
  void followNetwork();
  void note(const QHostAddress& from, const QString& why);
  void welcome(std::unique_ptr<QSslSocket> socket, LineKind kind, const Reader& reader);
  void sendTo(Visitor& visitor);
  void sendVenueTo(const Visitor& visitor);
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
  std::unique_ptr<Gate> overlay_;    // null: it could not listen
  std::vector<QHostAddress> shown_;  // this computer's addresses, the best first
  QSslCertificate authority_;
  QTimer network_{this};
  RefusalLog log_;
  Passes passes_;
  QStringList players_;  // by seat
  std::shared_ptr<PhoneCamera> camera_;
  MessagesByLanguage messages_;
  ServedPictures pictures_{this};
  std::optional<MessageByLanguage> league_;
  QByteArray venue_;  // empty: nothing is told
  QStringList languages_;
  Present present_;
  quint64 nextPage_ = 1;
  std::map<quint64, Visitor> visitors_;
  QHash<QHostAddress, int> guesses_;  // wrong tokens since `sinceGuess_`
  QElapsedTimer sinceGuess_;
};

}  // namespace lk::app

Q_DECLARE_METATYPE(lk::app::Present)
