#include "app/develop/shots/shots_phones.h"

namespace lk::app {

Outcome<Done> takePhones(WindowEngine& window, const TakePage& take) {
  PhonesModel& phones = window.phones();
  const std::string all = "https://192.168.1.20:8443";
  ServeAddresses addresses{all, all + "/", {}, all + "/camera/c0ffee1234567890lampkeep", all + "/league"};
  for (const char* seat : {"A", "B", "C", "D"})
    addresses.seats.push_back(all + "/seat/" + seat + "1234567890lampkeeper123");
  Present present{.spectators = 2};
  present.seats[0] = true;
  phones.show(addresses, present);
  phones.choose(QStringLiteral("B"));
  const Outcome<Done> taken = take(QStringLiteral("phones"), {});
  phones.show({}, {});
  return taken;
}

}  // namespace lk::app
