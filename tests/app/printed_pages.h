// Converts a printed PDF to pixels with poppler, as a printer would.
#pragma once

#include <vector>

#include <QString>
#include <opencv2/core.hpp>

namespace lk::test {

/// Returns every page as 8-bit BGR at `dotsPerInch`. Empty if poppler's pdftoppm fails.
std::vector<cv::Mat> renderedPages(const QString& pdf, int dotsPerInch);

}  // namespace lk::test
