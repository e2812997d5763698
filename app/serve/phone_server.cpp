#include "app/serve/phone_server.h"

#include <QDateTime>
#include <QSysInfo>

#include "app/serve/own_address.h"
#include "app/serve/pages/pages.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr std::string_view kLive = "/live";
constexpr std::string_view kSeat = "/seat/";
constexpr std::string_view kCamera = "/camera/";
constexpr std::string_view kIconAsked = "/favicon.ico";  // by browsers, whatever a page says
constexpr std::string_view kIcon = "/assets/lamp.svg";
constexpr char kDevice[] = "device";  // the cookie by which a device is known again
constexpr int kPagesOfOneDevice = 4;  // of one pass: a tab left open somewhere keeps nobody out
constexpr int kMostSpectators = 250;  // players get in whoever looks on
constexpr int kGuesses = 20;          // wrong tokens of one address
constexpr qint64 kGuessMs = 60000;    // within this time

// A 1080p picture has a third of a megabyte, and a phone sends as many as are taken.
constexpr ChannelLimits kCameraLimits{.messageBytes = 2 * 1024 * 1024, .messagesInTenSeconds = 600};
constexpr char kNext[] = R"({"next":true})";

Reply told(Status status, const QString& why) {
  return refusal(status, why.toStdString());
}

}  // namespace

