// Tests that a move can be composed in words alone, in random nights of every game: every part asks, every
// value has a name that people can read, and what is composed is accepted.
#include <set>

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include "app/phrases/card_words.h"
#include "app/phrases/choices/choice.h"
#include "app/phrases/foresight.h"
#include "app/phrases/moves/composition.h"
#include "app/phrases/moves/move_words.h"
#include "game_rows.h"
#include "rules/referee/foretold.h"
#include "rules/referee/random_play.h"
#include "rules/referee/visibility.h"
#include "sample_nights.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kNights = 3;
constexpr int kMaxEvents = 250;  // of a night
constexpr int kEvery = 4;        // one of so many events is looked at

const Names kNames{{"Mia", "Jonas", "Ann", "Ben"}};

/// Returns whether a text is for people: without places to fill, ids or coordinates.
bool readable(const QString& text) {
  static const QRegularExpression kRaw(
      QStringLiteral(R"([{}]|[a-z]_[a-z]|\b[AB][-/][A-Za-z]|[a-z]/[a-z0-9]|#\d)"));
  return !text.trimmed().isEmpty() && !kRaw.match(text).hasMatch();
}

/// A night of random play, seen by the table.
struct Night {
  std::shared_ptr<const GameKit> kit;
  rules::Referee referee;
  rules::Chance chance;
  Json view;

  Night(const std::shared_ptr<const GameKit>& its, std::uint64_t seed)
      : kit(its), referee(*its->game, its->cards), chance(seed) {
    take(rules::anySetup(*kit->game, kit->cards, chance));
  }
  void take(const rules::Event& event) {
    QCOMPARE(referee.take(event).verdict, rules::Verdict::accepted);
    view = referee.view(rules::Audience::table).json;
  }
  void goOn() { take(rules::anyEvent(*kit->game, referee.state(), kit->cards, chance)); }
  Composition composed(rules::Seat seat, const rules::Event& event, rules::Audience who) const {
    return compositionOf({*kit, referee.state(), view, kNames, who}, seat, event);
  }
};

/// Collects what people could not read.
class Complaints {
 public:
  void check(const MoveSoFar& now) {
    if (!now.problem.isEmpty()) add(now, now.problem);
    if (!readable(now.said)) add(now, now.said);
    for (const MovePart& part : now.parts) check(now, part);
  }
  void check(const MoveKind& kind) {
    if (!readable(kind.label) || kind.label.toStdString() == kind.kind) add(kind.begun, kind.label);
    check(kind.begun);
  }
  [[nodiscard]] QByteArray all() const { return all_.join('\n'); }

 private:
  void check(const MoveSoFar& now, const MovePart& part) {
    if (part.asks == askFor({"", "", now.seat}, *test::kit("halfwish")))
      add(now, "no question for " + QString::fromStdString(now.event.kind() + "." + part.field));
    std::set<QString> labels;
    for (const MoveValue& value : part.values) {
      if (!readable(value.label)) add(now, value.label);
      if (!labels.insert(value.label).second) add(now, "twice " + value.label);
    }
  }
  void add(const MoveSoFar& now, const QString& text) {
    if (QByteArray words = text.toUtf8(); !seen_.contains(words)) {
      seen_.insert(words);
      all_ += words + "   " + QByteArray::fromStdString(now.event.body.dump());
    }
  }

  QByteArrayList all_;
  QSet<QByteArray> seen_;
};

}  // namespace

class CompositionTest : public QObject {
  Q_OBJECT

 private slots:
  void everyValueHasAName_data() { test::gameRows(); }
  void everyValueHasAName() {
    Complaints complaints;
    for (std::uint64_t seed = 1; seed <= kNights; ++seed) {
      Night night(test::kitOfRow(), seed);
      for (int i = 0; i < kMaxEvents && !night.referee.result().finished; ++i) {
        for (std::size_t at = 0; i % kEvery == 0 && at < night.referee.state().seatCount; ++at) {
          const rules::Seat seat = rules::kAllSeats[at];
          const Composition begun = night.composed(seat, {Json::object({})}, rules::audienceOf(seat));
          for (const MoveKind& kind : begun.kinds) complaints.check(kind);
        }
        night.goOn();
        if (QTest::currentTestFailed()) return;
      }
    }
    QVERIFY2(complaints.all().isEmpty(), complaints.all());
  }

