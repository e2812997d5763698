#include "app/develop/shots/shots.h"

#include <algorithm>
#include <map>

#include <QSize>

#include "app/cli/choice_option.h"
#include "app/cli/language_option.h"
#include "app/cli/number_option.h"
#include "app/develop/commands/developers_commands.h"

namespace lk::app {

namespace {

class Shots final : public Command {
 public:
  const char* name() const override { return "shots"; }
  const char* summary() const override {
    return "Render every page of the window, in the middle of a sample night";
  }
  Application application() const override { return Application::drawing; }

  void declare(CLI::App& app) override {
    app.add_option("--out", out_, "Folder for the pictures")->required();
    app.add_option("--size", size_, "WIDTHxHEIGHT");
    addLanguage(app, language_, "Language of the window");
    addChoice(app, "--what", what_, kWhat, "Every page, or every step of the lessons");
    app.add_flag("--large-text", large_, "With large text");
    app.add_option("--theme", theme_, "light or dark")->check(CLI::IsMember({"light", "dark"}));
  }

  ExitStatus run(Console& console) override {
    const std::size_t cross = std::min(size_.find('x'), size_.size());
    const int width = numberFrom<int>(size_.substr(0, cross)).value_or(0);
    const int height = numberFrom<int>(size_.substr(std::min(cross + 1, size_.size()))).value_or(0);
    if (width < 640 || height < 400 || width > 7680 || height > 4320)
      return console.unusable(
          {"arguments", 0, "--size is '" + size_ + "'", "write it as 1920x1080, from 640x400 to 7680x4320"});
    const Outcome<int> pictures = renderShots(out_, {.size = {width, height},
                                                     .language = language_,
                                                     .theme = theme_,
                                                     .largeText = large_,
                                                     .what = what_});
    if (!pictures) return console.unusable(pictures.fault());
    console.line(Json::object({{"out", out_}, {"pictures", *pictures}}));
    return ExitStatus::done;
  }

 private:
  inline static const std::map<std::string, ShotsOf> kWhat{{"pages", ShotsOf::pages},
                                                           {"lessons", ShotsOf::lessons}};
  ShotsOf what_ = ShotsOf::pages;
  std::string out_;
  std::string size_ = "1920x1080";
  std::string language_ = "en";
  std::string theme_ = "dark";
  bool large_ = false;
};

}  // namespace

std::unique_ptr<Command> makeShots() {
  return std::make_unique<Shots>();
}

}  // namespace lk::app
