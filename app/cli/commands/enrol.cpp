#include <fstream>

#include <opencv2/imgcodecs.hpp>

#include "app/capture/picture.h"
#include "app/cli/command.h"
#include "app/cli/enrolling/enrol_advice.h"
#include "app/cli/sighting_json.h"
#include "app/kit/library_cards.h"
#include "app/kit/references.h"
#include "carddb/library.h"
#include "vision/recogniser.h"

namespace lk::app {

namespace {

const cv::Size kPictureSize(504, 704);  // 8 pixels a millimetre: enough for any descriptor to come

class Enrol final : public Command {
 public:
  const char* name() const override { return "enrol"; }
  const char* summary() const override { return "Teach a library the cards of a photo, in reading order"; }

  void declare(CLI::App& app) override {
    app.add_option("--cards", library_, "Library file, created if missing")->required();
    app.add_option("--game", game_, "Game the cards belong to: letters a-z, digits, _ and -")->required();
    app.add_option("--ids", idList_, "One id a card, separated by commas, in reading order")->required();
    app.add_flag("--back", back_, "The cards lie face down: enrol their backs");
    app.add_flag("--strict", strict_, "Store nothing when a card's picture is poor or the card like another");
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
    const Outcome<cv::Mat> picture = decodePicture(photo_);
    if (!picture) return console.unusable(picture.fault());

    // Refuse a file that is no library before anything is looked at; a missing one is created only when cards
    // go in.
    std::vector<vision::ReferenceShelf> known;
    if (fileExists(library_)) {
      Outcome<LibraryCards> cards = libraryCards(library_, "");
      if (!cards) return console.unusable(cards.fault());
      known.push_back(std::move(cards->shelf));
    }

    // As recognise sees them: where a tray or mat lies in the picture, its size tells cards from other
    // rectangles.
    const std::vector<vision::CardSighting> found =
        vision::recognise(*picture, vision::CardIndex({}), allSheetSpecs()).cards;
    if (found.size() != ids_.size()) {
      const std::string what =
          "found " + std::to_string(found.size()) + " cards for " + std::to_string(ids_.size()) +
          " ids; nothing was enrolled: show exactly these cards, apart, on a plain table";
      console.line(Json::object(
          {{"image", photo_}, {"error", what}, {"found", found.size()}, {"expected", ids_.size()}}));
      return ExitStatus::different;
    }
    return store(*picture, found, std::move(known), console);
  }

 private:
  /// Nothing between two commas is an id too: an invalid one, for it would shift all that follow.
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
    std::vector<carddb::StoredReference> rows;
    std::vector<vision::Reference> references;
    std::vector<vision::Quad> outlines;
    for (std::size_t i = 0; i < found.size(); ++i) {
      outlines.push_back(portrait(found[i].corners));
      rows.push_back(rowOf(picture, outlines[i], ids_[i]));
      references.push_back({cardKey(game_, ids_[i]), back_, rows[i].descriptor});
    }
    known.push_back(vision::shelved(references));
    const vision::CardIndex index(std::move(known), vision::Search::sieved);

    std::vector<Json> lines;
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const vision::CardQuality quality = vision::qualityOf(picture, outlines[i]);
      const auto nearest = index.nearest(references[i].descriptor, references[i].key);
      Json warnings = Json::array();
      for (const Advice& advice : adviceOn(quality, nearest)) {
        warnings.push(advice.json());
        notes.push_back(references[i].key + " " + advice.says + "; " + advice.cure);
      }
      lines.push_back(Json::object({{"id", references[i].key},
                                    {"corners", cornersJson(outlines[i])},
                                    {"sharpness", rounded(vision::sharpness(picture, outlines[i]), 0.01)},
                                    {"nearest", nearestJson(nearest)},
                                    {"quality", qualityJson(quality)},
                                    {"warnings", std::move(warnings)}}));
    }

    const bool refused = strict_ && !notes.empty();
    if (!refused)
      if (const Outcome<Done> done = write(rows); !done) return console.unusable(done.fault());
    for (const Json& line : lines) console.line(line);
    for (const std::string& note : notes) console.note(note);
    if (!refused) return ExitStatus::done;
    console.line(Json::object(
        {{"image", photo_},
         {"error",
          "nothing was enrolled, for there are warnings: mend what they name, or leave --strict out"}}));
    return ExitStatus::different;
  }

  carddb::StoredReference rowOf(const cv::Mat& picture, const vision::Quad& corners,
                                const std::string& id) const {
    carddb::StoredReference row;
    row.game = game_;
    row.card = id;
    row.name = id;
    row.back = back_;
    cv::imencode(".png", vision::rectifyCard(picture, corners, kPictureSize), row.picture);
    row.descriptor = vision::describeCard(picture, corners);
    row.code = vision::toBytes(vision::codeOf(row.descriptor));
    row.descriptorVersion = vision::kDescriptorVersion;
    return row;
  }

  Outcome<Done> write(const std::vector<carddb::StoredReference>& rows) const {
    Outcome<carddb::Library> library = carddb::Library::open(library_, carddb::LibraryMode::createIfMissing);
    if (!library) return library.fault();
    if (const Outcome<Done> refreshed = refreshDescriptors(*library); !refreshed) return refreshed.fault();
    return library->addReferences(rows);
  }

  /// The other card most like this one: those two may one day be mixed up.
  static Json nearestJson(const vision::CardIndex::Nearest& nearest) {
    if (nearest.key.empty()) return {};
    return Json::object({{"id", nearest.key}, {"distance", rounded(nearest.distance, 0.0001)}});
  }

  /// Corners begin at the card's own top left: of a card lying across, the turn that a quarter to the left
  /// undoes.
  static vision::Quad portrait(const vision::Quad& q) {
    const double across = cv::norm(q[1] - q[0]) + cv::norm(q[2] - q[3]);
    const double down = cv::norm(q[3] - q[0]) + cv::norm(q[2] - q[1]);
    return across <= down ? q : vision::Quad{q[1], q[2], q[3], q[0]};
  }

  std::string library_;
  std::string game_;
  std::string idList_;
  std::vector<std::string> ids_;
  bool back_ = false;
  bool strict_ = false;
  std::string photo_;
};

}  // namespace

std::unique_ptr<Command> makeEnrol() {
  return std::make_unique<Enrol>();
}

}  // namespace lk::app
