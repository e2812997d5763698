#include "app/serve/phone_server.h"

#include <utility>

#include <QDateTime>
#include <QSysInfo>

#include "app/phrases/language_scope.h"
#include "app/serve/own_address.h"
#include "app/serve/pages/page_language.h"
#include "app/serve/pages/pages.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr std::string_view kLive = "/live";
constexpr std::string_view kSeat = "/seat/";
constexpr std::string_view kCamera = "/camera/";
constexpr std::string_view kLeague = "/league";
constexpr std::string_view kLeagueLive = "/league/live";
constexpr std::string_view kIconAsked = "/favicon.ico";  // requested by every browser
constexpr std::string_view kIcon = "/assets/lamp.svg";
constexpr char kDevice[] = "device";  // the cookie that identifies a device
constexpr int kPagesOfOneDevice = 4;  // per pass; more than one because a tab may have been left open
constexpr int kMaxSpectators = 250;   // less than the gate's limit, so that players can always connect
constexpr int kGuesses = 20;          // wrong tokens from one address
constexpr qint64 kGuessMs = 60000;    // within this time

// A 1080p picture is about a third of a megabyte, and a phone sends as many as are requested.
constexpr ChannelLimits kCameraLimits{.messageBytes = 2 * 1024 * 1024, .messagesInTenSeconds = 600};
constexpr char kNext[] = R"({"next":true})";

Reply textReply(Status status, const QString& why) {
  return refusal(status, why.toStdString());
}

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
  const Outcome<Identity> identity = ownIdentity(plan.folder, QDateTime::currentDateTimeUtc());
  if (!identity) return identity.fault();
  auto gate = std::make_unique<Gate>(
      *identity, [this](const Request& request, const QHostAddress& from) { return decide(request, from); },
      limits_);
  const QHostAddress where = plan.address.isNull() ? QHostAddress(QHostAddress::Any) : plan.address;
  if (!gate->listen(where, plan.port))
    return Fault{"port " + std::to_string(plan.port), 0, gate->errorString().toStdString(),
                 "choose another port, or an address of this computer"};
  gate_ = std::move(gate);
  return addresses();
}

void PhoneServer::close() {
  while (!visitors_.empty()) delete visitors_.begin()->second.channel;
  gate_.reset();
  passes_.renew();
}

ServeAddresses PhoneServer::addresses() const {
  ServeAddresses addresses;
  if (!gate_) return addresses;
  addresses.all = addressInNetwork(gate_->serverAddress(), gate_->serverPort());
  addresses.spectators = addresses.all + "/";
  addresses.reachable = isInNetwork(gate_->serverAddress());
  addresses.league = addresses.all + std::string(kLeague);
  for (const Pass& pass : passes_.all()) {
    if (pass.seat)
      addresses.seats.push_back(addresses.all + std::string(kSeat) + pass.token);
    else
      addresses.camera = addresses.all + std::string(kCamera) + pass.token;
  }
  return addresses;
}

Answer PhoneServer::decide(const Request& request, const QHostAddress& from) {
  const QString language = languageOf(request, plan_.language);
  const LanguageScope here(language);
  if (!request.isForThisHost(QSysInfo::machineHostName().toStdString()))
    return textReply(Status::forbidden,
                     PhoneServer::tr("open the address that the screen of the table shows"));
  std::string_view path = request.path;
  if (path.starts_with(kSeat)) return decidePrivate(request, from, false);
  if (path.starts_with(kCamera)) return decidePrivate(request, from, true);
  if (path == kLive) return openLive(request, {Kind::spectators, {}, language}, nullptr);
  if (path == "/") return pageOf(Page::spectators, language);
  if (league_ && path == kLeague) return pageOf(Page::league, language);
  if (league_ && path == kLeagueLive) return openLive(request, {Kind::league, {}, language}, nullptr);
  if (path == kLeague)
    return textReply(Status::notFound,
                     PhoneServer::tr("no league is shown here: choose one on the table's computer"));
  if (path == kIconAsked) path = kIcon;
  if (std::optional<Reply> picture = pictures_.at(path)) return std::move(*picture);
  if (std::optional<Reply> asset = assetOf(path, language)) return std::move(*asset);
  return textReply(Status::notFound, PhoneServer::tr("there is no such page"));
}

