// Tests a phone camera's first picture on a new computer: the cards are painted, which takes long, and the
// night goes on.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/serving/camera_watch.h"
#include "app/kit/reference_cache.h"
#include "kits.h"

using namespace lk;
using namespace lk::test;

class TestCameraWatch : public QObject {
  Q_OBJECT

 private slots:
  void theNightDoesNotWaitForTheCards() {
    const QTemporaryDir cache;
    qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
    const QString painted = cache.filePath("lampkeeper/") + QString::fromLatin1(app::kDerivedFile);
    app::ServedNight night(kit(), {});
    app::CameraWatch watch(night);
    int told = 0;
    connect(&night, &app::ServedNight::framed, &night, [&] { ++told; });
    app::phoneCamera("camera")->setPresent(true);
    app::Present now;
    now.camera = true;
    watch.present(now);
    QCOMPARE(told, 1);  // the phone is told to wait
    QVERIFY(!QFile::exists(painted));
    const Outcome<Json> setup = readJson(
        R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A","options":{}})",
        "test");
    const auto judged = night.night().take({*setup});
    QVERIFY(judged && judged->ruling.verdict == rules::Verdict::accepted);
    QVERIFY(!QFile::exists(painted));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(painted), 240'000);
    app::phoneCamera("camera")->setPresent(false);
  }
};

QTEST_MAIN(TestCameraWatch)
#include "tst_camera_watch.moc"
