// Photos of real cards with their names in reading order; test material that is not part of the repository.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <opencv2/imgcodecs.hpp>

namespace lk::vision::photos {

struct CardPhoto {
  std::string board;  // for example "green-1"
  bool firstDay = false;
  std::filesystem::path file;
  std::vector<std::string> names;
  [[nodiscard]] cv::Mat load() const { return cv::imread(file.string(), cv::IMREAD_COLOR); }
};

std::filesystem::path folder();
/// Returns the photos; empty if they are not available.
std::vector<CardPhoto> cardPhotos();

}  // namespace lk::vision::photos
