// What of the data folder a backup holds: all that people made and cannot have again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lk::app {

/// How a file is copied and checked.
enum class KeptAs {
  library,  // nights, cards or tables: a library of carddb
  leagues,  // the database of the leagues
  plain,    // a text, written whole by whoever writes it
};

struct KeptFile {
  std::string name;  // below the data folder: "nights.lkdb", "packs/mine.json"
  KeptAs as = KeptAs::plain;
};

/// The files there are. The secret key that phones meet is none of them: it is made anew.
std::vector<KeptFile> keptFiles(const std::string& dataFolder);

/// How a file of this name is kept; none for a name that no backup has, as "../x".
std::optional<KeptAs> keptAs(std::string_view name);

}  // namespace lk::app
