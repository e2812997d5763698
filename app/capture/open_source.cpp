// Decides which kind of source a text names.
#include <algorithm>
#include <charconv>
#include <filesystem>

#include "app/capture/address.h"
#include "app/capture/camera_source.h"
#include "app/capture/folder_source.h"
#include "app/capture/frame_source.h"
#include "app/capture/mirrored_source.h"
#include "app/capture/phone_camera.h"
#include "app/capture/scenes.h"
#include "app/capture/stage_source.h"
#include "app/capture/stream_source.h"
#include "app/capture/video_source.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kScene = "stage:";

bool allDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Outcome<std::unique_ptr<FrameSource>> openNumber(const std::string& text) {
  int number = 0;
  if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc{})
    return Fault{text, 0, "no camera has this number", "use a smaller number"};
  return openCamera(number);
}

Outcome<std::unique_ptr<FrameSource>> openSceneSource(const std::string& scene) {
  Outcome<OpenScene> opened = openScene(scene);
  if (!opened) return opened.fault();
  return stageSource(std::move(opened->stage), scene);
}

bool looksLikePath(const std::string& text) {
  return text.find('/') != std::string::npos || fs::path(text).has_extension();
}

/// Returns whether a text begins like the name of something that is no file, or is a camera's number.
bool namesOther(const std::string& text) {
  return text.starts_with(kPhone) || text.starts_with(kScene) || allDigits(text) ||
         text.find("://") != std::string::npos;
}

}  // namespace

bool namesFile(const std::string& text) {
  if (asksForMirror(text)) return namesFile(std::string(withoutMirror(text)));
  if (namesOther(text)) return false;
  std::error_code error;
  return fs::exists(text, error) || (!addressIn(text) && looksLikePath(text));
}

Outcome<std::unique_ptr<FrameSource>> openSource(const std::string& text) {
  if (text.empty())
    return Fault{"source", 0, "is not named", "name a camera, video, folder, address or stage:SCENE"};
  if (asksForMirror(text)) {
    Outcome<std::unique_ptr<FrameSource>> source = openSource(std::string(withoutMirror(text)));
    return source ? mirroredSource(std::move(*source)) : std::move(source);
  }
  if (text.starts_with(kPhone)) return openPhone(text.substr(std::string_view(kPhone).size()));
  if (text.starts_with(kScene)) return openSceneSource(text.substr(kScene.size()));
  if (allDigits(text)) return openNumber(text);
  if (text.find("://") != std::string::npos) {
    if (const std::optional<QUrl> address = addressIn(text)) return openStream(*address);
    // `at` is behind the user name, if there is one.
    const std::size_t user = text.find("://") + 3, at = std::max(text.rfind('@') + 1, user);
    return Fault{text.substr(0, user) + text.substr(at), 0, "is not an address that can be opened",
                 "use http:// or rtsp:// and a computer's name"};
  }
  std::error_code error;
  const fs::file_status status = fs::status(text, error);
  if (fs::is_directory(status)) return openFolder(text);
  if (fs::is_regular_file(status)) return openVideo(text);
  if (fs::exists(status)) return Fault{text, 0, "is neither file nor folder", "name a camera by its number"};
  if (const std::optional<QUrl> address = addressIn(text)) return openStream(*address);
  if (looksLikePath(text)) return Fault{text, 0, "does not exist", "check the name"};
  return openCamera(text);
}

}  // namespace lk::app
