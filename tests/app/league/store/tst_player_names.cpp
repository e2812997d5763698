// Tests which names players may have: any that people can see and tell from others.
#include <QTest>

#include "app/league/store/player_name.h"
#include "rules/text/unseen.h"

using namespace lk;

class TestPlayerNames : public QObject {
  Q_OBJECT

 private slots:
  void invisibleCharactersAreRefused_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("zero width space") << QStringLiteral("A\u200Bnn");
    QTest::newRow("word joiner") << QStringLiteral("A\u2060nn");
    QTest::newRow("joiner between letters") << QStringLiteral("A\u200Dnn");
    QTest::newRow("non-joiner between letters") << QStringLiteral("A\u200Cnn");
    QTest::newRow("soft hyphen") << QStringLiteral("A\u00ADnn");
    QTest::newRow("byte order mark") << QStringLiteral("Ann\uFEFFa");
    QTest::newRow("left-to-right mark") << QStringLiteral("A\u200Enn");
    QTest::newRow("override") << QStringLiteral("A\u202Enn");
    QTest::newRow("grapheme joiner") << QStringLiteral("A\u034Fnn");
    QTest::newRow("Hangul filler") << QStringLiteral("A\u3164nn");
    QTest::newRow("blank Braille") << QStringLiteral("A\u2800nn");
    QTest::newRow("variation after a letter") << QStringLiteral("A\uFE0Fnn");
    QTest::newRow("tag") << QString("Ann" + QString::fromUcs4(U"\U000E0041", 1));
    QTest::newRow("joiner at the end") << QStringLiteral("\u06A9\u200D");
    QTest::newRow("control") << QStringLiteral("A\u0007nn");
  }
  void invisibleCharactersAreRefused() {
    QFETCH(QString, name);
    const Outcome<QString> proper = league::properName(name.toStdString());
    QVERIFY(!proper);
    QCOMPARE(proper.fault().what, std::string("holds characters that cannot be seen"));
    QVERIFY(!holdsUnseen(withoutUnseen(name.toStdU32String())));
  }

  void namesOfAllScriptsAreTaken() {
    for (const char* name :
         {"Ann", "Jos\u00e9 \u00c1lvarez", "\u674e\u5c0f\u9f99", "\u0645\u0631\u062d\u0628\u0627",
          "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0915\u094d\u200d\u0937", "O'Brien-Smith",
          "\U0001F469\u200D\U0001F680 Ann", "Ann \u2764\uFE0F", "Bo 1\uFE0F\u20E3"}) {
      const Outcome<QString> proper = league::properName(name);
      QVERIFY2(proper, name);
      QCOMPARE(proper->toStdString(), std::string(name));
    }
  }
};

QTEST_GUILESS_MAIN(TestPlayerNames)
#include "tst_player_names.moc"
