// Tests the page for enrolling cards: typing names the current card, and the worker behind it stores it.
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "app/phrases/translation.h"
#include "app/window/cards/enrol_model.h"
#include "app/window/cards/enrol_worker.h"
#include "enrol_scene.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;
using test::kit;

namespace {

EnrolCard card(int number, const std::string& id, EnrolCard::State state = EnrolCard::State::asks) {
  EnrolCard out;
  out.number = number;
  out.state = state;
  if (id.empty()) return out;
  out.label = CardNames(*kit()).labelOf(id);
  out.from = EnrolCard::From::eyes;
  out.confidence = 0.99;
  return out;
}

/// A page and its worker, both on this thread.
struct Lesson {
  std::shared_ptr<CardImages> seen = std::make_shared<CardImages>();
  EnrolModel model;
  EnrolWorker worker{*model.picture(), seen};

  explicit Lesson(const std::string& library) : model(kit(), library) {
    QObject::connect(&worker, &EnrolWorker::shown, &model, &EnrolModel::show);
    QObject::connect(&worker, &EnrolWorker::sourceIs, &model, &EnrolModel::setSource);
    QObject::connect(&worker, &EnrolWorker::stepwiseIs, &model, &EnrolModel::setStepwise);
    QObject::connect(&worker, &EnrolWorker::busyIs, &model, &EnrolModel::setBusy);
    QObject::connect(&worker, &EnrolWorker::failed, &model, &EnrolModel::setErrorText);
    QObject::connect(&model, &EnrolModel::beginWanted, &worker, &EnrolWorker::begin);
    QObject::connect(&model, &EnrolModel::ownWanted, &worker, &EnrolWorker::reportOwn);
    QObject::connect(&model, &EnrolModel::endWanted, &worker, &EnrolWorker::stop);
    QObject::connect(&model, &EnrolModel::acceptWanted, &worker, &EnrolWorker::accept);
    QObject::connect(&model, &EnrolModel::undoWanted, &worker, &EnrolWorker::undo);
    QObject::connect(&model, &EnrolModel::nextWanted, &worker, &EnrolWorker::nextPicture);
    QObject::connect(&model, &EnrolModel::wholeWanted, &worker, &EnrolWorker::setWhole);
    QObject::connect(&model, &EnrolModel::habitsWanted, &worker, &EnrolWorker::setHabits);
  }
};

/// Creates a folder with one photo per list of cards, side by side.
void photograph(const QTemporaryDir& folder, const std::vector<std::vector<std::string>>& photos) {
  for (std::size_t photo = 0; photo < photos.size(); ++photo) {
    std::vector<test::LaidCard> cards;
    for (std::size_t i = 0; i < photos[photo].size(); ++i)
      cards.push_back({photos[photo][i], test::placeOf(static_cast<int>(i))});
    QTemporaryDir night;
    OpenScene scene = test::sceneOf(night, cards, 1, static_cast<int>(photo) + 3);
    cv::Mat frame;
    scene.stage.render(2, frame);
    const std::string file = folder.filePath(QString("photo%1.png").arg(photo)).toStdString();
    if (!cv::imwrite(file, frame)) qFatal("cannot write photos");
  }
}

}  // namespace

class TestWindowEnrol : public QObject {
  Q_OBJECT

 private slots:
  void theFirstCardThatAsksIsTheCurrentOne() {
    EnrolModel model(kit(), {});
    QCOMPARE(model.current(), -1);
    QVERIFY(!model.card().there && !model.accept("Strike"));
    EnrolMoment moment;
    moment.cards = {card(1, "strike", EnrolCard::State::taught), card(2, ""), card(3, "defend")};
    model.show(moment);
    QCOMPARE(model.current(), 1);
    QCOMPARE(model.asking(), 2);
    QCOMPARE(model.card().name, QString());
    // The page stays at a card that people chose until that card is enrolled.
    model.setCurrent(2);
    std::swap(moment.cards[1], moment.cards[2]);
    model.show(moment);
    QCOMPARE(model.card().number, 3);
    moment.cards[1].state = EnrolCard::State::taught;
    model.show(moment);
    QCOMPARE(model.card().number, 2);
    model.setCurrent(99);
    QCOMPARE(model.card().number, 2);
  }

