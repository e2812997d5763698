// Tests that faults in external data are reported in the chosen language, in the words that lower layers
// provide.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/capture/frame_source.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/translation.h"
#include "carddb/journal.h"

using namespace lk;
using namespace lk::app;

namespace {

QString textOf(const QString& file) {
  QFile in(file);
  return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

/// Returns whether the only Latin words left are names of files in `folder`.
bool isChinese(const Fault& fault, const QString& folder) {
  static const QRegularExpression kEnglish(QStringLiteral("[a-z]{3,}"));
  const QRegularExpression names(QRegularExpression::escape(folder) + QStringLiteral("[\\w./]*"));
  return !faultText(fault).remove(names).contains(kEnglish);
}

}  // namespace

class TestFaultWords : public QObject {
  Q_OBJECT

 private slots:
  void inEnglishTheyStayAsTheyAre() {
    const Fault fault{"nights.lkdb", 3, "night 2 was continued elsewhere", "close it in all windows but one"};
    QCOMPARE(faultText(fault), QString::fromStdString(fault.text()));
  }

  void commonFaultsAreTranslatedIntoChinese() {
    Translation translation;
    translation.speak("zh");
    QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    QVERIFY(isChinese(carddb::Journal::open(path).fault(), folder.path()));
    QVERIFY(isChinese(carddb::Journal::open(path + "/none/nights.lkdb").fault(), folder.path()));
    Outcome<carddb::Journal> journal = carddb::Journal::open(path + "/nights.lkdb");
    QVERIFY(journal);
    QVERIFY(isChinese(journal->events(7).fault(), folder.path()));
    const std::int64_t night = *journal->begin("halfwish", "now");
    QVERIFY(isChinese(journal->append(night, {Json::object({{"e", "pass"}})}, 0, 4).fault(), folder.path()));
    QVERIFY(isChinese(openSource(path).fault(), folder.path()));
    QVERIFY(isChinese(openSource(path + "/film.mp4").fault(), folder.path()));
    const Fault unknown{"a.json", 1, "has seven legs", "count again"};
    QCOMPARE(faultText(unknown), QString::fromStdString(unknown.text()));
    translation.speak("en");
  }

  void everyPhraseStillOccursInTheSources() {
    const QString root = QStringLiteral(LK_ROOT);
    QString sources;
    for (const char* layer : {"/app", "/carddb", "/rules"})
      for (QDirIterator files(root + layer, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
           files.hasNext();)
        if (const QString file = files.next(); !file.endsWith("fault_words.cpp")) sources += textOf(file);
    const QString table = textOf(root + "/app/phrases/fault_words.cpp");
    static const QRegularExpression kPhrase(QStringLiteral("NOOP\\(\"Faults\",\\s*\"(.*)\"\\)"));
    static const QRegularExpression kPlace(QStringLiteral("%\\d"));
    int phrases = 0;
    for (auto each = kPhrase.globalMatch(table); each.hasNext(); ++phrases) {
      const QString phrase = each.next().captured(1);
      for (const QString& part : phrase.split(kPlace, Qt::SkipEmptyParts))
        QVERIFY2(sources.contains(part.trimmed()), qPrintable(phrase));
    }
    QVERIFY(phrases > 50);
  }
};

QTEST_GUILESS_MAIN(TestFaultWords)
#include "tst_fault_words.moc"
