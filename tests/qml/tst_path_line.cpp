// Tests that a path can be typed or chosen in a dialog, with the same result.
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "quiet_test.h"

namespace {

constexpr char kWindow[] = R"qml(
import QtQuick
import QtQuick.Controls
import Lampkeeper
ApplicationWindow {
    width: 900; height: 600; visible: true
    PathLine {
        objectName: "line"
        width: 600
        placeholderText: "A file"
        filters: ["Text (*.txt)"]
    }
})qml";

}  // namespace

class PathLineTest : public lk::test::QuietTest {
  Q_OBJECT

  QTemporaryDir folder_;
  QQmlApplicationEngine engine_;
  QQuickWindow* window_ = nullptr;
  QQuickItem* line_ = nullptr;

  [[nodiscard]] static QQuickItem* withText(QQuickItem* item, const QString& text) {
    if (item->isVisible() && (item->property("text") == text || item->property("fileName") == text))
      return item;
    for (QQuickItem* child : item->childItems())
      if (QQuickItem* found = withText(child, text)) return found;
    return nullptr;
  }
  /// Returns the item with this text in any window: since Qt 6.8 the dialog is one of its own.
  [[nodiscard]] static QQuickItem* shown(const QString& text) {
    for (QWindow* window : QGuiApplication::topLevelWindows())
      if (const auto* quick = qobject_cast<QQuickWindow*>(window); quick && quick->isVisible())
        if (QQuickItem* found = withText(quick->contentItem(), text)) return found;
    return nullptr;
  }
  /// Clicks on the item with this text, once it exists.
  static void click(const QString& text) {
    QQuickItem* item = nullptr;
    QTRY_VERIFY2((item = shown(text)), qPrintable(text));
    const QPointF middle(item->width() / 2, item->height() / 2);
    QTest::mouseClick(item->window(), Qt::LeftButton, {}, item->mapToScene(middle).toPoint());
  }
  /// Returns the dialog that a click on "Browse" opens; nullptr if none does.
  [[nodiscard]] QObject* browse() const {
    const auto* button = line_->findChild<QQuickItem*>("browse");
    const QPointF middle(button->width() / 2, button->height() / 2);
    QTest::mouseClick(window_, Qt::LeftButton, {}, button->mapToScene(middle).toPoint());
    QObject* dialog = nullptr;
    const auto open = [&] {
      dialog = window_->findChild<QObject*>("fileDialog");
      return dialog && dialog->property("visible").toBool();
    };
    return QTest::qWaitFor(open) ? dialog : nullptr;
  }

 private slots:
  void initTestCase() {
    engine_.addImportPath("qrc:/qt/qml");
    engine_.loadData(kWindow);
    QVERIFY(!engine_.rootObjects().isEmpty());
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().front());
    line_ = window_->findChild<QQuickItem*>("line");
    QVERIFY(line_);
  }

  void enterConfirmsTypedText() {
    const QSignalSpy entered(line_, SIGNAL(entered()));
    const QSignalSpy finished(line_, SIGNAL(finished()));
    QTest::mouseClick(window_, Qt::LeftButton, {}, line_->mapToScene({60, 20}).toPoint());
    for (const char c : QByteArray("a.txt")) QTest::keyClick(window_, c);
    QTest::keyClick(window_, Qt::Key_Return);
    QCOMPARE(line_->property("text").toString(), QString("a.txt"));
    QVERIFY(line_->property("changed").toBool());
    QCOMPARE(entered.count(), 1);
    QCOMPARE(finished.count(), 1);
  }

  void aFileIsChosenFromTheDialog() {
    // A name with a blank and letters of other scripts, which addresses encode.
    const QString path = folder_.filePath(QStringLiteral("名 a.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const QSignalSpy chosen(line_, SIGNAL(chosen()));
    QObject* dialog = browse();
    QVERIFY(dialog);
    QVERIFY(dialog->setProperty("currentFolder", QUrl::fromLocalFile(folder_.path())));
    click(QStringLiteral("名 a.txt"));
    click(QStringLiteral("Open"));
    QTRY_COMPARE(chosen.count(), 1);
    QCOMPARE(line_->property("text").toString(), path);
    QTRY_VERIFY(!dialog->property("visible").toBool());
  }

  void aDialogThatIsClosedChangesNothing() {
    const QString before = line_->property("text").toString();
    const QSignalSpy chosen(line_, SIGNAL(chosen()));
    QObject* dialog = browse();
    QVERIFY(dialog);
    QVERIFY(QMetaObject::invokeMethod(dialog, "reject"));
    QTRY_VERIFY(!dialog->property("visible").toBool());
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(line_->property("text").toString(), before);
  }
};

QTEST_MAIN(PathLineTest)
#include "tst_path_line.moc"
