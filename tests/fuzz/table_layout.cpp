// Fuzzes mats as data: zones inside the mat that do not overlap, or a fault.
#include "carddb/sheets.h"
#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto layout = lk::carddb::readTableLayout(lk::fuzz::textOf(data, size), "mat.json");
  if (!layout) {
    lk::fuzz::promise(!layout.fault().cure.empty(), "a fault says how to mend it");
    return 0;
  }
  lk::fuzz::promise(layout->mat.width > 0 && layout->mat.height > 0, "a mat has a size");
  return 0;
}
