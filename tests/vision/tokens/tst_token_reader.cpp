// Tests the reader of printed tokens on a drawn mat: every rim of the sheet, rotated, covered in the centre,
// blurred, noisy and at an angle, over photos of real tables; nothing is reported where there is none.
#include <cmath>
#include <cstdio>
#include <random>

#include <QDir>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "drawn_tokens.h"
#include "vision/tokens/token_rim.h"

using namespace lk::vision;
using namespace lk::vision::drawn;
using Scene = TokenScene;
using Look = TokenLook;

namespace {

struct Tally {
  int right = 0, wrong = 0, unsure = 0, missed = 0, extra = 0;
};

void count(Tally& tally, const std::vector<TokenSighting>& seen, const std::vector<cv::Point2d>& at,
           const std::vector<double>& turned, const std::vector<TokenSpec>& specs) {
  std::vector<bool> used(seen.size());
  for (std::size_t i = 0; i < at.size(); ++i) {
    const TokenSighting* found = nullptr;
    for (std::size_t k = 0; k < seen.size(); ++k)
      if (cv::norm(seen[k].mm - at[i]) < 2.5) {
        found = &seen[k];
        used[k] = true;
      }
    if (!found)
      ++tally.missed;
    else if (!found->key)
      ++tally.unsure;
    else
      ++(*found->key == specs[i].key && std::abs(std::remainder(found->turnedDeg - turned[i], 360)) < 10
             ? tally.right
             : tally.wrong);
  }
  tally.extra += int(std::count(used.begin(), used.end(), false));
}

std::vector<cv::Mat> realTables() {
  std::vector<cv::Mat> tables;
  for (const char* folder : {"/../shared/photos2/backgrounds/crops", "/../shared/photos2/backgrounds/dtd"}) {
    const QDir dir(QStringLiteral(LK_ROOT) + folder);
    const QStringList names = dir.entryList(QDir::Files, QDir::Name);
    for (int i = 0; i < names.size(); i += 24)
      if (cv::Mat photo = cv::imread(dir.filePath(names[i]).toStdString()); !photo.empty())
        tables.push_back(photo);
  }
  return tables;
}

}  // namespace

class TokenReaderTest : public QObject {
  Q_OBJECT

