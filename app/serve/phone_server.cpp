#include "app/serve/phone_server.h"

#include <utility>

#include <QDateTime>

#include "app/serve/own_address.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr int kNetworkMs = 2000;  // between two looks at this computer's addresses
constexpr char kNext[] = R"({"next":true})";

}  // namespace

PhoneServer::PhoneServer(GateLimits limits, ChannelLimits pages, QObject* parent)
    : QObject(parent),
      limits_(limits),
      pageLimits_(pages),
      passes_(rules::kMaxSeats),
      camera_(phoneCamera(std::string(kPhoneCamera).substr(std::string(kPhone).size()))) {
  qRegisterMetaType<MessagesByLanguage>();
  qRegisterMetaType<Requester>();
  qRegisterMetaType<Present>();
  qRegisterMetaType<rules::Seat>("lk::rules::Seat");
  connect(&network_, &QTimer::timeout, this, &PhoneServer::followNetwork);
  camera_->whenTaken([this] {
    QMetaObject::invokeMethod(
        this, [this] { askForPicture(); }, Qt::QueuedConnection);
  });
}

PhoneServer::~PhoneServer() {
  close();
  camera_->whenTaken({});
}

Outcome<ServeAddresses> PhoneServer::open(const ServePlan& plan) {
  close();
  plan_ = plan;
  const QHostAddress where = plan.address.isNull() ? QHostAddress(QHostAddress::Any) : plan.address;
  shown_ = addressesInNetwork(where);
  auto gate = std::make_unique<Gate>(
      std::nullopt,
      [this](const Request& request, const QHostAddress& from) { return decide(request, from); }, limits_);
  connect(gate.get(), &Gate::refused, this, &PhoneServer::note);
  gate_ = std::move(gate);
  if (const Outcome<Done> identified = identify(); !identified) return identified.fault();
  if (!gate_->listen(where, plan.port)) {
    const std::string why = gate_->errorString().toStdString();
    gate_.reset();
    return Fault{"port " + std::to_string(plan.port), 0, why,
                 "choose another port, or an address of this computer"};
  }
  passes_ = keptPasses(plan_.folder, plan_.night, rules::kMaxSeats);
  keepTokens();
  openOverlay();
  network_.start(kNetworkMs);
  return addresses();
}

Outcome<Done> PhoneServer::identify() {
  const Outcome<Identity> identity = ownIdentity(plan_.folder, QDateTime::currentDateTimeUtc(), shown_);
  if (!identity) return identity.fault();
  gate_->identify(*identity);
  authority_ = identity->authority;
  return Done{};
}

void PhoneServer::setNight(qint64 night) {
  if (night == plan_.night || !gate_) return;
  plan_.night = night;
  keepTokens();
}

/// If that fails, phones need new codes after a restart, and nothing else is lost.
void PhoneServer::keepTokens() {
  (void)keepPasses(plan_.folder, plan_.night, passes_);
}

/// Streaming programs show no page with a certificate they do not know, and have nothing to click. The port
/// after the server's stays the same, so that an address entered there once is right the next time.
void PhoneServer::openOverlay() {
  overlay_ = std::make_unique<Gate>(
      std::nullopt,
      [this](const Request& request, const QHostAddress& from) { return decideOverlay(request, from); },
      limits_);
  const bool fixed =
      plan_.port != 0 && overlay_->listen(QHostAddress::LocalHost, static_cast<quint16>(plan_.port + 1));
  if (!fixed && !overlay_->listen(QHostAddress::LocalHost)) overlay_.reset();
}

/// A phone is told a new address by people, who see it on the screen; the certificate must name it.
void PhoneServer::followNetwork() {
  std::vector<QHostAddress> now = addressesInNetwork(gate_->serverAddress());
  if (now == shown_) return;
  shown_ = std::move(now);
  (void)identify();  // if that fails, the older certificate is used
}

