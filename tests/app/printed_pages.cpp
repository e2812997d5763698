#include "printed_pages.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <opencv2/imgcodecs.hpp>

namespace lk::test {

std::vector<cv::Mat> renderedPages(const QString& pdf, int dotsPerInch) {
  QTemporaryDir folder;
  QProcess poppler;
  poppler.start(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QString::number(dotsPerInch), pdf,
                                             folder.filePath(QStringLiteral("p"))});
  if (!poppler.waitForFinished(300000) || poppler.exitCode() != 0) return {};
  std::vector<cv::Mat> pages;
  // Numbers are padded to equal length, so names sort as pages do.
  for (const QString& name :
       QDir(folder.path()).entryList({QStringLiteral("*.ppm")}, QDir::Files, QDir::Name))
    pages.push_back(cv::imread(folder.filePath(name).toStdString(), cv::IMREAD_COLOR));
  return pages;
}

}  // namespace lk::test
