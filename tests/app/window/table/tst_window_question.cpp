// Tests that a question about hidden dice can be answered in the window by people who may not see them.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/scenes.h"
#include "app/kit/references.h"
#include "app/window/shared/table_session.h"
#include "app/window/table/table_model.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr int kCardIsLaid = 145;  // frame of the sample
constexpr char kScene[] = LK_ROOT "/samples/halfwish/first-duel";

/// The sample's table, on which another choice card is laid where the sample has "Duel".
std::string withTheCard(const QTemporaryDir& folder, const char* card = "number_1") {
  QFile scene(QString(kScene) + "/scene.json");
  if (!scene.open(QIODevice::ReadOnly)) return {};
  QByteArray text = scene.readAll();
  const QByteArray before = text;
  text.replace(R"("card": "duel")", QByteArray("\"card\": \"") + card + "\"");
  QFile other(folder.filePath("scene.json"));
  const bool written = text != before && other.open(QIODevice::WriteOnly) && other.write(text) == text.size();
  return written ? folder.path().toStdString() : std::string();
}

/// The sample's table with 4 and 6 in A's tray, after other rolls were entered.
struct ChangedDice {
  Outcome<OpenScene> scene;
  TableSession session;
  TableModel model;
  int frame = 0;

  /// `otherwise`: whether the entered rolls differ from the dice.
  explicit ChangedDice(const std::string& folder = kScene, bool otherwise = true)
      : scene(openScene(folder)), session(scene->kit, houseReferences(*scene->kit)) {
    QObject::connect(&model, &TableModel::entered, &model,
                     [this](const rules::Event& e) { show(session.say(e)); });
    QObject::connect(&model, &TableModel::answered, &model,
                     [this](int candidate) { show(session.answer(static_cast<std::size_t>(candidate))); });
    see();
    show(session.say({scene->stage.events().front().event}));
    for (const char* line :
         {R"({"e":"roll","seat":"A","dice":[1,2]})", R"({"e":"roll","seat":"B","dice":[3,3]})"})
      if (otherwise) show(session.say({*readJson(line, "test")}));
  }
  void show(const Outcome<Moment>& moment) {
    if (!moment) qFatal("%s", moment.fault().text().c_str());
    model.show(*moment);
  }
  void see(int skip = 0) {
    frame += skip;
    cv::Mat picture;
    scene->stage.render(frame, picture);
    show(session.see(picture, frame / scene->stage.framesPerSecond()));
    ++frame;
  }
  void seeUntilAsked() {
    while (model.question().isEmpty() && frame < scene->stage.frames() / 3) see();
  }
  [[nodiscard]] const rules::Event& last() { return session.night().referee().standing().back(); }
};

}  // namespace

class TestWindowQuestion : public QObject {
  Q_OBJECT

 private slots:
  void changedDiceCountWhenConfirmed() {
    ChangedDice table;
    table.seeUntilAsked();
    QVERIFY(!table.model.question().isEmpty());
    QCOMPARE(table.model.questionAnswers(), QStringList({"They count"}));
    table.model.answerQuestion(0);
    QCOMPARE(table.model.refusal(), QString());
    QCOMPARE(table.last().kind(), std::string("correct"));
    QCOMPARE(table.last().body["set"]["dv"].asInt(), 10);
    QVERIFY2(!table.model.understood().contains("10"), qPrintable(table.model.understood()));
  }

  void aChoiceCardWithItsNumberAnswers() {
    const QTemporaryDir folder;
    const std::string scene = withTheCard(folder);
    QVERIFY2(!scene.empty(), "the sample is written otherwise than this test expects");
    ChangedDice table(scene);
    table.seeUntilAsked();
    QVERIFY(!table.model.question().isEmpty());
    while (table.last().kind() != "correct" && table.frame < table.scene->stage.frames() / 2) table.see(5);
    QCOMPARE(table.last().kind(), std::string("correct"));
    QCOMPARE(table.last().body["set"]["dv"].asInt(), 12);  // the dice of the latest question
    QCOMPARE(table.model.question(), QString());
  }

  void yesAndNoCardsAnswerAQuestionWithOneAnswer() {
    for (const char* card : {"yes", "no"}) {
      const QTemporaryDir folder;
      ChangedDice table(withTheCard(folder, card));
      table.seeUntilAsked();
      QVERIFY(!table.model.question().isEmpty());
      while (table.last().kind() != "correct" && table.frame < table.scene->stage.frames() / 2) table.see(5);
      QCOMPARE(table.last().kind(), std::string(*card == 'y' ? "correct" : "roll"));
    }
  }

  void aNoCardWithoutAQuestionAsksWhetherToUndo() {
    const QTemporaryDir folder;
    ChangedDice table(withTheCard(folder, "no"), false);
    while (table.model.question().isEmpty() && table.frame < table.scene->stage.frames() / 2) table.see(2);
    QVERIFY2(table.model.question().contains("undo"), qPrintable(table.model.question()));
    QCOMPARE(table.session.night().referee().standing().size(), std::size_t{3});
    table.model.answerQuestion(0);
    QCOMPARE(table.session.night().referee().standing().size(), std::size_t{2});
    QCOMPARE(table.model.question(), QString());  // not asked again
  }

  void aQuestionThatWasDroppedIsAnsweredByNoCard() {
    const QTemporaryDir folder;
    ChangedDice table(withTheCard(folder));
    while (table.frame < kCardIsLaid) table.see(5);
    QVERIFY(!table.model.question().isEmpty());
    table.model.dismissNotice();
    table.session.dropQuestion();
    while (table.frame < table.scene->stage.frames() / 2) table.see(8);
    QCOMPARE(table.last().kind(), std::string("roll"));
  }

  void aLateAnswerIsIgnored() {
    ChangedDice table;
    table.seeUntilAsked();
    QVERIFY(!table.model.question().isEmpty());
    table.show(table.session.say({*readJson(R"({"e":"choose","seat":"A","option":"duel"})", "test")}));
    const std::size_t standing = table.session.night().referee().standing().size();
    table.show(table.session.answer(0));
    QCOMPARE(table.session.night().referee().standing().size(), standing);
  }
};

QTEST_MAIN(TestWindowQuestion)
#include "tst_window_question.moc"
