// The results that must be reached on the photos of each source, stored as data.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "source_runs.h"

namespace lk::photo_scores {

/// Floors of one source. The counts are those of jsonOf(), over every `every`-th photo by name.
struct SourceFloors {
  int every = 1;
  std::map<std::string, int> atLeast;
  std::map<std::string, int> atMost;
};

using Floors = std::map<std::string, SourceFloors>;  // by the source's name

/// Returns tests/vision/photo_scores/floors.json.
std::filesystem::path floorsFile();

/// Throw std::runtime_error if the file cannot be read or written.
Floors readFloors(const std::filesystem::path& file = floorsFile());
void writeFloors(const Floors& floors, const std::filesystem::path& file = floorsFile());

/// Returns descriptions of counts below their floors, and of counts that exceed them by more than one label
/// and 2 % of the labels (of the photos, for negatives). Such a floor must be raised.
std::vector<std::string> complaints(const SourceScore& score, const SourceFloors& floors);

/// Returns floors that this score just reaches: no more errors than now, and a margin of one or 1 % of the
/// labels otherwise.
SourceFloors floorsFor(const SourceScore& score, int every);

}  // namespace lk::photo_scores
