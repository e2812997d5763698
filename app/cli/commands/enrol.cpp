#include <fstream>

#include <CLI/CLI.hpp>

#include "app/capture/picture.h"
#include "app/cli/command.h"
#include "app/cli/sighting_json.h"
#include "app/kit/library_cards.h"
#include "app/kit/references.h"
#include "app/workshop/enrolling/enrol_advice.h"
#include "app/workshop/enrolling/taught_card.h"
#include "app/workshop/enrolling/whole_scan.h"
#include "carddb/library.h"
#include "vision/recogniser.h"

namespace lk::app {

namespace {

class Enrol final : public Command {
 public:
  const char* name() const override { return "enrol"; }
  const char* summary() const override { return "Teach a library the cards of a photo, in reading order"; }
  bool recognises() const override { return true; }

  void declare(CLI::App& app) override {
    app.add_option("--cards", library_, "Library file, created if missing")->required();
    app.add_option("--game", game_, "Game the cards belong to: letters a-z, digits, _ and -")->required();
    app.add_option("--ids", idList_, "One id per card, separated by commas, in reading order")->required();
    app.add_flag("--back", back_, "The cards lie face down: enrol their backs");
    app.add_flag("--whole", whole_, "The whole picture is the card (for scans and crops)");
    app.add_flag("--strict", strict_,
                 "Store nothing if a picture is poor or a card is too similar to another");
    app.add_option("photo", photo_, "Picture of the cards")->required();
  }

  ExitStatus run(Console& console) override {
    if (!carddb::validId(game_))
      return console.unusable(
          {"arguments", 0, "the game '" + game_ + "' is no id", "use only a-z, 0-9, _ and -"});
    ids_ = split(idList_);
    for (const std::string& id : ids_)
      if (!carddb::validId(id))
        return console.unusable({"arguments", 0, "'" + id + "' is no card id", "use only a-z, 0-9, _ and -"});
    if (whole_ && ids_.size() != 1)
      return console.unusable(
          {"arguments", 0, "--whole with " + std::to_string(ids_.size()) + " ids: one picture is one card",
           "give one id a picture, or leave --whole out"});
    const Outcome<cv::Mat> picture = decodePicture(photo_);
    if (!picture) return console.unusable(picture.fault());

    // Check the library before reading pictures; a missing one is created only when cards are added.
    std::vector<vision::ReferenceShelf> known;
    if (fileExists(library_)) {
      Outcome<LibraryCards> cards = libraryCards(library_, "");
      if (!cards) return console.unusable(cards.fault());
      known.push_back(std::move(cards->shelf));
    }

    const std::vector<vision::CardSighting> found = cardsIn(*picture);
    if (found.size() != ids_.size()) {
      const std::string what =
          "found " + std::to_string(found.size()) + " cards for " + std::to_string(ids_.size()) +
          " ids; nothing was enrolled: show exactly these cards, apart, on a plain table" +
          (ids_.size() == 1 ? ", or use --whole if the picture shows nothing but the card" : "");
      console.line(Json::object(
          {{"image", photo_}, {"error", what}, {"found", found.size()}, {"expected", ids_.size()}}));
      return ExitStatus::different;
    }
    return store(*picture, found, std::move(known), console);
  }

 private:
  /// Returns the cards to teach, found as `recognise` does: if there is a tray or mat in the picture, its
  /// size distinguishes cards from other rectangles.
  std::vector<vision::CardSighting> cardsIn(const cv::Mat& picture) {
    if (whole_) return {wholePicture(picture)};
    std::vector<vision::CardSighting> found =
        vision::recognise(picture, vision::CardIndex({}), allSheetSpecs()).cards;
    if (ids_.size() == 1)
      if (const auto scan = wholeScan(picture, found)) {
        wholeScan_ = true;
        found = {*scan};
      }
    return found;
  }

  /// Splits at commas. An empty part stays as an (invalid) id, because dropping it would shift all ids after
  /// it.
  static std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> parts(1);
    for (const char c : list) {
      if (c == ',')
        parts.emplace_back();
      else
        parts.back() += c;
    }
    return parts;
  }

  static bool fileExists(const std::string& path) { return std::ifstream(path).good(); }

