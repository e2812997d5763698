// Trained nets, compiled into the program, so that there is nothing to find at run time.
#pragma once

#include <opencv2/dnn.hpp>

#include "vision/nets/net_fault.h"

namespace lk::vision {

/// Reads the net anew: a net keeps what it last saw, so every thread needs one of its own. Whoever starts the
/// program has seen to it that faultOfNets() is none.
cv::dnn::Net loadNet(NetFile file);

}  // namespace lk::vision
