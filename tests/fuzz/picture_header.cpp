// Fuzzes the first bytes of picture files: sizes are reported only for known formats.
#include "app/kit/picture_header.h"

#include "target.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto header = lk::app::readPictureHeader({data, size});
  if (!header) return 0;
  lk::fuzz::promise(!header->format.empty(), "a header names its format");
  lk::fuzz::promise(header->width >= 0 && header->height >= 0, "no side is negative");
  return 0;
}
