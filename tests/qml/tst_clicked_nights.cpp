// Plays nights of every game in the window by mouse and keys alone: the robot finds what is drawn, clicks on
// it, and never says an event of its own. LK_CLICKED_NIGHTS=N plays N whole nights of each game, the first
// from the seed LK_CLICKED_FROM; without it one is shortened. Nights against the house are played the same
// way.
#include "app/phrases/moves/composition.h"
#include "app/session/night/setup_draft.h"
#include "evening.h"
#include "game_rows.h"
#include "laid_out.h"
#include "rules/referee/chance.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

constexpr int kShortNight = 90;    // actions after which a player gives up, in a shortened night
constexpr int kAgainstHouse = 45;  // the same against the house
constexpr int kWholeNight = 3000;  // the same in a whole one: random armies can stand off for ever
// Kinds of event that bring a night to its end. Whole nights mostly choose them where they are offered.
constexpr std::array<std::string_view, 1> kEnding{"attack"};
constexpr int kMaxEnding =
    3000;  // more actions to its end: giving up, or playing where only a duel is given up

QString textOf(const QQuickItem* item) {
  return item->property("text").toString();
}

/// Returns whether the window shows an answer of this kind of event, whole or to be entered.
bool isShown(const ChoicesModel& choices, const std::string& kind) {
  for (int row = 0; row < choices.count(); ++row) {
    const Choice* choice = choices.openChoice(row);
    if (!choice) continue;
    if (choice->event.kind() == kind) return true;
    for (const Pick& pick : choice->pool)
      if (pick.event.kind() == kind) return true;
  }
  return false;
}

/// Returns whether only its player may see it being said. Such events are entered where a prompt asks for
/// them.
bool isSecret(const MoveSoFar& move) {
  return !move.complete &&
         std::all_of(move.parts.begin(), move.parts.end(), [](const MovePart& part) { return part.secret; });
}

/// Returns whether it says nothing: an attack without attackers, where nobody can attack.
bool saysNothing(const MoveSoFar& move) {
  if (!move.complete || !move.parts.empty()) return false;
  const auto& members = move.complete->body.members();
  return std::any_of(members.begin(), members.end(), [](const auto& member) {
    return member.second.isArray() && member.second.items().empty();
  });
}

/// Returns the legal kinds of event of the asked seats that neither an answer nor a touch begins.
QStringList unreachable(TableModel& table, TableSession& session, const GameKit& kit) {
  QStringList kinds;
  const rules::Referee& referee = session.night().referee();
  const Json view = referee.view(rules::Audience::table).json;
  const Names names;
  const std::set<std::string> touches = table.board()->touchable();
  const auto touched = [&](const rules::Event& event, const std::vector<MovePart>& parts) {
    for (const auto& [field, value] : event.body.members())
      if (value.isString() && touches.count(value.asString())) return true;
    for (const MovePart& part : parts)
      for (const MoveValue& value : part.values)
        for (const std::string& name : value.refs)
          if (touches.count(name)) return true;
    return false;
  };
  for (const rules::Seat seat : rules::kAllSeats) {
    const std::vector<rules::Prompt> prompts = session.host().house().forPeople(referee.prompts(), referee);
    const auto asked = [&](const rules::Prompt& prompt) { return prompt.seat == seat; };
    if (std::none_of(prompts.begin(), prompts.end(), asked)) continue;
    const MoveTable at{kit, referee.state(), view, names};
    for (const MoveKind& kind : compositionOf(at, seat, {Json::object({})}).kinds)
      if (kind.occasion == rules::Occasion::prompt && !kind.ends && !isSecret(kind.begun) &&
          !saysNothing(kind.begun) && !isShown(*table.choices(), kind.kind) &&
          !touched(kind.begun.event, kind.begun.parts))
        kinds += names[seat] + ": " + QString::fromStdString(kind.kind);
  }
  return kinds;
}

/// Clicks on what the window shows, from a seed.
class Hand {
 public:
  Hand(Evening& evening, std::uint64_t seed, int patience, bool eager)
      : evening_(evening),
        window_(*evening.window.window()),
        chance_(seed),
        patience_(patience),
        eager_(eager) {}

