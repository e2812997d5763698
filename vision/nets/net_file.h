// Loads the trained nets, which are compiled into the program, so that no files are needed at run time.
#pragma once

#include <opencv2/dnn.hpp>

#include "vision/nets/net_fault.h"

namespace lk::vision {

/// Loads a net. Each thread needs its own copy, because a net keeps the state of its last input.
/// Precondition: faultOfNets() was checked when the program started.
cv::dnn::Net loadNet(NetFile file);

}  // namespace lk::vision
