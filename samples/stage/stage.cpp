#include "stage/stage.h"

#include <cmath>
#include <fstream>
#include <iterator>

#include "stage/compositor.h"
#include "stage/moving_table.h"
#include "stage/still_table.h"
#include "stage/truth.h"

namespace lk::stage {

namespace {

constexpr std::size_t kMaxScene = 4u << 20;

struct SceneText {
  std::string file, text;
};

Outcome<SceneText> readText(const std::string& folder) {
  SceneText scene{folder + "/scene.json", {}};
  std::ifstream stream(scene.file, std::ios::binary);
  if (!stream) return Fault{scene.file, 0, "there is no such scene", "name a folder that holds scene.json"};
  scene.text.assign(std::istreambuf_iterator<char>(stream), {});
  if (scene.text.size() > kMaxScene)
    return Fault{scene.file, 0, "the scene is larger than 4 MB", "shorten it"};
  return scene;
}

}  // namespace

struct Stage::Content {
  Content(Scene read, const rules::CardBook& book, const carddb::TableLayout& tableLayout)
      : cards(book.game(), book.cards(), nullptr),
        layout(tableLayout),
        scene(std::move(read)),
        camera(scene.camera),
        timeline(scene, layout),
        compositor(scene, layout, cards, camera) {}

  rules::CardBook cards;  // used for drawing only
  carddb::TableLayout layout;
  Scene scene;
  Camera camera;
  Timeline timeline;
  Compositor compositor;
};

Stage::Stage(std::unique_ptr<Content> content) : content_(std::move(content)) {}
Stage::~Stage() = default;
Stage::Stage(Stage&&) noexcept = default;
Stage& Stage::operator=(Stage&&) noexcept = default;

Outcome<Stage> Stage::open(const std::string& folder, const rules::CardBook& cards,
                           const carddb::TableLayout& layout) {
  const Outcome<SceneText> text = readText(folder);
  if (!text) return text.fault();
  return read(text->text, text->file, cards, layout);
}

Outcome<Stage> Stage::read(const std::string& text, const std::string& file, const rules::CardBook& cards,
                           const carddb::TableLayout& layout) {
  Outcome<Scene> scene = readScene(text, file, cards, layout);
  if (!scene) return scene.fault();
  return Stage(std::make_unique<Content>(std::move(*scene), cards, layout));
}

Stage Stage::still(std::uint64_t seed, cv::Size picture, const rules::CardBook& cards,
                   const carddb::TableLayout& layout) {
  return Stage(std::make_unique<Content>(stillTable(seed, picture, cards, layout), cards, layout));
}

Stage Stage::moving(std::uint64_t seed, cv::Size picture, int steps, const rules::CardBook& cards,
                    const carddb::TableLayout& layout) {
  return Stage(std::make_unique<Content>(movingTable(seed, picture, steps, cards, layout), cards, layout));
}

Outcome<std::string> Stage::gameOf(const std::string& folder) {
  const Outcome<SceneText> text = readText(folder);
  if (!text) return text.fault();
  const Outcome<Json> json = readJson(text->text, text->file);
  if (!json) return json.fault();
  const Json& game = (*json)["game"];
  if (game.asString().empty())
    return Fault{text->file, game.line(), "the scene names no game", "add \"game\""};
  return game.asString();
}

int Stage::frames() const {
  return std::max(1, static_cast<int>(std::lround(content_->scene.seconds * content_->scene.fps)));
}
double Stage::framesPerSecond() const {
  return content_->scene.fps;
}
cv::Size Stage::size() const {
  return content_->camera.size();
}
const std::vector<TimedEvent>& Stage::events() const {
  return content_->scene.events;
}

void Stage::render(int index, cv::Mat& bgr) {
  content_->compositor.render(content_->timeline.at(index / content_->scene.fps), index, bgr);
}

Json Stage::truth(int index) const {
  const Content& c = *content_;
  return truthOf(c.timeline.at(index / c.scene.fps), c.scene, c.layout, c.cards, c.camera,
                 c.compositor.hands());
}

}  // namespace lk::stage
