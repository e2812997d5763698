// Tests the cheapest pairs and who can stay alone against trying everything.
#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

#include <QElapsedTimer>
#include <QTest>

#include "app/matching/matching.h"
#include "rules/referee/chance.h"

using namespace lk::matching;
using lk::rules::Chance;

namespace {

using Sum = std::tuple<std::int64_t, std::int64_t, std::int64_t>;

/// Members with random costs, of whom some may not be paired.
struct Example {
  int members;
  std::vector<std::vector<Cost>> costs;
  std::vector<std::vector<bool>> allowed;

  /// Of four pairs `density` are allowed.
  Example(Chance& chance, int size, int density, int most)
      : members(size),
        costs(static_cast<std::size_t>(size), std::vector<Cost>(static_cast<std::size_t>(size))),
        allowed(static_cast<std::size_t>(size), std::vector<bool>(static_cast<std::size_t>(size))) {
    for (std::size_t a = 0; a < costs.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        costs[a][b] = costs[b][a] = {chance.below(most), chance.below(most), chance.below(most)};
        allowed[a][b] = allowed[b][a] = chance.below(4) < density;
      }
  }
  [[nodiscard]] bool mayPair(int a, int b) const {
    return allowed[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }
  [[nodiscard]] Sum plus(const Sum& sum, int a, int b) const {
    const Cost& cost = costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    return {std::get<0>(sum) + cost.first, std::get<1>(sum) + cost.second, std::get<2>(sum) + cost.third};
  }
  [[nodiscard]] Pool pool(std::function<std::vector<int>(int)> likely = {}) const {
    return {members, [this](int a, int b) { return mayPair(a, b); },
            [this](int a, int b) { return costs[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]; },
            std::move(likely)};
  }
  /// Returns the sum of the costs of these pairs; nullopt if one may not be.
  [[nodiscard]] std::optional<Sum> sumOf(const std::vector<int>& partner) const {
    Sum sum;
    for (int one = 0; one < members; ++one) {
      const int other = partner[static_cast<std::size_t>(one)];
      if (other < 0 || other >= members || partner[static_cast<std::size_t>(other)] != one) return {};
      if (!mayPair(one, other)) return {};
      if (one < other) sum = plus(sum, one, other);
    }
    return sum;
  }
};

/// Tries everything with the members that are not taken.
struct Trying {
  const Example& example;
  std::vector<bool> taken;
  std::optional<Sum> best;  // of all ways to pair everybody
  int fewest = 1 << 20;     // members left alone
  std::set<int> alone;      // whom a way that leaves the fewest alone does
  std::vector<int> left;

  explicit Trying(const Example& of) : example(of), taken(static_cast<std::size_t>(of.members)) { go({}); }

  void go(const Sum& sum) {
    const auto free = std::find(taken.begin(), taken.end(), false);
    if (free == taken.end()) {
      if (left.empty() && (!best || sum < *best)) best = sum;
      const int count = static_cast<int>(left.size());
      if (count < fewest) alone.clear();
      fewest = std::min(fewest, count);
      if (count == fewest) alone.insert(left.begin(), left.end());
      return;
    }
    const int one = static_cast<int>(free - taken.begin());
    taken[static_cast<std::size_t>(one)] = true;
    for (int other = one + 1; other < example.members; ++other) {
      if (taken[static_cast<std::size_t>(other)] || !example.mayPair(one, other)) continue;
      taken[static_cast<std::size_t>(other)] = true;
      go(example.plus(sum, one, other));
      taken[static_cast<std::size_t>(other)] = false;
    }
    left.push_back(one);
    go(sum);
    left.pop_back();
    taken[static_cast<std::size_t>(one)] = false;
  }
};

}  // namespace

class MatchingTest : public QObject {
  Q_OBJECT

 private slots:
  void nothingIsCheaperAndNobodyElseCanBeAlone() {
    Chance chance(7);
    int paired = 0;
    for (int tried = 0; tried < 1500; ++tried) {
      const Example example(chance, 1 + chance.below(9), 1 + chance.below(4), 1 + chance.below(4));
      const Trying all(example);
      const auto pairs = cheapestPairs(example.pool());
      QCOMPARE(pairs.has_value(), all.best.has_value());
      if (pairs) QVERIFY(example.sumOf(*pairs) == all.best);
      paired += pairs ? 1 : 0;
      const LeftAlone alone = leftAlone(example.members, example.pool().mayPair);
      QCOMPARE(alone.count, all.fewest);
      QVERIFY(alone.who == std::vector<int>(all.alone.begin(), all.alone.end()));
    }
    QVERIFY2(paired > 200, std::to_string(paired).c_str());
  }

  // Whatever is proposed as likely, even nothing, the sums of the first and second parts are the same.
  void theLikelyPartnersDecideOnlyTheTime() {
    Chance chance(3);
    for (int tried = 0; tried < 4; ++tried) {
      const Example example(chance, 260, 1 + tried, 50);
      const auto everybody = [&](int) {
        std::vector<int> all(260);
        for (int other = 0; other < 260; ++other) all[static_cast<std::size_t>(other)] = other;
        return all;
      };
      const auto whole = cheapestPairs(example.pool(everybody));
      const auto none = cheapestPairs(example.pool([](int) { return std::vector<int>(); }));
      const auto few = cheapestPairs(example.pool([](int one) {
        return std::vector<int>{(one + 1) % 260, (one + 2) % 260, (one + 130) % 260};
      }));
      QVERIFY(whole && none && few);
      for (const auto& pairs : {*whole, *none, *few}) {
        QVERIFY(example.sumOf(pairs));
        QCOMPARE(std::get<0>(*example.sumOf(pairs)), std::get<0>(*example.sumOf(*whole)));
        QCOMPARE(std::get<1>(*example.sumOf(pairs)), std::get<1>(*example.sumOf(*whole)));
      }
    }
  }

  void theLargestCostsDoNotOverflow() {
    const auto cost = [](int a, int b) -> Cost {
      const bool good = a / 2 == b / 2;
      return {kMaxFirst - (good ? 1 : 0), kMaxSecond, kMaxMembers};
    };
    const auto pairs = cheapestPairs({400, [](int, int) { return true; }, cost,
                                      [](int one) { return std::vector<int>{(one + 7) % 400}; }});
    QVERIFY(pairs);
    for (int one = 0; one < 400; ++one) QCOMPARE((*pairs)[static_cast<std::size_t>(one)], one ^ 1);
  }

  void tooManyAreRefused() {
    const Pool huge{kMaxMembers + 2, [](int, int) { return true; }, [](int, int) { return Cost{}; }, {}};
    QVERIFY_EXCEPTION_THROWN((void)cheapestPairs(huge), std::length_error);
  }
};

QTEST_APPLESS_MAIN(MatchingTest)
#include "tst_matching.moc"
