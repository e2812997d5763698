// Tests a night of every game on the page of the table: no text is cut off, and the board has every card.
#include <optional>

#include "app/session/night/setup_draft.h"
#include "evening.h"
#include "game_rows.h"
#include "rules/referee/random_play.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

class TestEveryGamePage : public QuietTest {
  Q_OBJECT

 private slots:
  void aNightIsShownWhole_data() { gameRows(); }
  void aNightIsShownWhole() {
    QFETCH(QString, game);
    Evening evening;
    const auto its = kit(game.toStdString());
    TableSession session(its, std::vector<vision::Reference>{}, 2);
    TableModel& table = evening.window.table();
    QObject::connect(&table, &TableModel::moveWanted, &table, [&](const MoveRequest& request) {
      if (const auto reply = session.compose(request)) table.showMove(*reply);
    });
    table.beginNight(2);
    const auto show = [&](const Outcome<Moment>& moment) {
      if (!moment) qFatal("%s", moment.fault().text().c_str());
      table.show(*moment);
    };
    show(session.say(SetupDraft(its).setup()));
    evening.window.showPage("table");
    rules::Chance chance(4);
    int most = 0;
    for (int i = 0; i < 90 && !table.finished(); ++i) {
      show(session.say(rules::anyEvent(*its->game, session.night().referee().state(), its->cards, chance)));
      if (i % 30 != 29) continue;
      settle(*evening.window.window());
      QStringList clipped;
      findClipped(evening.window.window()->contentItem(), clipped);
      QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join("; ")));
      most = std::max(most, static_cast<int>(table.board()->zones().size()));
      if (const QString folder = qEnvironmentVariable("LK_LOOK"); !folder.isEmpty())
        evening.window.window()->grabWindow().save(QString("%1/%2-%3.png").arg(folder, game).arg(i));
    }
    QVERIFY(most > 0);
  }
};

QTEST_MAIN(TestEveryGamePage)
#include "tst_every_game_page.moc"
