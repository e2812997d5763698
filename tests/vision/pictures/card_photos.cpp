#include "card_photos.h"

#include <fstream>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lk::vision::photos {

std::filesystem::path folder() {
  return std::filesystem::path(LK_ROOT) / ".." / "shared" / "photos";
}

std::vector<CardPhoto> cardPhotos() {
  std::vector<CardPhoto> result;
  std::ifstream list(folder() / "cards.jsonl");
  for (std::string line; std::getline(list, line);) {
    const QJsonObject entry = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
    CardPhoto photo;
    photo.file = folder() / entry["image"].toString().toStdString();
    const std::string stem = photo.file.stem().string();
    photo.board = stem.substr(0, stem.find("-20"));
    photo.firstDay = stem.find("-20161231") != std::string::npos;
    for (const QJsonValue& row : entry["rows"].toArray())
      for (const QJsonValue& name : row.toArray()) photo.names.push_back(name.toString().toStdString());
    result.push_back(std::move(photo));
  }
  return result;
}

}  // namespace lk::vision::photos
