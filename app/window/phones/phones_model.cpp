#include "app/window/phones/phones_model.h"

#include <algorithm>
#include <utility>

#include <QUrl>

#include "app/phrases/fault_words.h"
#include "app/phrases/qt_text.h"
#include "app/serve/transport/usual_port.h"

namespace lk::app {

namespace {

constexpr int kLookedAgain = 3000;  // milliseconds
const QString kJoining = QStringLiteral("joining");
const QString kAll = QStringLiteral("all");
const QString kCamera = QStringLiteral("camera");
const QString kLeague = QStringLiteral("league");

/// Returns HOST of "https://HOST:PORT".
QString hostOf(const std::string& url) {
  return QUrl(QString::fromStdString(url)).host();
}

}  // namespace

PhonesModel::PhonesModel(std::string folder, QObject* parent) : QObject(parent), folder_(std::move(folder)) {
  again_.setInterval(kLookedAgain);
  connect(&again_, &QTimer::timeout, this, &PhonesModel::lookAgain);
}

PhonesModel::~PhonesModel() = default;

/// Called once, when phones are first switched on: until then there is no thread.
void PhonesModel::makeServer() {
  if (thread_) return;
  thread_ = std::make_unique<PhoneThread>();
  connect(&thread_->server(), &PhoneServer::present, this, &PhonesModel::setPresent);
  connect(this, &PhonesModel::playersChanged, &thread_->server(), &PhoneServer::setPlayers);
  connect(this, &PhonesModel::nightChanged, &thread_->server(), &PhoneServer::setNight);
  tellPlayers();
  emit made(&thread_->server());
}

void PhonesModel::tellPlayers() {
  QStringList players;
  for (std::size_t i = 0; i < seats_; ++i)
    players << (isHoused(rules::kAllSeats[i]) ? QString() : names_[rules::kAllSeats[i]]);
  emit playersChanged(players);
}

void PhonesModel::setOn(bool on) {
  if (on == this->on()) return;
  errorText_.clear();
  if (!on) {
    again_.stop();
    thread_->close();
    addresses_ = {};
    setPresent({});
  } else {
    makeServer();
    ServePlan plan{folder_, {}, kDefaultPort, language_, night_};
    Outcome<ServeAddresses> open = thread_->open(plan);
    plan.port = 0;
    if (!open) open = thread_->open(plan);  // the usual port is used by another night or program
    if (open)
      addresses_ = *open, again_.start();
    else
      errorText_ = faultText(open.fault());
  }
  emit onChanged(this->on());
  emit changed();
}

void PhonesModel::setNight(qint64 night) {
  if (std::exchange(night_, night) != night) emit nightChanged(night);
}

void PhonesModel::lookAgain() {
  const ServeAddresses now = thread_->addresses();
  if (now == addresses_) return;
  addresses_ = now;
  emit changed();
}

void PhonesModel::disconnectAll() {
  if (!on() || !thread_) return;
  addresses_ = thread_->disconnectAll();
  emit changed();
}

OfferedPage PhonesModel::seatPage(rules::Seat seat) const {
  const bool here = present_.seats[rules::index(seat)];
  return {seatLetter(seat), names_[seat], tr("Your own cards, dice and answers"),
          here ? tr("Here") : tr("Not yet"), here};
}

QList<OfferedPage> PhonesModel::pages() const {
  QList<OfferedPage> all;
  all << OfferedPage{kJoining, tr("One code for all"), tr("Each phone asks who you are"), {}, false};
  all << OfferedPage{kAll, tr("Everybody"), tr("Spectators: what everyone may know"),
                     present_.spectators > 0 ? tr("%1 here").arg(present_.spectators) : tr("Not yet"),
                     present_.spectators > 0};
  for (std::size_t i = 0; i < seats_; ++i)
    if (!isHoused(rules::kAllSeats[i])) all << seatPage(rules::kAllSeats[i]);
  all << OfferedPage{kCamera, tr("Camera"), tr("The phone above the table"),
                     present_.camera ? tr("Here") : tr("Not yet"), present_.camera};
  if (league_) all << OfferedPage{kLeague, tr("League"), tr("Standings and tables, as they come"), {}, false};
  return all;
}

void PhonesModel::choose(const QString& page) {
  if (page == chosen_) return;
  chosen_ = page;
  emit changed();
}

bool PhonesModel::isHoused(rules::Seat seat) const {
  return std::find(housed_.begin(), housed_.end(), seat) != housed_.end();
}

bool PhonesModel::isHere(const QString& page) const {
  const auto seat = rules::seatFrom(page.toStdString());
  return seat ? present_.seats[rules::index(*seat)] : page == kCamera && present_.camera;
}

QString PhonesModel::address() const {
  if (!on() || isHere(chosen_)) return {};
  return QString::fromStdString(inNetwork(addresses_) + pageAddress().substr(addresses_.all.size()));
}

/// Returns the chosen page's address in the best network.
std::string PhonesModel::pageAddress() const {
  if (chosen_ == kCamera) return addresses_.camera;
  if (const auto seat = rules::seatFrom(chosen_.toStdString())) return addresses_.seats[rules::index(*seat)];
  if (chosen_ == kJoining) return addresses_.joining;
  return chosen_ == kLeague ? addresses_.league : addresses_.spectators;
}

const std::string& PhonesModel::inNetwork(const ServeAddresses& addresses) const {
  const auto at = std::find(addresses.others.begin(), addresses.others.end(), network_);
  return at == addresses.others.end() ? addresses.all : *at;
}

QStringList PhonesModel::networks() const {
  if (addresses_.others.empty()) return {};
  QStringList all{hostOf(addresses_.all)};
  for (const std::string& each : addresses_.others) all << hostOf(each);
  return all;
}

QString PhonesModel::network() const {
  return hostOf(inNetwork(addresses_));
}

void PhonesModel::chooseNetwork(const QString& address) {
  network_.clear();
  for (const std::string& each : addresses_.others)
    if (hostOf(each) == address) network_ = each;
  emit changed();
}

QString PhonesModel::about() const {
  if (!on()) return tr("Off. When on, each phone in the same network opens its own page.");
  if (!addresses_.reachable)
    return tr(
        "This computer is not on a network, so no phone can reach it. Connect it, and the code will work.");
  if (isHere(chosen_)) return tr("This page is open on its phone. Nobody else can open it.");
  QStringList says{tr("Scan it with the phone. Its browser warns once that the connection is not private:"),
                   tr("Chrome: Advanced, then Proceed"), tr("Safari: Show Details, then visit this website"),
                   tr("Firefox: Advanced, then Accept the Risk and Continue")};
  if (!addresses_.trust.empty())
    says << tr("To trust it for good, open %1 on the phone.")
                .arg(QString::fromStdString(inNetwork(addresses_) + "/trust"));
  if (!addresses_.others.empty())
    says << tr(
        "This computer is in several networks. If a phone cannot open the page, choose another address.");
  if (chosen_ == kAll && !addresses_.overlay.empty())
    says
        << tr("For a streaming program on this computer: %1").arg(QString::fromStdString(addresses_.overlay));
  if (chosen_ == kLeague && on())
    says << tr("For a screen on the wall: %1")
                .arg(QString::fromStdString(inNetwork(addresses_) + "/league/wall"));
  return says.join('\n');
}

void PhonesModel::setNames(const Names& names) {
  if (names.of == names_.of) return;
  names_ = names;
  tellPlayers();
  emit changed();
}

void PhonesModel::setSeats(std::size_t seats, const std::vector<rules::Seat>& housed) {
  if ((seats == seats_ && housed == housed_) || seats == 0) return;
  seats_ = seats;
  housed_ = housed;
  if (const auto seat = rules::seatFrom(chosen_.toStdString()); seat && isHoused(*seat)) chosen_ = kJoining;
  tellPlayers();
  emit changed();
}

void PhonesModel::setCoached(const std::array<bool, rules::kMaxSeats>& seats) {
  coached_ = seats;
  emit coachedChanged(seats);
}

void PhonesModel::setLeague(bool there) {
  if (there == league_) return;
  league_ = there;
  if (!there && chosen_ == kLeague) chosen_ = kJoining;
  emit changed();
}

void PhonesModel::setPresent(const Present& now) {
  if (now == present_) return;
  present_ = now;
  emit presentChanged();
  emit changed();
}

void PhonesModel::show(const ServeAddresses& addresses, const Present& now) {
  addresses_ = addresses;
  present_ = now;
  emit changed();
}

}  // namespace lk::app
