// Tests the forms of words after numbers, also in a language that has three of them.
#include <QFile>
#include <QProcess>
#include <QResource>
#include <QTemporaryDir>
#include <QTest>

#include "app/phrases/fill.h"
#include "app/phrases/spoken.h"
#include "app/phrases/translation.h"

using namespace lk;
using namespace lk::app;

namespace {

const char kDraws[] = "{seat} draws {n} {n:card|cards}";

/// A language of its own, whose numbers Qt takes for Polish ones.
const char kThreeForms[] = R"(<TS version="2.1" language="pl"><context><name>Words</name>
<message><source>en</source><comment>the name of the language of this translation: zh</comment>
<translation>qaa</translation></message>
<message numerus="yes"><source>plural form</source><translation><numerusform>1</numerusform>
<numerusform>2</numerusform><numerusform>3</numerusform></translation></message>
<message><source>{seat} draws {n} {n:card|cards}</source>
<translation>{seat}: {n} {n:karta|karty|kart}</translation></message>
</context></TS>
)";

bool wrote(const QString& path, const QByteArray& text) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Returns the sentence of a player who draws so many cards.
QString draws(const QString& number) {
  return fill(QCoreApplication::translate("Words", kDraws), {{"seat", "Ann"}, {"n", number}});
}

}  // namespace

class PluralsTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  // Before anything asks for translations, as they are loaded once.
  void initTestCase() {
    const QString ts = folder_.filePath("a.ts"), qm = folder_.filePath("lampkeeper_qaa.qm");
    const QString qrc = folder_.filePath("a.qrc"), rcc = folder_.filePath("a.rcc");
    QVERIFY(wrote(ts, kThreeForms));
    QCOMPARE(QProcess::execute(LK_LRELEASE, {"-silent", ts, "-qm", qm}), 0);
    QVERIFY(wrote(
        qrc, "<RCC><qresource prefix=\"/lampkeeper/i18n\"><file>lampkeeper_qaa.qm</file></qresource></RCC>"));
    QCOMPARE(QProcess::execute(LK_RCC, {"--binary", qrc, "-o", rcc}), 0);
    QVERIFY(QResource::registerResource(rcc));
  }

  void aWordHasTheFormOfItsNumber_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* language, const char* number, const char* sentence) {
      QTest::addRow("%s %s", language, number) << language << number << QString::fromUtf8(sentence);
    };
    row("", "1", "Ann draws 1 card");  // before a language is chosen
    row("", "2", "Ann draws 2 cards");
    row("en", "0", "Ann draws 0 cards");
    row("en", "1", "Ann draws 1 card");
    row("en", "11", "Ann draws 11 cards");
    row("en", "21", "Ann draws 21 cards");
    row("en", "-1", "Ann draws -1 card");
    row("en", "all", "Ann draws all cards");
    row("qaa", "1", "Ann: 1 karta");
    row("qaa", "2", "Ann: 2 karty");
    row("qaa", "5", "Ann: 5 kart");
    row("qaa", "12", "Ann: 12 kart");
    row("qaa", "22", "Ann: 22 karty");
    row("qaa", "0", "Ann: 0 kart");
  }
  void aWordHasTheFormOfItsNumber() {
    QFETCH(QString, language);
    QFETCH(QString, number);
    std::unique_ptr<Translation> translation;
    if (!language.isEmpty()) translation = std::make_unique<Translation>(language);
    QCOMPARE(QString::fromStdString(std::string(spoken().id())), language.isEmpty() ? "en" : language);
    QTEST(draws(number), "sentence");
  }

  void everyNumberOfASentenceHasItsOwnForm() {
    QCOMPARE(fill("{n} {n:point|points}, {life} {life:lamp|lamps}", {{"n", "1"}, {"life", "2"}}),
             QString("1 point, 2 lamps"));
    QCOMPARE(fill("{n} {n:point|points}{why}", {{"n", "2"}}), QString("2 points{why}"));
    QCOMPARE(fill("{n:one|many} {n:pile}", {{"n", "3"}}), QString("many pile"));
  }
};

QTEST_GUILESS_MAIN(PluralsTest)
#include "tst_plurals.moc"
