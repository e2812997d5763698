// Who may open which page: the answers of the phone server to requests.
#include <charconv>

#include <QSysInfo>

#include "app/phrases/language_scope.h"
#include "app/serve/pages/page_language.h"
#include "app/serve/pages/pages.h"
#include "app/serve/phone_server.h"

namespace lk::app {

namespace {

constexpr std::string_view kLive = "/live";
constexpr std::string_view kSay = "/say/";  // before the number of the page
constexpr std::string_view kSeat = "/seat/";
constexpr std::string_view kCamera = "/camera/";
constexpr std::string_view kJoining = "/join/";
constexpr std::string_view kSeats = "/seats";  // after the token of joining
constexpr std::string_view kLeague = "/league";
constexpr std::string_view kLeagueLive = "/league/live";
constexpr std::string_view kWall = "/league/wall";
constexpr std::string_view kTrust = "/trust";
constexpr std::string_view kAuthority = "/trust/lampkeeper.crt";
constexpr std::string_view kIconAsked = "/favicon.ico";  // requested by every browser
constexpr std::string_view kIcon = "/assets/lamp.svg";
constexpr char kDevice[] = "device";  // the cookie that identifies a device
constexpr qint64 kGuessMs = 60'000;

Reply textReply(Status status, const QString& why) {
  return refusal(status, why.toStdString());
}

Reply tooOften() {
  return textReply(Status::tooMany, PhoneServer::tr("too many wrong addresses were tried: wait a minute"));
}

Reply foreign() {
  return textReply(
      Status::forbidden,
      PhoneServer::tr("the request came from another website: open the address on the table's screen"));
}

/// Removes "/say/NUMBER" from the end of a path; nullopt if it does not end so.
std::optional<quint64> saidBy(std::string_view& path) {
  const std::size_t at = path.rfind(kSay);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view number = path.substr(at + kSay.size());
  quint64 page = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), page);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  path = path.substr(0, at);
  return page;
}

}  // namespace

Answer PhoneServer::decide(const Request& request, const QHostAddress& from) {
  const QString language = languageOf(request, plan_.language);
  const LanguageScope here(language);
  Answer answer = decideKind(request, from, language);
  const Reply* reply = std::get_if<Reply>(&answer);
  if (reply && reply->status != Status::ok && request.wantsPage()) return pageOf(*reply, language);
  return answer;
}

Answer PhoneServer::decideKind(const Request& request, const QHostAddress& from, const QString& language) {
  if (!request.isForThisHost(QSysInfo::machineHostName().toStdString()))
    return textReply(Status::forbidden,
                     PhoneServer::tr("open the address that the screen of the table shows"));
  const std::string_view path = request.path;
  if (path.starts_with(kSeat)) return decidePrivate(request, from, false);
  if (path.starts_with(kCamera)) return decidePrivate(request, from, true);
  if (request.method != "GET") return refusal(Status::tooLarge, "uploads are not accepted here");
  if (path.starts_with(kJoining)) return decideJoining(request, from, language);
  if (path == kLive) return openLive(request, from, {Kind::spectators, {}, language}, nullptr);
  if (league_ && path == kLeague) return pageOf(Page::league, language);
  if (league_ && path == kWall) return pageOf(Page::wall, language);
  if (league_ && path == kLeagueLive) return openLive(request, from, {Kind::league, {}, language}, nullptr);
  if (path == kLeague || path == kWall)
    return textReply(Status::notFound,
                     PhoneServer::tr("no league is shown here: choose one on the table's computer"));
  if (path == kTrust) return pageOf(Page::trust, language);
  if (path == kAuthority) return Reply{Status::ok, "application/x-x509-ca-cert", authority_.toDer()};
  return openStatic(path, language);
}