  /// Does one thing. Returns false if there is nothing to click on.
  bool act() {
    ++actions_;
    settle(window_);
    if (const QList<QQuickItem*> menu = opened(); !menu.isEmpty()) return endIt(menu);
    if (const auto entry = in("EntryPanel")) return enter(entry);
    if (const auto notice = in("Notice")) return answer(notice);
    // Not every moment of a night can be its end.
    if (actions_ > patience_ && actions_ % 3 == 0) return evening_.press(Qt::Key_M), true;
    const QList<QPointF> lying = offered();
    if (!lying.isEmpty() && chance_.below(2) == 0) {
      ++touches_;
      return click(any(lying));
    }
    QList<QQuickItem*> choices;
    if (const auto bar = in("ChoiceBar"))
      for (QQuickItem* tile : buttons(bar))
        if (textOf(tile) != "Back" && textOf(tile) != "Offer a draw") choices += tile;
    if (choices.isEmpty() && lying.isEmpty()) return false;
    if (eager_ && chance_.below(4) != 0)
      for (QQuickItem* tile : choices)
        if (isEnding(textOf(tile))) return click(tile);
    return choices.isEmpty() ? click(any(lying)) : click(any(choices));
  }
  [[nodiscard]] bool tired() const { return actions_ > patience_ + kMaxEnding; }
  [[nodiscard]] int actions() const { return actions_; }
  [[nodiscard]] int touches() const { return touches_; }
  [[nodiscard]] int refusals() const { return refusals_; }

 private:
  template <class List>
  typename List::value_type any(const List& list) {
    return list[static_cast<qsizetype>(chance_.below(static_cast<std::uint32_t>(list.size())))];
  }
  /// Returns the first visible item of a QML type; nullptr if there is none.
  QQuickItem* in(const char* kind) {
    const QList<QQuickItem*> all = partsBy(window_.contentItem(), kind);
    return all.isEmpty() ? nullptr : all.first();
  }
  void collect(QQuickItem* item, QRectF room, QList<QQuickItem*>& found) {
    if (!item->isVisible() || item->opacity() == 0) return;
    const QRectF here = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    if (item->clip()) room &= here;
    if (item->inherits("QQuickAbstractButton")) {
      if (item->isEnabled() && room.contains(here.center())) found += item;
      return;
    }
    for (QQuickItem* child : item->childItems()) collect(child, room, found);
  }
  /// Returns the buttons within an item that can be clicked on.
  QList<QQuickItem*> buttons(QQuickItem* item) {
    QList<QQuickItem*> found;
    if (item) collect(item, QRectF(0, 0, window_.width(), window_.height()), found);
    return found;
  }
  /// Returns the buttons of the open menu.
  QList<QQuickItem*> opened() {
    QList<QQuickItem*> all;
    for (QQuickItem* popup : partsBy(window_.contentItem(), "QQuickPopupItem")) all += buttons(popup);
    return all;
  }
  /// Returns whether the answer with this text is an event that brings the night to its end.
  bool isEnding(const QString& text) {
    const ChoicesModel& answers = *evening_.window.table().choices();
    for (int row = 0; row < answers.count(); ++row) {
      const Choice* answer = answers.openChoice(row);
      if (answer && answer->label == text &&
          std::find(kEnding.begin(), kEnding.end(), answer->event.kind()) != kEnding.end())
        return true;
    }
    return false;
  }
  bool click(QPointF where) {
    QTest::mouseClick(&window_, Qt::LeftButton, {}, where.toPoint());
    QCoreApplication::processEvents();
    return true;
  }
  bool click(QQuickItem* item) { return click(item->mapToScene({item->width() / 2, item->height() / 2})); }

  /// Returns where the cards and empty zones are that a touch says next.
  QList<QPointF> offered() {
    QList<QPointF> all;
    for (QQuickItem* card : partsBy(window_.contentItem(), "PlaceCard"))
      if (card->property("offered").toBool())
        all += card->mapToScene({0.15 * card->width(), card->height() / 2});
    for (QQuickItem* zone : partsBy(window_.contentItem(), "BoardZone")) {
      const auto its = zone->property("zone").value<BoardZone>();
      if (its.offered && its.cards.isEmpty())
        all += zone->mapToScene({zone->width() / 2, zone->height() / 2});
    }
    return all;
  }
  bool endIt(const QList<QQuickItem*>& menu) {
    for (QQuickItem* each : menu)
      if (each->objectName().startsWith("end")) return click(each);
    return evening_.press(Qt::Key_Escape), true;
  }
  bool answer(QQuickItem* notice) {
    const QList<QQuickItem*> all = buttons(notice);
    if (evening_.window.table().question().isEmpty()) ++refusals_;
    return !all.isEmpty() && click(all.last());
  }
  /// Rolls, names cards, confirms giving up: whatever the panel asks for.
  bool enter(QQuickItem* panel) {
    QList<QQuickItem*> able;
    for (QQuickItem* each : buttons(panel)) {
      if (each->objectName() == "rollForMe") return click(each);
      const bool back = textOf(each) == "Cancel" || textOf(each) == "Undo last die" ||
                        textOf(each) == "Back" || textOf(each) == "No, play on";
      if (!back && each->property("why").toString().isEmpty()) able += each;
    }
    if (able.isEmpty()) return evening_.press(Qt::Key_Escape), true;
    return click(any(able));
  }