  void aTypedNameOutranksTheSuggestion() {
    EnrolModel model(kit(), {});
    QSignalSpy accepted(&model, &EnrolModel::acceptWanted);
    EnrolMoment moment;
    moment.cards = {card(4, "strike"), card(5, "")};
    model.show(moment);
    QVERIFY(model.accept(" "));
    QCOMPARE(accepted[0][1].value<CardLabel>().card, std::string("strike"));
    QVERIFY(model.accept("long strike"));
    QCOMPARE(accepted[1][0].toInt(), 4);
    QCOMPARE(accepted[1][1].value<CardLabel>().card, std::string("long_strike"));
    model.setCurrent(1);
    QVERIFY(!model.accept(""));  // there is no suggestion for that one
    QVERIFY(model.accept("Moth King"));
    QCOMPARE(accepted[2][1].value<CardLabel>().card, std::string("moth_king"));
    model.setBacks(true);
    QVERIFY(model.accept("Red cover"));
    QVERIFY(accepted[3][1].value<CardLabel>().back);
    accepted.clear();
    model.acceptAll();
    QCOMPARE(accepted.count(), 1);  // the one with a name
  }

  void progressCountsCardsNotPictures() {
    EnrolModel model(kit(), {});
    QSignalSpy own(&model, &EnrolModel::ownChanged);
    EnrolMoment moment;
    moment.own = {{1, "strike", "Strike", false},
                  {2, "strike", "Strike", false},
                  {3, "back_action", "Back", true},
                  {4, "moth", "Moth", false}};
    model.show(moment);
    QCOMPARE(model.taught(), 1);
    QCOMPARE(model.total(), static_cast<int>(kit()->cards.cards().size()));
    QCOMPARE(own.count(), 1);
    model.show(moment);
    QCOMPARE(own.count(), 1);
    QCOMPARE(model.completions("mot").size(), qsizetype(1));
  }

  void qualityIsDescribedInWords() {
    EnrolModel model(kit(), {});
    EnrolMoment moment;
    moment.cards = {card(1, "strike")};
    moment.cards[0].advice = {{"sharp", "is blurred", "hold the camera still"}};
    model.show(moment);
    const auto checks = model.card().checks;
    QCOMPARE(checks.size(), qsizetype(3));
    QVERIFY(!checks[0].good && checks[1].good);
    QCOMPARE(checks[0].cure, QString("hold the camera still"));
    QVERIFY(!model.data(model.index(0), EnrolModel::soundRole).toBool());
  }

  void cardsAreCalledAsPeopleSpeak() {
    const Translation chinese("zh");
    QTemporaryDir folder;
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    EnrolModel& model = lesson.model;
    const rules::CardDef& strike = kit()->cards[kit()->cards.find("strike")];
    const QString name = QString::fromStdString(strike.name.only(*LanguageId::from("zh")));
    EnrolMoment moment;
    moment.cards = {card(1, "strike")};
    moment.cards[0].maybe = {"strike"};
    moment.wanted = "strike";
    moment.last = CardNames(*kit()).labelOf("strike");
    moment.pairs = {{"strike", "defend", {}, false}};
    model.show(moment);
    model.setInOrder(true);
    QCOMPARE(model.card().name, name);
    QCOMPARE(model.card().maybe, QList<CompletedName>{{.name = name}});
    QCOMPARE(model.data(model.index(0), EnrolModel::nameRole).toString(), name);
    QCOMPARE(model.wanted(), name);
    QCOMPARE(model.last(), name);
    QCOMPARE(model.pairs().front().name, name);
    const QString alike = QString::fromUtf8("\u770b\u8d77\u6765\u4e00\u6837");
    moment.pairs[0].advice.says = alike.toStdString();
    model.show(moment);
    QCOMPARE(model.pairs().front().says, name + alike);
    const auto typed = model.completions("strike").front();
    QCOMPARE(typed.name, name);
    QCOMPARE(typed.note, QString("Strike"));
    // Every suggestion is understood as typed input.
    QSignalSpy accepted(&model, &EnrolModel::acceptWanted);
    QVERIFY(model.accept(name));
    QCOMPARE(accepted[0][1].value<CardLabel>().card, std::string("strike"));
  }

  void cardsInThePictureAreNamedInTheChosenLanguage() {
    const Translation chinese("zh");
    QTemporaryDir folder;
    photograph(folder, {{"strike"}});
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    lesson.model.begin(folder.path());
    QTRY_VERIFY_WITH_TIMEOUT(!lesson.model.picture()->picture().seen.empty(), 30000);
    const rules::CardDef& strike = kit()->cards[kit()->cards.find("strike")];
    const QString label = lesson.model.picture()->picture().seen.front().label;
    QVERIFY2(label.contains(QString::fromStdString(strike.name.only(*LanguageId::from("zh")))),
             qPrintable(label));
  }