/// One code for all phones. A seat that no device has yet can be taken by whoever sees the table's screen;
/// the device that has one finds back to it.
Answer PhoneServer::decideJoining(const Request& request, const QHostAddress& from, const QString& language) {
  if (tooManyGuesses(from)) return tooOften();
  std::string_view token = std::string_view(request.path).substr(kJoining.size());
  const bool seats = token.ends_with(kSeats);
  if (seats) token.remove_suffix(kSeats.size());
  if (!sameSecret(passes_.joining(), token)) return refuseToken(from);
  if (!seats) return pageOf(Page::joining, language);
  Json players = Json::array();
  Json told{Json::Object{}};
  for (const Pass& pass : passes_.all()) {
    const bool free = Passes::mayUse(pass, request.cookie(kDevice));
    if (!pass.seat) {
      if (free) told.set("camera", std::string(kCamera) + pass.token);
    } else if (const auto at = static_cast<qsizetype>(rules::index(*pass.seat));
               at < players_.size() && !isHoused(*pass.seat)) {
      Json player = Json::object({{"seat", rules::name(*pass.seat)}, {"name", players_[at].toStdString()}});
      if (free) player.set("page", std::string(kSeat) + pass.token);
      players.push(std::move(player));
    }
  }
  told.set("players", std::move(players));
  return Reply{Status::ok, "application/json", QByteArray::fromStdString(told.dump())};
}

/// The overlay shows what "/" shows, and nothing else, without encryption on this computer.
Answer PhoneServer::decideOverlay(const Request& request, const QHostAddress& from) {
  const QString language = languageOf(request, plan_.language);
  const LanguageScope here(language);
  if (!request.isForLoopback()) return foreign();
  if (request.method != "GET") return refusal(Status::notAllowed, "only GET requests are accepted");
  if (request.path == kLive) return openLive(request, from, {Kind::overlay, {}, language}, nullptr);
  return openStatic(request.path, language);
}

Answer PhoneServer::openStatic(std::string_view path, const QString& language) {
  if (path == "/") return pageOf(Page::spectators, language);
  if (path == kIconAsked) path = kIcon;
  if (std::optional<Reply> picture = pictures_.at(path)) return std::move(*picture);
  if (pictures_.has(path))
    return Later{[this, wanted = std::string(path)](const auto& reply) {
      if (!pictures_.paint(wanted, reply))
        reply(textReply(Status::tooMany, PhoneServer::tr("too many people are watching: try again later")));
    }};
  if (std::optional<Reply> asset = assetOf(path, language)) return std::move(*asset);
  return textReply(Status::notFound, PhoneServer::tr("there is no such page"));
}

Answer PhoneServer::decidePrivate(const Request& request, const QHostAddress& from, bool camera) {
  if (tooManyGuesses(from)) return tooOften();
  std::string_view token = request.path;
  token.remove_prefix((camera ? kCamera : kSeat).size());
  const bool said = request.method != "GET";
  const std::optional<quint64> page = said ? saidBy(token) : std::nullopt;
  const bool live = !said && token.ends_with(kLive);
  if (live) token.remove_suffix(kLive.size());
  Pass* pass = passes_.find(token, camera);
  if (!pass) return refuseToken(from);
  if (pass->seat && isHoused(*pass->seat))
    return textReply(Status::forbidden, PhoneServer::tr("the house plays here: nobody may see its cards"));
  const std::string_view device = request.cookie(kDevice);
  if (!Passes::mayUse(*pass, device))
    return textReply(Status::forbidden,
                     PhoneServer::tr("another phone has this page: ask at the table for a new code"));
  const Reader reader{camera ? Kind::camera : Kind::seat, pass->seat, languageOf(request, plan_.language)};
  if (said) return takeSaid(request, reader, page);
  if (live) return openLive(request, from, reader, pass);
  Reply whole = pageOf(camera ? Page::camera : Page::seat, reader.language);
  if (device.size() != kSecretLetters)
    whole.cookie = std::string(kDevice) + "=" + newSecret() + "; Path=/; Secure; HttpOnly; SameSite=Lax";
  return whole;
}

