// What the eyes must reach on the photos of each source, kept as data.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "source_runs.h"

namespace lk::photo_scores {

/// The counts are those of jsonOf(), of every `every`-th photo of the source by name.
struct SourceFloors {
  int every = 1;
  std::map<std::string, int> atLeast;
  std::map<std::string, int> atMost;
};

using Floors = std::map<std::string, SourceFloors>;  // by the source's name

/// Returns tests/vision/photo_scores/floors.json.
std::filesystem::path floorsFile();

/// Throws std::runtime_error when the file cannot be read, or written.
Floors readFloors(const std::filesystem::path& file = floorsFile());
void writeFloors(const Floors& floors, const std::filesystem::path& file = floorsFile());

/// Returns in words what falls short of the floors, and what beats them by more than one label and 2 % of the
/// labels (of the photos, for negatives): such a floor is to be raised.
std::vector<std::string> complaints(const SourceScore& score, const SourceFloors& floors);

/// Returns floors that this score just keeps: nothing wrong or invented more than now, and of the rest one or
/// 1 % of the labels to spare.
SourceFloors floorsFor(const SourceScore& score, int every);

}  // namespace lk::photo_scores