Answer PhoneServer::decidePrivate(const Request& request, const QHostAddress& from, bool camera) {
  if (tooManyGuesses(from))
    return textReply(Status::tooMany, PhoneServer::tr("too many wrong addresses were tried: wait a minute"));
  std::string_view token = request.path;
  token.remove_prefix((camera ? kCamera : kSeat).size());
  const bool live = token.ends_with(kLive);
  if (live) token.remove_suffix(kLive.size());
  Pass* pass = passes_.find(token, camera);
  if (!pass) return refuseToken(from);
  const std::string_view device = request.cookie(kDevice);
  if (!Passes::mayUse(*pass, device))
    return textReply(Status::forbidden,
                     PhoneServer::tr("another phone has this page: ask at the table for a new code"));
  const QString language = languageOf(request, plan_.language);
  if (live) return openLive(request, {camera ? Kind::camera : Kind::seat, pass->seat, language}, pass);
  Reply page = pageOf(camera ? Page::camera : Page::seat, language);
  if (device.size() != kSecretLetters)
    page.cookie = std::string(kDevice) + "=" + newSecret() + "; Path=" + request.path +
                  "; Secure; HttpOnly; SameSite=Lax";
  return page;
}

Reply PhoneServer::refuseToken(const QHostAddress& from) {
  ++guesses_[from];
  return textReply(Status::forbidden,
                   PhoneServer::tr("this address is not, or no longer, valid: ask for a new code"));
}

bool PhoneServer::tooManyGuesses(const QHostAddress& from) {
  if (!sinceGuess_.isValid() || sinceGuess_.hasExpired(kGuessMs)) {
    guesses_.clear();
    sinceGuess_.start();
  }
  return guesses_.value(from) >= kGuesses;
}

Answer PhoneServer::openLive(const Request& request, Reader reader, Pass* pass) {
  if (!request.wantsWebSocket()) return textReply(Status::notFound, PhoneServer::tr("there is no such file"));
  if (!request.isFromOwnPage())
    return textReply(
        Status::forbidden,
        PhoneServer::tr("the request came from another website: open the address on the table's screen"));
  if (!pass && openOn(Kind::spectators) + openOn(Kind::league) >= kMaxSpectators)
    return textReply(Status::tooMany, PhoneServer::tr("too many people are watching: try again later"));
  if (pass) {
    const std::string device(request.cookie(kDevice));
    if (device.size() != kSecretLetters)
      return textReply(Status::forbidden,
                       PhoneServer::tr("load this page again: it does not know who you are"));
    if (openOn(reader.kind, reader.seat) >= kPagesOfOneDevice)
      return textReply(Status::tooMany, PhoneServer::tr("this page is open too often: close some"));
    pass->device = device;
  }
  return Upgrade{[this, reader = std::move(reader)](auto socket) { welcome(std::move(socket), reader); }};
}

void PhoneServer::welcome(std::unique_ptr<QWebSocket> socket, const Reader& reader) {
  const bool camera = reader.kind == Kind::camera;
  auto* channel = new Channel(std::move(socket), camera ? kCameraLimits : pageLimits_, this);
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
  if (camera) serveCamera(*channel);
  sendTo(visitors_[page]);
  if (reader.kind == Kind::league) channel->send(league_->value(reader.language));
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
  const bool ofNight = visitor.reader.kind == Kind::spectators || visitor.reader.kind == Kind::seat;
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
  for (auto& [page, visitor] : visitors_) {
    const NightMessages::To now = messages.value(visitor.reader.language).to(visitor.reader.seat);
    const NightMessages::To known = before.value(visitor.reader.language).to(visitor.reader.seat);
    if (!visitor.hasState || !now.rulings.empty() || now.view != known.view || now.prompts != known.prompts)
      sendTo(visitor);
  }
}

void PhoneServer::sendLeague(const MessageByLanguage& message) {
  league_ = message;
  for (const auto& [page, visitor] : visitors_)
    if (visitor.reader.kind == Kind::league) visitor.channel->send(message.value(visitor.reader.language));
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
  for (const auto& [page, visitor] : visitors_)
    visitor.channel->end(QWebSocketProtocol::CloseCodePolicyViolated, QStringLiteral("out"));
}

}  // namespace lk::app
