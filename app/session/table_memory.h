// The tables that were set up before, kept in a library file by camera and game.
#pragma once

#include <optional>

#include "app/session/table_setting.h"

namespace lk::app {

class TableMemory {
 public:
  /// `file` is made with the first table that is remembered; empty: nothing is kept.
  explicit TableMemory(std::string file) : file_(std::move(file)) {}

  /// What is remembered of the table under `camera`, laid to `standard`; `standard` itself when nothing is.
  [[nodiscard]] Outcome<TableSetting> recall(const std::string& camera, const TableSetting& standard) const;
  /// `now` is ISO 8601.
  Outcome<Done> remember(const std::string& camera, const std::string& name, const TableSetting& setting,
                         const TableSetting& standard, const std::string& now) const;

  /// A camera that was set up for a game, last used first.
  struct Known {
    std::string camera, name, usedAt;
  };
  [[nodiscard]] Outcome<std::vector<Known>> known(std::string_view game) const;

 private:
  [[nodiscard]] bool any() const;

  std::string file_;
};

}  // namespace lk::app