void PhoneServer::note(const QHostAddress& from, const QString& why) {
  if (log_.isDue(from)) emit refused(countedAddress(from).toString() + QStringLiteral(": ") + why);
}

void PhoneServer::close() {
  network_.stop();
  while (!visitors_.empty()) delete visitors_.begin()->second.channel;
  gate_.reset();
  overlay_.reset();
  passes_.renew();
}

ServeAddresses PhoneServer::addresses() const {
  ServeAddresses addresses;
  if (!gate_) return addresses;
  const auto urls = [&](const QHostAddress& each) { return urlOf(each, gate_->serverPort()); };
  addresses.reachable = !shown_.empty();
  addresses.all = urls(shown_.empty() ? QHostAddress(QHostAddress::LocalHost) : shown_.front());
  for (std::size_t i = 1; i < shown_.size(); ++i) addresses.others.push_back(urls(shown_[i]));
  addresses.joining = addresses.all + "/join/" + passes_.joining();
  addresses.spectators = addresses.all + "/";
  addresses.league = addresses.all + "/league";
  addresses.wall = addresses.league + "/wall";
  addresses.trust = addresses.all + "/trust";
  if (overlay_)
    addresses.overlay = "http://127.0.0.1:" + std::to_string(overlay_->serverPort()) + "/?clean=1";
  for (const Pass& pass : passes_.all()) {
    if (pass.seat)
      addresses.seats.push_back(addresses.all + "/seat/" + pass.token);
    else
      addresses.camera = addresses.all + "/camera/" + pass.token;
  }
  return addresses;
}

void PhoneServer::welcome(std::unique_ptr<QSslSocket> socket, LineKind kind, const Reader& reader) {
  const bool camera = reader.kind == Kind::camera;
  ChannelLimits limits = camera ? kCameraLimits : pageLimits_;
  if (!camera && reader.kind != Kind::seat) {  // spectators only answer pings
    limits.messageBytes = kMaxSpectatorMessageBytes;
    limits.frames = kMaxSpectatorFrames;
  }
  auto* channel = new Channel(std::move(socket), kind, limits, this);
  const quint64 page = nextPage_++;
  visitors_[page] = {channel, reader};
  connect(channel, &QObject::destroyed, this, [this, page] {
    visitors_.erase(page);
    countPresent();
    countReaders();
  });
  if (reader.kind == Kind::seat)
    connect(channel, &Channel::received, this, [this, reader, page](const QByteArray& json) {
      emit received(*reader.seat, json, {page, reader.language});
    });
  if (kind == LineKind::events) channel->send("{\"page\":" + QByteArray::number(page) + "}");
  if (camera) serveCamera(*channel);
  sendTo(visitors_[page]);
  if (reader.kind == Kind::league) channel->send(league_->value(reader.language));
  sendVenueTo(visitors_[page]);
  countReaders();
  countPresent();
}

void PhoneServer::serveCamera(Channel& channel) {
  connect(&channel, &Channel::shown, this,
          [this, &channel](const QByteArray& jpeg) { takePicture(channel, jpeg); });
  camera_->setPresent(true);
  channel.send(kNext);
}

void PhoneServer::takePicture(Channel& channel, const QByteArray& jpeg) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(jpeg.data());
  const std::span<const unsigned char> picture(bytes, static_cast<std::size_t>(jpeg.size()));
  if (const auto fault = PhoneCamera::faultOf(picture)) {
    channel.send(QByteArray::fromStdString(Json::object({{"error", "the picture " + fault->what}}).dump()));
    return channel.send(kNext);
  }
  camera_->put({picture.begin(), picture.end()});
}

int PhoneServer::openOn(Kind kind, std::optional<rules::Seat> seat) const {
  int open = 0;
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind == kind && visitor.reader.seat == seat) ++open;
  return open;
}

void PhoneServer::countReaders() {
  QStringList languages;
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind != Kind::league && !languages.contains(visitor.reader.language))
      languages << visitor.reader.language;
  languages.sort();
  if (languages == languages_) return;
  languages_ = languages;
  emit read(languages);
}

