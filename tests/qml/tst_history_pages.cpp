// Tests past nights in the window by keyboard alone: found, opened, replayed, deleted and restored.
#include <QDesktopServices>
#include <QSignalSpy>

#include "past.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

void collectTexts(QQuickItem* item, QStringList& texts) {
  if (!item->isVisible()) return;
  if (item->inherits("QQuickText")) texts += item->property("text").toString();
  for (QQuickItem* child : item->childItems()) collectTexts(child, texts);
}

/// Records which files the platform is asked to show.
class Shower : public QObject {
  Q_OBJECT

 public:
  QList<QUrl> shown;

 public slots:
  void show(const QUrl& url) { shown += url; }
};

}  // namespace

class TestHistoryPages : public QuietTest {
  Q_OBJECT

 private slots:
  void aNightIsOpenedAndReplayedByKeyboard() {
    Past past;
    past.press(Qt::Key_F12);
    QCOMPARE(past.page(), QString("history"));
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().left(), 0, 20000);
    past.press(Qt::Key_Down);
    past.press(Qt::Key_Return);
    QCOMPARE(past.page(), QString("evening"));
    QTRY_VERIFY_WITH_TIMEOUT(past.window.evening().filled(), 20000);
    past.window.window()->grabWindow();
    QCOMPARE(valueOf(past.window, "headline", "text").toString(), past.window.evening().headline());
    QVERIFY(past.window.evening().headline().startsWith("Ann wins"));
    past.press(Qt::Key_Space);
    QCOMPARE(past.page(), QString("replay"));
    ReplayModel& replay = past.window.replay();
    QCOMPARE(replay.step(), 0);
    past.press(Qt::Key_Right);
    past.press(Qt::Key_Right);
    past.press(Qt::Key_Left);
    QCOMPARE(replay.step(), 1);
    past.press(Qt::Key_Down);
    QCOMPARE(replay.turn(), 1);
    // It plays by itself until stopped.
    const int begun = replay.step();
    past.press(Qt::Key_P);
    QTRY_VERIFY_WITH_TIMEOUT(replay.step() > begun, 20000);
    past.press(Qt::Key_P);
    const int stopped = replay.step();
    QTest::qWait(100);
    QCOMPARE(replay.step(), stopped);
    replay.goTo(begun);
    // The table is drawn, with the face-up cards on it.
    QVERIFY(valueOf(past.window, "replayBoard", "visible").toBool());
    QStringList pictures;
    for (int i = 0; i < 12; ++i) {
      past.press(Qt::Key_Right);
      for (const auto& zone : replay.table()->board()->zones())
        for (const auto& card : zone.cards) pictures += card.picture;
    }
    QVERIFY(!pictures.filter("image://cards/face/").isEmpty());
    past.press(Qt::Key_Home);
    past.press(Qt::Key_Down);
    past.press(Qt::Key_Up);
    QCOMPARE(replay.turn(), 0);
    past.press(Qt::Key_End);
    QCOMPARE(replay.step(), replay.last());
    past.press(Qt::Key_Right);
    QCOMPARE(replay.step(), replay.last());
    past.press(Qt::Key_Home);
    QCOMPARE(replay.step(), 0);
    past.press(Qt::Key_Escape);
    QCOMPARE(past.page(), QString("evening"));
    past.press(Qt::Key_Escape);
    QCOMPARE(past.page(), QString("history"));
  }

  // The moments to learn from are below the deciding criterion, and without buttons.
  void theWholeReportOfANightIsReachedByKeyboard() {
    Past past;
    past.window.settings().setLargeText(true);
    past.press(Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().left(), 0, 20000);
    past.press(Qt::Key_Down);
    past.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(past.window.evening().filled(), 20000);
    auto* thoughts = qobject_cast<QQuickItem*>(past.window.part("thoughts"));
    QVERIFY(thoughts);
    const auto below = [&] { return thoughts->property("contentHeight").toReal() - thoughts->height(); };
    QTRY_VERIFY_WITH_TIMEOUT(below() > 0, 20000);
    for (int i = 0; i < 40 && past.window.window()->activeFocusItem() != thoughts; ++i)
      past.press(Qt::Key_Tab);
    QCOMPARE(past.window.window()->activeFocusItem(), thoughts);
    for (int i = 0; i < 9; ++i) past.press(Qt::Key_PageDown);
    QCOMPARE(thoughts->property("contentY").toReal(), below());
  }

  /// The file's name contains characters that addresses must encode; without a program to show it, the window
  /// shows its path.
  void aSavedFileIsOpenedAndShownInItsFolder() {
    Past past;
    past.press(Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    past.press(Qt::Key_Down);
    past.press(Qt::Key_Return);
    EveningModel& evening = past.window.evening();
    QTRY_VERIFY_WITH_TIMEOUT(evening.filled(), 20000);
    const QString file = past.folder.filePath("a #1 night, 100 %.txt");
    evening.saveTo(ExportKind::text, file);
    QTRY_COMPARE_WITH_TIMEOUT(evening.savedFile(), file, 20000);
    const auto press = [&](const char* name) {
      auto* button = past.window.window()->findChild<QObject*>(name);
      QVERIFY(button);
      QVERIFY(QMetaObject::invokeMethod(button, "clicked"));
    };
    Shower shower;
    QDesktopServices::setUrlHandler("file", &shower, "show");
    press("openSaved");
    press("showSaved");
    QDesktopServices::unsetUrlHandler("file");
    QCOMPARE(shower.shown, (QList<QUrl>{QUrl::fromLocalFile(file), QUrl::fromLocalFile(past.folder.path())}));
    const QtMessageHandler quiet =
        qInstallMessageHandler(nullptr);  // this platform warns that it cannot show files
    press("openSaved");
    qInstallMessageHandler(quiet);
    QStringList texts;
    collectTexts(past.window.window()->contentItem(), texts);
    QVERIFY2(texts.contains("No program is set up to open it. Open " + file + " yourself"),
             qPrintable(texts.join('\n')));
  }

  void aPlayerIsOpenedFiltersAndSaved() {
    Past past;
    QTRY_VERIFY_WITH_TIMEOUT(past.window.home().recentPlayers().contains("Cleo"), 20000);
    QVERIFY(past.window.part("player-Ann"));
    QMetaObject::invokeMethod(past.window.part("player-Ann"), "clicked");
    QCOMPARE(past.page(), QString("player"));
    PlayerModel& player = past.window.player();
    QTRY_VERIFY_WITH_TIMEOUT(!player.busy(), 20000);
    QCOMPARE(player.name(), QString("Ann"));
    QCOMPARE(player.nights().size(), 1);
    QCOMPARE(player.opponents().size(), 1);
    QCOMPARE(player.opponents().first().won, 1);
    QCOMPARE(player.playedAs().size(), 1);
    QVERIFY(player.playedAs().first().picture.startsWith("image://cards/face/"));
    QStringList texts;
    collectTexts(past.window.window()->contentItem(), texts);
    QVERIFY(texts.contains("Ben"));

    player.setTime("month");  // the night is older
    QTRY_VERIFY_WITH_TIMEOUT(player.nights().isEmpty(), 20000);
    player.setTime("all");
    QTRY_COMPARE_WITH_TIMEOUT(player.nights().size(), 1, 20000);

    for (const char* kind : {"csv", "bgstats"}) {
      player.setFolder(past.folder.path());
      const QUrl offered(player.offeredFile(kind));
      QVERIFY(offered.isLocalFile());
      player.save(kind, offered.toString());
      QTRY_COMPARE_WITH_TIMEOUT(player.savedFile(), offered.toLocalFile(), 20000);
      QFile file(offered.toLocalFile());
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY(file.readAll().contains("Ann"));
    }
    player.save("csv", QUrl::fromLocalFile(past.folder.filePath("nights.lkdb/no.csv")).toString());
    QTRY_VERIFY_WITH_TIMEOUT(player.savedFile().isEmpty() && !player.message().isEmpty(), 20000);

    QMetaObject::invokeMethod(past.window.part("saveCsv"), "clicked");
    QObject* dialog = past.window.part("tableDialog");
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->property("visible").toBool());
    QCOMPARE(dialog->property("selectedFile").toUrl(), QUrl(player.offeredFile("csv")));
    QVERIFY(QMetaObject::invokeMethod(dialog, "reject"));
    QTRY_VERIFY(!dialog->property("visible").toBool());
    past.activate();  // since Qt 6.8 the dialog is a window of its own, and nothing here returns the focus

    qobject_cast<QQuickItem*>(past.window.part("playerNights"))->forceActiveFocus();
    past.press(Qt::Key_Return);  // the night itself
    QCOMPARE(past.page(), QString("evening"));
    QTRY_VERIFY_WITH_TIMEOUT(past.window.evening().filled(), 20000);
    past.press(Qt::Key_F12);
    QTRY_VERIFY_WITH_TIMEOUT(!past.window.history().players().isEmpty(), 20000);
    qobject_cast<QQuickItem*>(past.window.part("playerList"))->forceActiveFocus();
    past.press(Qt::Key_Return);
    QCOMPARE(past.page(), QString("player"));
    past.press(Qt::Key_Escape);
    QCOMPARE(past.page(), QString("history"));
  }

  void aNightIsDeletedAndRestoredByKeyboard() {
    Past past;
    past.press(Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    past.press(Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 1, 20000);
    past.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
  }

  void deletedNightsAreRestoredOneByOne() {
    Past past;
    HistoryModel& history = past.window.history();
    past.press(Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 2, 20000);
    const QString first = history.about(0);
    past.press(Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 1, 20000);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(past.window.window(), &held);
    QCOMPARE(history.removed(), first);  // a held key has no effect
    const QString second = history.about(0);
    past.press(Qt::Key_Delete);
    past.press(Qt::Key_Delete);  // it may still be in the list: it is deleted once
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 0, 20000);
    QCOMPARE(history.removed(), second);
    past.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 1, 20000);
    QCOMPARE(history.about(0), second);
    QCOMPARE(history.removed(), first);
    past.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(history.count(), 2, 20000);
    QCOMPARE(history.removed(), QString());
  }

  void anUnfinishedNightIsResumedByItsPlayers() {
    Past past;
    past.press(Qt::Key_F12);
    QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    past.window.window()->grabWindow();
    QSignalSpy started(&past.window.home(), &HomeModel::started);
    QObject* goOn = past.window.part("goOn");
    QTRY_VERIFY(goOn->property("enabled").toBool());
    QMetaObject::invokeMethod(goOn, "clicked");
    QTRY_COMPARE(started.count(), 1);
    const auto request = started[0][0].value<NightRequest>();
    QVERIFY(request.resume);
    QCOMPARE(request.resume, std::int64_t{2});
    QCOMPARE(past.window.settings().names()[rules::Seat::A], QString("Cleo"));
    QCOMPARE(past.window.settings().names()[rules::Seat::B], QString("Dan"));
    // Regardless of their number.
    emit past.window.history().resumeWanted(2, "halfwish", {"Eve", "Fay", "Gus", "Hal"});
    const Names& names = past.window.settings().names();
    QCOMPARE((QStringList{names.of.begin(), names.of.end()}), QStringList({"Eve", "Fay", "Gus", "Hal"}));
  }

  void anUnfinishedNightShowsNoSecret() {
    // The dice of the current duel are 4 and 5, known only to their owner.
    Past past;
    NightLog secret = cut(nightOf(kWholeNight), 104);
    QString shown[2];
    for (int i = 0; i < 2; ++i) {
      if (i == 1)
        for (std::size_t at = 99; at < 104; ++at)
          if (secret.events[at].kind() == "roll") secret.events[at].body.set("dice", Json::array({1, 1}));
      const OpenNightPtr night = *openNight(secret, false);
      past.window.evening().show(night);
      past.window.replay().show(night);
      past.window.replay().goTo(past.window.replay().last());
      QStringList texts;
      for (const char* page : {"evening", "replay"}) {
        past.window.showPage(page);
        past.window.window()->grabWindow();
        collectTexts(past.window.window()->contentItem(), texts);
      }
      shown[i] = texts.join('\n');
    }
    QVERIFY(shown[0].size() > 200);
    QCOMPARE(shown[1], shown[0]);
  }

  void longWordsAreNotClippedOnFilledPages_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"history", "evening", "replay"}) QTest::newRow(page) << QString(page);
  }
  void longWordsAreNotClippedOnFilledPages() {
    QFETCH(QString, page);
    LongWords longer;
    QCoreApplication::installTranslator(&longer);
    Past past;
    const OpenNightPtr night = *openNight(nightOf(kWholeNight), false);
    past.window.evening().show(night);
    past.window.replay().show(night);
    past.window.replay().goTo(96);
    past.window.showPage(page);
    if (page == "history") QTRY_COMPARE_WITH_TIMEOUT(past.window.history().count(), 2, 20000);
    past.window.window()->grabWindow();
    QStringList clipped;
    findClipped(past.window.window()->contentItem(), clipped);
    QCoreApplication::removeTranslator(&longer);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
  }
};

QTEST_MAIN(TestHistoryPages)
#include "tst_history_pages.moc"
