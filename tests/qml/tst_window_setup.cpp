// Tests that a night of any game is set up and played in the window by keyboard alone.
#include <QSignalSpy>

#include "app/phrases/table_options.h"
#include "evening.h"
#include "game_rows.h"
#include "laid_out.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

/// Returns the item called `name` on the page; nullptr if it is not visible.
QQuickItem* seen(Evening& evening, const char* name) {
  auto* item = qobject_cast<QQuickItem*>(evening.window.part(name));
  return item && item->isVisible() ? item : nullptr;
}

QString pageOf(Evening& evening) {
  return evening.window.window()->property("page").toString();
}

}  // namespace

class TestWindowSetup : public QuietTest {
  Q_OBJECT

 private slots:
  void aNightOfEveryGameIsSetUpByKeyboardAlone_data() { gameRows(); }
  void aNightOfEveryGameIsSetUpByKeyboardAlone() {
    QFETCH(QString, game);
    Evening evening;
    evening.activate();
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.press(Qt::Key_Return);  // new night
    QCOMPARE(pageOf(evening), QString("setup"));
    evening.reach(qPrintable("game-" + game));
    evening.press(Qt::Key_Return);
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready() && setup.game() == game);
    if (setup.mostPlayers() > setup.leastPlayers()) {
      evening.reach("players-3");
      evening.press(Qt::Key_Return);
      QCOMPARE(setup.players(), 3);
    }
    evening.reach("name-A");
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_D, Qt::Key_A}) evening.press(key);
    const auto choices = [&] { return setup.seats()[1].choices; };
    if (!choices().isEmpty()) {  // some games have no choices before the night
      const QString before = choices()[0].chosen;
      evening.reach("choice-B");
      evening.press(Qt::Key_Right);
      QVERIFY(choices()[0].chosen != before);
    }
    evening.reach("byHand");
    evening.press(Qt::Key_Return);
    QCOMPARE(started.count(), 1);
    const auto request = started[0][0].value<NightRequest>();
    QCOMPARE(QString::fromStdString(request.game), game);
    QVERIFY(request.source.empty() && !request.scored);
    QCOMPARE(evening.window.settings().names()[rules::Seat::A], QString("ada"));
    QCOMPARE(QString::fromStdString(request.players.front()), QString("ada"));
    QTRY_COMPARE(pageOf(evening), QString("table"));
    rules::Referee referee(*setup.draft()->kit().game, setup.draft()->kit().cards);
    QVERIFY(referee.take(*request.setup).verdict == rules::Verdict::accepted);
    // The last choices are remembered; the name is suggested again.
    QCOMPARE(evening.window.settings().knownNames(), QStringList{"ada"});
  }

  void aRunningNightIsReplacedOnlyAfterAQuestion() {
    Evening evening;
    evening.begin();
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.window.showPage("setup");
    QTRY_VERIFY(evening.window.setup().ready());
    evening.activate();
    evening.reach("byHand");
    evening.press(Qt::Key_Return);
    QObject* asked = evening.window.part("nightOn");
    QVERIFY(asked);
    QTRY_VERIFY(asked->property("opened").toBool());
    QCOMPARE(started.count(), 0);
    evening.press(Qt::Key_Return);  // back to the game, unless changed
    QCOMPARE(pageOf(evening), QString("table"));
    QCOMPARE(started.count(), 0);
    evening.window.showPage("setup");
    evening.activate();
    evening.reach("byHand");
    evening.press(Qt::Key_Return);
    QTRY_VERIFY(valueOf(evening.window, "nightOn", "opened").toBool());
    evening.reach("beginAnew");
    evening.press(Qt::Key_Return);
    QCOMPARE(started.count(), 1);
  }

  void aNightIsEndedFromHome() {
    Evening evening;
    evening.begin();
    evening.window.showPage("home");
    evening.activate();
    QSignalSpy aside(&evening.window.home(), &HomeModel::asideWanted);
    evening.reach("endNight");
    evening.press(Qt::Key_Return);
    QCOMPARE(aside.count(), 1);
    evening.window.table().beginNight(aside[0][0].toInt());  // as the thread of the table does
    QVERIFY(!seen(evening, "endNight"));
  }

  /// What is clicked next must not have moved away under the pointer.
  void theGamesStayWhereTheyAre() {
    Evening evening;
    evening.window.showPage("setup");
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(seen(evening, "game-halfwish"));
    const auto places = [&] {
      settle(*evening.window.window());
      QList<double> tops;
      for (const NamedOption& game : setup.games())
        if (const QQuickItem* row = seen(evening, qPrintable("game-" + game.id)))
          tops += row->mapToScene({0, 0}).y();
      return tops;
    };
    const QList<double> before = places();
    QCOMPARE(before.size(), setup.games().size());
    for (const NamedOption& game : setup.games()) {
      setup.setGame(game.id);
      QCOMPARE(places(), before);
      QCOMPARE(valueOf(evening.window, "aboutGame", "text").toString(), game.about);
    }
  }

  void equalNamesAreRefusedBeforeTheStart() {
    Evening evening;
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready());
    setup.name("A", "Ann");
    setup.name("B", "ann");
    QVERIFY2(setup.errorText().contains("ann"), qPrintable(setup.errorText()));
    setup.startByHand();
    QVERIFY(!evening.window.table().begun());
    setup.name("B", "Ben");
    QCOMPARE(setup.errorText(), QString());
  }

  void everyOptionIsReachedByKeyboard() {
    Evening evening;
    evening.window.setup().setGame("half_deck_dungeon_heroes");
    QTRY_VERIFY(evening.window.setup().ready());
    evening.window.showPage("setup");
    evening.activate();
    QTRY_VERIFY(seen(evening, "readingsButton"));
    evening.reach("readingsButton");
    evening.press(Qt::Key_Return);
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(seen(evening, "readingsDone"));
    std::set<QString> changed;
    for (int i = 0; i < 300 && int(changed.size()) < setup.options().size(); ++i) {
      evening.press(Qt::Key_Tab);
      const QQuickItem* focused = evening.window.window()->activeFocusItem();
      if (!focused || focused->objectName() == "readingsDone") continue;
      // Arrows move through lists; buttons side by side are pressed.
      evening.press(focused->inherits("QQuickComboBox") ? Qt::Key_Down : Qt::Key_Return);
      for (const auto& option : setup.options())
        if (option.set) changed.insert(option.key);
    }
    QCOMPARE(int(changed.size()), setup.options().size());
  }

  void houseRulesAreSetAndStoredWithoutANight() {
    const QTemporaryDir folder;
    const WindowFiles files{.settings = folder.filePath("settings.ini")};
    {
      Evening evening(files);
      evening.window.showPage("settings");
      evening.activate();
      evening.reach("rules-of-half_deck_dungeon_heroes");
      evening.press(Qt::Key_Return);
      SetupModel& setup = evening.window.setup();
      QTRY_VERIFY(setup.ready() && setup.game() == "half_deck_dungeon_heroes");
      QTRY_VERIFY(seen(evening, "readingsDone"));
      for (int i = 0; i < 3 && setup.optionsSet() == 0; ++i) {
        evening.press(Qt::Key_Tab);
        const QQuickItem* focused = evening.window.window()->activeFocusItem();
        evening.press(focused && focused->inherits("QQuickComboBox") ? Qt::Key_Down : Qt::Key_Return);
      }
      QCOMPARE(setup.optionsSet(), 1);
    }
    Evening later(files);
    later.window.setup().setGame("half_deck_dungeon_heroes");
    QTRY_VERIFY(later.window.setup().ready());
    QCOMPARE(later.window.setup().optionsSet(), 1);
  }

  void theCameraOfNightsToComeIsChosenInTheSettings() {
    Evening evening;
    CameraList& cameras = evening.window.cameras();
    cameras.list({{0, "Inner Camera"}, {2, "C920"}});
    const QString before = cameras.chosen();
    evening.window.showPage("settings");
    evening.activate();
    evening.reach("camera-setting");
    evening.press(Qt::Key_Down);
    QVERIFY(cameras.chosen() != before);
    QCOMPARE(evening.window.setup().source(), cameras.chosen());
    evening.reach("checkTable");
    evening.press(Qt::Key_Return);
    QCOMPARE(pageOf(evening), QString("calibrate"));
  }

  void aMissingCameraIsReported() {
    Evening evening;
    evening.window.cameras().list({});
    evening.window.showPage("setup");
    QTRY_VERIFY(seen(evening, "byHand"));
    QVERIFY(!seen(evening, "camera"));  // a night with a camera cannot start
    QVERIFY(valueOf(evening.window, "byHand", "primary").toBool());
    QVERIFY(seen(evening, "phones"));
    CameraList& cameras = evening.window.cameras();
    const auto note = [&] { return valueOf(evening.window, "camera", "note").toString(); };
    QCOMPARE(cameras.options().front().name, QString("No camera found"));
    QTRY_VERIFY(seen(evening, "whyNoPicture"));
    const auto why = [&] { return valueOf(evening.window, "whyNoPicture", "text").toString(); };
    QTRY_VERIFY2(why().startsWith("No camera found"), qPrintable(why()));  // the page is still being made
    // A camera chosen on another evening is listed as missing, too.
    cameras.choose("C920");
    QVERIFY(!seen(evening, "camera"));
    QCOMPARE(cameras.chosenName(), QString("C920: not plugged in"));
    cameras.list({{0, "C920"}});
    QTRY_VERIFY(seen(evening, "camera"));
    QCOMPARE(note(), QString("C920"));
    QVERIFY(valueOf(evening.window, "camera", "primary").toBool());
    // A phone is a camera, too.
    cameras.list({});
    cameras.choose("http://phone:8080/video");
    QVERIFY(valueOf(evening.window, "camera", "primary").toBool());
    QCOMPARE(note(), QString("http://phone:8080/video"));
  }

  void theVirtualTableIsNotOfferedForNights() {
    Evening evening;
    CameraList& cameras = evening.window.cameras();
    cameras.list({{0, "C920"}});
    for (const auto& option : cameras.options()) QVERIFY(!option.id.startsWith("stage:"));
    // It can be checked on the page for setting up a table, and stays chosen.
    const QModelIndex last = cameras.index(cameras.count() - 1);
    const QString stage = cameras.data(last, CameraList::sourceRole).toString();
    QVERIFY2(stage.startsWith("stage:"), qPrintable(stage));
    cameras.choose(stage);
    QCOMPARE(cameras.chosen(), QString("C920"));
    QCOMPARE(evening.window.setup().source(), QString("C920"));
  }

  /// The camera's picture is undistorted or hidden, and everything below it is on the page.
  void thePreviewIsNotCut_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("players");
    QTest::newRow("two") << "halfwish" << 2;
    QTest::newRow("four") << "half_deck_dungeon_heroes" << 4;
  }
  void thePreviewIsNotCut() {
    QFETCH(QString, game);
    QFETCH(int, players);
    Evening evening;
    evening.window.settings().setLargeText(true);
    evening.window.cameras().list({{0, "Inner Camera"}, {2, "C920"}});
    evening.window.setup().setGame(game);
    QTRY_VERIFY(evening.window.setup().ready());
    evening.window.setup().setPlayers(players);
    evening.window.showPage("setup");
    evening.activate();
    QTRY_VERIFY(seen(evening, "setUpTable"));
    settle(*evening.window.window());
    for (const char* name : {"setUpTable", "camera-choice"}) {
      QQuickItem* item = seen(evening, name);
      QVERIFY2(item, name);
      const QRectF here = item->mapRectToScene(item->boundingRect());
      QVERIFY2(here.bottom() <= 720 && here.height() > 40,
               qPrintable(QString("%1: %2").arg(name).arg(here.bottom())));
    }
    QQuickItem* picture = seen(evening, "cameraPicture");
    QVERIFY2(!picture || picture->height() >= 90,
             qPrintable(QString::number(picture ? picture->height() : 0)));
  }

  void aFirstGameIsSetUpWithOneTap() {
    Evening evening;
    evening.window.showPage("setup");
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready());
    QCOMPARE(setup.presets().size(), 2);
    QVERIFY(setup.presets()[0].on);  // nobody has set a night up here
    QTRY_VERIFY(seen(evening, "presetAbout"));
    const auto about = [&] { return valueOf(evening.window, "presetAbout", "text").toString(); };
    QCOMPARE(about(), setup.presets()[0].about);
    evening.activate();
    evening.reach("preset-full");
    evening.press(Qt::Key_Return);
    QVERIFY(setup.presets()[1].on);
    QCOMPARE(about(), setup.presets()[1].about);
    setup.choose("B", "classes", "titan");
    evening.reach("preset-first");
    evening.press(Qt::Key_Return);
    QVERIFY(setup.presets()[0].on && !setup.presets()[1].on);
    QCOMPARE(setup.draft()->option("powers").asString(), std::string("off"));
    QCOMPARE(setup.draft()->option("locations").asString(), std::string("off"));
    QCOMPARE(setup.draft()->chosen("classes", rules::Seat::B), std::string("mirror"));
    setup.switchPart("powers");  // a partial selection is neither
    QVERIFY(!setup.presets()[0].on && !setup.presets()[1].on);
    evening.reach("preset-full");
    evening.press(Qt::Key_Return);
    QCOMPARE(setup.draft()->option("locations").asString(), std::string("on"));
    QVERIFY(setup.presets()[1].on);
    // A game without a first game offers none.
    setup.setGame("magepunk");
    QTRY_VERIFY(setup.ready());
    QVERIFY(setup.presets().isEmpty());
  }

  void cardsAreChosenFromTheirPictures() {
    Evening evening;
    evening.window.showPage("setup");
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready());
    evening.activate();
    waitUntilMade(*evening.window.window());
    const auto faces = [&] { return partsBy(evening.window.window()->contentItem(), "CardPicture").size(); };
    const auto cards = setup.seats()[0].choices[0].cards;
    QVERIFY(cards.size() >= 6);
    for (const auto& card : cards) QVERIFY(!card.picture.isEmpty());
    QTRY_VERIFY2(faces() >= 2 * cards.size(), qPrintable(QString::number(faces())));
    evening.reach("choice-A");
    evening.press(Qt::Key_Right);
    QCOMPARE(setup.draft()->chosen("classes", rules::Seat::A), cards[1].id.toStdString());
    evening.press(Qt::Key_Left);
    evening.press(Qt::Key_Left);  // there is none before the first
    QCOMPARE(setup.draft()->chosen("classes", rules::Seat::A), cards[0].id.toStdString());
  }

  void choicesOfEachGameAreRestored() {
    Evening evening;
    SetupModel& setup = evening.window.setup();
    setup.choose("B", "classes", "titan");
    setup.switchPart("powers");
    setup.setGame("half_deck_dungeon_heroes");
    QTRY_VERIFY(setup.ready());
    setup.setPlayers(4);
    setup.setOption("goal", "boss");
    setup.setGame("halfwish");
    QVERIFY(setup.ready());
    QCOMPARE(setup.draft()->chosen("classes", rules::Seat::B), std::string("titan"));
    QCOMPARE(setup.draft()->option("powers").asString(), std::string("on"));  // off in a first game
    QCOMPARE(setup.optionsSet(), 0);  // a left-out part is not a house rule
    setup.setGame("half_deck_dungeon_heroes");
    QTRY_VERIFY(setup.ready());
    QCOMPARE(setup.players(), 4);
    QCOMPARE(setup.draft()->option("goal").asString(), std::string("boss"));
  }

  void aConstructedDeckIsCheckedAndPlayed() {
    Evening evening;
    evening.activate();
    SetupModel& setup = evening.window.setup();
    setup.setGame("magepunk");
    QTRY_VERIFY(setup.ready());
    evening.window.showPage("setup");
    const auto click = [&](const QString& name) {
      QTRY_VERIFY2(seen(evening, qPrintable(name)), qPrintable(name));
      settle(*evening.window.window());
      QQuickItem* item = seen(evening, qPrintable(name));
      QTest::mouseClick(evening.window.window(), Qt::LeftButton, {},
                        item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    };
    QCOMPARE(setup.seats()[0].deck, 36);
    click("more-A");
    QCOMPARE(setup.seats()[0].deck, 37);
    click("deck-B");
    QTRY_VERIFY(seen(evening, "lookAwayDone"));  // the list is for its owner's eyes only
    QVERIFY(!seen(evening, "add-bark_skin"));
    click("lookAwayDone");
    auto& deck = *qobject_cast<DeckModel*>(evening.window.part("deckDialog")
                                               ->property("popup")
                                               .value<QObject*>()
                                               ->property("deck")
                                               .value<QObject*>());
    for (int i = 0; i < 3; ++i) click("add-bark_skin");
    QVERIFY(!deck.accepted());
    QVERIFY2(deck.verdict().contains("Bark Skin"), qPrintable(deck.verdict()));
    click("take-bark_skin");
    QVERIFY2(deck.accepted(), qPrintable(deck.verdict()));
    for (const DeckRow& row : deck.rows()) deck.add(row.id, 2 - row.count);
    QCOMPARE(deck.total(), 72);
    click("mode-wallet");
    QVERIFY(!deck.accepted());
    click("mode-constructed");
    if (qEnvironmentVariableIsSet("LK_LOOK")) {
      settle(*evening.window.window());
      evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/deck.png");
    }
    click("useDeck");
    QTRY_COMPARE(setup.seats()[1].deck, 72);
    QTRY_COMPARE(deck.total(), 0);  // nobody else finds the list
    if (qEnvironmentVariableIsSet("LK_LOOK")) {
      settle(*evening.window.window());
      evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/setup.png");
    }
    QCOMPARE(setup.draft()->setup().body["decks"]["A"].asInt(), 37);
    QCOMPARE(setup.draft()->setup().body["decks"]["B"].asInt(), 72);
  }

  void theHouseTakesASeatByKeyboard() {
    Evening evening;
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready());
    setup.name("B", "Ben");
    evening.window.showPage("setup");
    evening.activate();
    QVERIFY(!seen(evening, "house-B-strong"));
    evening.reach("house-B");
    evening.press(Qt::Key_Return);
    QCOMPARE(setup.seats()[1].house, QString("gentle"));
    QCOMPARE(setup.seats()[1].name, QString("House"));
    QTRY_VERIFY(seen(evening, "house-B-strong"));
    evening.reach("house-B-strong");
    evening.press(Qt::Key_Return);
    QCOMPARE(setup.seats()[1].house, QString("strong"));
    if (qEnvironmentVariableIsSet("LK_LOOK")) {
      settle(*evening.window.window());
      evening.window.window()->grabWindow().save(qEnvironmentVariable("LK_LOOK") + "/house.png");
    }
    QSignalSpy started(&evening.window.home(), &HomeModel::started);
    evening.reach("byHand");
    evening.press(Qt::Key_Return);
    QCOMPARE(started.count(), 1);
    const auto request = started[0][0].value<NightRequest>();
    QCOMPARE(request.setup->body["house"]["B"]["level"].asString(), std::string("strong"));
    QVERIFY(request.setup->body["house"]["A"].isNull());
  }

  void aSeatThatTheHouseLeavesIsNamedAsBefore() {
    Evening evening;
    SetupModel& setup = evening.window.setup();
    QTRY_VERIFY(setup.ready());
    setup.name("B", "Ben");
    setup.letHousePlay("B", "even");
    setup.letHousePlay("A", "even");
    QVERIFY(setup.seats()[0].name != setup.seats()[1].name);
    QCOMPARE(setup.errorText(), QString());
    setup.letHousePlay("B", "fierce");  // no such level
    QCOMPARE(setup.seats()[1].house, QString("even"));
    setup.letHousePlay("A", "");
    setup.letHousePlay("B", "");
    QCOMPARE(setup.seats()[1].name, QString("Ben"));
    QCOMPARE(setup.seats()[1].house, QString());
    QVERIFY(!setup.knownNames().contains("House"));
    setup.letHousePlay("B", "even");
    evening.window.settings().setLanguage("de");
    QTRY_COMPARE(setup.seats()[1].name, QString("Das Haus"));
    setup.letHousePlay("B", "");
    QCOMPARE(setup.seats()[1].name, QString("Ben"));
    QVERIFY(!setup.knownNames().contains("House"));
  }
};

QTEST_MAIN(TestWindowSetup)
#include "tst_window_setup.moc"