void PhoneServer::countPresent() {
  Present now;
  now.spectators = openOn(Kind::spectators) + openOn(Kind::league);
  now.camera = openOn(Kind::camera) > 0;
  for (const rules::Seat seat : rules::kAllSeats)
    now.seats[rules::index(seat)] = openOn(Kind::seat, seat) > 0;
  if (!now.camera) camera_->setPresent(false);
  if (now == present_) return;
  present_ = now;
  emit present(now);
}

void PhoneServer::sendTo(Visitor& visitor) {
  const bool ofNight = visitor.reader.kind != Kind::camera && visitor.reader.kind != Kind::league;
  const auto at = messages_.constFind(visitor.reader.language);
  if (!ofNight || at == messages_.cend()) return;  // messages in this language follow later
  const NightMessages::To& to = at->to(visitor.reader.seat);
  for (const QByteArray& ruling : to.rulings)
    if (visitor.hasState) visitor.channel->send(ruling);
  for (const QByteArray* message : {&to.view, &to.prompts}) visitor.channel->send(*message);
  if (!visitor.hasState && !to.lastRuling.isEmpty()) visitor.channel->send(to.lastRuling);
  visitor.hasState = true;
}

void PhoneServer::sendNight(const MessagesByLanguage& messages) {
  if (!messages.isEmpty()) pictures_.use(messages.first().kit);
  const MessagesByLanguage before = std::exchange(messages_, messages);
  const auto send = [&](bool toPlayers) {
    for (auto& [page, visitor] : visitors_) {
      if ((visitor.reader.kind == Kind::seat) != toPlayers) continue;
      const NightMessages::To now = messages.value(visitor.reader.language).to(visitor.reader.seat);
      const NightMessages::To known = before.value(visitor.reader.language).to(visitor.reader.seat);
      if (!visitor.hasState || !now.rulings.empty() || now.view != known.view || now.prompts != known.prompts)
        sendTo(visitor);
    }
  };
  send(true);  // players wait for what they did; two hundred spectators take a while
  send(false);
}

void PhoneServer::sendLeague(const MessageByLanguage& message) {
  league_ = message;
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind == Kind::league) visitor.channel->send(message.value(visitor.reader.language));
}

void PhoneServer::setPlayers(const QStringList& names) {
  players_ = names;
}

void PhoneServer::sendVenue(const QByteArray& message) {
  venue_ = message;
  for (const auto& [page, visitor] : visitors_) sendVenueTo(visitor);
}

/// The clock of this computer goes before it: times in the message are by it, and phones have others.
void PhoneServer::sendVenueTo(const Visitor& visitor) {
  const Kind kind = visitor.reader.kind;
  if (venue_.isEmpty() || (kind != Kind::seat && kind != Kind::spectators && kind != Kind::league)) return;
  visitor.channel->send("{\"clock\":" + QByteArray::number(QDateTime::currentMSecsSinceEpoch()) + "}");
  visitor.channel->send(venue_);
}

void PhoneServer::answer(quint64 page, const QByteArray& json) {
  if (const auto at = visitors_.find(page); at != visitors_.end()) at->second.channel->send(json);
}

void PhoneServer::announce(const MessageByLanguage& message) {
  for (const auto& [page, visitor] : visitors_)
    if (visitor.hasState) visitor.channel->send(message.value(visitor.reader.language));
}

void PhoneServer::sendFraming(const MessageByLanguage& message) {
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind == Kind::camera) visitor.channel->send(message.value(visitor.reader.language));
}

void PhoneServer::askForPicture() {
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind == Kind::camera) visitor.channel->send(kNext);
}

void PhoneServer::disconnectAll() {
  passes_.renew();
  keepTokens();
  for (const auto& [page, visitor] : visitors_) visitor.channel->end(CloseCode::policy, "out");
}

}  // namespace lk::app