  ExitStatus store(const cv::Mat& picture, const std::vector<vision::CardSighting>& found,
                   std::vector<vision::ReferenceShelf> known, Console& console) {
    std::vector<TaughtCard> taught;
    std::vector<vision::Reference> references;
    for (std::size_t i = 0; i < found.size(); ++i) {
      taught.push_back(teach(picture, found[i].corners, {game_, ids_[i], ids_[i], back_}));
      references.push_back(taught.back().reference);
    }
    known.push_back(vision::shelved(std::move(references)));
    const vision::CardIndex index(std::move(known), vision::Search::sieved);

    std::vector<carddb::StoredReference> rows;
    std::vector<Json> lines;
    std::vector<std::string> notes;
    for (const TaughtCard& card : taught) {
      const std::string& key = card.reference.key;
      const auto nearest = index.nearest(card.reference.descriptor, key);
      std::vector<Advice> advice = adviceOn(card.quality);
      for (Advice& alike : adviceOn(nearest, nearest.key)) advice.push_back(std::move(alike));
      Json warnings = Json::array();
      for (const Advice& each : advice) {
        warnings.push(Json::object({{"check", each.check}, {"says", each.says}, {"cure", each.cure}}));
        notes.push_back(key + " " + each.says + "; " + each.cure);
      }
      lines.push_back(Json::object({{"id", key},
                                    {"corners", cornersJson(card.corners)},
                                    {"sharpness", rounded(vision::sharpness(picture, card.corners), 0.01)},
                                    {"nearest", nearestJson(nearest)},
                                    {"quality", qualityJson(card.quality)},
                                    {"warnings", std::move(warnings)}}));
      rows.push_back(card.row);
    }

    const bool refused = strict_ && !notes.empty();
    if (!refused)
      if (const Outcome<Done> done = write(rows); !done) return console.unusable(done.fault());
    for (const Json& line : lines) console.line(line);
    for (const std::string& note : notes) console.note(note);
    if (wholeScan_)
      console.note("the whole picture is taken for the card: it has a card's shape, and no table around it");
    // Deviation from a card's proportions: another make, or not cropped to the card.
    constexpr double kNoCard = 0.08;
    if (whole_ && offCardProportions(picture.size()) > kNoCard)
      console.note("the picture is " + std::to_string(picture.cols) + " x " + std::to_string(picture.rows) +
                   " pixels, not of a card's shape: crop it to the card if there is a table around it");
    if (!refused) return ExitStatus::done;
    console.line(Json::object(
        {{"image", photo_},
         {"error", "nothing was enrolled because there are warnings: fix them, or leave out --strict"}}));
    return ExitStatus::different;
  }

  Outcome<Done> write(const std::vector<carddb::StoredReference>& rows) const {
    Outcome<carddb::Library> library = carddb::Library::open(library_, carddb::LibraryMode::createIfMissing);
    if (!library) return library.fault();
    if (const Outcome<Done> refreshed = refreshDescriptors(*library); !refreshed) return refreshed.fault();
    return library->addReferences(rows);
  }

  /// Returns the most similar other card, which may be confused with this one.
  static Json nearestJson(const vision::CardIndex::Nearest& nearest) {
    if (nearest.key.empty()) return {};
    return Json::object({{"id", nearest.key}, {"distance", rounded(nearest.distance, 0.0001)}});
  }

  /// Returns the measurements behind the advice.
  static Json qualityJson(const vision::CardQuality& quality) {
    return Json::object({{"height_px", rounded(quality.heightPx, 0.1)},
                         {"blur_mm", rounded(quality.blurMm, 0.01)},
                         {"outside", rounded(quality.outside, 0.001)},
                         {"paper", rounded(quality.paper, 1)},
                         {"overexposed", rounded(quality.overexposed, 0.001)}});
  }

  std::string library_;
  std::string game_;
  std::string idList_;
  std::vector<std::string> ids_;
  bool back_ = false;
  bool strict_ = false;
  bool whole_ = false;      // the user says that the photo shows only the card
  bool wholeScan_ = false;  // the whole photo was scanned for its only card
  std::string photo_;
};

}  // namespace

std::unique_ptr<Command> makeEnrol() {
  return std::make_unique<Enrol>();
}

}  // namespace lk::app
