// Tests that secrets never leak: two windows play random nights at once, one of them with other hidden dice,
// bids and secret picks. Until the rules reveal these, every property of every object and every picture must
// be equal, the television's included.
#include <QQuickWindow>

#include "../app/shown_text.h"
#include "twin_nights.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr int kUsualNights = 6;       // LK_PRIVATE_NIGHTS plays another number
constexpr int kPictureWait = 10'000;  // milliseconds until both windows have drawn
constexpr int kPictureEvery = 12;     // comparisons

/// Events after which the rules may reveal secrets: cards that look at dice, the second player's actions,
/// bids that are compared.
bool mayReveal(const rules::Event& event) {
  const std::string& kind = event.kind();
  return kind == "location" || kind == "power" || kind == "reveal" || kind == "decide" || kind == "pass" ||
         kind == "concede";
}

struct Compared {
  int texts = 0;
  int pictures = 0;
  int swaps = 0;
  int revealed = 0;

  void operator+=(const Compared& more) {
    texts += more.texts;
    pictures += more.pictures;
    swaps += more.swaps;
    revealed += more.revealed;
  }
};

class Twins {
 public:
  Twins() {
    for (Telling* each : {&one_, &other_}) {
      QMetaObject::invokeMethod(each->window.window(), "toggleSpectators");
      each->window.ownCoach().setHelp({Help::full, Help::full, Help::full, Help::full});
    }
  }

  /// Plays one night; returns the differences, empty if there are none.
  QString play(std::uint64_t seed, Compared& compared) {
    rules::Chance chance(seed);
    OtherSecrets secrets(chance);
    one_.begin(++number_);
    other_.begin(number_);
    const rules::Event setup = rules::anySetup(*kit()->game, kit()->cards, chance);
    one_.take(setup);
    other_.take(setup);
    for (int i = 0; !one_.referee().result().finished && i < 3000; ++i) {
      rules::Event event = rules::anyEvent(*kit()->game, one_.referee().state(), kit()->cards, chance);
      // Now and then an unrequested event is entered: its refusal must not reveal the dice either.
      if (chance.below(9) == 0)
        event = {Json::object({{"e", "roll"},
                               {"seat", chance.below(2) ? "A" : "B"},
                               {"dice", Json::array({chance.die(), chance.die()})}})};
      const rules::Event swapped = secrets.of(event, other_.referee());
      compared.swaps += secrets.swapped(event, swapped);
      const rules::Verdict verdict = one_.take(event);
      const bool same = other_.take(swapped) == verdict;
      if (const QString difference = compare(event, same, compared); !difference.isEmpty()) return difference;
    }
    return {};
  }

 private:
  QString compare(const rules::Event& event, bool sameVerdict, Compared& compared) {
    const bool equal = shown(one_) == shown(other_);
    ++compared.texts;
    if (!equal || !sameVerdict) {
      // The nights may differ after the rules reveal secrets: dice that are open now, or their results.
      const Json& seats = one_.referee().view(rules::Audience::table).json["seats"];
      const bool diceOpen = seats["A"]["dv"].isInt() || seats["B"]["dv"].isInt();
      const bool consequences = one_.publicly() != other_.publicly();
      const bool revealed = !sameVerdict || (mayReveal(event) && (diceOpen || consequences));
      if (!revealed) return event.body.dump().c_str() + QString(": ") + firstDifference();
      ++compared.revealed;
      return again();
    }
    if (compared.texts % kPictureEvery == 0) return comparePictures(event, compared);
    return {};
  }
  /// Both windows restart from the events of the first: no secret differs any more.
  QString again() {
    ++number_;
    other_.retell(one_, number_);
    one_.retell(other_, number_);
    return shown(one_) == shown(other_) ? QString() : "the same night told twice: " + firstDifference();
  }
  QString comparePictures(const rules::Event& event, Compared& compared) {
    const QString page = compared.pictures % 3 == 2 ? "duel" : "table";
    for (Telling* each : {&one_, &other_}) {
      each->window.showPage(page);
      QCoreApplication::processEvents();
    }
    ++compared.pictures;
    for (const char* which : {"", "spectators"}) {
      // Each window draws cards in a thread of its own, when it gets to it. A secret that shows would stay.
      const bool same = QTest::qWaitFor(
          [&] { return alike(pictureOf(one_, which), pictureOf(other_, which)); }, kPictureWait);
      if (!same) return event.body.dump().c_str() + QString(": another picture of %1 %2").arg(page, which);
    }
    return {};
  }
  static QImage pictureOf(Telling& night, const char* which) {
    QQuickWindow* window = night.window.window();
    if (*which != '\0') window = window->findChild<QQuickWindow*>(which);
    return window ? lk::test::pictureOf(*window) : QImage();
  }
  QString shown(Telling& night) {
    return everythingShown(night.window.table()) + everythingShown(night.window.ownCoach());
  }
  QString firstDifference() {
    const QString a = shown(one_);
    const QString b = shown(other_);
    const auto at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin();
    return a.mid(std::max<qsizetype>(0, at - 60), 120) + " | " + b.mid(std::max<qsizetype>(0, at - 60), 120);
  }

