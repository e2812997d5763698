// Tests what a touched thing can do, while the night tells how each of it goes on.
#include <QTest>

#include "app/window/table/meant.h"

using namespace lk;
using namespace lk::app;

namespace {

rules::Event eventOf(const char* kind) {
  return {Json::object({{"e", kind}})};
}

Composition answerTo(const char* kind) {
  Composition answer;
  answer.event = eventOf(kind);
  return answer;
}

}  // namespace

class TestMeant : public QObject {
  Q_OBJECT

 private slots:
  void eachIsAskedForWhenTheOneBeforeIsAnswered() {
    Meant meant;
    QVERIFY(!meant.toAsk());
    meant.begin(rules::Seat::B, "B/knight", {eventOf("ability"), eventOf("attack"), eventOf("rest")},
                {eventOf("attack"), eventOf("rest")});
    QCOMPARE(meant.toAsk()->kind(), std::string("attack"));
    QVERIFY(!meant.toAsk());  // one at a time
    QVERIFY(meant.take(answerTo("attack")));
    QCOMPARE(meant.toAsk()->kind(), std::string("rest"));
    QVERIFY(meant.take(answerTo("rest")));
    QVERIFY(!meant.toAsk());
    QCOMPARE(meant.ahead().size(), std::size_t{2});
    QCOMPARE(meant.events().size(), std::size_t{3});  // which ability is meant is asked when it is chosen
    QVERIFY(!meant.take(answerTo("attack")));         // for something else
  }

  /// People choose before the night has answered: its answer comes before that to their choice.
  void anAnswerThatNobodyNeedsAnyMoreIsLeftOut() {
    Meant meant;
    meant.begin(rules::Seat::A, "A/knight", {eventOf("attack"), eventOf("rest")},
                {eventOf("attack"), eventOf("rest")});
    QVERIFY(meant.toAsk().has_value());
    meant.end();
    QVERIFY(meant.events().empty() && !meant.by());
    QVERIFY(meant.take(answerTo("attack")));
    QVERIFY(meant.ahead().empty());
    QVERIFY(!meant.take(answerTo("attack")));  // that to their choice
  }

  /// Another thing is touched meanwhile.
  void anAnswerIsNotThatOfWhatIsMeantNow() {
    Meant meant;
    meant.begin(rules::Seat::A, "A/knight", {eventOf("attack")}, {eventOf("attack")});
    QVERIFY(meant.toAsk().has_value());
    meant.begin(rules::Seat::A, "A/knight", {eventOf("move")}, {eventOf("move")});
    QCOMPARE(meant.toAsk()->kind(), std::string("move"));
    QVERIFY(meant.take(answerTo("attack")));
    QVERIFY(meant.ahead().empty());
    QVERIFY(meant.take(answerTo("move")));
    QCOMPARE(meant.ahead().front().event.kind(), std::string("move"));
  }
};

QTEST_APPLESS_MAIN(TestMeant)
#include "tst_meant.moc"
