// Trained nets, compiled into the program, so that there is nothing to find at run time.
#pragma once

#include <opencv2/dnn.hpp>

namespace lk::vision {

enum class NetFile { diceFinder, diceReader, diceBody, proposer };

/// Reads the net anew: a net keeps what it last saw, so every thread needs one of its own.
cv::dnn::Net loadNet(NetFile file);

}  // namespace lk::vision
