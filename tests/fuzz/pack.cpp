// Fuzzes card packs from users: a book or faults, never both, and every fault with its cure.
#include "house.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const lk::rules::PackReading read =
      lk::rules::readPack(lk::fuzz::textOf(data, size), "pack.json", lk::rules::languageOf);
  lk::fuzz::promise(read.faults.empty() || read.book.cards().empty(), "a pack with faults gives no cards");
  for (const lk::Fault& fault : read.faults)
    lk::fuzz::promise(!fault.what.empty() && !fault.cure.empty(), "a fault says what and how to mend it");
  return 0;
}
