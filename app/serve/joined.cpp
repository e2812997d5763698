#include "app/serve/joined.h"

namespace lk::app {

void join(PhoneServer& server, ServedNight& night) {
  QObject::connect(&night, &ServedNight::messagesReady, &night, [&server, &night] {
    QMetaObject::invokeMethod(&server, [&server, players = night.players()] { server.setPlayers(players); });
  });
  QObject::connect(&server, &PhoneServer::received, &night, &ServedNight::receive);
  QObject::connect(&server, &PhoneServer::read, &night, &ServedNight::speak);
  QObject::connect(&night, &ServedNight::messagesReady, &server, &PhoneServer::sendNight);
  QObject::connect(&night, &ServedNight::answered, &server, &PhoneServer::answer);
  QObject::connect(&night, &ServedNight::announced, &server, &PhoneServer::announce);
  QObject::connect(&night, &ServedNight::framed, &server, &PhoneServer::sendFraming);
}

}  // namespace lk::app
