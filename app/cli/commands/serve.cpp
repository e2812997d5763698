#include <utility>

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QTimer>

#include "app/cli/command.h"
#include "app/cli/language_option.h"
#include "app/cli/number_option.h"
#include "app/cli/serving/camera_watch.h"
#include "app/cli/serving/resumed_night.h"
#include "app/kit/data_folder.h"
#include "app/league/live/league_feed.h"
#include "app/phrases/translation.h"
#include "app/serve/joined.h"
#include "app/serve/phone_thread.h"
#include "app/serve/transport/usual_port.h"

namespace lk::app {

namespace {

constexpr int kLookedAgain = 3000;  // milliseconds between two checks of the computer's address
constexpr char kNoNetwork[] =
    "This computer is not on a network: no phone can reach it until you connect it.";

Json addressLine(const ServeAddresses& addresses, std::size_t seats, bool league) {
  Json bySeat{Json::Object{}};
  for (std::size_t i = 0; i < seats; ++i) bySeat.set(rules::name(rules::kAllSeats[i]), addresses.seats[i]);
  Json line = Json::object({{"serving", addresses.all},
                            {"joining", addresses.joining},
                            {"spectators", addresses.spectators},
                            {"seats", std::move(bySeat)},
                            {"camera", addresses.camera},
                            {"trust", addresses.trust}});
  if (!addresses.overlay.empty()) line.set("overlay", addresses.overlay);
  if (!addresses.others.empty()) {
    Json others = Json::array();
    for (const std::string& each : addresses.others) others.push(each);
    line.set("others", std::move(others));
  }
  if (league) {
    line.set("league", addresses.league);
    line.set("wall", addresses.wall);
  }
  return line;
}

class Serve final : public Command {
 public:
  const char* name() const override { return "serve"; }
  const char* summary() const override {
    return "Serve pages to phones at the table, one for each player, over HTTPS";
  }
  bool recognises() const override { return true; }
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override {
    addNumber(app, "--port", port_, 0, 65535, "Port to listen on; 0 takes one that is free");
    app.add_option("--address", address_, "Address of this computer to listen on; default: all");
    CLI::Option* night = app.add_option("--night", wanted_.night, "Night to continue: latest, or its number");
    app.add_option("--setup", wanted_.setup, "File with the set-up of a new night")->excludes(night);
    CLI::Option* league =
        app.add_option("--league", league_, "Show a league, too: sqlite:FILE or postgresql://...");
    app.add_option("--league-name", leagueName_, "League; default: the newest")->needs(league);
    app.add_option("--season", season_, "Its season; default: the newest")->needs("--league-name");
    app.add_flag("--hints", hints_, "It is a first game: hints on all pages in the first turn");
    addLanguage(app, language_, "Language of the pages");
  }

  ExitStatus run(Console& console) override {
    QHostAddress address;
    if (!address_.empty() && !address.setAddress(QString::fromStdString(address_)))
      return console.unusable(
          {"--address", 0, "'" + address_ + "' is not an address", "write for example 192.168.1.5"});
    const QString language = language_.empty() ? Translation::ofSystem() : QString::fromStdString(language_);
    const Translation translation(language);
    const Outcome<std::string> folder = dataFolder();
    if (!folder) return console.unusable(folder.fault());
    wanted_.folder = *folder;
    const Outcome<std::unique_ptr<league::LeagueFeed>> standings = leagueToShow();
    if (!standings) return console.unusable(standings.fault());
    const Outcome<NightToServe> found = nightToServe(wanted_);
    if (!found) return console.unusable(found.fault());

    PhoneThread phones;
    CameraWatch camera(*found->night);
    join(phones.server(), *found->night);
    QObject::connect(&phones.server(), &PhoneServer::present, &camera, &CameraWatch::present);
    QObject::connect(&phones.server(), &PhoneServer::refused, qApp,
                     [&console](const QString& line) { console.note("refused " + line.toStdString()); });
    const Outcome<ServeAddresses> open =
        phones.open({*folder + kPhonesFolder, address, static_cast<quint16>(port_), language,
                     found->night->night().journalNight()});
    if (!open) return console.unusable(open.fault());
    if (hints_) found->night->hintEverybody();
    QObject::connect(found->night.get(), &ServedNight::houseFailed, qApp,
                     [&console](const Fault& fault) { console.note(faultLine(fault)); });
    found->night->start();
    if (*standings) show(**standings, phones.server(), console);
    if (!open->reachable) console.note(kNoNetwork);
    QTimer again;
    ServeAddresses printed = *open;
    QObject::connect(&again, &QTimer::timeout, &again, [&] {
      const ServeAddresses now = phones.addresses();
      if (now == std::exchange(printed, now)) return;
      console.line(addressLine(now, found->seats, *standings != nullptr));
      if (!now.reachable) console.note(kNoNetwork);
    });
    again.start(kLookedAgain);
    console.line(addressLine(*open, found->seats, *standings != nullptr));
    if (found->refused) console.note("The night is continued as far as these rules accept it.");
    return static_cast<ExitStatus>(QCoreApplication::exec());
  }

 private:
  /// Returns null if no league was given.
  [[nodiscard]] Outcome<std::unique_ptr<league::LeagueFeed>> leagueToShow() const {
    if (league_.empty()) return std::unique_ptr<league::LeagueFeed>();
    const Outcome<league::Address> address = league::addressFrom(league_);
    if (!address) return address.fault();
    return std::make_unique<league::LeagueFeed>(*address, league::SeasonShown{{}, leagueName_, season_});
  }

  static void show(league::LeagueFeed& league, PhoneServer& server, Console& console) {
    QObject::connect(&league, &league::LeagueFeed::messageReady, &server, &PhoneServer::sendLeague);
    QObject::connect(&league, &league::LeagueFeed::venueReady, &server, &PhoneServer::sendVenue);
    QObject::connect(&league, &league::LeagueFeed::failed, qApp,
                     [&console](const Fault& fault) { console.note(faultLine(fault)); });
    league.start();
  }

  int port_ = kDefaultPort;
  std::string address_;
  NightWanted wanted_{.folder = {}, .night = "latest", .setup = {}};
  bool hints_ = false;
  std::string language_;
  std::string league_;  // the address of its database
  std::string leagueName_;
  std::string season_;
};

}  // namespace

std::unique_ptr<Command> makeServe() {
  return std::make_unique<Serve>();
}

}  // namespace lk::app
