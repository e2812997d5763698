#include <fstream>

#include <opencv2/imgcodecs.hpp>

#include "app/capture/picture.h"
#include "app/cli/command.h"
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
    std::vector<vision::Reference> added;
    std::vector<Json> lines;
    for (std::size_t i = 0; i < found.size(); ++i) {
      const vision::Quad corners = portrait(found[i].corners);
      carddb::StoredReference row;
      row.game = game_;
      row.card = ids_[i];
      row.name = ids_[i];
      row.back = back_;
      cv::imencode(".png", vision::rectifyCard(picture, corners, kPictureSize), row.picture);
      row.descriptor = vision::describeCard(picture, corners);
      row.code = vision::toBytes(vision::codeOf(row.descriptor));
      row.descriptorVersion = vision::kDescriptorVersion;
      added.push_back({cardKey(game_, ids_[i]), back_, row.descriptor});
      rows.push_back(std::move(row));
      lines.push_back(Json::object({{"id", cardKey(game_, ids_[i])},
                                    {"corners", cornersJson(corners)},
                                    {"sharpness", rounded(vision::sharpness(picture, corners), 0.01)}}));
    }
    known.push_back(vision::shelved(added));
    const vision::CardIndex index(std::move(known), vision::Search::sieved);
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].set("nearest", nearestOther(index, added[i]));

    Outcome<carddb::Library> library = carddb::Library::open(library_, carddb::LibraryMode::createIfMissing);
    if (!library) return console.unusable(library.fault());
    if (const Outcome<Done> refreshed = refreshDescriptors(*library); !refreshed)
      return console.unusable(refreshed.fault());
    if (const Outcome<Done> stored = library->addReferences(rows); !stored)
      return console.unusable(stored.fault());
    for (const Json& line : lines) console.line(line);
    return ExitStatus::done;
  }

  /// The other card most like this one: those two may one day be mixed up.
  static Json nearestOther(const vision::CardIndex& index, const vision::Reference& card) {
    const vision::CardIndex::Nearest nearest = index.nearest(card.descriptor, card.key);
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
  std::string photo_;
};

}  // namespace

std::unique_ptr<Command> makeEnrol() {
  return std::make_unique<Enrol>();
}

}  // namespace lk::app