PhoneServer::PhoneServer(GateLimits limits, ChannelLimits pages, QObject* parent)
    : QObject(parent),
      limits_(limits),
      pageLimits_(pages),
      passes_(rules::kMaxSeats),
      camera_(phoneCamera(std::string(kPhoneCamera).substr(std::string(kPhone).size()))) {
  qRegisterMetaType<Told>();
  qRegisterMetaType<Present>();
  qRegisterMetaType<rules::Seat>("lk::rules::Seat");
  camera_->whenTaken([this] {
    QMetaObject::invokeMethod(
        this, [this] { tellCamera(kNext); }, Qt::QueuedConnection);
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
  for (const Pass& pass : passes_.all()) {
    if (pass.seat)
      addresses.seats.push_back(addresses.all + std::string(kSeat) + pass.token);
    else
      addresses.camera = addresses.all + std::string(kCamera) + pass.token;
  }
  return addresses;
}

Answer PhoneServer::decide(const Request& request, const QHostAddress& from) {
  if (!request.isForUs(QSysInfo::machineHostName().toStdString()))
    return told(Status::forbidden, PhoneServer::tr("open the address that the screen of the table shows"));
  std::string_view path = request.path;
  if (path.starts_with(kSeat)) return decidePrivate(request, from, false);
  if (path.starts_with(kCamera)) return decidePrivate(request, from, true);
  if (path == kLive) return openLive(request, nullptr);
  if (path == "/") return pageOf(Page::spectators, plan_.language);
  if (path == kIconAsked) path = kIcon;
  if (std::optional<Reply> asset = assetOf(path)) return std::move(*asset);
  return told(Status::notFound, PhoneServer::tr("nothing is there"));
}

Answer PhoneServer::decidePrivate(const Request& request, const QHostAddress& from, bool camera) {
  if (guessesTooMuch(from))
    return told(Status::tooMany, PhoneServer::tr("too many wrong addresses were tried: wait a minute"));
  std::string_view token = request.path;
  token.remove_prefix((camera ? kCamera : kSeat).size());
  const bool live = token.ends_with(kLive);
  if (live) token.remove_suffix(kLive.size());
  Pass* pass = passes_.find(token, camera);
  if (!pass) return refuseToken(from);
  const std::string_view device = request.cookie(kDevice);
  if (!Passes::mayUse(*pass, device))
    return told(Status::forbidden,
                PhoneServer::tr("another phone has this page: ask the table for a new code"));
  if (live) return openLive(request, pass);
  Reply page = pageOf(camera ? Page::camera : Page::seat, plan_.language);
  if (device.size() != kSecretLetters)
    page.cookie = std::string(kDevice) + "=" + newSecret() + "; Path=" + request.path +
                  "; Secure; HttpOnly; SameSite=Lax";
  return page;
}

Reply PhoneServer::refuseToken(const QHostAddress& from) {
  ++guesses_[from];
  return told(Status::forbidden,
              PhoneServer::tr("this address is not, or no more, one of this night: ask for a new code"));
}

bool PhoneServer::guessesTooMuch(const QHostAddress& from) {
  if (!sinceGuess_.isValid() || sinceGuess_.hasExpired(kGuessMs)) {
    guesses_.clear();
    sinceGuess_.start();
  }
  return guesses_.value(from) >= kGuesses;
}

Answer PhoneServer::openLive(const Request& request, Pass* pass) {
  if (!request.wantsWebSocket()) return told(Status::notFound, PhoneServer::tr("nothing is there to read"));
  if (!request.isFromOwnPage())
    return told(Status::forbidden, PhoneServer::tr("a page of somebody else's asks"));
  if (!pass && openOn(std::nullopt, false) >= kMostSpectators)
    return told(Status::tooMany, PhoneServer::tr("too many look on already"));
  if (!pass) return Upgrade{[this](auto socket) { welcome(std::move(socket), std::nullopt, false); }};
  const std::string device(request.cookie(kDevice));
  if (device.size() != kSecretLetters)
    return told(Status::forbidden, PhoneServer::tr("load this page again: it does not know who you are"));
  if (openOn(pass->seat, !pass->seat) >= kPagesOfOneDevice)
    return told(Status::tooMany, PhoneServer::tr("this page is open too often: close some"));
  pass->device = device;
  const std::optional<rules::Seat> seat = pass->seat;
  return Upgrade{[this, seat](auto socket) { welcome(std::move(socket), seat, !seat); }};
}

void PhoneServer::welcome(std::unique_ptr<QWebSocket> socket, std::optional<rules::Seat> seat, bool camera) {
  auto* channel = new Channel(std::move(socket), camera ? kCameraLimits : pageLimits_, this);
  const quint64 page = nextPage_++;
  visitors_[page] = {channel, seat, camera};
  connect(channel, &QObject::destroyed, this, [this, page] {
    visitors_.erase(page);
    countPresent();
  });
  if (seat)
    connect(channel, &Channel::said, this,
            [this, seat = *seat, page](const QByteArray& json) { emit said(seat, json, page); });
  if (camera) serveCamera(*channel);
  const Told::To& to = told_.to(seat);
  for (const QByteArray* message : {&to.view, &to.prompts, &to.lastRuling})
    if (!message->isEmpty() && !camera) channel->send(*message);
  countPresent();
}

void PhoneServer::serveCamera(Channel& channel) {
  connect(&channel, &Channel::shown, this,
          [this, &channel](const QByteArray& jpeg) { takePicture(channel, jpeg); });
  camera_->setThere(true);
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

int PhoneServer::openOn(std::optional<rules::Seat> seat, bool camera) const {
  int open = 0;
  for (const auto& [page, visitor] : visitors_)
    if (visitor.seat == seat && visitor.camera == camera) ++open;
  return open;
}

void PhoneServer::countPresent() {
  Present now;
  now.spectators = openOn(std::nullopt, false);
  now.camera = openOn(std::nullopt, true) > 0;
  for (const rules::Seat seat : rules::kAllSeats) now.seats[rules::index(seat)] = openOn(seat, false) > 0;
  if (!now.camera) camera_->setThere(false);
  if (now == present_) return;
  present_ = now;
  emit present(now);
}

void PhoneServer::tell(const Told& told) {
  told_ = told;
  for (const auto& [page, visitor] : visitors_) {
    if (visitor.camera) continue;
    const Told::To& to = told_.to(visitor.seat);
    for (const QByteArray& ruling : to.rulings) visitor.channel->send(ruling);
    visitor.channel->send(to.view);
    visitor.channel->send(to.prompts);
  }
}

void PhoneServer::answer(quint64 page, const QByteArray& json) {
  if (const auto at = visitors_.find(page); at != visitors_.end()) at->second.channel->send(json);
}

void PhoneServer::announce(const QByteArray& json) {
  for (const auto& [page, visitor] : visitors_)
    if (!visitor.camera) visitor.channel->send(json);
}

void PhoneServer::tellCamera(const QByteArray& json) {
  for (const auto& [page, visitor] : visitors_)
    if (visitor.camera) visitor.channel->send(json);
}

void PhoneServer::everyoneOut() {
  passes_.renew();
  for (const auto& [page, visitor] : visitors_)
    visitor.channel->end(QWebSocketProtocol::CloseCodePolicyViolated, QStringLiteral("out"));
}

}  // namespace lk::app
