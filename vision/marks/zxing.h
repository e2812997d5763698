// The names that differ between versions 1.4 and 2 of ZXing-C++.
#pragma once

#include <ZXing/ReadBarcode.h>
#if __has_include(<ZXing/Version.h>)
#include <ZXing/Version.h>
#else
#include <ZXing/ZXVersion.h>
#endif

namespace lk::vision::zxing {

#if ZXING_VERSION_MAJOR >= 2
using ReaderOptions = ZXing::ReaderOptions;
#else
using ReaderOptions = ZXing::DecodeHints;
#endif

}  // namespace lk::vision::zxing
