// Tests that every game can be played from phones: what a page offers a seat is what that seat may enter, to
// the end of the night.
#include <set>

#include <QTest>

#include "app/host/phones/night_feed.h"
#include "app/host/phones/phone_input.h"
#include "kits.h"
#include "rules/games/all.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::test;

namespace {

struct Offer {
  rules::Seat seat;
  Json choice;
};

/// Returns the current pages of a night, as they are sent.
std::vector<Offer> offers(const app::NightMessages& messages) {
  std::vector<Offer> all;
  for (std::size_t i = 0; i < messages.seatCount; ++i) {
    const rules::Seat seat = rules::kAllSeats[i];
    const Outcome<Json> message = readJson(messages.to(seat).prompts.toStdString(), "told");
    for (const Json& prompt : (*message)["prompts"].items())
      for (const Json& choice : prompt["choices"].items())
        if (!choice.find("why")) all.push_back({seat, choice});
  }
  return all;
}

/// Returns the message that the page makes from tapping it through; null where nothing can be chosen openly.
Json messageOf(const Json& choice, rules::Chance& chance) {
  const std::string& entry = choice["entry"].asString();
  if (entry.empty()) return choice["event"];
  Json::Array open;
  for (const Json& pick : choice["pool"].items())
    if (!pick.find("why")) open.push_back(pick);
  const auto any = [&] {
    const auto at = static_cast<std::size_t>(chance.below(static_cast<int>(open.size())));
    const Json pick = open[at];
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
    return pick;
  };
  if (entry == "pick") return open.empty() ? Json() : any()["event"];
  const int least = static_cast<int>(choice["least"].asInt());
  Json event = choice["event"];
  Json values = Json::array();
  std::string joined = choice["prefix"].asString();
  for (int i = 0; i < least; ++i) {
    if (entry == "dice") {
      values.push(1 + chance.below(6));
      continue;
    }
    if (open.empty()) return {};
    const Json id = any()["id"];
    joined += (i > 0 ? "," : "") + id.asString();
    values.push(id);
  }
  const std::string& written = choice["written"].asString();
  event.set(choice["field"].asString(), entry == "dice" || written == "list" ? values
                                        : written == "one"                   ? values.items().front()
                                                                             : Json(joined));
  return event;
}

}  // namespace

class TestPhoneGames : public QObject {
  Q_OBJECT

 private slots:
  void everyGameIsPlayedFromPhones_data() {
    QTest::addColumn<std::string>("game");
    for (const rules::Game* game : rules::allGames())
      QTest::newRow(std::string(game->id()).c_str()) << std::string(game->id());
  }
  void everyGameIsPlayedFromPhones() {
    QFETCH(std::string, game);
    const auto kit = test::kit(game);
    int accepted = 0;
    for (std::uint64_t seed = 1; seed <= 200 && accepted < 400; ++seed) {
      rules::Chance chance(seed);
      rules::Referee night(*kit->game, kit->cards);
      QVERIFY(night.take(rules::anySetup(*kit->game, kit->cards, chance)).verdict ==
              rules::Verdict::accepted);
      app::NightFeed feed(kit, {});
      feed.speak({"en"});
      for (int step = 0; step < 250 && !night.result().finished; ++step) {
        const std::vector<Offer> all = offers(feed.follow(night)["en"]);
        QVERIFY2(!all.empty(), "a night in which nobody is asked anything");
        const Offer& offer = all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))];
        const Json event = messageOf(offer.choice, chance);
        if (event.isNull()) continue;
        const QByteArray message = QByteArray::fromStdString(Json::object({{"event", event}}).dump());
        const Outcome<app::PhoneInput> input = app::readPhoneInput(offer.seat, message, *kit, night, nullptr);
        QVERIFY2(input, message.constData());
        // People know whether a hand holds such a card; the page offers both, and the referee refuses
        // impossible ones.
        if (night.take(std::get<rules::Event>(*input)).verdict == rules::Verdict::accepted) ++accepted;
      }
    }
    QVERIFY2(accepted >= 400, QByteArray::number(accepted));
  }

  // Dice rolled by the program: each game defines for which rolls it is allowed.
  void diceAreCastWhereAGameSaysSo() {
    int cast = 0;
    for (const rules::Game* game : rules::allGames()) {
      const auto kit = test::kit(game->id());
      rules::Chance chance(5);
      rules::Referee night(*kit->game, kit->cards);
      night.take(rules::anySetup(*kit->game, kit->cards, chance));
      app::NightFeed feed(kit, {});
      feed.speak({"en"});
      for (int step = 0; step < 200 && !night.result().finished; ++step) {
        for (const Offer& offer : offers(feed.follow(night)["en"])) {
          if (!offer.choice["cast"].asBool()) continue;
          const Json message = Json::object({{"event", offer.choice["event"]}, {"roll", true}});
          const Outcome<app::PhoneInput> input = app::readPhoneInput(
              offer.seat, QByteArray::fromStdString(message.dump()), *kit, night, nullptr);
          QVERIFY2(input, message.dump().c_str());
          const auto& rolled = std::get<rules::Event>(*input);
          rules::Referee ahead = night;
          QVERIFY2(ahead.take(rolled).verdict == rules::Verdict::accepted, rolled.body.dump().c_str());
          ++cast;
        }
        night.take(rules::anyEvent(*kit->game, night.state(), kit->cards, chance));
      }
    }
    QVERIFY(cast > 20);
  }
};

QTEST_GUILESS_MAIN(TestPhoneGames)
#include "tst_phone_games.moc"
