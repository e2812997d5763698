// Tests libraries that are damaged, newer, locked or malicious: one clear line from every command, and no
// change to the file.
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/library_cards.h"
#include "carddb/library.h"
#include "carddb/raw_sqlite.h"
#include "program.h"

using lk::carddb::Library;
using lk::carddb::LibraryMode;
using lk::test::ProgramResult;
using lk::test::run;

namespace {

std::vector<std::uint8_t> picture(int width, int height) {
  QImage image(width, height, QImage::Format_RGB32);
  image.fill(QColor(200, 180, 160));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  if (!buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG")) qFatal("no picture to test with");
  return {bytes.begin(), bytes.end()};
}

lk::carddb::StoredReference reference(std::vector<std::uint8_t> bytes) {
  lk::carddb::StoredReference reference;
  reference.game = "g";
  reference.card = "a";
  reference.picture = std::move(bytes);
  return reference;
}

}  // namespace

class BadLibraryTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  std::string made(const QString& name, std::vector<std::uint8_t> bytes) const {
    const std::string file = path(name).toStdString();
    const auto library = Library::open(file, LibraryMode::createIfMissing);
    if (!library || !const_cast<Library&>(*library).addReferences({reference(std::move(bytes))}))
      qFatal("no library to test with");
    return file;
  }
  QMap<QString, QByteArray> everything() const {
    QMap<QString, QByteArray> found;
    for (const QString& name : QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden)) {
      QFile file(path(name));
      if (file.open(QIODevice::ReadOnly)) found[name] = file.readAll();
    }
    return found;
  }

 private slots:
  void initTestCase() {
    const std::string whole = lk::test::bytesOf(made("whole.lkdb", picture(96, 144)));
    lk::test::writeBytes(path("cut.lkdb").toStdString(), whole.substr(0, 3 * 4096));
    std::string newer = whole;
    newer[63] = 99;  // the last byte of PRAGMA user_version in SQLite's header
    lk::test::writeBytes(path("newer.lkdb").toStdString(), newer);
    std::string scrambled = whole;
    for (std::size_t at = 100; at < 4096; ++at) scrambled[at] = static_cast<char>(at * 7);
    lk::test::writeBytes(path("scrambled.lkdb").toStdString(), scrambled);
    QCOMPARE(lk::test::runSql(path("foreign.lkdb").toStdString(), "CREATE TABLE recipe (name TEXT)"),
             std::string());
    QImage plain(640, 480, QImage::Format_RGB32);
    plain.fill(QColor(90, 60, 40));
    QVERIFY(plain.save(path("plain.png")));
  }

  void everyCommandReportsABadLibraryInOneLine_data() {
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("message");
    QTest::newRow("cut") << "cut.lkdb"
                         << "damaged or incomplete";
    QTest::newRow("newer") << "newer.lkdb"
                           << "newer than this program's";
    QTest::newRow("scrambled") << "scrambled.lkdb"
                               << "damaged or incomplete";
    QTest::newRow("foreign") << "foreign.lkdb"
                             << "another program's database";
  }
  void everyCommandReportsABadLibraryInOneLine() {
    QFETCH(QString, library);
    QFETCH(QString, message);
    const QString file = path(library);
    const QString house = LK_ROOT "/resources/cards/halfwish.json";
    const auto before = everything();
    for (const QStringList& arguments :
         {QStringList{"recognise", "--cards", file, path("plain.png")},
          QStringList{"enrol", "--cards", file, "--game", "g", "--ids", "a", path("plain.png")},
          QStringList{"cards", "list", file}, QStringList{"cards", "import", "--cards", file, house},
          QStringList{"cards", "export", "--cards", file, "--out", path("out.json")},
          QStringList{"cards", "search", "--cards", file, "lamp"},
          QStringList{"watch", "--game", "halfwish", "--cards", file, path("plain.png")}}) {
      const ProgramResult result = run(arguments, {}, 60000);
      const QByteArray all = arguments.join(' ').toUtf8() + "\nout: " + result.out + "\nerr: " + result.err;
      QVERIFY2(result.exit == 2, all.constData());
      QVERIFY2(result.out.isEmpty(), all.constData());
      QVERIFY2(result.err.count('\n') == 1 && result.err.startsWith("lampkeeper: " + file.toUtf8() + ":0: "),
               all.constData());
      QVERIFY2(result.err.contains(message.toUtf8()), all.constData());
      QCOMPARE(everything(), before);
    }
  }

  void aReferenceThatFillsAllMemoryIsNotDecoded() {
    // A file of 30 kB that claims to hold 300 MB.
    const std::vector<std::uint8_t> bomb = picture(10000, 10000);
    QVERIFY2(bomb.size() < 400000, qPrintable(QString::number(bomb.size())));
    QVERIFY(!lk::app::describePicture(bomb));
    QVERIFY(lk::app::describePicture(picture(960, 1440)));
    for (const auto& [name, bytes] :
         {std::pair("bomb.lkdb", bomb), std::pair("text.lkdb", std::vector<std::uint8_t>{'h', 'i'}),
          std::pair("half.lkdb", std::vector<std::uint8_t>(bomb.begin(), bomb.begin() + 40))}) {
      const std::string file = made(name, bytes);
      const auto cards = lk::app::libraryCards(file, "");
      QVERIFY2(!cards, name);
      QVERIFY2(cards.fault().text().find("unreadable picture of g/a") != std::string::npos,
               cards.fault().text().c_str());
      const ProgramResult result =
          run({"recognise", "--cards", QString::fromStdString(file), path("plain.png")});
      QCOMPARE(result.exit, 2);
      QVERIFY2(result.err.count('\n') == 1 && result.out.isEmpty(), result.err.constData());
    }
  }

  void aLockedLibraryIsNamed() {
    const std::string file = made("locked.lkdb", picture(96, 144));
    sqlite3* other = nullptr;
    QCOMPARE(sqlite3_open(file.c_str(), &other), SQLITE_OK);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const ProgramResult result = run({"cards", "import", "--cards", QString::fromStdString(file),
                                      LK_ROOT "/resources/cards/halfwish.json"});
    sqlite3_close(other);
    QCOMPARE(result.exit, 2);
    QVERIFY2(result.err.contains("in use by another program"), result.err.constData());
    QVERIFY(result.out.isEmpty());
  }
};

QTEST_MAIN(BadLibraryTest)
#include "tst_bad_library.moc"
