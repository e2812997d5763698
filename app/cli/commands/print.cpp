#include <map>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/printing/print_job.h"

namespace lk::app {

namespace {

class Print final : public Command {
 public:
  const char* name() const override { return "print"; }
  const char* summary() const override { return "Make a PDF of cards, trays, mat and rules, true to size"; }
  bool draws() const override { return true; }

  void declare(CLI::App& app) override {
    app.add_option("--game", game_, "Game to print for")->required();
    addChoice(app, "--what", what_, kWhat, "What to print")->required();
    app.add_option("--out", out_, "PDF file")->required();
    addChoice(app, "--paper", paper_, kPaper, "Paper");
  }

  ExitStatus run(Console& console) override {
    const auto kit = loadKit(game_);
    if (!kit) return console.unusable(kit.fault());
    const Outcome<int> pages = printPdf({what_, paper_, out_}, **kit);
    if (!pages) return console.unusable(pages.fault());
    console.line(Json::object({{"out", out_}, {"pages", *pages}}));
    return ExitStatus::done;
  }

 private:
  inline static const std::map<std::string, PrintWhat> kWhat{{"cards", PrintWhat::cards},
                                                             {"trays", PrintWhat::trays},
                                                             {"mat", PrintWhat::mat},
                                                             {"reference", PrintWhat::reference},
                                                             {"all", PrintWhat::all}};
  inline static const std::map<std::string, QPageSize::PageSizeId> kPaper{{"a4", QPageSize::A4},
                                                                          {"letter", QPageSize::Letter}};
  std::string game_;
  PrintWhat what_ = PrintWhat::all;
  std::string out_;
  QPageSize::PageSizeId paper_ = QPageSize::A4;
};

}  // namespace

std::unique_ptr<Command> makePrint() {
  return std::make_unique<Print>();
}

}  // namespace lk::app
