// Cameras connected to this computer (Video4Linux).
#pragma once

#include <optional>

#include "app/capture/frame_source.h"

namespace lk::app {

struct CameraInfo {
  int number = 0;    // of /dev/videoN
  std::string name;  // "HD Pro Webcam C920"
  int part = 0;      // index within the same camera; 0 is the one that gives pictures
  std::string plug;  // path of its port in sysfs; distinguishes cameras with the same name
};

/// Returns the cameras known to the system, ordered by number. A camera may have several entries, not all of
/// which give pictures. `registry` is the folder where the kernel lists them.
std::vector<CameraInfo> listCameras(const std::string& registry = "/sys/class/video4linux");

/// Returns the cameras that match `name`: those with exactly this name (case-insensitive), or if there are
/// none, those whose name contains it.
std::vector<CameraInfo> camerasCalled(const std::string& name, const std::vector<CameraInfo>& cameras);

/// Returns the cameras that may be the lost one after it was plugged in again, most likely first: at the same
/// port, then at others. Cameras with its name that were connected `beside` it are excluded.
std::vector<CameraInfo> camerasComingBack(const CameraInfo& lost, const std::vector<CameraInfo>& beside,
                                          const std::vector<CameraInfo>& now);

Outcome<std::unique_ptr<FrameSource>> openCamera(int number);
/// Opens the first camera that matches the name and gives pictures.
Outcome<std::unique_ptr<FrameSource>> openCamera(const std::string& name);

}  // namespace lk::app
