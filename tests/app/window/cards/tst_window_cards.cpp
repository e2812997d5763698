// Tests that the page of cards finds cards, and that the list of what to take out of the box follows classes
// and options.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/cards/card_printer.h"
#include "app/window/cards/cards_model.h"
#include "app/window/shared/pictures/card_pictures.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/table/box_model.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;
using test::kit;

namespace {

QStringList idsOf(const CardsModel& cards) {
  QStringList ids;
  for (int row = 0; row < cards.count(); ++row) ids += cards.idAt(row);
  return ids;
}

rules::Event setup(const char* a, const char* b, const char* options) {
  Outcome<Json> read = readJson(options, "test");
  if (!read) qFatal("%s", read.fault().text().c_str());
  return {Json::object({{"e", "setup"},
                        {"game", "halfwish"},
                        {"classes", Json::object({{"A", a}, {"B", b}})},
                        {"starter", "A"},
                        {"options", std::move(*read)}})};
}

constexpr char kOwnCard[] =
    R"({"schema":1,"version":1,"pack":"own","game":"halfwish","cards":[{"id":"mine","name":"%1","name_zh":"%1",
        "text":"","text_zh":"","origin":"own","copies":1,"type":"action","kind":"aggressive",
        "effect":[{"on":"profile","do":[{"op":"strike","base":"dv","plus":0}]}]}]})";

}  // namespace

class TestWindowCards : public QObject {
  Q_OBJECT

 private slots:
  void everyCardIsThere() {
    const CardsModel cards(kit());
    QCOMPARE(cards.count(), static_cast<int>(kit()->cards.cards().size()));
    QCOMPARE(cards.total(), cards.count());
    for (int row = 0; row < cards.count(); ++row)
      for (const CardsModel::Role role :
           {CardsModel::nameRole, CardsModel::typeRole, CardsModel::pictureRole})
        QVERIFY2(!cards.data(cards.index(row), role).toString().isEmpty(), qPrintable(cards.idAt(row)));
  }

  void searchingLooksIntoNamesAndTexts() {
    CardsModel cards(kit());
    QSignalSpy shown(&cards, &CardsModel::shownChanged);
    cards.setSearch("STRIKE long");
    QVERIFY(idsOf(cards).contains("long_strike") && !idsOf(cards).contains("strike"));
    QVERIFY(cards.count() < cards.total());
    QCOMPARE(cards.card().id,
             idsOf(cards).front());  // the card shown is the first one found
    cards.setSearch(QString::fromUtf8("长击"));
    QVERIFY(idsOf(cards).contains("long_strike"));
    cards.setSearch("no card says this");
    QCOMPARE(cards.count(), 0);
    QVERIFY(shown.count() >= 3);
    cards.setSearch({});
    cards.setType("power");
    QCOMPARE(cards.count(), static_cast<int>(kit()->cards.ofType("power").size()));
    cards.setSearch("rockfall");
    QCOMPARE(cards.count(), 0);  // both filters apply
  }

  void enrolledReferencesAreCountedAndShown() {
    CardsModel cards(kit());
    cards.choose("strike");
    QVERIFY(cards.card().references.isEmpty());
    cards.setOwn(
        {{7, "strike", "Strike", false}, {8, "strike", "Strike", false}, {9, "moth", "Moth", false}});
    QCOMPARE(cards.total(), static_cast<int>(kit()->cards.cards().size()) + 1);
    QCOMPARE(cards.data(cards.index(cards.rowOf("strike")), CardsModel::referencesRole).toInt(), 2);
    QCOMPARE(cards.card().references.size(), 2);
    QCOMPARE(cards.card().references[1].picture, QString("image://cards/reference/8/strike"));
    cards.choose("moth");
    QVERIFY(!cards.card().inPack);
    QCOMPARE(cards.card().picture, QString("image://cards/reference/9/moth"));
    cards.setSearch("moth");
    QCOMPARE(idsOf(cards), QStringList{"moth"});
    cards.choose("no such card");
    QCOMPARE(cards.chosen(), QString("moth"));
  }

  void theEffectsOfACardAreDescribed() {
    CardsModel cards(kit());
    cards.choose("strike");
    QVERIFY(!cards.card().does.isEmpty());
    for (const auto& line : cards.card().does) QVERIFY(!line.says.isEmpty());
  }

  void picturesAreDrawnForWhateverIsAsked() {
    const auto seen = std::make_shared<CardImages>();
    QTemporaryDir folder;
    CardPictures pictures(std::make_shared<FaceKits>(kit(), std::string()),
                          folder.filePath("none.lkdb").toStdString(), seen);
    QSize size;
    const QImage face = pictures.requestImage("face/strike", &size, {});
    QVERIFY(face.height() > 300 && size == face.size());
    const QImage small = pictures.requestImage("face/strike", nullptr, {0, 64});
    QCOMPARE(small.height(), 64);
    QVERIFY(pictures.requestImage("back/action", nullptr, {0, 264}) !=
            pictures.requestImage("face/strike", nullptr, {0, 264}));
    const QImage nothing = pictures.requestImage("face/nobody", nullptr, {0, 64});
    for (const char* id : {"reference/1", "seen/3", "what/ever", "", "face"})
      QVERIFY2(pictures.requestImage(id, nullptr, {0, 64}) == nothing, id);
    QImage red(63, 88, QImage::Format_RGB32);
    red.fill(Qt::red);
    seen->put(3, red);
    QVERIFY(pictures.requestImage("seen/3", nullptr, {}) == red);
    seen->keep({});
    QVERIFY(seen->find(3).isNull());
  }