  void photosOfAFolderAreTaughtOneAfterAnother() {
    QTemporaryDir folder;
    photograph(folder, {{"strike", "defend"}, {"roar"}});
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    lesson.model.begin(folder.path());
    QCOMPARE(lesson.model.errorText(), QString());
    QVERIFY(lesson.model.running() && lesson.model.stepwise());
    QTRY_COMPARE_WITH_TIMEOUT(lesson.model.count(), 2, 30000);
    QCOMPARE(lesson.model.card().name, QString("Strike"));
    QVERIFY2(lesson.model.sourceText().contains("folder"), qPrintable(lesson.model.sourceText()));
    QVERIFY(!lesson.seen->find(lesson.model.card().number).isNull());
    lesson.model.acceptAll();
    QCOMPARE(lesson.model.taught(), 2);
    QCOMPARE(lesson.model.asking(), 0);
    lesson.model.undo();
    QCOMPARE(lesson.model.taught(), 1);
    // Hands-free mode enrols the rest, including the next photo; what was undone is left to people.
    QVERIFY(lesson.model.accept(""));
    lesson.model.setHandsFree(true);
    QTRY_COMPARE_WITH_TIMEOUT(lesson.model.taught(), 3, 30000);
    QCOMPARE(lesson.model.last(), QString("Roar"));
    lesson.model.end();
    QVERIFY(!lesson.model.running());
    QCOMPARE(lesson.model.count(), 0);

    Lesson later(folder.filePath("own.lkdb").toStdString());
    later.model.refresh();
    QCOMPARE(later.model.taught(), 3);
  }

  /// A scan, in which recognition finds an inner frame or nothing, is taken as it is; the next photo is not.
  void aPictureMarkedAsWholeIsTheCard() {
    QTemporaryDir folder;
    photograph(folder, {{"strike"}, {"roar"}});
    const stage::PrintPhoto photo = stage::photographFace(kit()->cards[kit()->cards.find("defend")], 7);
    const std::array<cv::Point2f, 4> upright{cv::Point2f(0, 0), {504, 0}, {504, 704}, {0, 704}};
    cv::Mat scan;
    cv::warpPerspective(photo.bgr, scan, cv::getPerspectiveTransform(photo.corners.data(), upright.data()),
                        {504, 704}, cv::INTER_AREA);
    QVERIFY(cv::imwrite(folder.filePath("a-scan.png").toStdString(), scan));
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    EnrolModel& model = lesson.model;
    model.begin(folder.path());
    QVERIFY(model.stepwise() && !model.whole());
    model.setWhole(true);
    QVERIFY(model.whole());
    // Recognition may have found something in it before it was declared a whole card.
    const auto isWhole = [&] {
      const auto seen = model.picture()->picture().seen;
      return seen.size() == 1 && seen[0].corners[0].x() < 1 && seen[0].corners[2].x() > 502 &&
             seen[0].corners[2].y() > 702;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), 30000);
    QCOMPARE(model.count(), 1);
    QCOMPARE(model.card().name, QString("Defend"));
    QVERIFY(model.accept(""));
    QCOMPARE(model.taught(), 1);
    model.nextPicture();
    QTRY_COMPARE_WITH_TIMEOUT(model.card().name, QString("Strike"), 30000);
    QVERIFY(!model.whole());
  }

  void aSceneIsTaughtFromLikeAnyCamera() {
    QTemporaryDir night, folder;
    QFile file(night.filePath("scene.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(test::sceneText({{"strike", {400, 250}}}, 600, 3).toUtf8());
    file.close();
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    lesson.model.setHandsFree(true);
    lesson.model.begin("stage:" + night.path());
    QVERIFY2(lesson.model.running(), qPrintable(lesson.model.errorText()));
    QTRY_COMPARE_WITH_TIMEOUT(lesson.model.taught(), 1, 60000);
    QVERIFY(lesson.model.picture()->filled());
    QCOMPARE(lesson.model.last(), QString("Strike"));
  }

  void aSourceThatCannotBeOpenedIsReported() {
    QTemporaryDir folder;
    Lesson lesson(folder.filePath("own.lkdb").toStdString());
    lesson.model.begin(folder.filePath("nothing.avi"));
    QVERIFY(!lesson.model.errorText().isEmpty());
    QVERIFY(!lesson.model.running() && !lesson.model.busy());
    QVERIFY(!QFile::exists(folder.filePath("own.lkdb")));
  }
};

QTEST_MAIN(TestWindowEnrol)
#include "tst_window_enrol.moc"
