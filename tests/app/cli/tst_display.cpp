// Tests which display is used: X, Wayland if Qt has a plugin for it, or none.
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/display.h"

using lk::app::answeringDisplay;
using lk::app::Display;

class DisplayTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  /// Sets whether Qt finds a plugin for Wayland, or only others.
  QStringList plugins(const QString& name) const {
    const QString folder = folder_.filePath(name);
    QDir().mkpath(folder + "/platforms");
    QFile plugin(folder + "/platforms/" + name);
    if (!plugin.open(QIODevice::WriteOnly)) qFatal("no file to test with");
    return {folder_.filePath("nowhere"), folder};
  }

 private slots:
  void init() {
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(name);
    qputenv("XDG_RUNTIME_DIR", folder_.path().toLocal8Bit());
  }

  void aPlatformSetForQtIsAccepted() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QCOMPARE(answeringDisplay({}), Display::named);
  }

  void aNameWithoutAServerIsNoDisplay() {
    const QStringList wayland = plugins("libqwayland-generic.so");
    QCOMPARE(answeringDisplay(wayland), Display::none);
    qputenv("DISPLAY", ":4711");
    qputenv("WAYLAND_DISPLAY", "wayland-4711");
    QCOMPARE(answeringDisplay(wayland), Display::none);
  }

  void waylandIsUsedIfQtSupportsIt() {
    const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(folder_.filePath("wayland-7"));
    QVERIFY(path.size() < static_cast<qsizetype>(sizeof address.sun_path));
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()) + 1);
    QCOMPARE(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    QCOMPARE(::listen(listener, 8), 0);
    qputenv("DISPLAY", "");
    for (const QByteArray& name : {QByteArray("wayland-7"), path}) {
      qputenv("WAYLAND_DISPLAY", name);
      QCOMPARE(answeringDisplay(plugins("libqwayland-generic.so")), Display::wayland);
      QCOMPARE(answeringDisplay(plugins("libqxcb.so")), Display::waylandUnknown);
    }
    ::close(listener);
  }
};

QTEST_GUILESS_MAIN(DisplayTest)
#include "tst_display.moc"
