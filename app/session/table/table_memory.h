// Remembers the tables that were set up, in a library file, by camera and game.
#pragma once

#include <optional>

#include "app/session/table/table_setting.h"

namespace lk::app {

class TableMemory {
 public:
  /// `file` is created when the first table is remembered. If it is empty, nothing is stored.
  explicit TableMemory(std::string file) : file_(std::move(file)) {}

  /// Returns the remembered table of `camera`, applied to `standard`; `standard` itself if there is none.
  [[nodiscard]] Outcome<TableSetting> recall(const std::string& camera, const TableSetting& standard) const;
  /// `now` is ISO 8601.
  Outcome<Done> remember(const std::string& camera, const std::string& name, const TableSetting& setting,
                         const TableSetting& standard, const std::string& now) const;

  /// A camera that was set up for a game. known() lists the last used first.
  struct Known {
    std::string camera, name, usedAt;
  };
  [[nodiscard]] Outcome<std::vector<Known>> known(std::string_view game) const;

 private:
  [[nodiscard]] bool any() const;

  std::string file_;
};

}  // namespace lk::app
