#include "app/care/versions.h"

#include <ClpConfig.h>
#include <openssl/crypto.h>

#include <CLI/Version.hpp>
#include <QSslSocket>
#include <QSysInfo>
#include <opencv2/core/utility.hpp>

#include "carddb/database_copy.h"
#include "vision/marks/zxing.h"

namespace lk::app {

std::string ownVersion() {
  return LK_VERSION;
}

std::vector<UsedLibrary> usedLibraries() {
  const auto dotted = [](int major, int minor, int patch) {
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
  };
  return {{"Qt", qVersion()},
          {"OpenCV", cv::getVersionString()},
          {"ZXing-C++", dotted(ZXING_VERSION_MAJOR, ZXING_VERSION_MINOR, ZXING_VERSION_PATCH)},
          {"SQLite", carddb::sqliteVersion()},
          {"OpenSSL", OpenSSL_version(OPENSSL_VERSION_STRING)},
          {"CLP", CLP_VERSION},
          {"CLI11", CLI11_VERSION},
          {"system", QSysInfo::prettyProductName().toStdString()},
          {"kernel", (QSysInfo::kernelType() + ' ' + QSysInfo::kernelVersion()).toStdString()},
          {"processor", QSysInfo::currentCpuArchitecture().toStdString()}};
}

std::string versionText() {
  std::string text = "Lampkeeper " + ownVersion();
  for (const UsedLibrary& library : usedLibraries()) text += '\n' + library.name + ' ' + library.version;
  return text;
}

}  // namespace lk::app
