#include "app/kit/memory.h"

#include <malloc.h>

namespace lk::app {

namespace {

constexpr int kMegabyte = 1 << 20;

}  // namespace

void keepPictureMemory() {
  mallopt(M_MMAP_THRESHOLD, 32 * kMegabyte);  // the largest value it accepts: a picture of ten megapixels
  mallopt(M_TRIM_THRESHOLD, 64 * kMegabyte);
  mallopt(M_TOP_PAD, 16 * kMegabyte);
}

void keepMemorySmall() {
  mallopt(M_ARENA_MAX, 2);
  mallopt(M_MMAP_THRESHOLD, 4 * kMegabyte);
  mallopt(M_TRIM_THRESHOLD, kMegabyte / 8);
  mallopt(M_TOP_PAD, kMegabyte / 8);
}

void releaseFreeMemory() {
  malloc_trim(0);
}

}  // namespace lk::app
