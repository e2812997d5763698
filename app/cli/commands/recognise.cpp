#include <chrono>
#include <filesystem>
#include <set>

#include <CLI/CLI.hpp>
#include <opencv2/core.hpp>

#include "app/capture/picture.h"
#include "app/cli/command.h"
#include "app/cli/explaining/explain_picture.h"
#include "app/cli/sighting_json.h"
#include "app/kit/game_kit.h"
#include "app/kit/library_cards.h"
#include "app/kit/references.h"
#include "carddb/library.h"
#include "vision/recogniser.h"

namespace lk::app {

namespace {

class Recognise final : public Command {
 public:
  const char* name() const override { return "recognise"; }
  const char* summary() const override { return "Name the cards, read the dice and marks in pictures"; }
  bool recognises() const override { return true; }

  void declare(CLI::App& app) override {
    app.add_option("--cards", libraries_, "Card library to name cards from; may be given several times")
        ->allow_extra_args(false);
    app.add_option("--game", game_, "Only cards of this game");
    app.add_flag("--dice-anywhere", diceAnywhere_, "Read dice outside trays too");
    app.add_flag("--marks", marks_, "List every QR code");
    app.add_option("--explain", explain_, "Write a picture of every stage of recognition into this folder");
    app.add_option("files", files_, "Pictures")->required();
  }

  ExitStatus run(Console& console) override {
    if (!game_.empty() && !carddb::validId(game_))
      return console.unusable(
          {"arguments", 0, "the game '" + game_ + "' is no id", "use only a-z, 0-9, _ and -"});
    std::vector<vision::ReferenceShelf> shelves;
    for (const std::string& path : libraries_) {
      Outcome<LibraryCards> cards = libraryCards(path, game_);
      if (!cards) return console.unusable(cards.fault());
      shelves.push_back(std::move(cards->shelf));
      cards_.push_back(std::move(cards->library));
    }
    std::error_code error;
    if (!explain_.empty() && !std::filesystem::create_directories(explain_, error) && error)
      return console.unusable({explain_, 0, "no folder can be made here: " + error.message(),
                               "name another folder for the explaining pictures"});
    const vision::CardIndex index(std::move(shelves), vision::Search::sieved);
    const std::vector<vision::SheetSpec> sheets = allSheetSpecs();

    ExitStatus status = ExitStatus::done;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      console.progress("pictures", static_cast<int>(i), static_cast<int>(files_.size()));
      const Outcome<cv::Mat> picture = decodePicture(files_[i]);
      if (picture) {
        Explained explained{*picture, {}, {}, {}, &sheets, diceAnywhere_};
        // An exception in one picture must not lose the others.
        try {
          console.line(look(files_[i], index, sheets, explained));
        } catch (const cv::Exception& fault) {
          console.line(Json::object(
              {{"image", files_[i]}, {"error", "cannot be looked at: " + fault.err + "; try another size"}}));
          status = ExitStatus::different;
          continue;
        }
        if (explain_.empty()) continue;
        if (const Outcome<Done> done = writeExplanation(explained, explain_, freeName(files_[i])); !done) {
          console.note(faultLine(done.fault()));
          status = ExitStatus::different;
        }
      } else {
        console.line(Json::object(
            {{"image", files_[i]}, {"error", picture.fault().what + "; " + picture.fault().cure}}));
        status = ExitStatus::different;
      }
    }
    return status;
  }

 private:
  /// Returns an unused name for a file's pictures, because files in two folders may have the same name.
  std::string freeName(const std::string& file) {
    const std::string stem = std::filesystem::path(file).stem().string();
    std::string name = stem;
    for (int more = 2; !explainedNames_.insert(name).second; ++more) name = stem + "-" + std::to_string(more);
    return name;
  }

  /// Returns the card's name from the first library that has the card.
  [[nodiscard]] std::string nameOf(const std::string& key) const {
    for (const auto& library : cards_)
      if (std::string name = library->nameOf(key); name != key) return name;
    return key;
  }

  Json look(const std::string& file, const vision::CardIndex& index,
            const std::vector<vision::SheetSpec>& sheets, Explained& explained) const {
    const cv::Mat& bgr = explained.bgr;
    vision::RecogniserOptions options;
    if (!explain_.empty()) options.steps = &explained.steps, options.observations = &explained.observations;
    options.diceAnywhere = diceAnywhere_;
    if (marks_) options.marks = vision::MarkEffort::exhaustive;
    const auto begin = std::chrono::steady_clock::now();
    explained.seen = vision::recognise(bgr, index, sheets, options);
    const vision::FrameSightings& seen = explained.seen;
    const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - begin;

    Json cards = Json::array();
    for (const vision::CardSighting& card : seen.cards) {
      cards.push(cardJson(card, card.key ? nameOf(*card.key) : ""));
    }
    Json traysSeen = Json::array();
    for (const vision::TraySighting& tray : seen.trays) traysSeen.push(trayJson(tray));
    Json dice = Json::array();
    for (const vision::DieSighting& die : seen.dice) dice.push(dieJson(die));
    Json line = Json::object({{"image", file},
                              {"width", bgr.cols},
                              {"height", bgr.rows},
                              {"ms", rounded(elapsed.count(), 0.01)},
                              {"cards", std::move(cards)},
                              {"trays", std::move(traysSeen)},
                              {"dice", std::move(dice)}});
    if (marks_) {
      Json list = Json::array();
      for (const vision::MarkSighting& mark : seen.marks) list.push(markJson(mark));
      line.set("marks", std::move(list));
    }
    if (!seen.conflictingSheets.empty()) {
      Json conflicts = Json::array();
      for (const std::string& id : seen.conflictingSheets) conflicts.push(id);
      line.set("conflicting", std::move(conflicts));
    }
    return line;
  }

  std::vector<std::string> libraries_;
  std::string game_;
  bool diceAnywhere_ = false;
  bool marks_ = false;
  std::vector<std::string> files_;
  std::string explain_;
  std::set<std::string> explainedNames_;
  std::vector<std::shared_ptr<const LibraryStore>> cards_;
};

}  // namespace

std::unique_ptr<Command> makeRecognise() {
  return std::make_unique<Recognise>();
}

}  // namespace lk::app
