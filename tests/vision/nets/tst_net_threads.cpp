// The nets give the same results in several threads at once as in one.
#include <thread>
#include <vector>

#include <QTest>

#include "card_scene.h"
#include "vision/dice/dice_proposed.h"
#include "vision/propose/proposals.h"

using namespace lk::vision;

namespace {

/// All results of the nets for an image.
struct Answers {
  NetProposals proposals;
  std::vector<ProposedDie> dice;
};

Answers answersTo(const cv::Mat& bgr) {
  Answers answers{propose(bgr), {}};
  answers.dice = lookAtProposals(Pyramid(bgr), answers.proposals.dice);
  return answers;
}

/// Light squares with dark pips on a table, and a card's rectangle, so that each net detects something.
cv::Mat pictureOf(unsigned seed) {
  cv::Mat bgr = scene::table(scene::Table::wood, {320, 240}, seed);
  cv::RNG random(seed);
  for (int die = 0; die < 3; ++die) {
    const cv::Point corner(20 + 100 * die, 20 + random.uniform(0, 40));
    cv::rectangle(bgr, {corner, cv::Size(36, 36)}, cv::Scalar(230, 235, 240), cv::FILLED, cv::LINE_AA);
    for (const cv::Point pip : {cv::Point(9, 9), cv::Point(18, 18), cv::Point(27, 27)})
      cv::circle(bgr, corner + pip, 4, cv::Scalar(20, 20, 20), cv::FILLED, cv::LINE_AA);
  }
  cv::rectangle(bgr, {60, 110, 75, 105}, cv::Scalar(245, 245, 250), cv::FILLED);
  return bgr;
}

bool same(const Answers& a, const Answers& b) {
  if (a.proposals.dice.size() != b.proposals.dice.size() || a.dice.size() != b.dice.size() ||
      a.proposals.cards.size() != b.proposals.cards.size() ||
      a.proposals.maps.size() != b.proposals.maps.size())
    return false;
  for (std::size_t i = 0; i < a.proposals.cards.size(); ++i)
    if (a.proposals.cards[i].chance != b.proposals.cards[i].chance) return false;
  for (std::size_t i = 0; i < a.proposals.maps.size(); ++i)
    if (cv::norm(a.proposals.maps[i].rim, b.proposals.maps[i].rim, cv::NORM_INF) > 0) return false;
  for (std::size_t i = 0; i < a.dice.size(); ++i)
    if (a.dice[i].top.uppermost != b.dice[i].top.uppermost || a.dice[i].read.own != b.dice[i].read.own)
      return false;
  return true;
}

}  // namespace

class NetThreadsTest : public QObject {
  Q_OBJECT

 private slots:
  void severalThreadsSayWhatOneSays() {
    constexpr std::size_t kThreads = 4;
    std::vector<cv::Mat> pictures;
    std::vector<Answers> alone;
    for (unsigned seed = 0; seed < 3; ++seed) {
      pictures.push_back(pictureOf(seed));
      alone.push_back(answersTo(pictures.back()));
    }
    QVERIFY(!alone[0].dice.empty());
    std::vector<std::vector<Answers>> together(kThreads);
    {
      std::vector<std::jthread> threads;
      for (std::size_t t = 0; t < kThreads; ++t)
        threads.emplace_back([&, t] {
          for (std::size_t i = 0; i < pictures.size(); ++i)
            together[t].push_back(answersTo(pictures[(i + t) % pictures.size()]));
        });
    }
    for (std::size_t t = 0; t < kThreads; ++t)
      for (std::size_t i = 0; i < pictures.size(); ++i)
        QVERIFY2(same(together[t][i], alone[(i + t) % pictures.size()]),
                 qPrintable(QString("thread %1, picture %2").arg(t).arg(i)));
  }
};

QTEST_GUILESS_MAIN(NetThreadsTest)
#include "tst_net_threads.moc"