  static Tally measure(const Look& look, double die, int scenes) {
    return measure(look, printedTokens(), die, scenes);
  }
  static Tally measure(const Look& look, const std::vector<TokenSpec>& specs, double die, int scenes) {
    std::vector<cv::Mat> tables = realTables();
    if (tables.empty()) tables.push_back(cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)));
    std::mt19937 random(11);
    std::uniform_real_distribution<double> any(0, 1);
    Tally tally;
    for (int s = 0; s < scenes; ++s) {
      constexpr double kPerMm = 4;
      cv::Mat mat = paperMat(kPerMm);
      std::vector<cv::Point2d> at;
      std::vector<double> turned;
      for (std::size_t i = 0; i < specs.size(); ++i) {
        const double rows = specs.size() > 30 ? 55 : 80;
        at.emplace_back(132 + 50 * double(i % 10) + 6 * any(random),
                        80 + rows * double(i / 10) + (rows - 50) * any(random));
        turned.push_back(360 * any(random));
        drawToken(mat, kPerMm, at.back(), turned.back(), specs[i], die);
      }
      const Scene scene = photograph(mat, kPerMm, tables[std::size_t(s) % tables.size()], look, unsigned(s));
      count(tally, readTokens(scene.frame, scene.sheet, sheetOf(specs), kWholeMat), at, turned, specs);
    }
    return tally;
  }

  static std::vector<TokenSighting> readOne(const TokenSpec& drawn, const std::vector<TokenSpec>& specs) {
    cv::Mat mat = paperMat(4);
    drawToken(mat, 4, {300, 150}, 30, drawn, 14);
    const Scene scene = photograph(mat, 4, cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)), {}, 1);
    return readTokens(scene.frame, scene.sheet, sheetOf(specs), kWholeMat);
  }

 private slots:
  void rimsDifferHoweverTheyAreTurned() {
    const std::vector<TokenSpec> specs = printedTokens();
    QCOMPARE(specs.size(), std::size_t(28));
    for (std::size_t a = 0; a < specs.size(); ++a) {
      QCOMPARE(specs[a].rim.size(), std::size_t(kSegments));
      for (std::size_t b = a; b < specs.size(); ++b)
        for (int turn = a == b ? 1 : 0; turn < kSegments; ++turn) {
          int differ = 0;
          for (int i = 0; i < kSegments; ++i)
            differ += specs[a].rim[std::size_t(i)] != specs[b].rim[std::size_t((i + turn) % kSegments)];
          QVERIFY2(differ >= 8, (specs[a].key + " and " + specs[b].key).c_str());
        }
    }
  }

  void everyTokenIsReadUnderItsDie_data() {
    QTest::addColumn<double>("pixels");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("tilt");
    QTest::addColumn<double>("blur");
    QTest::addColumn<double>("noise");
    QTest::addColumn<double>("light");
    QTest::addColumn<int>("leastPerCent");
    QTest::newRow("1080p, from above") << 2.4 << 1920 << 0. << 0. << 0.8 << 4. << 1. << 99;
    QTest::newRow("1080p, slanted") << 2.2 << 1920 << 5. << 25. << 1.0 << 5. << 1. << 97;
    QTest::newRow("1080p, evening, noise") << 2.4 << 1920 << -4. << 15. << 1.2 << 10. << 0.45 << 95;
    QTest::newRow("720p") << 1.6 << 1280 << 0. << 15. << 0.8 << 5. << 1. << 95;
    QTest::newRow("640 pixels") << 0.82 << 640 << 0. << 0. << 0.5 << 3. << 1. << 90;
  }
  void everyTokenIsReadUnderItsDie() {
    QFETCH(double, pixels);
    QFETCH(int, width);
    QFETCH(double, turn);
    QFETCH(double, tilt);
    QFETCH(double, blur);
    QFETCH(double, noise);
    QFETCH(double, light);
    QFETCH(int, leastPerCent);
    const Look look{{width, width * 9 / 16}, pixels, turn, tilt, blur, noise, light};
    const Tally tally = measure(look, 14, 2);
    std::printf("%s: %d right, %d wrong, %d unsure, %d missed, %d where none is\n", QTest::currentDataTag(),
                tally.right, tally.wrong, tally.unsure, tally.missed, tally.extra);
    QCOMPARE(tally.wrong, 0);
    QCOMPARE(tally.extra, 0);
    QVERIFY(100 * tally.right >= leastPerCent * 2 * 28);
  }

  void smallTokensAreReadWhereAPixelIsSmallEnough_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<double>("pixels");
    QTest::addColumn<double>("tilt");
    QTest::addColumn<double>("blur");
    QTest::addColumn<double>("noise");
    QTest::addColumn<double>("light");
    QTest::addColumn<int>("leastPerCent");
    QTest::newRow("15 to 30 mm, 2.5 pixels") << "half_the_battle" << 2.5 << 0. << 0.8 << 4. << 1. << 97;
    QTest::newRow("15 to 30 mm, 2.4, slanted") << "half_the_battle" << 2.4 << 20. << 0.8 << 5. << 1. << 90;
    QTest::newRow("15 to 30 mm, 2.5, evening") << "half_the_battle" << 2.5 << 5. << 0.8 << 8. << 0.5 << 90;
    QTest::newRow("15 to 30 mm, 4K") << "half_the_battle" << 5.0 << 10. << 1.0 << 5. << 1. << 99;
    QTest::newRow("22 to 25 mm, 1.9 pixels") << "magepunk" << 1.9 << 0. << 0.8 << 4. << 1. << 97;
    QTest::newRow("22 to 25 mm, 1.9, slanted") << "magepunk" << 1.9 << 15. << 0.8 << 5. << 1. << 90;
  }
  void smallTokensAreReadWhereAPixelIsSmallEnough() {
    QFETCH(QString, game);
    QFETCH(double, pixels);
    QFETCH(double, tilt);
    QFETCH(double, blur);
    QFETCH(double, noise);
    QFETCH(double, light);
    QFETCH(int, leastPerCent);
    const std::vector<TokenSpec> specs = smallTokens(game.toUtf8().constData());
    QVERIFY(specs.size() > 30);
    const int width = pixels > 3 ? 3840 : 1920;
    const Look look{{width, width * 9 / 16}, pixels, 0, tilt, blur, noise, light};
    const Tally tally = measure(look, specs, 0, 2);
    std::printf("%s: %d right, %d wrong, %d unsure, %d missed, %d where none is\n", QTest::currentDataTag(),
                tally.right, tally.wrong, tally.unsure, tally.missed, tally.extra);
    QCOMPARE(tally.wrong, 0);
    QCOMPARE(tally.extra, 0);
    QVERIFY(100 * tally.right >= leastPerCent * 2 * int(specs.size()));
  }

  void aTableWithoutTokensHasNone_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("large tokens") << QString();
    QTest::newRow("15 to 30 mm") << "half_the_battle";
    QTest::newRow("22 to 25 mm") << "magepunk";
  }
  void aTableWithoutTokensHasNone() {
    QFETCH(QString, game);
    const std::vector<cv::Mat> tables = realTables();
    if (tables.empty()) QSKIP("no photos of real tables");
    const std::vector<TokenSpec> specs =
        game.isEmpty() ? printedTokens() : smallTokens(game.toUtf8().constData());
    int named = 0, doubted = 0;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      const Scene scene = photograph({}, 1, tables[i], {}, unsigned(i));
      for (const TokenSighting& token : readTokens(scene.frame, scene.sheet, sheetOf(specs), kWholeMat))
        ++(token.key ? named : doubted);
    }
    std::printf("%s, %d tables without tokens: %d named, %d in doubt\n", QTest::currentDataTag(),
                int(tables.size()), named, doubted);
    QCOMPARE(named, 0);
  }

  void aCoveredRimIsNoName() {
    const std::vector<TokenSpec> specs = printedTokens();
    cv::Mat mat = paperMat(4);
    drawToken(mat, 4, {300, 150}, 30, specs[3], 0);
    cv::rectangle(mat, cv::Rect(1190, 500, 200, 200), {60, 90, 140}, cv::FILLED);  // its right half
    const Scene scene = photograph(mat, 4, cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)), {}, 1);
    for (const TokenSighting& token : readTokens(scene.frame, scene.sheet, sheetOf(specs), kWholeMat))
      QVERIFY(!token.key);
  }

  void aRimBetweenTwoIsOneInDoubt() {
    const std::vector<TokenSpec> specs = printedTokens();
    const auto differAt = [&](std::size_t other) {
      std::vector<std::size_t> at;
      for (std::size_t i = 0; i < std::size_t(kSegments); ++i)
        if (specs[0].rim[i] != specs[other].rim[i]) at.push_back(i);
      return at;
    };
    std::size_t other = 1;
    while (differAt(other).size() != 8) ++other;
    TokenSpec between = specs[0];
    for (int i = 0; i < 4; ++i) {
      const std::size_t at = differAt(other)[std::size_t(i)];
      between.rim[at] = specs[other].rim[at];
    }
    const std::vector<TokenSighting> tokens = readOne(between, specs);
    QCOMPARE(tokens.size(), std::size_t(1));
    QVERIFY(!tokens[0].key);
  }

  void aRimOfAnotherSetIsNotNamed() {
    std::vector<TokenSpec> specs = printedTokens();
    const TokenSpec foreign = specs.back();
    specs.pop_back();
    for (const TokenSighting& token : readOne(foreign, specs)) QVERIFY(!token.key);
  }

  void nothingIsReadFromNothing() {
    QVERIFY(readTokens({}, {}, sheetOf(printedTokens()), kWholeMat).empty());
    const Scene scene =
        photograph(paperMat(4), 4, cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105)), {}, 1);
    QVERIFY(readTokens(scene.frame, scene.sheet, sheetOf({}), kWholeMat).empty());
  }
};

QTEST_GUILESS_MAIN(TokenReaderTest)
#include "tst_token_reader.moc"
