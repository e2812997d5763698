// Tests the theme's colours: text has enough contrast, and different meanings look different, also to people
// with colour blindness.
#include <array>
#include <cmath>

#include <QColor>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTest>

namespace {

using Linear = std::array<double, 3>;
using Matrix = std::array<Linear, 3>;

// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
// IEEE TVCG 15 (6), 2009: severity 1.0, for linear RGB.
struct Eyes {
  const char* name;
  Matrix seen;
};
const Eyes kEyes[] = {
    {"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

// WCAG 2.1, 1.4.3: contrast of text.
constexpr double kContrast = 4.5;
// WCAG 2.1, 1.4.11: contrast of the edges of controls and of the focus frame.
constexpr double kEdge = 3;
// CIE 1976 difference: about 2 is just visible side by side; this must be visible across a table.
constexpr double kApart = 14;

double linear(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

Linear linear(const QColor& colour) {
  return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

Linear times(const Matrix& matrix, const Linear& vector) {
  Linear out{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < 3; ++k) out[i] += matrix[i][k] * vector[k];
  return out;
}

double luminance(const QColor& colour) {
  const Linear rgb = linear(colour);
  return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

double contrast(const QColor& a, const QColor& b) {
  const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
  return (lighter + 0.05) / (darker + 0.05);
}

Linear lab(const Linear& rgb) {
  static const Matrix kToXyz{{{0.4124564, 0.3575761, 0.1804375},
                              {0.2126729, 0.7151522, 0.0721750},
                              {0.0193339, 0.1191920, 0.9503041}}};
  static const Linear kWhite{0.95047, 1, 1.08883};
  Linear f = times(kToXyz, rgb);
  for (std::size_t i = 0; i < 3; ++i) {
    const double t = f[i] / kWhite[i];
    f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double difference(const QColor& a, const QColor& b, const Eyes& eyes) {
  const auto seen = [&](const QColor& colour) {
    Linear rgb = times(eyes.seen, linear(colour));
    for (double& value : rgb) value = std::clamp(value, 0.0, 1.0);
    return lab(rgb);
  };
  const Linear one = seen(a), two = seen(b);
  return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/// Returns a translucent colour over another.
QColor over(const QColor& top, const QColor& below) {
  const double a = top.alphaF();
  const auto mix = [a](double x, double y) { return static_cast<float>(a * x + (1 - a) * y); };
  return QColor::fromRgbF(mix(top.redF(), below.redF()), mix(top.greenF(), below.greenF()),
                          mix(top.blueF(), below.blueF()));
}

}  // namespace

class TestTheme : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine_);
    component.setData("import QtQml\nimport Lampkeeper\nQtObject { readonly property var theme: Theme }",
                      QUrl());
    holder_.reset(component.create());
    QVERIFY2(holder_, qPrintable(component.errorString()));
    theme_ = holder_->property("theme").value<QObject*>();
    QVERIFY(theme_);
  }

  void wordsStandOut_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("ground");
    for (const char* ground : {"ground", "panel", "raised"})
      for (const char* words :
           {"ink", "soft", "faint", "lamp", "warning", "seatA", "seatB", "seatC", "seatD"})
        QTest::addRow("%s on %s", words, ground) << QString(words) << QString(ground);
    QTest::newRow("on a lit button") << "lampInk"
                                     << "lamp";
    for (const char* seat : {"seatA", "seatB", "seatC", "seatD"})
      QTest::addRow("on the sign of %s", seat) << QString("seatInk") << QString(seat);
  }
  void wordsStandOut() {
    QFETCH(QString, words);
    QFETCH(QString, ground);
    for (const bool dark : {true, false}) {
      const double is = contrast(colour(words, dark), colour(ground, dark));
      QVERIFY2(is >= kContrast, qPrintable(QString("%1: %2").arg(dark ? "dark" : "light").arg(is)));
    }
  }

  void edgesOfControlsAreSeen_data() {
    QTest::addColumn<QString>("edge");
    for (const char* edge : {"edge", "lamp", "ink"}) QTest::newRow(edge) << QString(edge);
  }
  void edgesOfControlsAreSeen() {
    QFETCH(QString, edge);
    for (const char* ground : {"ground", "panel", "raised"})
      for (const bool dark : {true, false}) {
        const double is = contrast(colour(edge, dark), colour(ground, dark));
        QVERIFY2(is >= kEdge,
                 qPrintable(QString("%1 on %2: %3").arg(dark ? "dark" : "light", ground).arg(is)));
      }
  }

  /// Controls have a visible edge; the faint line is only for static items.
  void controlsHaveAVisibleEdge() {
    QDirIterator all(LK_ROOT "/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
    const QRegularExpression control(
        "^T\\.(AbstractButton|Button|ItemDelegate|ComboBox|TextField|TextArea|Switch|"
        "CheckBox|RadioButton) \\{",
        QRegularExpression::MultilineOption);
    const QRegularExpression faint("border\\.color:.*Theme\\.line");
    QStringList wrong;
    int controls = 0;
    while (all.hasNext()) {
      QFile file(all.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      if (!control.match(text).hasMatch()) continue;
      ++controls;
      if (faint.match(text).hasMatch()) wrong += file.fileName();
    }
    QVERIFY(controls > 10);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(' ')));
  }

  void labelsStandOutOverAnyPicture() {
    for (const QColor& picture : {QColor(Qt::white), QColor(Qt::black), QColor(Qt::gray)})
      for (const char* words : {"labelInk", "outlineSure"}) {
        const double is = contrast(colour(words, true), over(colour("labelGround", true), picture));
        QVERIFY2(is >= kContrast, qPrintable(QString("%1 over %2: %3").arg(words, picture.name()).arg(is)));
      }
  }

  void coloursOfDifferentMeaningsAreDistinguishable_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    const QStringList seats{"seatA", "seatB", "seatC", "seatD"};
    for (int i = 0; i < seats.size(); ++i)
      for (int k = i + 1; k < seats.size(); ++k)
        QTest::addRow("%s, %s", qPrintable(seats[i]), qPrintable(seats[k])) << seats[i] << seats[k];
    QTest::newRow("sure, unsure") << "outlineSure"
                                  << "outlineUnsure";
    QTest::newRow("a zone, glare") << "outlineUnsure"
                                   << "glare";
    QTest::newRow("the held zone, glare") << "outlineSure"
                                          << "glare";
    QTest::newRow("open, not open") << "ink"
                                    << "faint";
    QTest::newRow("chosen, not chosen") << "lamp"
                                        << "raised";
  }
  void coloursOfDifferentMeaningsAreDistinguishable() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    for (const Eyes& eyes : kEyes)
      for (const bool dark : {true, false}) {
        const double apart = difference(colour(one, dark), colour(other, dark), eyes);
        QVERIFY2(apart >= kApart,
                 qPrintable(QString("%1, %2: %3").arg(dark ? "dark" : "light", eyes.name).arg(apart)));
      }
  }

  /// Some people see the warning colour as similar to the lamp's and a seat's: it always has a symbol or a
  /// word beside it. A file that uses it lists that here.
  void aWarningIsNeverAColourAlone() {
    const QHash<QString, QString> doubled{
        {"components/setup/BoxDialog.qml", "!"},
        {"components/setup/DeckDialog.qml", "!"},
        {"components/calibrate/CalibrateStart.qml", "sentence"},
        {"components/calibrate/CheckRow.qml", "!"},
        {"components/care/StoredDataDialog.qml", "sentence"},
        {"components/editor/EditorFault.qml", "sentence"},
        {"components/editor/EditorHead.qml", "sentence"},
        {"components/editor/EditorPacks.qml", "sentence"},
        {"components/editor/EditorPreview.qml", "sentence"},
        {"components/editor/EditorRow.qml", "sentence"},
        {"components/enrol/EnrolCard.qml", "sentence"},
        {"components/enrol/EnrolHead.qml", "sentence"},
        {"components/enrol/EnrolPairs.qml", "sentence"},
        {"components/learn/LessonSide.qml", "sentence"},
        {"components/league/LeagueVenue.qml", "sentence"},
        {"components/table/GivenTime.qml", "sentence"},
        {"components/table/Notice.qml", "!"},
        {"components/table/Understood.qml", "sentence"},
        {"components/calibrate/ZoneBar.qml", "sentence"},
        {"pages/HistoryPage.qml", "sentence"},
        {"pages/LeaguePage.qml", "sentence"},
        {"pages/SetupPage.qml", "sentence"},
    };
    const QDir qml(LK_ROOT "/qml");
    QStringList files;
    for (const char* folder : {"components", "pages"}) {
      QDirIterator all(qml.filePath(folder), {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
      while (all.hasNext()) files += qml.relativeFilePath(all.next());
    }
    QVERIFY(files.size() > 80);
    for (const QString& name : files) {
      QFile file(qml.filePath(name));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString text = QString::fromUtf8(file.readAll());
      if (!text.contains("Theme.warning")) continue;
      QVERIFY2(doubled.contains(name),
               qPrintable(name + " colours something as a warning: by what is it doubled?"));
      if (doubled[name] == "!") QVERIFY2(text.contains("\"!"), qPrintable(name));
    }
  }

 private:
  QColor colour(const QString& name, bool dark) {
    theme_->setProperty("dark", dark);
    const QVariant value = theme_->property(qPrintable(name));
    if (!value.isValid()) qFatal("the theme has no %s", qPrintable(name));
    return value.value<QColor>();
  }

  QQmlEngine engine_;
  std::unique_ptr<QObject> holder_;
  QObject* theme_ = nullptr;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
