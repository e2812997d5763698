#include <fstream>

#include "app/cli/command.h"
#include "app/cli/lines.h"
#include "app/kit/references.h"
#include "carddb/library.h"
#include "rules/cards/pack_reader.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

/// Whether a file says of itself that it is a SQLite database: then it is a library, else a pack.
bool isDatabase(const std::string& file) {
  constexpr std::string_view kMagic = "SQLite format 3";
  std::string begin(kMagic.size(), '\0');
  return std::ifstream(file, std::ios::binary)
             .read(begin.data(), static_cast<std::streamsize>(begin.size())) &&
         begin == kMagic;
}

class Cards final : public Command {
 public:
  const char* name() const override { return "cards"; }
  const char* summary() const override { return "List libraries and card packs, check packs"; }

  void declare(CLI::App& app) override {
    app.require_subcommand(1);
    list_ = app.add_subcommand("list", "The cards of a library or a pack");
    list_->add_option("file", files_, "Library or pack")->required();
    check_ = app.add_subcommand("check", "Every fault of a pack, with file and line");
    check_->add_option("file", files_, "Packs")->required();
  }

  ExitStatus run(Console& console) override { return check_->parsed() ? check(console) : list(console); }

 private:
  ExitStatus check(Console& console) const {
    std::vector<std::string> texts;
    for (const std::string& file : files_) {
      Outcome<std::string> text = readWholeFile(file);
      if (!text) return console.unusable(text.fault());
      texts.push_back(std::move(*text));
    }
    ExitStatus status = ExitStatus::done;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const rules::PackReading reading = rules::readPack(texts[i], files_[i], rules::languageOf);
      for (const Fault& fault : reading.faults)
        console.line(Json::object(
            {{"file", fault.file}, {"line", fault.line}, {"error", fault.what}, {"cure", fault.cure}}));
      if (!reading.faults.empty()) status = ExitStatus::different;
      console.line(Json::object(
          {{"pack", files_[i]}, {"cards", reading.book.cards().size()}, {"faults", reading.faults.size()}}));
    }
    return status;
  }

  ExitStatus list(Console& console) const {
    std::vector<Json> lines;
    for (const std::string& file : files_) {
      const Fault fault = isDatabase(file) ? listLibrary(file, lines) : listPack(file, lines);
      if (!fault.what.empty()) return console.unusable(fault);
    }
    for (const Json& line : lines) console.line(line);
    return ExitStatus::done;
  }

  static Fault listLibrary(const std::string& file, std::vector<Json>& lines) {
    const auto library = carddb::Library::open(file, carddb::LibraryMode::readOnly);
    if (!library) return library.fault();
    const auto rows = library->references(std::nullopt, carddb::Parts::names);
    if (!rows) return rows.fault();
    for (const carddb::StoredReference& row : *rows)
      lines.push_back(
          Json::object({{"id", cardKey(row.game, row.card)}, {"name", row.name}, {"back", row.back}}));
    return {};
  }

  static Fault listPack(const std::string& file, std::vector<Json>& lines) {
    const Outcome<std::string> text = readWholeFile(file);
    if (!text) return text.fault();
    const rules::PackReading reading = rules::readPack(*text, file, rules::languageOf);
    if (!reading.faults.empty()) return reading.faults.front();
    for (const rules::CardDef& card : reading.book.cards())
      lines.push_back(Json::object(
          {{"id", cardKey(reading.book.game(), card.id)}, {"name", card.name}, {"type", card.type}}));
    return {};
  }

  CLI::App* list_ = nullptr;
  CLI::App* check_ = nullptr;
  std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Command> makeCards() {
  return std::make_unique<Cards>();
}

}  // namespace lk::app