  Evening& evening_;
  QQuickWindow& window_;
  rules::Chance chance_;
  int patience_;
  bool eager_;  // mostly chooses what brings the night to its end
  int actions_ = 0;
  int touches_ = 0;
  int refusals_ = 0;
};

}  // namespace

class TestClickedNights : public QuietTest {
  Q_OBJECT

 private slots:
  void aNightIsPlayedByClicksOnWhatIsDrawn_data() { gameRows(); }
  void aNightIsPlayedByClicksOnWhatIsDrawn() {
    QFETCH(QString, game);
    const int whole = qEnvironmentVariableIntValue("LK_CLICKED_NIGHTS");
    int touches = 0;
    const int first = std::max(1, qEnvironmentVariableIntValue("LK_CLICKED_FROM"));
    for (int seed = first; seed < first + std::max(1, whole); ++seed) {
      Evening evening({}, game.toStdString());
      TableModel& table = evening.window.table();
      evening.session.host().answerAlone(true);
      evening.take(SetupDraft(test::kitOfRow()).setup());
      evening.window.showPage("table");
      evening.activate();
      Hand hand(evening, static_cast<std::uint64_t>(seed), whole > 0 ? kWholeNight : kShortNight, whole > 0);
      play(evening, hand);
      if (QTest::currentTestFailed()) return;
      touches += hand.touches();
    }
    QVERIFY(touches > 0 || game == "halfwish" || game == "half_deck_dungeon_heroes");
  }

  void aNightAgainstTheHouseIsPlayedByClicks_data() { gameRows(); }
  void aNightAgainstTheHouseIsPlayedByClicks() {
    QFETCH(QString, game);
    Evening evening({}, game.toStdString());
    NightHost& host = evening.session.host();
    QObject here;
    connect(&host, &NightHost::housePlayed, &here,
            [&](const Outcome<Reports>& reports) { evening.show(evening.session.momentOf(reports)); });
    host.playHouse({.pause = 0, .thinking = [](rules::Level) { return rules::Thinking{.rounds = 3}; }});
    host.answerAlone(true);
    SetupDraft draft(test::kitOfRow());
    draft.setPlayers(2);
    draft.setHouse(rules::Seat::B, rules::Level::gentle);
    evening.take(draft.setup());
    QVERIFY(host.house().has(rules::Seat::B));
    evening.window.showPage("table");
    evening.activate();
    Hand hand(evening, 1, kAgainstHouse, false);
    play(evening, hand);
  }

 private:
  /// Plays a night to its end, and judges it again.
  static void play(Evening& evening, Hand& hand) {
    TableModel& table = evening.window.table();
    const rules::Referee& referee = evening.session.night().referee();
    while (!table.finished() && !hand.tired()) {
      QTRY_VERIFY2(!table.houseThinks(), "the house thinks for ever");
      if (!table.composing() && table.entry().isEmpty() && table.question().isEmpty()) {
        settle(*evening.window.window());
        const QStringList missing = unreachable(table, evening.session, *test::kitOfRow());
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ") + " at: " + table.nextStep()));
      }
      const bool acted = hand.act();  // or the house has moved on while the window was drawn
      QVERIFY2(acted || table.houseThinks() || table.finished(),
               qPrintable("nothing can be clicked on: " + table.nextStep()));
    }
    std::printf("%s: %d actions, %d touches, %zu events, %d refusals\n", test::kitOfRow()->id().data(),
                hand.actions(), hand.touches(), referee.standing().size(), hand.refusals());
    QVERIFY2(table.finished(), qPrintable("it goes on: " + table.nextStep() + " / " + table.refusal()));
    // The same events give the same end again.
    rules::Referee again(*test::kitOfRow()->game, test::kitOfRow()->cards);
    for (const rules::Event& event : referee.standing()) again.take(event);
    QCOMPARE(again.result(), referee.result());
  }
};

QTEST_MAIN(TestClickedNights)
#include "tst_clicked_nights.moc"
