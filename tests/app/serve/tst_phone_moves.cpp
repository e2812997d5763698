// Tests moves that are composed on a phone: each step is answered to that page alone and quickly; steps out
// of order, twice, of others or for things that have left are answered with a sentence and change nothing.
#include <QElapsedTimer>

#include "served_table.h"

using namespace lk;
using namespace lk::test;

namespace {

constexpr char kAttack[] =
    R"({"e":"setup","game":"magepunk","position":{"turn":9,"active":"A","phase":"attack","seats":{)"
    R"("A":{"life":15,"hand":3,"deck":20,"battlefield":["thornback_grazer","burrow_ox","piston_hound","rust_tick"]},)"
    R"("B":{"life":9,"hand":3,"deck":20,"battlefield":["rust_tick","choir_drone","lamp_warden"]}}}})";

QJsonObject kindIn(const QJsonValue& composed, const char* name) {
  for (const QJsonValue& kind : composed[QLatin1String("kinds")].toArray())
    if (kind["kind"].toString() == QLatin1String(name)) return kind.toObject();
  return {};
}

QByteArray ask(const QJsonValue& event) {
  return QJsonDocument(QJsonObject{{"compose", QJsonObject{{"event", event}}}})
      .toJson(QJsonDocument::Compact);
}

/// Sends a message, and returns the content of the next message of a kind.
QJsonValue answerTo(PhonePage& page, const QByteArray& message, const char* kind) {
  const qsizetype before = page.messages.size();
  page.say(message);
  if (!page.gets(before + 1)) qFatal("no answer to %s", message.constData());
  return QJsonDocument::fromJson(page.messages[before]).object()[QLatin1String(kind)];
}

QJsonArray valuesOf(const QJsonValue& composed) {
  return composed[QLatin1String("parts")][0][QLatin1String("values")].toArray();
}

}  // namespace

class TestPhoneMoves : public QObject {
  Q_OBJECT

