#include <QCoreApplication>

#include "app/cli/command.h"
#include "app/cli/language_option.h"
#include "app/cli/number_option.h"
#include "app/cli/serving/camera_watch.h"
#include "app/cli/serving/resumed_night.h"
#include "app/kit/data_folder.h"
#include "app/phrases/translation.h"
#include "app/serve/phone_thread.h"
#include "app/serve/transport/usual_port.h"

namespace lk::app {

namespace {

Json addressLine(const ServeAddresses& addresses, std::size_t seats) {
  Json bySeat{Json::Object{}};
  for (std::size_t i = 0; i < seats; ++i) bySeat.set(rules::name(rules::kAllSeats[i]), addresses.seats[i]);
  return Json::object({{"serving", addresses.all},
                       {"spectators", addresses.spectators},
                       {"seats", std::move(bySeat)},
                       {"camera", addresses.camera}});
}

void connectBoth(PhoneServer& server, ServedNight& night, CameraWatch& camera) {
  QObject::connect(&server, &PhoneServer::said, &night, &ServedNight::say);
  QObject::connect(&night, &ServedNight::told, &server, &PhoneServer::tell);
  QObject::connect(&night, &ServedNight::answered, &server, &PhoneServer::answer);
  QObject::connect(&night, &ServedNight::announced, &server, &PhoneServer::announce);
  QObject::connect(&night, &ServedNight::framed, &server, &PhoneServer::tellCamera);
  QObject::connect(&server, &PhoneServer::present, &camera, &CameraWatch::present);
}

class Serve final : public Command {
 public:
  const char* name() const override { return "serve"; }
  const char* summary() const override {
    return "Bring phones to the table: a page for each player, over HTTPS";
  }
  bool looks() const override { return true; }
  bool draws() const override { return true; }

  void declare(CLI::App& app) override {
    addNumber(app, "--port", port_, 0, 65535, "Port to listen on; 0 takes one that is free");
    app.add_option("--address", address_, "Address of this computer to listen on; without, every one");
    CLI::Option* night =
        app.add_option("--night", wanted_.night, "The night that is played: latest, or its number");
    app.add_option("--setup", wanted_.setup, "File with the set-up of a new night")->excludes(night);
    addLanguage(app, language_, "Language of the pages");
  }

  ExitStatus run(Console& console) override {
    QHostAddress address;
    if (!address_.empty() && !address.setAddress(QString::fromStdString(address_)))
      return console.unusable({"--address", 0, "'" + address_ + "' is no address", "write 192.168.1.5, say"});
    const QString language = language_.empty() ? Translation::ofSystem() : QString::fromStdString(language_);
    const Translation translation(language);
    const Outcome<std::string> folder = dataFolder();
    if (!folder) return console.unusable(folder.fault());
    wanted_.folder = *folder;
    const Outcome<NightToServe> found = nightToServe(wanted_);
    if (!found) return console.unusable(found.fault());

    PhoneThread phones;
    CameraWatch camera(*found->night);
    connectBoth(phones.server(), *found->night, camera);
    const Outcome<ServeAddresses> open =
        phones.open({*folder + kPhonesFolder, address, static_cast<quint16>(port_), language.toStdString()});
    if (!open) return console.unusable(open.fault());
    found->night->start();
    console.line(addressLine(*open, found->seats));
    if (found->refused) console.note("The night is gone on with as far as these rules accept it.");
    return static_cast<ExitStatus>(QCoreApplication::exec());
  }

 private:
  int port_ = kUsualPort;
  std::string address_;
  NightWanted wanted_{.folder = {}, .night = "latest", .setup = {}};
  std::string language_;
};

}  // namespace

std::unique_ptr<Command> makeServe() {
  return std::make_unique<Serve>();
}

}  // namespace lk::app
