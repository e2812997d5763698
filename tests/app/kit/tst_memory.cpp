// Tests that free memory is returned to the system even if used blocks lie between.
#include <fstream>
#include <memory>
#include <unistd.h>
#include <vector>

#include <QTest>

#include "app/kit/memory.h"

namespace {

double residentMegabytes() {
  std::ifstream statm("/proc/self/statm");
  double all = 0, resident = 0;
  statm >> all >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

}  // namespace

class TestMemory : public QObject {
  Q_OBJECT

 private slots:
  void freeMemoryBetweenUsedBlocksIsReturned() {
    constexpr std::size_t kBlock = 32'000;  // smaller than blocks that get a mapping of their own
    lk::app::keepMemorySmall();
    std::vector<std::unique_ptr<std::vector<char>>> blocks;
    for (int i = 0; i < 2000; ++i) blocks.push_back(std::make_unique<std::vector<char>>(kBlock, 'x'));
    for (std::size_t i = 0; i < blocks.size(); ++i)
      if (i % 16 != 0) blocks[i].reset();
    const double before = residentMegabytes();
    lk::app::releaseFreeMemory();
    QVERIFY2(before - residentMegabytes() > 30, qPrintable(QString::number(before - residentMegabytes())));
    for (std::size_t i = 0; i < blocks.size(); i += 16) QCOMPARE(blocks[i]->back(), 'x');
  }
};

QTEST_GUILESS_MAIN(TestMemory)
#include "tst_memory.moc"
