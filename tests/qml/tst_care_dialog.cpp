// Tests "Something is wrong" in Settings: the findings can be read, and a backup written and restored by
// clicks.
#include <QDir>

#include "app/test_folder.h"
#include "evening.h"
#include "kits.h"

using namespace lk::app;
using lk::test::valueOf;

class CareDialogTest : public lk::test::QuietTest, private lk::test::TestFolder {
  Q_OBJECT

  std::unique_ptr<WindowEngine> window_;

  [[nodiscard]] QObject* part(const char* name) const { return window_->part(QLatin1String(name)); }
  void click(const char* name) const {
    QObject* button = nullptr;
    QTRY_VERIFY2((button = part(name)), name);
    QTRY_VERIFY2(button->property("enabled").toBool(), name);
    QMetaObject::invokeMethod(button, "clicked");
  }
  [[nodiscard]] QString message() const { return valueOf(*window_, "careMessage", "text").toString(); }

 private slots:
  void initTestCase() {
    put("data/settings.ini", "[General]\n");
    put("data/nights.lkdb", QByteArray(5000, 'x'));
    window_ =
        std::make_unique<WindowEngine>(lk::test::kit(), WindowFiles{.folder = path("data").toStdString()});
    QVERIFY(window_->load());
    window_->showPage("settings");
    lk::test::settle(*window_->window());
  }

  void faultsAreShownInWords() {
    click("openCare");
    QObject* heading = nullptr;
    QTRY_VERIFY((heading = part("careHeading")));
    QTRY_VERIFY2(heading->property("text").toString().contains("to fix"),
                 qPrintable(heading->property("text").toString()));
    lk::test::settle(*window_->window());
    QStringList wrong;
    for (const auto& each : window_->care().checks())
      if (!each.ok) wrong += each.says;
    const QString nights = "nights.lkdb: is not a card library; restore a backup, or move the file away";
    QVERIFY2(wrong.contains(nights), qPrintable(wrong.join('\n')));
    if (qEnvironmentVariableIsSet("LK_PICTURES"))
      window_->window()->grabWindow().save(qEnvironmentVariable("LK_PICTURES"));
  }

  void aBackupIsWrittenAndBroughtBack() {
    const QString file = path("all.lkbackup");
    QObject* line = part("backupFile");
    QVERIFY(line);
    line->setProperty("text", file);
    click("backupGo");
    QTRY_VERIFY2(QFile::exists(file), qPrintable(message()));
    QTRY_VERIFY2(message().contains("nights.lkdb"),
                 qPrintable(message()));  // it is damaged, and left out of the backup
    QVERIFY(!valueOf(*window_, "careRestart", "visible").toBool());
    part("restoreFile")->setProperty("text", file);
    click("restoreGo");
    QTRY_VERIFY2(valueOf(*window_, "careRestart", "visible").toBool(), qPrintable(message()));
  }

  void itCloses() {
    click("careDone");
    QTRY_VERIFY(!part("careHeading"));
  }
};

QTEST_MAIN(CareDialogTest)
#include "tst_care_dialog.moc"