/// A message of a page whose browser refuses WebSockets. The page must be open and of the same seat and
/// device.
Answer PhoneServer::takeSaid(const Request& request, const Reader& reader, std::optional<quint64> page) {
  if (!request.isFromOwnPage(true)) return foreign();
  const auto at = page ? visitors_.find(*page) : visitors_.end();
  if (at == visitors_.end() || at->second.reader.kind != reader.kind ||
      at->second.reader.seat != reader.seat || request.cookie(kDevice).size() != kSecretLetters)
    return textReply(Status::forbidden,
                     PhoneServer::tr("load this page again: it does not know who you are"));
  const bool camera = reader.kind == Kind::camera;
  return Upload{camera ? kCameraLimits.messageBytes : pageLimits_.messageBytes,
                [this, page, camera](const QByteArray& content) {
                  const auto open = visitors_.find(*page);
                  if (open == visitors_.end() || !open->second.channel->take(content, !camera))
                    return textReply(Status::tooMany,
                                     PhoneServer::tr("load this page again: it does not know who you are"));
                  return Reply{Status::ok, "application/json", "{}\n"};
                }};
}

Reply PhoneServer::refuseToken(const QHostAddress& from) {
  ++guesses_[countedAddress(from)];
  return textReply(Status::forbidden,
                   PhoneServer::tr("this address is not, or no longer, valid: ask for a new code"));
}

bool PhoneServer::tooManyGuesses(const QHostAddress& from) {
  if (!sinceGuess_.isValid() || sinceGuess_.hasExpired(kGuessMs)) {
    guesses_.clear();
    sinceGuess_.start();
  }
  return guesses_.value(countedAddress(from)) >= kMaxGuesses;
}

Answer PhoneServer::openLive(const Request& request, const QHostAddress& from, Reader reader, Pass* pass) {
  const bool events = request.wantsEvents();
  if (!request.wantsWebSocket() && !events)
    return textReply(Status::notFound, PhoneServer::tr("there is no such file"));
  const bool encrypted = reader.kind != Kind::overlay;
  if (events ? !request.isOfOwnSite() : !request.isFromOwnPage(encrypted)) return foreign();
  if (!pass && !mayWatch(reader.kind, from))
    return textReply(Status::tooMany, PhoneServer::tr("too many people are watching: try again later"));
  if (pass) {
    const std::string device(request.cookie(kDevice));
    if (device.size() != kSecretLetters)
      return textReply(Status::forbidden,
                       PhoneServer::tr("load this page again: it does not know who you are"));
    if (openOn(reader.kind, reader.seat) >= kMaxPagesOfDevice)
      return textReply(Status::tooMany, PhoneServer::tr("this page is open too often: close some"));
    if (pass->device != device) {
      pass->device = device;
      keepTokens();
    }
  }
  const LineKind kind = events ? LineKind::events : LineKind::frames;
  reader.from = countedAddress(from);
  return Line{kind, pass != nullptr, [this, kind, reader = std::move(reader)](auto socket) {
                welcome(std::move(socket), kind, reader);
              }};
}

bool PhoneServer::isHoused(rules::Seat seat) const {
  const auto at = static_cast<qsizetype>(rules::index(seat));
  return at < players_.size() && players_[at].isEmpty();
}

/// Overlays are counted apart, so that guests cannot take their places.
bool PhoneServer::mayWatch(Kind kind, const QHostAddress& from) const {
  if (kind == Kind::overlay) return openOn(kind) < kMaxOverlays;
  int here = 0;
  for (const auto& [page, visitor] : visitors_)
    if ((visitor.reader.kind == Kind::spectators || visitor.reader.kind == Kind::league) &&
        visitor.reader.from == countedAddress(from))
      ++here;
  return here < limits_.spectatorsOfOneAddress &&
         openOn(Kind::spectators) + openOn(Kind::league) < limits_.spectators;
}

}  // namespace lk::app