  Telling one_;
  Telling other_;
  int number_ = 0;
};

}  // namespace

class TestWindowPrivacy : public QObject {
  Q_OBJECT

 private slots:
  void secretsChangeNothingThatIsShown_data() {
    bool set = false;
    const int wanted = qEnvironmentVariableIntValue("LK_PRIVATE_NIGHTS", &set);
    QTest::addColumn<quint64>("seed");
    for (int seed = 1; seed <= (set ? wanted : kUsualNights); ++seed)
      QTest::addRow("night %d", seed) << static_cast<quint64>(seed);
  }
  void secretsChangeNothingThatIsShown() {
    QFETCH(quint64, seed);
    Compared compared;
    const QString difference = twins().play(seed, compared);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
    ++nights_;
    all_ += compared;
  }
  void theNightsShowedEnough() {
    qInfo("%d nights, %d secrets swapped, %d comparisons, %d of pictures, %d times revealed", nights_,
          all_.swaps, all_.texts, all_.pictures, all_.revealed);
    QVERIFY(nights_ > 0 && all_.swaps > 20 * nights_ && all_.texts > 60 * nights_ &&
            all_.pictures > 4 * nights_);
  }

  void theComparisonDetectsOpenDifferences() {  // shows that the test above can fail
    Telling one;
    Telling other;
    rules::Chance chance(3);
    const rules::Event setup = rules::anySetup(*kit()->game, kit()->cards, chance);
    for (Telling* each : {&one, &other}) {
      each->begin(1);
      each->take(setup);
    }
    QCOMPARE(everythingShown(one.window.table()), everythingShown(other.window.table()));
    other.take({*readJson(R"({"e":"correct","seat":"A","set":{"hp":24}})", "test")});
    QVERIFY(everythingShown(one.window.table()) != everythingShown(other.window.table()));
    QVERIFY(!alike(pictureOf(*one.window.window()), pictureOf(*other.window.window())));
  }

  void halfEnteredDiceShowNothing() {
    Evening one;
    Evening other;
    for (Evening* each : {&one, &other}) {
      each->begin();
      each->activate();
      each->press(Qt::Key_1);
      each->press(Qt::Key_Return);
    }
    one.activate();
    one.press(Qt::Key_2);
    other.activate();
    other.press(Qt::Key_5);
    QVERIFY(one.window.table().entrySecret() && other.window.table().entrySecret());
    QCOMPARE(one.window.window()->grabWindow(), other.window.window()->grabWindow());
    QCOMPARE(everythingShown(one.window.table()), everythingShown(other.window.table()));
  }

 private:
  /// The windows in which all nights are played, one after another.
  Twins& twins() {
    if (!twins_) twins_ = std::make_unique<Twins>();
    return *twins_;
  }

  std::unique_ptr<Twins> twins_;
  Compared all_;
  int nights_ = 0;
};

QTEST_MAIN(TestWindowPrivacy)
#include "rules/referee/random_play.h"
#include "tst_window_privacy.moc"
