#include "app/care/backup/backup.h"

#include <CLI/CLI.hpp>

#include "app/care/backup/restore.h"
#include "app/cli/command.h"
#include "app/kit/data_folder.h"

namespace lk::app {

namespace {

class Backup final : public Command {
 public:
  const char* name() const override { return "backup"; }
  const char* summary() const override {
    return "Write nights, cards, tables, leagues and settings into one file, even during a night";
  }
  void declare(CLI::App& app) override { app.add_option("--out", out_, "File to write")->required(); }

  ExitStatus run(Console& console) override {
    const Outcome<std::string> folder = dataFolder();
    if (!folder) return console.unusable(folder.fault());
    const Outcome<BackupMade> made = writeBackup(*folder, out_);
    if (!made) return console.unusable(made.fault());
    Json leftOut = Json::array();
    for (const Fault& fault : made->leftOut) leftOut.push(fault.text());
    console.line(Json::object(
        {{"out", out_}, {"files", made->files}, {"bytes", made->bytes}, {"left_out", std::move(leftOut)}}));
    return made->leftOut.empty() ? ExitStatus::done : ExitStatus::different;
  }

 private:
  std::string out_;
};

class Restore final : public Command {
 public:
  const char* name() const override { return "restore"; }
  const char* summary() const override { return "Restore a backup, completely or not at all"; }
  Application application() const override { return Application::core; }
  void declare(CLI::App& app) override { app.add_option("file", file_, "Backup to restore")->required(); }

  ExitStatus run(Console& console) override {
    const Outcome<std::string> folder = unclaimedDataFolder();
    if (!folder) return console.unusable(folder.fault());
    const Outcome<Restored> restored = restoreNow(file_, *folder);
    if (!restored) return console.unusable(restored.fault());
    console.line(Json::object({{"restored", file_},
                               {"files", restored->backup.files},
                               {"made_at", restored->backup.madeAt},
                               {"by", restored->backup.by},
                               {"before", *folder + "/" + restored->before}}));
    return ExitStatus::done;
  }

 private:
  std::string file_;
};

}  // namespace

std::unique_ptr<Command> makeBackup() {
  return std::make_unique<Backup>();
}
std::unique_ptr<Command> makeRestore() {
  return std::make_unique<Restore>();
}

}  // namespace lk::app
