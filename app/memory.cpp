#include "app/memory.h"

#include <malloc.h>

namespace lk::app {

void keepMemoryOfPictures() {
  constexpr int kMegabyte = 1 << 20;
  mallopt(M_MMAP_THRESHOLD, 32 * kMegabyte);  // the largest it takes: a picture of ten megapixels
  mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte);
  mallopt(M_TOP_PAD, 16 * kMegabyte);
}

}  // namespace lk::app