 private slots:
  void anAttackIsComposedByTouch() {
    ServedTable table({}, kAttack);
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const auto spectator = table.openSpectator();
    const qsizetype toBob = bob->messages.size(), toSpectators = spectator->messages.size();
    QJsonValue now = kindIn(ann->last("composed"), "attack");
    QVERIFY(!now["label"].toString().isEmpty());
    // Every value says where it can be touched.
    for (const QJsonValue& value : valuesOf(now)) QVERIFY(!value["refs"].toArray().isEmpty());
    for (int i = 0; i < 2; ++i) {
      now = answerTo(*ann, ask(valuesOf(now).at(0)["next"]), "composed");
      QVERIFY(now["problem"].isUndefined());
      QVERIFY(!now["said"].toString().isEmpty());
    }
    QVERIFY(now["complete"].isObject());
    QVERIFY(!now["would"].toString().isEmpty());
    QTest::qWait(50);
    QCOMPARE(bob->messages.size(), toBob);  // nobody else is told of a move that is not confirmed
    QCOMPARE(spectator->messages.size(), toSpectators);
    const QByteArray confirm = QJsonDocument(QJsonObject{{"event", now["complete"]}}).toJson();
    ann->say(confirm);
    QTRY_COMPARE(table.night.night().referee().log().size(), std::size_t(2));
    QTRY_COMPARE(spectator->last("ruling")["verdict"].toString(), QString("accepted"));
    // The same again is refused, and nothing is lost.
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 2);
    ann->say(confirm);
    QTRY_VERIFY(ann->last("ruling")["verdict"].toString() == "refused" || !ann->last("error").isUndefined());
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(2));
  }

  void stepsThatCannotBeAreAnsweredWithASentence() {
    ServedTable table({}, kAttack);
    const auto ann = table.openSeat(0);
    const QJsonValue first = kindIn(ann->last("composed"), "attack");
    const QJsonValue once = valuesOf(first).at(0)["next"];
    const QString attacker = once["attackers"][0]["who"].toString();
    // The same step twice has the same answer.
    QCOMPARE(answerTo(*ann, ask(once), "composed"), answerTo(*ann, ask(once), "composed"));
    const qsizetype answered = ann->messages.size();
    qsizetype said = 0;
    for (const QByteArray& event :
         {QByteArray(R"({"e":"attack","seat":"A","attackers":["A/nothing"]})"),  // it has left
          QByteArray(R"({"e":"attack","seat":"A","attackers":["X","X"]})").replace("X", attacker.toUtf8()),
          QByteArray(R"({"e":"block","seat":"A","blocks":[]})"), QByteArray(R"({"e":"draw"})"),
          QByteArray(R"({"e":"attack","seat":"B"})"), QByteArray(R"({"e":"attack","attackers":5})"),
          QByteArray(R"({"attackers":[]})"), QByteArray(R"({"e":"nothing"})"),
          QByteArray(R"({"e":"take_back","count":1})")}) {
      ++said;
      const QJsonValue told = answerTo(*ann, R"({"compose":{"event":)" + event + "}}", "composed");
      QVERIFY2(told["problem"].toString().endsWith('.'), event);
    }
    for (const QByteArray& compose : {QByteArray("5"), QByteArray("{}"), QByteArray(R"({"event":5})"),
                                      QByteArray(R"({"event":{"e":"correct","seat":"A"}})"),
                                      QByteArray(R"({"event":{"e":"attack"},"field":"attackers"})"),
                                      QByteArray(R"({"event":{"e":"attack"},"field":5,"number":"x"})")}) {
      ++said;
      QVERIFY2(!answerTo(*ann, R"({"compose":)" + compose + "}", "error").toString().isEmpty(), compose);
    }
    QTest::qWait(50);
    QCOMPARE(ann->messages.size(), answered + said);  // one answer each
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(1));
    QVERIFY(answerTo(*ann, ask(once), "composed")["problem"].isUndefined());  // it goes on
  }

  // A card that both players lay at once is composed like anything else, and seen by nobody before both are
  // in.
  void aCardLaidAtOnceIsSeenByNobodyElse() {
    ServedTable table;
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const auto spectator = table.openSpectator();
    ann->say(R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})");
    bob->say(R"({"event":{"e":"roll","seat":"B","dice":[2,3]}})");
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 3);
    ann->say(R"({"event":{"e":"choose","seat":"A","option":"duel"}})");
    for (const auto* page : {ann.get(), bob.get(), spectator.get()})
      QTRY_COMPARE(page->last("view")["at"].toInt(), 4);
    QTRY_VERIFY(!kindIn(ann->last("composed"), "reveal").isEmpty());
    QTest::qWait(100);
    const qsizetype toBob = bob->messages.size(), toSpectators = spectator->messages.size();
    const auto lay = [](PhonePage& page) {
      const QJsonValue kind = kindIn(page.last("composed"), "reveal");
      const QJsonValue laid = answerTo(page, ask(valuesOf(kind).at(0)["next"]), "composed");
      page.say(QJsonDocument(QJsonObject{{"event", laid["complete"]}}).toJson());
    };
    lay(*ann);
    QTRY_VERIFY(!ann->last("prompts")[0]["held"].toString().isEmpty());
    QTest::qWait(100);
    QCOMPARE(bob->messages.size(), toBob);
    QCOMPARE(spectator->messages.size(), toSpectators);
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(4));
    // Pages opened meanwhile, the television's among them, show what those show that were open.
    const auto late = table.openSpectator();
    const auto again = table.openSeatAgain(1);
    for (const char* kind : {"view", "prompts", "composed"}) {
      QCOMPARE(late->last(kind), spectator->last(kind));
      QCOMPARE(again->last(kind), bob->last(kind));
    }
    lay(*bob);
    QTRY_COMPARE(spectator->last("view")["at"].toInt(), 6);
  }

  // In Half the Battle one player announces a piece after the other: what is only composed is not announced.
  void aPieceIsSeenWhenItIsAnnounced() {
    ServedTable table({}, R"({"e":"setup","game":"half_the_battle","teams":{"A":"team_a","B":"team_b"}})");
    for (const char* event :
         {R"({"e":"items","seat":"A","cards":["flimsy_shield","field_dressing"]})",
          R"({"e":"items","seat":"B","cards":["second_wind","whetstone"]})",
          R"({"e":"roll","seat":"A","dice":[14]})", R"({"e":"roll","seat":"B","dice":[3]})"})
      table.take(event);
    const auto ann = table.openSeat(0);
    const auto bob = table.openSeat(1);
    const auto spectator = table.openSpectator();
    const qsizetype toAnn = ann->messages.size(), toSpectators = spectator->messages.size();
    const QJsonValue first = kindIn(bob->last("composed"), "select");  // whose Monster has less health
    const QJsonValue picked = answerTo(*bob, ask(valuesOf(first).at(1)["next"]), "composed");
    QVERIFY(picked["complete"].isObject());
    QTest::qWait(100);
    QCOMPARE(ann->messages.size(), toAnn);
    QCOMPARE(spectator->messages.size(), toSpectators);
    // Out of turn nothing is lost, and only the one who said it is told.
    const QJsonValue early =
        answerTo(*ann, R"({"event":{"e":"select","seat":"A","piece":"fighter"}})", "ruling");
    QCOMPARE(early["verdict"].toString(), QString("refused"));
    QCOMPARE(spectator->messages.size(), toSpectators);
    bob->say(QJsonDocument(QJsonObject{{"event", picked["complete"]}}).toJson());
    QTRY_COMPARE(spectator->last("ruling")["verdict"].toString(), QString("accepted"));
    QTRY_VERIFY(!kindIn(ann->last("composed"), "select").isEmpty());
  }

  // A step for a thing that left while it was composed has one clear sentence, and so has its confirmation.
  void aThingThatHasLeftIsNotTouched() {
    ServedTable table({}, kAttack);
    const auto ann = table.openSeat(0);
    const QJsonValue first = kindIn(ann->last("composed"), "attack");
    const QJsonValue once = valuesOf(first).at(0)["next"];
    const QString thing = once["attackers"][0]["who"].toString();
    const QJsonValue step = answerTo(*ann, ask(once), "composed");
    const QJsonValue whole = answerTo(*ann, ask(valuesOf(step).at(0)["next"]), "composed");
    QVERIFY2(thing.startsWith("A/") && whole["complete"].isObject(),
             QJsonDocument(whole.toObject()).toJson());
    table.take(
        QByteArray(R"({"e":"effect","seat":"A","do":"destroy","target":"X"})").replace("X", thing.toUtf8()));
    table.night.start();
    QTRY_COMPARE(ann->last("view")["at"].toInt(), 2);
    QVERIFY(answerTo(*ann, ask(step["event"]), "composed")["problem"].toString().endsWith('.'));
    const QByteArray confirm = QJsonDocument(QJsonObject{{"event", whole["complete"]}}).toJson();
    const qsizetype before = ann->messages.size();
    ann->say(confirm);
    QVERIFY(ann->gets(before + 1));
    const QJsonValue ruling = ann->last("ruling"), error = ann->last("error");
    QVERIFY(ruling["verdict"].toString() == "refused" || !error.toString().isEmpty());
    QCOMPARE(table.night.night().referee().log().size(), std::size_t(2));
  }

  void nothingCanBeBegunAfterTheEnd() {
    ServedTable table({}, kAttack);
    const auto ann = table.openSeat(0);
    QVERIFY(!kindIn(ann->last("composed"), "attack").isEmpty());
    ann->say(R"({"event":{"e":"concede","seat":"A"}})");
    QTRY_COMPARE(ann->last("view")["phase"].toString(), QString("over"));
    QTRY_VERIFY(ann->last("composed")["kinds"].toArray().isEmpty());
  }

  void aStepIsAnsweredAtOnce() {
    ServedTable table({}, kAttack);
    const auto ann = table.openSeat(0);
    QJsonValue now = kindIn(ann->last("composed"), "attack");
    std::vector<double> ms;
    for (int i = 0; i < 40; ++i) {
      if (valuesOf(now).isEmpty()) now = kindIn(ann->last("composed"), "attack");
      QElapsedTimer timer;
      timer.start();
      now = answerTo(*ann, ask(valuesOf(now).at(0)["next"]), "composed");
      ms.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(ms.begin(), ms.end());
    qInfo("a step of a move over loopback: %.1f ms, at most %.1f (n = %zu)", ms[ms.size() / 2], ms.back(),
          ms.size());
    QVERIFY2(ms[ms.size() / 2] < 100, QByteArray::number(ms[ms.size() / 2]));
  }
};

QTEST_GUILESS_MAIN(TestPhoneMoves)
#include "tst_phone_moves.moc"
