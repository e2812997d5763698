// Cameras plugged into this computer (Video4Linux).
#pragma once

#include <optional>

#include "app/capture/frame_source.h"

namespace lk::app {

struct CameraInfo {
  int number = 0;    // of /dev/videoN
  std::string name;  // "HD Pro Webcam C920"
  int part = 0;      // of the same camera; what gives pictures is 0
  std::string plug;  // where it is plugged in, as the system calls it; what tells two of one name apart
};

/// The cameras the system knows, by number. One camera may have several entries, not all of which give
/// pictures. `registry` is where the kernel lists them.
std::vector<CameraInfo> listCameras(const std::string& registry = "/sys/class/video4linux");

/// Those people may mean by `name`: called exactly so in any case or, if none is, with `name` in their name.
std::vector<CameraInfo> camerasCalled(const std::string& name, const std::vector<CameraInfo>& cameras);

/// Those that may be `lost`, plugged in again, likeliest first: where it was, then in other places. Those of
/// its name that were there `beside` it are others.
std::vector<CameraInfo> camerasComingBack(const CameraInfo& lost, const std::vector<CameraInfo>& beside,
                                          const std::vector<CameraInfo>& now);

Outcome<std::unique_ptr<FrameSource>> openCamera(int number);
/// The first camera called so that gives pictures.
Outcome<std::unique_ptr<FrameSource>> openCamera(const std::string& name);

}  // namespace lk::app
