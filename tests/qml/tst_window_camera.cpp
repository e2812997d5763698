// Tests the whole window with a network camera that fails: the night pauses with a message, can be played by
// hand meanwhile, and continues by itself.
#include <atomic>
#include <chrono>

#include <QSignalSpy>
#include <opencv2/imgproc.hpp>

#include "../app/mjpeg_server.h"
#include "app/capture/scenes.h"
#include "app/phrases/pause_words.h"
#include "app/session/night/setup_draft.h"
#include "app/window/window_workers.h"
#include "evening.h"

using namespace lk;
using namespace lk::app;
using namespace lk::test;

namespace {

using namespace std::chrono_literals;

constexpr int kPatience = 30000;  // milliseconds; only a window that hangs takes so long

std::string jpeg(const cv::Mat& bgr) {
  std::vector<unsigned char> bytes;
  cv::imencode(".jpg", bgr, bytes, {cv::IMWRITE_JPEG_QUALITY, 95});
  return {bytes.begin(), bytes.end()};
}

/// A phone above the table of the sample night, before anything happens there.
class Phone {
 public:
  enum class Sends { table, black, smaller, nothing };

  Phone() {
    Outcome<OpenScene> scene = openScene(kFirstScene);
    if (!scene) qFatal("%s", scene.fault().text().c_str());
    cv::Mat bgr;
    scene->stage.render(0, bgr);
    table_ = jpeg(bgr);
    black_ = jpeg(cv::Mat(bgr.size(), CV_8UC3, cv::Scalar::all(3)));
    cv::Mat smaller;
    cv::resize(bgr, smaller, {960, 540}, 0, 0, cv::INTER_AREA);
    smaller_ = jpeg(smaller);
  }
  void set(Sends sends) { sends_ = sends; }
  [[nodiscard]] std::string address() const { return server_.address(); }

 private:
  void serve(const Client& client) {
    if (sends_ == Sends::nothing || !client.header()) return;
    while (sends_ != Sends::nothing) {
      const Sends sends = sends_;
      if (!client.picture(sends == Sends::black ? black_ : sends == Sends::smaller ? smaller_ : table_))
        return;
      std::this_thread::sleep_for(40ms);
    }
  }

  std::string table_, black_, smaller_;
  std::atomic<Sends> sends_ = Sends::table;
  MjpegServer server_{[this](const Client& client, int) { serve(client); }};
};

/// A window whose camera is that phone.
struct SeenNight {
  Phone phone;
  WindowEngine window{kit()};
  WindowWorkers workers{window};
  QStringList pauses;  // messages, in order

  SeenNight() {
    const Outcome<Done> loaded = window.load();
    if (!loaded) qFatal("%s", loaded.fault().text().c_str());
    window.settings().setMotion(false);
    TableModel& table = window.table();
    QObject::connect(&table, &TableModel::sourceChanged, &table, [this, &table] {
      if (pauses.isEmpty() ? !table.pause().isEmpty() : table.pause() != pauses.back())
        pauses += table.pause();
    });
    NightRequest request;
    request.game = kit()->id();
    request.source = phone.address();
    request.setup = SetupDraft(kit()).setup();
    window.home().start(request);
  }
  /// Returns whether the text is somewhere on the current page.
  bool shows(const QString& sentence) { return isShown(window.window()->contentItem(), sentence); }

 private:
  static bool isShown(const QQuickItem* item, const QString& sentence) {
    if (!item->isVisible()) return false;
    if (item->property("text").toString() == sentence) return true;
    const QList<QQuickItem*> children = item->childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return isShown(child, sentence); });
  }
};

}  // namespace

class TestWindowCamera : public QuietTest {
  Q_OBJECT

 private slots:
  void theNightWaitsAndGoesOnByItself_data() {
    QTest::addColumn<Phone::Sends>("sends");
    QTest::addColumn<Pause>("why");
    QTest::newRow("gone") << Phone::Sends::nothing << Pause::lost;
    QTest::newRow("covered") << Phone::Sends::black << Pause::covered;
  }
  void theNightWaitsAndGoesOnByItself() {
    QFETCH(Phone::Sends, sends);
    QFETCH(Pause, why);
    SeenNight night;
    TableModel& table = night.window.table();
    QTRY_VERIFY_WITH_TIMEOUT(table.sourceLive() && table.picture()->filled(), kPatience);
    const QString asked = table.nextStep();
    night.phone.set(sends);
    QTRY_COMPARE_WITH_TIMEOUT(table.pause(), pauseText(why), kPatience);
    QVERIFY(!table.sourceLive());
    QTRY_VERIFY(night.shows(pauseText(why)));
    QCOMPARE(table.nextStep(), asked);  // no event was invented
    // The night can continue by hand meanwhile.
    QVERIFY(table.choices()->openChoice(0));
    table.choose(0);
    QCOMPARE(table.entry(), QString("dice"));
    table.enterDice({4, 6});
    QTRY_VERIFY_WITH_TIMEOUT(table.nextStep() != asked, kPatience);
    const QString next = table.nextStep();
    night.phone.set(Phone::Sends::table);
    QTRY_VERIFY_WITH_TIMEOUT(table.sourceLive(), kPatience);
    QTRY_VERIFY(!night.shows(pauseText(why)));
    QCOMPARE(table.nextStep(), next);
    QCOMPARE(night.pauses, (QStringList{pauseText(why), QString()}));
  }

  void aReconnectedPhoneOfAnotherSizeIsFollowed() {
    SeenNight night;
    TableModel& table = night.window.table();
    QTRY_VERIFY_WITH_TIMEOUT(table.sourceLive() && table.picture()->filled(), kPatience);
    const QString asked = table.nextStep();
    night.phone.set(Phone::Sends::nothing);
    QTRY_COMPARE_WITH_TIMEOUT(table.pause(), pauseText(Pause::lost), kPatience);
    night.phone.set(Phone::Sends::smaller);
    QTRY_VERIFY_WITH_TIMEOUT(table.sourceLive(), kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(table.picture()->picture().image.width(), 960, kPatience);
    QCOMPARE(night.pauses, (QStringList{pauseText(Pause::lost), pauseText(Pause::switched), QString()}));
    QCOMPARE(table.nextStep(), asked);
  }
};

QTEST_MAIN(TestWindowCamera)
#include "tst_window_camera.moc"
