// A printed PDF turned back into pixels by poppler, as a printer would.
#pragma once

#include <vector>

#include <QString>
#include <opencv2/core.hpp>

namespace lk::test {

/// Every page as 8-bit BGR, `dotsPerInch` fine. Empty when poppler's pdftoppm fails.
std::vector<cv::Mat> renderedPages(const QString& pdf, int dotsPerInch);

}  // namespace lk::test
