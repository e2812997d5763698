#include "app/develop/shots/shots_phones.h"

namespace lk::app {

Outcome<Done> takePhones(WindowEngine& window, const TakePage& take) {
  PhonesModel& phones = window.phones();
  const std::string all = "https://192.168.1.20:8443";
  ServeAddresses addresses{.all = all, .joining = all + "/join/B1234567890lampkeeper123"};
  Present present{.spectators = 2};
  present.seats[0] = true;
  phones.show(addresses, present);
  const Outcome<Done> taken = take(QStringLiteral("phones"), {});
  phones.show({}, {});
  return taken;
}

}  // namespace lk::app
