// Tests that every game can be played from phones: what a page offers a seat is what that seat may enter, and
// a move composed touch by touch never comes to a dead end and is accepted.
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

/// What a page can send at once, and what it can begin.
struct Offers {
  rules::Seat seat;
  Json::Array answers;
  Json::Array kinds;
};

/// Adds the events that a seat can compose with at most so many touches and whose dice its page offers to
/// roll.
void addRolls(const Json& composition, rules::Seat seat, const app::NightFeed& feed, int touches,
              std::vector<std::pair<rules::Seat, Json>>& rolls) {
  for (const Json& part : composition["parts"].items()) {
    if (part["roll"]["cast"].asBool()) rolls.emplace_back(seat, composition["event"]);
    if (touches == 0 || part["values"].items().empty()) continue;
    const rules::Event next{part["values"].items().front()["next"]};
    const Outcome<Json> told = readJson(feed.composed(seat, next, "en").toStdString(), "told");
    addRolls((*told)["composed"], seat, feed, touches - 1, rolls);
  }
}

/// Returns what the pages of a night offer, as it is sent.
std::vector<Offers> offers(const app::NightMessages& messages) {
  std::vector<Offers> all;
  for (std::size_t i = 0; i < messages.seatCount; ++i) {
    Offers& page = all.emplace_back(Offers{rules::kAllSeats[i], {}, {}});
    const Outcome<Json> message = readJson(messages.to(page.seat).prompts.toStdString(), "told");
    for (const Json& prompt : (*message)["prompts"].items())
      for (const Json& choice : prompt["choices"].items())
        if (!choice.find("why")) page.answers.push_back(choice);
    for (const Json& kind : (*message)["composed"]["kinds"].items())
      if (!kind["ends"].asBool()) page.kinds.push_back(kind);
  }
  return all;
}

constexpr int kMaxCasts = 1000;  // of dice that are refused, for one event

class Tapper {
 public:
  Tapper(std::shared_ptr<const app::GameKit> kit, std::uint64_t seed)
      : kit_(std::move(kit)), chance_(seed), night_(*kit_->game, kit_->cards), feed_(kit_, {}) {
    night_.take(rules::anySetup(*kit_->game, kit_->cards, chance_));
    feed_.speak({"en"});
  }

  [[nodiscard]] bool over() const { return night_.result().finished; }
  [[nodiscard]] int steps() const { return steps_; }

  /// Enters something that a page offers. Returns what was wrong; empty if it was accepted.
  QByteArray tap() {
    std::vector<Offers> pages = offers(feed_.follow(night_)["en"]);
    std::erase_if(pages, [](const Offers& page) { return page.answers.empty() && page.kinds.empty(); });
    if (pages.empty()) return "nobody can do anything";
    const Offers& page = any(pages);
    const bool composes = page.answers.empty() || (!page.kinds.empty() && chance_.below(2) == 0);
    const Json event = composes ? composed(page.seat, any(page.kinds)) : entered(any(page.answers));
    if (event.isNull()) return "a dead end: " + end_;
    const Outcome<app::PhoneInput> input = received(page.seat, Json::object({{"event", event}}));
    if (!input) return QByteArray::fromStdString(event.dump() + input.fault().what);
    const bool accepted = night_.take(std::get<rules::Event>(*input)).verdict == rules::Verdict::accepted;
    return accepted || !composes ? QByteArray() : QByteArray::fromStdString("refused: " + event.dump());
  }

 private:
  template <class Each>
  const Each& any(const std::vector<Each>& list) {
    return list[static_cast<std::size_t>(chance_.below(static_cast<int>(list.size())))];
  }

  Outcome<app::PhoneInput> received(rules::Seat seat, const Json& message) {
    return app::readPhoneInput(seat, QByteArray::fromStdString(message.dump()), *kit_, night_, nullptr);
  }

  Json dice(std::int64_t count, std::int64_t sides) {
    Json values = Json::array();
    while (static_cast<std::int64_t>(values.items().size()) < count)
      values.push(1 + chance_.below(static_cast<int>(sides)));
    return values;
  }

  Json entered(const Json& choice) {
    Json event = choice["event"];
    if (choice["entry"].asString() == "dice")
      event.set(choice["field"].asString(), dice(choice["most"].asInt(), choice["sides"].asInt()));
    return event;
  }

  /// Returns what a page asks after a touch, or after something was entered.
  Json next(const Json& event, const Json& part) {
    Json ask = Json::object({{"event", event}});
    if (const auto& values = part["values"].items(); !values.empty())
      return ask.set("event", any(values)["next"]), ask;
    ask.set("field", part["field"]);
    if (const auto& numbers = part["numbers"].items(); !numbers.empty()) {
      const Json& range = any(numbers);
      const std::int64_t least = range["least"].asInt();
      ask.set("number", least + chance_.below(static_cast<int>(range["most"].asInt() - least + 1)));
      if (range.find("member")) ask.set("member", range["member"]);
    } else if (part.find("roll")) {
      ask.set("dice", dice(part["roll"]["count"].asInt(), part["roll"]["sides"].asInt()));
    } else if (part["text"].asBool()) {
      ask.set("text", "as agreed");
    }
    return ask;
  }

  /// Composes an event of a kind, touch by touch; null if it comes to a dead end.
  Json composed(rules::Seat seat, Json now) {
    int casts = 0;
    for (int taps = 0; taps < 60; ++taps) {
      const auto& parts = now["parts"].items();
      if (now.find("complete") && (parts.empty() || chance_.below(3) == 0)) return now["complete"];
      end_ = QByteArray::fromStdString(now["event"].dump());
      if (parts.empty()) return {};
      const Json ask = next(now["event"], any(parts));
      end_ += QByteArray::fromStdString(" + " + ask.dump());
      const Outcome<app::PhoneInput> input = received(seat, Json::object({{"compose", ask}}));
      if (!input) return {};
      const Outcome<Json> told = readJson(
          feed_.composed(seat, std::get<app::MoveAsked>(*input).unfinished, "en").toStdString(), "told");
      if ((*told)["composed"].find("problem")) {
        if (!ask.find("dice") || ++casts > kMaxCasts) return {};
        --taps;  // Loaded Dice: a sum that is not higher, or not lower, is cast again
        continue;
      }
      now = (*told)["composed"];
      ++steps_;
    }
    return now["complete"];
  }

  std::shared_ptr<const app::GameKit> kit_;
  rules::Chance chance_;
  rules::Referee night_;
  app::NightFeed feed_;
  int steps_ = 0;
  QByteArray end_;  // the last step
};

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
    int steps = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Tapper tapper(kit, seed);
      for (int i = 0; i < 80 && !tapper.over(); ++i) {
        const QByteArray wrong = tapper.tap();
        QVERIFY2(wrong.isEmpty(), wrong);
      }
      steps += tapper.steps();
    }
    QVERIFY2(steps > 10, QByteArray::number(steps));
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
        std::vector<std::pair<rules::Seat, Json>> rolls;
        const std::vector<Offers> pages = offers(feed.follow(night)["en"]);
        for (const Offers& page : pages)
          for (const Json& answer : page.answers)
            if (answer["cast"].asBool()) rolls.emplace_back(page.seat, answer["event"]);
        for (const Offers& page : pages)
          for (const Json& kind : page.kinds) addRolls(kind, page.seat, feed, 1, rolls);
        for (const auto& [seat, event] : rolls) {
          const Json message = Json::object({{"event", event}, {"roll", true}});
          const Outcome<app::PhoneInput> input =
              app::readPhoneInput(seat, QByteArray::fromStdString(message.dump()), *kit, night, nullptr);
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