  void facesComeInTheLanguageAsked() {
    CardPictures pictures(std::make_shared<FaceKits>(kit(), std::string()), {},
                          std::make_shared<CardImages>());
    const QImage english = pictures.requestImage("face/strike/halfwish", nullptr, {0, 264});
    const QImage chinese = pictures.requestImage("face/strike/halfwish/zh", nullptr, {0, 264});
    QCOMPARE(chinese.size(), english.size());
    QVERIFY(chinese != english);
  }

  void aCardIsPaintedAsItsEditionHasIt() {
    const auto kits = std::make_shared<FaceKits>(kit(), std::string());
    CardPictures pictures(kits, {}, std::make_shared<CardImages>());
    QStringList addresses;
    std::vector<QImage> faces;
    for (const char* name : {"Sunburst", "Moonburst", "Sunburst"}) {
      const QString text = QString(kOwnCard).arg(name);
      const auto own = loadKit("halfwish", {{"own.json", text.toStdString()}});
      QVERIFY2(bool(own), own ? "" : own.fault().text().c_str());
      kits->put(*own);
      addresses += facePicture(**own, "mine").mid(QString("image://cards/").size());
      faces.push_back(pictures.requestImage(addresses.back(), nullptr, {0, 264}));
    }
    QVERIFY(addresses[0] != addresses[1] && faces[0] != faces[1]);
    QVERIFY(addresses[0] == addresses[2] && faces[0] == faces[2]);
    QVERIFY(pictures.requestImage(addresses[0], nullptr, {0, 264}) == faces[0]);  // still cached
  }

  void cardsOfAnotherGameAreShown() {
    CardsModel cards(kit());
    QSignalSpy wanted(&cards, &CardsModel::gameWanted);
    cards.wantGame("halfwish");
    QCOMPARE(wanted.count(), 0);
    cards.wantGame("half_deck_dungeon_heroes");
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(cards.game(), QString("halfwish"));  // unchanged until the other kit is loaded
    const Outcome<std::shared_ptr<const GameKit>> other = loadKit("half_deck_dungeon_heroes");
    QVERIFY(bool(other));
    cards.setSearch("strike");
    cards.setKit(*other);
    QCOMPARE(cards.game(), QString("half_deck_dungeon_heroes"));
    QCOMPARE(cards.count(), static_cast<int>((*other)->cards.cards().size()));
    QVERIFY(cards.search().isEmpty());
    QVERIFY(cards.card().picture.endsWith("/half_deck_dungeon_heroes"));
  }

  void aCardIsPrintedByItself() {
    QTemporaryDir folder;
    CardPrinter printer(kit());
    QSignalSpy messages(&printer, &CardPrinter::messageChanged);
    printer.printTo("strike", folder.filePath("strike.pdf"));
    QVERIFY(messages.wait(60000));
    QVERIFY2(printer.message().contains("strike.pdf"), qPrintable(printer.message()));
    QFile pdf(folder.filePath("strike.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.readAll().startsWith("%PDF"));
    printer.printTo("strike", "/proc/nowhere/strike.pdf");
    QVERIFY(messages.wait(60000));
    QVERIFY(!printer.message().isEmpty() && !QFile::exists("/proc/nowhere/strike.pdf"));
    printer.printTo("nobody", folder.filePath("nobody.pdf"));
    QVERIFY(!messages.wait(300));
  }

  void theListFollowsClassesAndOptions() {
    BoxModel box;
    QCOMPARE(box.count(), 0);
    Names names;
    names.of[0] = "Ann";
    names.of[1] = "Ben";
    box.show(setup("ranger", "mirror", "{}"), *kit(), names);
    QVERIFY(box.problems().isEmpty());
    const int all = box.cards();
    const QString text = box.text();
    QVERIFY2(text.contains("Ann: deck") && text.contains("3\u00a0×\u00a0Long Strike"), qPrintable(text));
    QVERIFY(text.contains("Rockfall") && text.contains("choose 3 in secret"));
    QCOMPARE(text.count("[ ]"), box.count());

    box.tick(0);
    box.tick(1);
    QVERIFY(box.isTicked(0) && box.isTicked(1) && !box.isTicked(2));
    QCOMPARE(box.ticked(), 2);
    box.tick(1);
    QCOMPARE(box.ticked(), 1);
    box.show(setup("ranger", "mirror", R"({"locations":"off","powers":"off"})"), *kit(), names);
    QVERIFY(box.cards() < all && !box.text().contains("Rockfall"));
    QVERIFY(box.isTicked(0));  // Ann's class card is still taken out
    box.show(setup("titan", "mirror", "{}"), *kit(), names);
    QVERIFY(!box.isTicked(0));
    box.tick(-1);
    box.tick(999);
    QCOMPARE(box.ticked(), 0);
  }

  void theListIsWrittenAsText() {
    BoxModel box;
    box.show(setup("ranger", "mirror", "{}"), *kit(), {});
    QTemporaryDir folder;
    const QString file = folder.filePath("lists/box.txt");
    QVERIFY(box.saveTo(file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(written.readAll()), box.text());
    QVERIFY(box.saved().contains(file));
    QVERIFY(!box.saveTo("/proc/nowhere/box.txt"));
    QVERIFY(!box.saved().isEmpty());
  }
};

QTEST_MAIN(TestWindowCards)
#include "tst_window_cards.moc"
