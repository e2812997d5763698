// Measures phones at the table: the delay until pages show an accepted event, the cost of a spectator, and
// how many of a phone's pictures are recognised.
#include <algorithm>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include "app/capture/frame_feed.h"
#include "app/capture/scenes.h"
#include "app/develop/bench/benches.h"
#include "app/develop/bench/open_page.h"
#include "app/kit/references.h"
#include "app/serve/joined.h"
#include "app/serve/phone_thread.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

constexpr int kEvents = 200;
constexpr int kSpectators = 200;
constexpr int kCameraMs = 8000;
constexpr double kTableSeconds = 16;  // of the first scene: cards and dice are on the table then
constexpr char kSetup[] =
    R"({"e":"setup","game":"halfwish","classes":{"A":"mirror","B":"mirror"},"starter":"A",)"
    R"("options":{"locations":"off","powers":"off"}})";

void pass(const std::function<bool()>& until, int ms = 10000) {
  QElapsedTimer since;
  since.start();
  QTimer wake;  // ends the wait even if nothing happens
  wake.start(20);
  while (!until() && !since.hasExpired(ms))
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

/// A night with a journal, and its server on loopback.
class Served {
 public:
  explicit Served(const std::shared_ptr<const GameKit>& kit) : night_(kit, {}) {
    join(phones_.server(), night_);
  }
  Outcome<ServeAddresses> begin() {
    Outcome<carddb::Journal> journal = carddb::Journal::open(folder_.filePath("nights.lkdb").toStdString());
    if (!journal) return journal.fault();
    night_.night().keepJournal(std::move(*journal), "2020-01-01T00:00:00Z");
    const Outcome<Json> setup = readJson(kSetup, "bench");
    if (const Outcome<Judged> begun = night_.night().take({*setup}); !begun) return begun.fault();
    night_.start();
    return phones_.open({folder_.path().toStdString(), QHostAddress(QHostAddress::LocalHost), 0, "en"});
  }
  /// Adds a roll, or takes it back.
  void next() {
    const std::size_t events = night_.night().referee().log().size();
    if (night_.night().referee().standing().size() == 1)
      night_.receive(rules::Seat::A, R"({"event":{"e":"roll","seat":"A","dice":[4,5]}})", {});
    else
      night_.receive(
          rules::Seat::A,
          R"({"event":{"e":"take_back","count":1},"at":)" + QByteArray::number(qint64(events)) + "}", {});
  }
  ServedNight& night() { return night_; }

 private:
  QTemporaryDir folder_;
  ServedNight night_;
  // All pages of the bench have one address.
  PhoneThread phones_{{.ofOneAddress = kMaxConnections, .spectatorsOfOneAddress = kMaxSpectators}};
};

/// Returns the delays from sending an event, through judging and journal, to the view on the last page.
Outcome<std::vector<double>> delays(Served& served, const QString& url, int pages, int events) {
  std::vector<std::unique_ptr<QWebSocket>> open;
  int views = 0;
  for (int i = 0; i < pages; ++i) {
    open.push_back(openPage(url));
    if (!open.back()) return Fault{"page", i + 1, "does not open", "close what else listens"};
    QObject::connect(open.back().get(), &QWebSocket::textMessageReceived, open.back().get(),
                     [&](const QString& text) { views += text.startsWith(QLatin1String("{\"view\"")); });
  }
  pass([&] { return views >= pages; });
  std::vector<double> all;
  for (int i = 0; i < events; ++i) {
    views = 0;
    QElapsedTimer since;
    since.start();
    served.next();
    pass([&] { return views >= pages; });
    all.push_back(static_cast<double>(since.nsecsElapsed()) / 1e6);
  }
  return all;
}

/// Returns the 99th percentile.
double worst(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() * 99 / 100];
}

Outcome<QByteArray> tablePicture() {
  Outcome<OpenScene> scene = openScene(kFirstScene);
  if (!scene) return scene.fault();
  cv::Mat bgr;
  scene->stage.render(static_cast<int>(kTableSeconds * scene->stage.framesPerSecond()), bgr);
  std::vector<std::uint8_t> jpeg;
  codecs::encode(".jpg", bgr, jpeg);
  return QByteArray(reinterpret_cast<const char*>(jpeg.data()), static_cast<qsizetype>(jpeg.size()));
}

Outcome<Done> benchCamera(Served& served, const std::shared_ptr<const GameKit>& kit,
                          const ServeAddresses& addresses, const FigureSink& sink) {
  const Outcome<QByteArray> picture = tablePicture();
  if (!picture) return picture.fault();
  const auto phone = openPage(QString::fromStdString(addresses.camera));
  if (!phone) return Fault{"page", 0, "does not open", "close what else listens"};
  QObject::connect(phone.get(), &QWebSocket::textMessageReceived, phone.get(), [&](const QString& text) {
    if (text.startsWith(QLatin1String("{\"next\""))) phone->sendBinaryMessage(*picture);
  });
  phone->sendBinaryMessage(*picture);  // the server requested the first picture while the connection opened
  served.night().open(vision::CardIndex({vision::shelved(houseReferences(*kit))}, vision::Search::sieved));
  FrameFeed feed;
  int frames = 0;
  QObject::connect(&feed, &FrameFeed::came, &feed, [&](const Frame& frame) {
    served.night().see(frame);
    ++frames;
  });
  pass([] { return phoneCamera("camera")->present(); });
  Outcome<std::unique_ptr<FrameSource>> source = openSource(kPhoneCamera);
  if (!source) return source.fault();
  feed.start(std::move(*source));
  pass([&] { return frames >= 5; });
  frames = 0;
  pass([] { return false; }, kCameraMs);
  feed.stop();
  sink({"serve_camera_frames_per_s", "1/s", frames * 1000.0 / kCameraMs, frames, 0, 0});
  return Done{};
}

}  // namespace

Outcome<Done> benchServe(const FigureSink& sink) {
  const auto kit = loadKit("halfwish");
  if (!kit) return kit.fault();
  Served served(*kit);
  const Outcome<ServeAddresses> addresses = served.begin();
  if (!addresses) return addresses.fault();
  const QString all = QString::fromStdString(addresses->spectators);

  Outcome<std::vector<double>> one = delays(served, all, 1, kEvents);
  if (!one) return one.fault();
  sink({"serve_event_to_page_p99_ms", "ms", worst(*one), kEvents, 0, 0});
  sink(figureOf("serve_event_to_page_ms", "ms", std::move(*one)));
  const double before = residentMegabytes();
  Outcome<std::vector<double>> many = delays(served, all, kSpectators, kEvents / 10);
  if (!many) return many.fault();
  // Both ends of each connection are in this process.
  sink({"serve_spectator_both_ends_kb", "kB", (residentMegabytes() - before) * 1024 / kSpectators,
        kSpectators, 0, 0});
  sink(figureOf("serve_event_to_200_pages_ms", "ms", std::move(*many)));
  return benchCamera(served, *kit, *addresses, sink);
}

}  // namespace lk::app