  /// Choices and what was said name what lies in a slot, and a card only once.
  void choicesAndEventsNameThings_data() { test::gameRows(); }
  void choicesAndEventsNameThings() {
    QStringList faults;
    Night night(test::kitOfRow(), 11);
    for (int i = 0; i < kMaxEvents && !night.referee.result().finished; ++i) {
      for (const rules::Prompt& prompt : night.referee.prompts())
        for (const Choice& choice : choicesOf(prompt, {*night.kit, night.view}, kNames))
          if (!readable(choice.label)) faults += choice.label;
      night.goOn();
      const rules::Event& last = night.referee.log().back();
      const QString said =
          withLyingNames(eventText(last, *night.kit, kNames), night.view, *night.kit, kNames);
      if (!readable(said)) faults += said;
      const rules::CardId card = night.kit->cards.find(last.body["card"].asString());
      if (last.body.find("slot") && card.known() && said.count(cardName(night.kit->cards[card])) != 1)
        faults += "not once: " + said;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 10).join('\n')));
  }

  void whatIsComposedIsAccepted_data() { test::gameRows(); }
  void whatIsComposedIsAccepted() {
    Night night(test::kitOfRow(), 7);
    rules::Chance chance(5);
    int said = 0;
    for (int i = 0; i < kMaxEvents && !night.referee.result().finished; ++i) {
      for (std::size_t at = 0; i % kEvery == 0 && at < night.referee.state().seatCount; ++at) {
        const rules::Seat seat = rules::kAllSeats[at];
        Composition now = night.composed(seat, {Json::object({})}, rules::audienceOf(seat));
        if (now.kinds.empty()) continue;
        now = Composition{MoveSoFar(now.kinds[chance.below(now.kinds.size())].begun), {}};
        while (!now.parts.empty() && (!now.complete || chance.below(2) == 0)) {
          const MovePart& part = now.parts[chance.below(now.parts.size())];
          if (part.values.empty()) break;  // numbers, a roll or a text
          now = night.composed(seat, part.values[chance.below(part.values.size())].next,
                               rules::audienceOf(seat));
        }
        if (!now.complete) continue;
        rules::Referee ahead = night.referee;
        const rules::Ruling ruling = ahead.take(*now.complete);
        QVERIFY2(ruling.verdict == rules::Verdict::accepted, now.complete->body.dump().c_str());
        ++said;
      }
      night.goOn();
    }
    QVERIFY(said > 5);
  }

  // A piece that can be chosen is chosen where it lies.
  void anOwnPieceIsChosenByTouch() {
    const app::NightLog log = test::cut(test::nightOf("half_the_battle/two-by-taps/transcript.jsonl"), 5);
    Night night(log.kit, 1);
    night.referee = rules::Referee(*log.kit->game, log.kit->cards);
    for (const rules::Event& event : log.events) night.take(event);
    const Composition now =
        night.composed(rules::Seat::B, {Json::object({{"e", "select"}})}, rules::Audience::seatB);
    QVERIFY(!now.parts.empty() && !now.parts.front().values.empty());
    for (const MoveValue& value : now.parts.front().values)
      QVERIFY2(std::count(value.refs.begin(), value.refs.end(), "B/" + value.card) == 1, value.card.c_str());
  }

  // What happens whichever item is named tells none from another: their cards' texts do.
  void whatIsTheSameForAllIsNotToldOfEach() {
    const app::NightLog log = test::nightOf("half_the_battle/two-by-taps/transcript.jsonl");
    Night night(log.kit, 1);
    night.referee = rules::Referee(*log.kit->game, log.kit->cards);
    for (const std::size_t at : {0, 1, 3, 4}) night.take(log.events[at]);  // B's items are the last
    const Json begun =
        Json::object({{"e", "items"}, {"seat", "B"}, {"cards", Json(Json::Array{"whetstone"})}});
    const Composition now = night.composed(rules::Seat::B, {begun}, rules::Audience::seatB);
    QVERIFY(!now.parts.empty() && now.parts.front().values.size() > 3);
    for (const MoveValue& value : now.parts.front().values)
      QCOMPARE(value.leads, cardText(log.kit->cards[log.kit->cards.find(value.card)]));
  }

  /// What a move is said to change on cards is what it changes; nothing where it turns up what is hidden.
  void whatAMoveChangesIsWhatHappens_data() { test::gameRows(); }
  void whatAMoveChangesIsWhatHappens() {
    QFETCH(QString, game);
    Night night(test::kit(game.toStdString()), 7);
    const rules::Audience table = rules::Audience::table;
    int changed = 0;
    for (int i = 0; i < kMaxEvents && !night.referee.result().finished; ++i) {
      const rules::State before = night.referee.state();
      const Json seen = night.view;
      const rules::Event event = rules::anyEvent(*night.kit->game, before, night.kit->cards, night.chance);
      const rules::Seat seat = event.seat().value_or(rules::Seat::A);
      const Composition now = night.composed(seat, event, table);
      night.take(event);
      const ForeseenFight fight = foreseenFight(*night.kit, before, event);
      const rules::State& later = fight.steps.empty() ? night.referee.state() : fight.after;
      const bool hidden =
          rules::turnsUp(before, later, table) || rules::turnsUp(before, later, rules::audienceOf(seat));
      if (hidden || !now.complete || now.would.isEmpty()) {
        QVERIFY2(now.changes.empty(), event.body.dump().c_str());
      } else if (*now.complete == event) {
        const Json view = rules::viewFor(*night.kit->game, night.kit->cards, later, table).json;
        QVERIFY2(now.changes == changesOf(seen, view, *night.kit), event.body.dump().c_str());
      }
      changed += now.changes.empty() ? 0 : 1;
    }
    if (game != "halfwish" && game != "half_deck_dungeon_heroes") QVERIFY(changed > 0);
  }

  /// The loss stands on the piece that is hit, although the other player could still use an item.
  void aHitIsForetoldOnThePiece() {
    const app::NightLog log = test::nightOf("half_the_battle/two-by-taps/transcript.jsonl");
    Night night(log.kit, 1);
    night.referee = rules::Referee(*log.kit->game, log.kit->cards);
    static const QRegularExpression kLoss(QStringLiteral("^\\d+ \u2192 \\d+$"));
    int hits = 0;
    for (const rules::Event& event : log.events) {
      if (const Json::Array& targets = event.body["targets"].items(); !targets.empty()) {
        const Composition now = night.composed(*event.seat(), event, rules::Audience::table);
        const auto hit = std::find_if(now.changes.begin(), now.changes.end(), [&](const CardChange& each) {
          return each.thing == targets.front().asString() && kLoss.match(each.text).hasMatch();
        });
        hits += hit != now.changes.end() ? 1 : 0;
      }
      night.take(event);
    }
    QVERIFY(hits > 1);
  }

  // A fight that goes on anyway is not told as what an offer of a draw leads to.
  void anOfferOfADrawForetellsNoFight() {
    const app::NightLog log = test::cut(test::nightOf("wtactics_orc/two-by-taps/transcript.jsonl"), 21);
    Night night(log.kit, 1);
    night.referee = rules::Referee(*log.kit->game, log.kit->cards);
    for (const rules::Event& event : log.events) night.take(event);
    QHash<QString, QString> would;
    for (const MoveKind& kind :
         night.composed(rules::Seat::B, {Json::object({})}, rules::Audience::seatB).kinds)
      would[kind.label] = kind.begun.would;
    QVERIFY2(would["Pass"].contains("dies"), qPrintable(would["Pass"]));
    QCOMPARE(would["Offer a draw"], QString("Jonas would agree to a draw"));
  }
};

QTEST_APPLESS_MAIN(CompositionTest)
#include "tst_composition.moc"
