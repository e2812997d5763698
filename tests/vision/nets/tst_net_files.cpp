// The trained nets as files: those of the program are intact, and anything else is one clear fault, reported
// without parsing.
#include <random>
#include <string>

#include <QTest>

#include "vision/nets/net_fault.h"

using namespace lk::vision;

class NetFilesTest : public QObject {
  Q_OBJECT

  static void expectFault(NetFile file, std::string_view bytes, const char* word) {
    const auto fault = faultOf(file, bytes);
    QVERIFY(fault.has_value());
    QVERIFY2(fault->what.find(word) != std::string::npos, fault->what.c_str());
    QVERIFY(!fault->cure.empty() && fault->file.find(".onnx") != std::string::npos);
  }

 private slots:
  void theNetsOfTheProgramAreUndamaged() { QVERIFY(!faultOfNets()); }

  void theChecksumIsThatOfZip() {
    QCOMPARE(checksumOf("123456789"), 0xCBF43926U);
    QCOMPARE(checksumOf(""), 0U);
  }

  void anEmptyFileAndAPointerAreReported() {
    for (const NetFile file : kNetFiles) {
      expectFault(file, {}, "empty");
      expectFault(file, "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3618170\n",
                  "cut short");
    }
  }

  void aForeignNetIsReported() {
    for (const NetFile file : kNetFiles)
      for (const NetFile other : kNetFiles)
        if (other != file) expectFault(file, bytesOf(other), "trained net");
    expectFault(NetFile::diceBody, std::string(bytesOf(NetFile::diceBody)) + " ", "another");
  }

  void truncationsAndFlippedBitsAreReported() {
    constexpr int kEach = 100;
    std::mt19937 random(5);
    for (int i = 0; i < kEach; ++i) {
      const NetFile file = kNetFiles[static_cast<std::size_t>(i) % std::size(kNetFiles)];
      const std::string_view whole = bytesOf(file);
      const std::size_t place = random() % whole.size();
      expectFault(file, whole.substr(0, place), place == 0 ? "empty" : "cut short");
      std::string flipped(whole);
      flipped[place] = static_cast<char>(flipped[place] ^ (1 << (random() % 8)));
      expectFault(file, flipped, "damaged");
    }
  }
};

QTEST_GUILESS_MAIN(NetFilesTest)
#include "tst_net_files.moc"
