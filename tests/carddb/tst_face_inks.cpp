// Tests that colours with a meaning remain distinguishable for people with colour blindness, and that
// lettering has enough contrast.
#include <array>
#include <cmath>
#include <set>

#include <QFile>
#include <QTest>

#include "faces/face_painter.h"
#include "faces/face_style.h"
#include "faces/ink.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

using namespace lk;

namespace {

using Vec3 = std::array<double, 3>;
using Sight = std::array<Vec3, 3>;

/// Linear light as people with full colour blindness see it: G. M. Machado, M. M. Oliveira, L. A. F.
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
constexpr std::array<Sight, 4> kSights{
    Sight{Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, 1}},
    Sight{Vec3{0.152286, 1.052583, -0.204868}, Vec3{0.114503, 0.786281, 0.099216},
          Vec3{-0.003882, -0.048116, 1.051998}},
    Sight{Vec3{0.367322, 0.860646, -0.227968}, Vec3{0.280085, 0.672501, 0.047413},
          Vec3{-0.011820, 0.042940, 0.968881}},
    Sight{Vec3{1.255528, -0.076749, -0.178779}, Vec3{-0.078411, 0.930809, 0.147602},
          Vec3{0.004733, 0.691367, 0.303900}}};
constexpr std::array kSightNames{"all colours", "protanopia", "deuteranopia", "tritanopia"};

double linear(double c) {
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

Vec3 seen(const QColor& colour, const Sight& sight) {
  const Vec3 light{linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
  Vec3 left{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) left[i] += sight[i][j] * light[j];
    left[i] = std::clamp(left[i], 0.0, 1.0);
  }
  return left;
}

double luminance(const Vec3& light) {
  return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

/// CIELAB under D65.
Vec3 lab(const Vec3& l) {
  const Vec3 xyz{(0.4124564 * l[0] + 0.3575761 * l[1] + 0.1804375 * l[2]) / 0.95047, luminance(l),
                 (0.0193339 * l[0] + 0.1191920 * l[1] + 0.9503041 * l[2]) / 1.08883};
  Vec3 f{};
  for (std::size_t i = 0; i < 3; ++i)
    f[i] = xyz[i] > 0.008856 ? std::cbrt(xyz[i]) : 7.787 * xyz[i] + 16.0 / 116;
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double apart(const QColor& a, const QColor& b, const Sight& sight) {
  const Vec3 p = lab(seen(a, sight)), q = lab(seen(b, sight));
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// Returns the contrast ratio of WCAG 2: 1 for none, 21 for black on white.
double contrast(const QColor& a, const QColor& b, const Sight& sight) {
  const double p = luminance(seen(a, sight)), q = luminance(seen(b, sight));
  return (std::max(p, q) + 0.05) / (std::min(p, q) + 0.05);
}

QColor mean(const QImage& image) {
  return image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixelColor(0, 0);
}

rules::CardBook packOf(std::string_view game) {
  QFile file(QStringLiteral(LK_ROOT "/resources/cards/") +
             QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())) + QStringLiteral(".json"));
  const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  return rules::readPack({text.constData(), static_cast<std::size_t>(text.size())}, std::string(game),
                         rules::languageOf)
      .book;
}

std::set<std::string> decksOf(const rules::CardBook& book) {
  std::set<std::string> decks;
  for (const rules::CardDef& card : book.cards()) decks.insert(faces::deckOf(card.type));
  return decks;
}

}  // namespace

class TestFaceInks : public QObject {
  Q_OBJECT

 private slots:
  void simulationKnowsRedFromGreen() {
    const QColor red(0xC0, 0x40, 0x20), green(0x60, 0x80, 0x20);
    QVERIFY(apart(red, green, kSights[0]) > 40);
    QVERIFY(apart(red, green, kSights[2]) < 20);  // shows that the simulation has an effect
  }

  /// The border shows the deck that a card belongs to.
  void bordersOfAGameStayApart() {
    for (const rules::Game* game : rules::allGames()) {
      std::set<std::pair<std::string, std::string>> seenTypes;
      const rules::CardBook book = packOf(game->id());
      for (const rules::CardDef& card : book.cards()) seenTypes.insert({faces::deckOf(card.type), card.type});
      for (std::size_t s = 0; s < kSights.size(); ++s) {
        double least = 1000;
        for (const auto& [deckA, a] : seenTypes)
          for (const auto& [deckB, b] : seenTypes) {
            if (deckA == deckB) continue;
            const auto& types = faces::houseStyle().types;
            QVERIFY2(types.contains(a) && types.contains(b), (a + " or " + b).c_str());
            const double d = apart(types.find(a)->second.ink, types.find(b)->second.ink, kSights[s]);
            least = std::min(least, d);
            QVERIFY2(d > 12, (a + " and " + b + " for " + kSightNames[s] + ": " + std::to_string(d)).c_str());
          }
        qInfo("%s, %s: borders at least %.1f apart", std::string(game->id()).c_str(), kSightNames[s], least);
      }
    }
  }

  void backsOfAGameStayApart() {
    for (const rules::Game* game : rules::allGames()) {
      std::vector<QColor> inks;
      for (const std::string& deck : decksOf(packOf(game->id()))) {
        // The pattern differs, too; colour is for a glance from a distance.
        const QImage back = faces::backImage(game->id(), deck, 2);
        inks.push_back(mean(back));
      }
      double least = 1000;
      for (const Sight& sight : kSights)
        for (std::size_t i = 0; i < inks.size(); ++i)
          for (std::size_t j = 0; j < i; ++j) least = std::min(least, apart(inks[i], inks[j], sight));
      qInfo("%s: %zu backs, at least %.1f apart on the whole", std::string(game->id()).c_str(), inks.size(),
            least);
      QVERIFY(least > 5);
    }
  }

  void letteringStandsOut() {
    for (const Sight& sight : kSights) {
      QVERIFY(contrast(faces::kInk, faces::kPaper, sight) > 12);
      for (const auto& [name, type] : faces::houseStyle().types) {
        QVERIFY2(contrast(faces::kChargeFill, type.ink, sight) > 4.5, name.c_str());
        QVERIFY2(contrast(faces::kPaper, type.ink, sight) > 4.5, name.c_str());
      }
      for (int pair = 0; pair < faces::kInkPairs; ++pair) {
        const faces::InkPair inks = faces::inkPair(static_cast<std::uint64_t>(pair));
        // The two halves of a field, and the names in a list on the dark half.
        QVERIFY2(contrast(inks.deep, inks.light, sight) > 1.9, std::to_string(pair).c_str());
        QVERIFY2(contrast(faces::kChargeFill, inks.deep, sight) > 4.5, std::to_string(pair).c_str());
      }
    }
  }
};

QTEST_MAIN(TestFaceInks)
#include "tst_face_inks.moc"
