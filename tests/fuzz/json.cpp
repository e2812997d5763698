// Fuzzes the reader of JSON: what it reads, written and read again, is the same.
#include "rules/text/json.h"

#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = lk::readJson(lk::fuzz::textOf(data, size), "input");
  if (!read) return 0;
  const std::string written = read->dump();
  const auto again = lk::readJson(written, "written");
  lk::fuzz::promise(bool(again) && again->dump() == written,
                    "JSON that was read is read again as it was written");
  return 0;
}
