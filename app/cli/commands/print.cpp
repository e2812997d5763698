#include <map>

#include <CLI/CLI.hpp>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/language_option.h"
#include "app/cli/lines.h"
#include "app/phrases/translation.h"
#include "app/record/printing/print_pdf.h"

namespace lk::app {

namespace {

class Print final : public Command {
 public:
  const char* name() const override { return "print"; }
  const char* summary() const override {
    return "Make a PDF of cards, trays, mat or tiles, tokens and rules, true to size";
  }
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override {
    app.add_option("--game", game_, "Game to print for")->required();
    addChoice(app, "--what", job_.what, kWhat, "What to print")->required();
    app.add_option("--out", job_.file, "PDF file")->required();
    addChoice(app, "--paper", job_.paper, kPaper, "Paper");
    addChoice(app, "--ink", job_.ink, kInk, "Filled areas in colour, or black outlines");
    addLanguage(app, languageOption_, "Language of cards, rules and notes");
    addChoice(app, "--copies", job_.copies, kCopies, "As many of each card as decks need, or one");
    app.add_option("--ids", job_.ids, "Only these cards, without their game")->delimiter(',');
    app.add_option("--pack", files_, "Print the cards of this pack, and no others");
  }

  ExitStatus run(Console& console) override {
    job_.language = languageId(QString::fromStdString(languageOption_));
    std::vector<PackFile> packs;
    for (const std::string& file : files_) {
      Outcome<std::string> text = readWholeFile(file);
      if (!text) return console.unusable(text.fault());
      packs.push_back({file, std::move(*text)});
    }
    const auto kit = loadKit(game_, packs);
    if (!kit) return console.unusable(kit.fault());
    for (const PackFile& pack : packs)
      job_.packs.push_back((*readJson(pack.text, pack.file))["pack"].asString());
    const Outcome<Printed> printed = printPdf(job_, **kit);
    if (!printed) return console.unusable(printed.fault());
    console.line(Json::object({{"out", job_.file}, {"pages", printed->pages}, {"sheets", printed->sheets}}));
    return ExitStatus::done;
  }

 private:
  inline static const std::map<std::string, PrintWhat> kWhat{
      {"first", PrintWhat::first},     {"cards", PrintWhat::cards},
      {"choices", PrintWhat::choices}, {"trays", PrintWhat::trays},
      {"mat", PrintWhat::mat},         {"tiles", PrintWhat::tiles},
      {"tokens", PrintWhat::tokens},   {"reference", PrintWhat::reference},
      {"all", PrintWhat::all}};
  inline static const std::map<std::string, QPageSize::PageSizeId> kPaper{{"a4", QPageSize::A4},
                                                                          {"letter", QPageSize::Letter}};
  inline static const std::map<std::string, PrintCopies> kCopies{{"deck", PrintCopies::deck},
                                                                 {"one", PrintCopies::one}};
  inline static const std::map<std::string, faces::InkUse> kInk{{"full", faces::InkUse::full},
                                                                {"low", faces::InkUse::low}};
  std::string game_;
  std::string languageOption_;
  PrintJob job_;
  std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Command> makePrint() {
  return std::make_unique<Print>();
}

}  // namespace lk::app
