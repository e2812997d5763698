#include "app/session/table/table_memory.h"

#include <filesystem>

#include "carddb/known_tables.h"

namespace lk::app {

using carddb::KnownTable;
using carddb::KnownTables;
using carddb::LibraryMode;

bool TableMemory::any() const {
  std::error_code error;
  return !file_.empty() && std::filesystem::exists(file_, error);
}

Outcome<TableSetting> TableMemory::recall(const std::string& camera, const TableSetting& standard) const {
  if (!any() || camera.empty()) return standard;
  const Outcome<KnownTables> tables = KnownTables::open(file_, LibraryMode::readOnly);
  if (!tables) return tables.fault();
  const Outcome<std::optional<KnownTable>> table = tables->table(camera, standard.layout.game);
  if (!table) return table.fault();
  if (!*table) return standard;
  Outcome<TableSetting> setting = TableSetting::read((*table)->layout, standard);
  if (setting) return setting;
  Fault fault = setting.fault();
  fault.file = file_;
  return fault;
}

Outcome<Done> TableMemory::remember(const std::string& camera, const std::string& name,
                                    const TableSetting& setting, const TableSetting& standard,
                                    const std::string& now) const {
  if (file_.empty()) return Done{};
  Outcome<KnownTables> tables = KnownTables::open(file_, LibraryMode::createIfMissing);
  if (!tables) return tables.fault();
  return tables->remember({camera, name, standard.layout.game, setting.json(standard), now});
}

Outcome<std::vector<TableMemory::Known>> TableMemory::known(std::string_view game) const {
  std::vector<Known> out;
  if (!any()) return out;
  const Outcome<KnownTables> tables = KnownTables::open(file_, LibraryMode::readOnly);
  if (!tables) return tables.fault();
  const Outcome<std::vector<KnownTable>> all = tables->tables();
  if (!all) return all.fault();
  for (const KnownTable& table : *all)
    if (table.game == game) out.push_back({table.camera, table.name, table.usedAt});
  return out;
}

}  // namespace lk::app
