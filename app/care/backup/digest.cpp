#include "app/care/backup/digest.h"

#include <QCryptographicHash>
#include <QFile>

namespace lk::app {

namespace {

std::string inHex(const QCryptographicHash& hash) {
  return hash.result().toHex().toStdString();
}

}  // namespace

Outcome<std::string> digestOfFile(const std::string& path) {
  QFile file(QString::fromStdString(path));
  QCryptographicHash hash(QCryptographicHash::Sha256);
  if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file))
    return Fault{path, 0, "cannot be read: " + file.errorString().toStdString(), "check its permissions"};
  return inHex(hash);
}

std::string digestOfBackup(const std::vector<carddb::BackedUpFile>& files, const std::string& madeAt,
                           const std::string& by) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  // Texts end with a byte that no name contains, so that different lists give different input.
  const auto add = [&](const std::string& text) { hash.addData(QByteArray::fromStdString(text + '\0')); };
  add(madeAt);
  add(by);
  for (const carddb::BackedUpFile& file : files) {
    add(file.name);
    add(std::to_string(file.bytes));
    add(file.digest);
  }
  return inHex(hash);
}

}  // namespace lk::app
