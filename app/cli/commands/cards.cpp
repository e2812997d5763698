#include <CLI/CLI.hpp>

#include "app/cli/cards/checked_packs.h"
#include "app/cli/cards/listed_cards.h"
#include "app/cli/cards/packs_in_library.h"
#include "app/cli/command.h"

namespace lk::app {

namespace {

class Cards final : public Command {
 public:
  const char* name() const override { return "cards"; }
  const char* summary() const override {
    return "List, check and search cards; import packs into libraries and export them";
  }

  void declare(CLI::App& app) override {
    app.require_subcommand(1);
    list_ = app.add_subcommand("list", "The cards of a library or a pack");
    list_->add_option("file", files_, "Library or pack")->required();
    check_ = app.add_subcommand("check", "List every error of a pack, with file and line");
    check_->add_option("file", files_, "Packs")->required();
    import_ = app.add_subcommand("import", "Store packs in a library; newer versions replace older ones");
    import_->add_option("--cards", library_, "Library file, created if missing")->required();
    import_->add_flag("--replace", replace_, "Let them replace newer and equal versions, too");
    import_->add_option("file", files_, "Packs")->required();
    export_ = app.add_subcommand("export", "Write a pack of a library to a file, as it was imported");
    export_->add_option("--cards", library_, "Library file")->required();
    export_->add_option("--pack", pack_, "Its name, if the library contains several");
    export_->add_option("--out", out_, "File to write")->required();
    search_ = app.add_subcommand("search", "List the cards of a library that contain all the words");
    search_->add_option("--cards", library_, "Library file")->required();
    search_->add_option("words", words_, "In name or text, in any language")->required();
  }

  ExitStatus run(Console& console) override {
    if (list_->parsed()) return listCards(files_, console);
    if (check_->parsed()) return checkPacks(files_, console);
    if (import_->parsed())
      return importPacks(library_, files_, replace_ ? carddb::SamePack::any : carddb::SamePack::newerOnly,
                         console);
    if (export_->parsed()) return exportPack(library_, pack_, out_, console);
    return searchCards(library_, words_, console);
  }

 private:
  CLI::App* list_ = nullptr;
  CLI::App* check_ = nullptr;
  CLI::App* import_ = nullptr;
  CLI::App* export_ = nullptr;
  CLI::App* search_ = nullptr;
  std::vector<std::string> files_;
  std::vector<std::string> words_;
  std::string library_;
  std::string pack_;
  std::string out_;
  bool replace_ = false;
};

}  // namespace

std::unique_ptr<Command> makeCards() {
  return std::make_unique<Cards>();
}

}  // namespace lk::app
